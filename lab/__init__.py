"""Developer tools that measure, fit, search and take screenshots; not part of the product."""
