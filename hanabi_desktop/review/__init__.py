"""Reviews of games: what each seat could know, what its moves cost, and what was luck.

The package does not use Qt. Unlike a player, a review may see the whole game, including all hidden
cards; docs/architecture.md has the rules for this, and docs/review-method.md the definitions.
"""
