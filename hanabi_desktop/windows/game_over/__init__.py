"""The page on which a game ends."""
