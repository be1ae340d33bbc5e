"""Information about games that reveals none of their cards, so anybody may see it."""
