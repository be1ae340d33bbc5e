"""The page of the games that are kept."""
