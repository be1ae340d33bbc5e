"""Reads, saves, finds, counts, imports and exports games off the GUI thread."""
