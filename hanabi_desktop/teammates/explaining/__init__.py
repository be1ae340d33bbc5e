"""Explanations for people: readings of clues, objections to moves, teammates' remarks."""
