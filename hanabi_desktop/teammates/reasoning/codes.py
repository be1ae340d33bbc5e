"""The numbers that the reasoning works with: kinds of action, readings of clues, capacities.

Each stands here alone; what is compiled takes it from here as well. Only the sizes of compiled
arrays have to be literals, where they are made and in the ``.pxd`` files beside:
``tests/teammates/test_codes.py`` holds them against these.
"""

# What an action is.
PLAY = 0
DISCARD = 1
CLUE = 2

# What a clue was read as; ``conventions.Convention`` has the same names and numbers.
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

# How much there is room for: bounds are not checked where it is compiled.
SEATS = 5
SUITS = 6
FACES = 30
"""Identities: five ranks of six suits."""
VALUES = 11
"""What a clue can be about: 0 to 5 a suit, 6 to 10 the ranks 1 to 5."""
HAND = 5
PLACES = 25
"""Cards in all hands: five places a seat."""
ORDERS = 60
"""Cards of a deck; there are 50 or 55."""
CANDIDATES = 80
"""Actions to be weighed: a play and a discard of each own card, and every clue to every teammate
make 54 at most."""
PENDINGS = 12
"""Plays that are waited for."""
LAYERS = 2
"""Cards that fit by the way, before the one that a holder was asked for."""
LINKS = 4
"""Cards below the focus of a clue."""

# What nobody risks: in points, far beyond what a card can be worth.
LAST_STRIKE = 20.0
"""A misplay with two strikes, which ends the game."""
MISLEADING_CLUE = 50.0
"""A clue that would lead somebody astray."""
LOST = 60.0
"""The third strike has come."""
