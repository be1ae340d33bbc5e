"""Measures how good reviews are, and counts how people play."""
