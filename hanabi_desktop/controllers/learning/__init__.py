"""The controllers of lessons, puzzles and practice, and of their page."""
