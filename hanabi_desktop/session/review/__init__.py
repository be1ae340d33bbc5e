"""Reviews of games: worked out beside the window, kept with their games."""
