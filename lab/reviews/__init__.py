"""Measures the quality of reviews and counts how people play."""
