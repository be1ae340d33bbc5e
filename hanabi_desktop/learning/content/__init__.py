"""The positions of lessons and puzzles, with every card."""
