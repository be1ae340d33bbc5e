"""Lessons and puzzles: games that are led by a script, and what is said of a wrong move."""
