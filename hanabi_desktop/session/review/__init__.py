"""Background reviews of games, stored with the games."""
