"""Teammates: who they are, and programs that a person adds to them."""
