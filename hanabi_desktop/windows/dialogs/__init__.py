"""Dialogs that more than one part of the program opens."""
