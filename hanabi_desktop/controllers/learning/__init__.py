"""Lessons and puzzles on the real table, and the page that lists them."""
