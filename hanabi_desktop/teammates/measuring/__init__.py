"""Measurements over many games: playing strength, concordance with people, the search for weights."""
