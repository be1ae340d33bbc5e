"""Reviews of games: what each seat could know, what its moves cost, and what was luck.

Free of Qt. Unlike a player, a review may hold a whole game: see the rules in docs/architecture.md,
and docs/review.md for the definitions.
"""
