"""A review in the window: the curve over the turns, and what is told beside the table."""
