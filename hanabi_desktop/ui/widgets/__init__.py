"""Widgets and dialogs that features share."""
