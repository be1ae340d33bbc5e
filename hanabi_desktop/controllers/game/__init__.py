"""A game from its table to its end: played, looked at again, handed from one person to the next."""
