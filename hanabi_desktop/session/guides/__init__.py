"""Guides that control a session's game: lessons, puzzles, own moments, *what if*, teaching."""
