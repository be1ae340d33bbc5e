"""Finds the teammates' weights and value estimates."""
