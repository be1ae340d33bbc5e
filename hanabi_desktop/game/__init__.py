"""The rules of Hanabi. Standard library only; knows nobody above it."""
