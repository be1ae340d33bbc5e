"""The review of a game: what each seat could know, what its moves cost, and what was luck.

Pure, and like the arena allowed to hold a whole game: see the walls in docs/architecture.md, and
docs/review.md for the definitions.
"""
