"""Guides that control a session's game: lessons, puzzles, own moments, guesses, *what if*, teaching."""
