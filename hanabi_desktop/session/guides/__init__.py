"""Guides: each leads a game of the session in its own way, for lessons, puzzles, what if and teaching."""
