"""The rulebook's window and how its pages are set."""
