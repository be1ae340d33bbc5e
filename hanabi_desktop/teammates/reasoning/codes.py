"""The numbers used by the reasoning: kinds of action, interpretations of clues, capacities.

The compiled code uses them as well. Only the sizes of its arrays have to be literals, both where
the arrays are created and in the ``.pxd`` files; ``tests/teammates/test_codes.py`` checks them
against these constants.
"""

# Kinds of action.
PLAY = 0
DISCARD = 1
CLUE = 2

# Interpretations of clues, with the names and numbers of ``conventions.Convention``.
NOTHING = 0
PLAY_CLUE = 1
SAVE_CRITICAL = 2
SAVE_TWO = 3
SAVE_FIVE = 4
PROMPT = 5
FINESSE = 6
SELF_PROMPT = 7
SELF_FINESSE = 8
TEMPO = 9
FILL_IN = 10
EMPTY_CLUE = 11
PLAY_OR_SAVE = 12
STALL = 13
FIX = 14
FIVE_STALL = 15
DELAYED_PLAY = 16
REVERSE_FINESSE = 17
LAYERED_FINESSE = 18
HIDDEN_FINESSE = 19

# Habits of seats, as bits, and the weight of evidence for them.
NO_BLIND_PLAYS = 1
"""It neither makes nor asks for blind plays."""
NO_PROMPTS = 2
"""It neither answers nor gives prompts."""
DISTRUST = 2
"""Once a giver's clues have led to this many strikes, only the facts of its clues are used."""
HINT = 1
"""Evidence of a habit that needs a second case."""
PROOF = 2
"""Evidence of a habit that is enough by itself."""

# Capacities: the compiled code does not check bounds.
SEATS = 5
SUITS = 6
FACES = 30
"""Identities: five ranks of six suits."""
VALUES = 11
"""Clue values: 0 to 5 for a suit, 6 to 10 for the ranks 1 to 5."""
HAND = 5
PLACES = 25
"""Places in all hands: five per seat."""
ORDERS = 60
"""Largest number of cards in a deck."""
CANDIDATES = 80
"""Candidate actions; at most 54 occur: a play and a discard of each own card, and all clues."""
PENDINGS = 12
"""Expected plays."""
LAYERS = 2
"""Playable cards that may lie before the one that a holder was asked for."""
LINKS = 4
"""Cards below the focus of a clue."""

# Penalties in points, far beyond what a card can be worth.
LAST_STRIKE = 20.0
"""A misplay with two strikes, which ends the game."""
MISLEADING_CLUE = 50.0
"""A clue that would mislead somebody."""
LOST = 60.0
"""The third strike."""
