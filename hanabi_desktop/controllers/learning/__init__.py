"""Controllers of lessons, puzzles, practice, and their page."""
