"""Hanabi Desktop: the cooperative card game, offline, with teammates who can be understood."""

__version__ = "0.1.0"
