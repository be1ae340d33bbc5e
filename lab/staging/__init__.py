"""Brings the window into defined states, for measurements and screenshots."""
