"""Thinking ahead: what a seat believes, what may come of it, which action is proved to be better."""
