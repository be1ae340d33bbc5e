"""The page shown at the end of a game."""
