"""Fits the teammates' policy weights and value estimates."""
