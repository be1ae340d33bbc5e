"""The page of lessons and puzzles."""
