"""Measurements over many games: playing strength, agreement with people's moves, and fitted conventions."""
