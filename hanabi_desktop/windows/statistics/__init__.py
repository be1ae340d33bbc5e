"""The statistics page, with charts and tables."""
