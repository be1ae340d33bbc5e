"""How a game is told to the compiled reasoning: cards and actions as numbers, and what a seat has seen."""
