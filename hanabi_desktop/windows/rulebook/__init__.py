"""The rulebook's window and the formatting of its pages."""
