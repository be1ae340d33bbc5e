"""Whole games, with every card: saved, found in files, replayed."""
