"""Conversion of games for the compiled reasoning: cards, actions and what a seat has seen, as numbers."""
