"""The store: the games of one profile in one SQLite file."""
