"""The laboratory: measures, fits, searches and draws for developers; never part of the product."""
