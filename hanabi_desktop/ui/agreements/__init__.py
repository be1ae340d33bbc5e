"""Dialogs about agreements and conventions."""
