"""Brings the window into states that are measured and drawn."""
