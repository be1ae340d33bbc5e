"""The games of one profile in one SQLite file."""
