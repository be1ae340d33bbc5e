"""Each convention in positions: how a clue is read, what every seat believes, what follows.

A row reads: hands | stacks | discards | clue | reading | possible identities of the focus | what the receiver
plays next | cards promised to others. Blanks mean nothing.
"""

from dataclasses import replace

import pytest
from compact import Position, faces
from positions import Table, deal_known

from hanabi_desktop.game.cards import Card, Multicolour, Rank
from hanabi_desktop.game.moves import Discard
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import FOR_READING, LEVELS, Convention, agreement_of
from hanabi_desktop.teammates.encoding import SeatTracker, index_of
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.reasoning.misleading import is_misleading
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.moves import interpret_discard, interpret_play
from hanabi_desktop.teammates.reasoning.prediction import best_play, discarded_chop
from hanabi_desktop.teammates.reasons import explain
from hanabi_desktop.teammates.teammate import Budget, ReasonCode

# With two players, a clue concerns only its giver and receiver.
PLAY_CLUES = """
w4 w4 b3 g3 y4 | g2 y3 w2 b4 r1 | | | 0>1 red | PLAY_CLUE | r1 | 1.1 |
w4 w4 b3 g3 y4 | g2 y3 w2 r1 b4 | | | 0>1 red | PLAY_CLUE | r1 | 1.2 |
w4 w4 b3 g3 y4 | g2 r4 w2 r1 b4 | | | 0>1 red | PLAY_CLUE | r1 | 1.2 |
w4 w4 b3 g3 y4 | g2 y3 w2 r2 b4 | r1 | | 0>1 red | PLAY_CLUE | r2 | 1.2 |
w4 w4 b3 g3 y4 | g2 y3 w3 r4 b4 | r3 | | 0>1 red | PLAY_CLUE | r4 | 1.2 |
w4 w4 b3 g3 y4 | g2 y3 w3 r5 b4 | r4 | | 0>1 red | PLAY_CLUE | r5 | 1.2 |
w4 w4 b3 g3 y4 | g2 y3 w2 b4 r1 | | | 0>1 1 | PLAY_CLUE | w1 r1 b1 y1 g1 | 1.1 |
w4 w4 b3 g3 y4 | g1 y3 w2 b4 r4 | | | 0>1 1 | PLAY_CLUE | w1 r1 b1 y1 g1 | 1.5 |
w4 w4 b3 g3 y4 | g4 y3 w4 b2 r4 | r1 b1 | | 0>1 2 | PLAY_CLUE | r2 b2 | 1.2 |
w4 w4 b3 g3 y4 | g4 y3 w4 b2 r4 | r1 b1 w3 | | 0>1 2 | PLAY_CLUE | r2 b2 | 1.2 |
w4 w4 b3 g3 y4 | g4 y2 w4 b3 r4 | b2 r2 | | 0>1 3 | PLAY_CLUE | r3 b3 | 1.2 |
w4 w4 b3 g3 y4 | g3 y2 w5 b4 r2 | b3 | | 0>1 4 | PLAY_CLUE | b4 | 1.2 |
w4 w4 b3 g3 y4 | y4 g4 w3 w1 r4 | | | 0>1 white | PLAY_CLUE | w1 | 1.2 |
w4 w4 b3 g3 y4 | b1 y4 w3 g4 r4 | | | 0>1 blue | PLAY_CLUE | b1 | 1.5 |
w4 w4 b3 g3 y4 | b1 y4 w3 y1 r4 | | | 0>1 yellow | PLAY_CLUE | y1 | 1.2 |
"""

FOCUS = """
w4 w4 b3 g3 y4 | b1 y4 b2 g4 b4 | | | 0>1 blue | PLAY_CLUE | b1 | 1.5 |
w4 w4 b3 g3 y4 | y4 b4 b2 g4 b1 | | | 0>1 blue | PLAY_CLUE | b1 | 1.1 |
w4 w4 b3 g3 y4 | y4 b4 b3 b1 g4 | | | 0>1 blue | PLAY_CLUE | b1 | 1.2 |
w4 w4 b3 g3 y4 | r1'r y4 b3 b1 g4 | | | 0>1 blue | PLAY_CLUE | b1 | 1.2 |
w4 w4 b3 g3 y4 | r4'4 b1 b3 y4 g4 | | | 0>1 blue | PLAY_CLUE | b1 | 1.4 |
w4 w4 b3 g3 y4 | g1 y1 w1 b4 r4 | | | 0>1 1 | PLAY_CLUE | w1 r1 b1 y1 g1 | 1.5 |
w4 w4 b3 g3 y4 | g4 y1 w1 b4 r4 | | | 0>1 1 | PLAY_CLUE | w1 r1 b1 y1 g1 | 1.4 |
w4 w4 b3 g3 y4 | g4'4 y1 w1 b4 r4 | | | 0>1 1 | PLAY_CLUE | w1 r1 b1 y1 g1 | 1.4 |
w4 w4 b3 g3 y4 | g4 y4 w4 b2'2 b1 | | | 0>1 blue | PLAY_CLUE | b1 | 1.1 |
w4 w4 b3 g3 y4 | g4 y4 w4 b1 b2'2 | | | 0>1 blue | PLAY_CLUE | b1 | 1.2 |
"""

SAVES = """
w4 w4 b3 g3 y4 | r5 y3 w2 b4 g3 | | | 0>1 5 | SAVE_FIVE | w5 r5 b5 y5 g5 | |
w4 w4 b3 g3 y4 | r5 y3 w2 b4 w5 | | | 0>1 5 | SAVE_FIVE | w5 r5 b5 y5 g5 | |
w4 w4 b3 g3 y4 | r5 y3 w2 b4 g3 | r5 | | 0>1 5 | | | |
w4 w4 b3 g3 y4 | y3 w2 b4 g3 b5 | | | 0>1 5 | FIVE_STALL | w5 r5 b5 y5 g5 | |
w4 w4 b3 g3 y4 | y3 w2 b5 g3 b4 | w1 | | 0>1 5 | FIVE_STALL | w5 r5 b5 y5 g5 | |
w4 w4 b3 g3 y4 | y3 w2 r5 g3 b4 | r4 | | 0>1 5 | PLAY_CLUE | w5 r5 b5 y5 g5 | |
w4 w4 b3 g3 y4 | r2 y3 w3 b4 g3 | | | 0>1 2 | SAVE_TWO | w2 r2 b2 y2 g2 | |
w4 w4 b3 g3 y4 | r2 y3 w3 b4 g3 | w1 | | 0>1 2 | SAVE_TWO | w2 r2 b2 y2 g2 | |
w4 w4 b3 g3 y4 | w2 y3 w3 b4 g3 | w1 | | 0>1 2 | PLAY_CLUE | w2 r2 b2 y2 g2 | |
w4 w4 b3 g3 y4 | r2 y3 w3 b4 g3 | w2 | | 0>1 2 | SAVE_TWO | r2 b2 y2 g2 | |
w4 w4 b3 g3 y4 | r4 y3 w3 b2 g3 | | r4 | 0>1 4 | SAVE_CRITICAL | r4 | |
w4 w4 b3 g3 y4 | r4 y3 w3 b2 g3 | | r4 | 0>1 red | SAVE_CRITICAL | r1 r4 | |
w4 w4 b4 g3 y4 | r3 y4 w3 b2 g2 | | r3 b3 | 0>1 3 | SAVE_CRITICAL | r3 b3 | |
w4 w4 b3 g3 y4 | y4 r3 w4 b2 g2 | r2 | r3 b3 | 0>1 3 | PLAY_CLUE | r3 | 1.4 |
w4 w4 b4 g3 y4 | r3 y4 w4 b2 g2 | r2 | r3 b3 | 0>1 3 | PLAY_CLUE | r3 b3 | |
w4 w4 b3 g3 y4 | r3 y4 w4 b2 g2 | b2 | r3 b3 | 0>1 red | SAVE_CRITICAL | r1 r3 | |
w4 w4 b3 g3 y4 | r1 y4 w4 b2 g2 | | r1 r1 | 0>1 1 | PLAY_CLUE | w1 r1 b1 y1 g1 | 1.5 |
w4 w4 b3 g3 y4 | r5 y4 w4 b2 g2 | | | 0>1 red | | | |
w4 w4 b3 g3 y4 | r2 y3 w3 b4 g3 | r1 | r2 | 0>1 red | PLAY_CLUE | r2 | 1.5 |
w4 w4 b3 g3 y4 | b4 y3 w3 r2 g3 | | b4 | 0>1 blue | SAVE_CRITICAL | b1 b4 | |
w4 w4 b3 g3 y4 | b4 y3 w3 b1 g3 | | b4 | 0>1 blue | SAVE_CRITICAL | b1 b4 | |
"""

# The third hand: 2s visible there, good touch, and clues to others.
GOOD_TOUCH = """
w4 w4 b3 g3 y4 | r2 y3 w3 b4 g4 | r2 g1 w1 b1 y4 | | | 0>1 2 | | | |
w4 w4 b3 g3 y4 | r2 y3 w3 b4 g4 | b2 g1 w1 b1 y4 | | | 0>1 2 | SAVE_TWO | w2 r2 y2 g2 | |
w4 w4 b3 g3 y4 | y3 w3 b4 g4 r1 | r1'1 g3 w3 b3 y4 | | | 0>1 1 | | | |
w4 w4 b3 g3 y4 | y3 w3 b4 g4 b1 | r1'1 g3 w3 b3 y4 | | | 0>1 1 | PLAY_CLUE | w1 b1 y1 g1 | 1.1 |
w4 w4 b3 g3 y4 | y3 w3 b4 g4 b1 | r1'1 w1'1 w3 b3 y4 | | | 0>1 1 | PLAY_CLUE | b1 y1 g1 | 1.1 |
w4 w4 b3 g3 y4 | y3 w3 b4 g4 b1 | r1'1 w1'1 w3 b3 y4 | g1 | | 0>1 1 | PLAY_CLUE | b1 y1 | 1.1 |
w4 w4 b3 g3 y4 | y3 w3 b4 g4 r3 | r2'r2 w4 w3 b3 y4 | r1 | | 0>1 red | PROMPT | r3 | | 2.5=r2
w4 w4 b3 g3 y4 | y3 w3 b4 g4 r2 | r2'r2 w4 w3 b3 y4 | r1 | | 0>1 red | | | |
w4 w4 b3 g3 y4 | y3 w3 b4 g4 w2 | r2'r2 w4 w3 b3 y4 | r1 w1 | | 0>1 2 | PLAY_CLUE | w2 | 1.1 |
w4 w4 b3 g3 y4 | y3 w3 b4 r2 g4 | r4 w4 w3 b3 y4 | r1 w1 | | 0>1 2 | PLAY_CLUE | w2 r2 | 1.2 |
"""

TEMPO_AND_FIXES = """
w4 w4 b3 g3 y4 | g4 y3 w4 b1 r2'r | r1 | | 0>1 2 | FILL_IN | r2 | 1.1 |
w4 w4 b3 g3 y4 | g4 y3 w4 b1 r2'2 | r1 b1 | | 0>1 2 | TEMPO | r2 b2 | 1.1 |
w4 w4 b3 g3 y4 | g4 y2 w4 b1 r3'3 | r2 b1 | | 0>1 3 | TEMPO | r3 | 1.1 |
w4 w4 b3 g3 y4 | g4 y2 w4 b1 r3'3 | r2 b2 | | 0>1 3 | TEMPO | r3 b3 | 1.1 |
w4 w4 b3 g3 y4 | g3 y3 w3 b1 r4'4 | r2 b2 | | 0>1 4 | FILL_IN | w4 r4 b4 y4 g4 | |
w4 w4 b3 g3 y4 | g4 y3 w4 b1 r5'5 | r2 b2 | | 0>1 red | FILL_IN | r5 | |
w4 w4 b3 g3 y4 | g4 y3 w4 b1 r5'5 | r4 b2 | | 0>1 red | FILL_IN | r5 | 1.1 |
w4 w4 b3 g3 y4 | g4 y3 w4 b1 r3'r | r2 | | 0>1 red | TEMPO | r3 | 1.1 |
w4 w4 b3 g3 y4 | g4 y3 r5'5 b1 r4'r | r3 | | 0>1 red | FILL_IN | | 1.1 |
w4 w4 b3 g3 y4 | g4 y3 w4 g1 b3'3 | r2 | | 0>1 blue | FILL_IN | b3 | |
w4 w4 b3 g3 y4 | g4 y3 w4 b4 w1'w | w2 | | 0>1 1 | FILL_IN | w1 | |
w4 w4 b3 g3 y4 | g4 y3 r4 b1 w2'2 | w2 r1 | | 0>1 white | FILL_IN | w2 | |
w4 w4 b3 g3 y4 | g4 y2 w4 r3'3 b4'b | r2 b3 | | 0>1 3 | TEMPO | r3 | 1.2 |
w4 w4 b3 g3 y4 | g4 y3 w4 b4 r1'1 | r1 | | 0>1 red | FIX | r1 | |
w4 w4 b3 g3 y4 | g4 y3 r4 b4 r1'1 | r1 | | 0>1 red | FIX | r1 | |
w4 w4 b3 g3 y4 | w3 y3 w4 g4 b2'2 | w1 r1 b2 y1 g1 | | 0>1 blue | FIX | b2 | |
w4 w4 b3 g3 y4 | y3 w3 g4 w4 b1'b | b4 | | 0>1 1 | FIX | b1 | |
w4 w4 b3 g3 y4 | y1 w3 g4 w4 b1'b | b4 | | 0>1 1 | FIX | b1 | 1.5 |
w4 w4 b3 g3 y4 | g4 b3 w3 r3'3 b1'b | b4 r2 | | 0>1 1 | FIX | b1 | |
w4 w4 b3 g3 y4 | g4 y3 w4 b2 r1'1 | r1 b1 | | 0>1 blue | PLAY_CLUE | b2 | 1.1 |
"""

PROMPTS = """
w4 w4 b3 g3 y4 | b2'2 g4 y4 w3 g3 | y3 w3 b4 g4 b3 | b1 | | 0>2 blue | PROMPT | b3 | | 1.5=b2
w4 w4 b3 g3 y4 | b2'b g4 y4 w3 g3 | y4 w4 b4 g4 b3 | b1 | | 0>2 3 | PROMPT | b3 | | 1.5=b2
w4 w4 b3 g3 y4 | g4 b2'2 y4 w3 g3 | y3 w3 b4 g4 b3 | b1 | | 0>2 blue | PROMPT | b3 | | 1.4=b2
w4 w4 b3 g3 y4 | b2'2 r2'2 y4 w3 g3 | y3 w3 b4 g4 b3 | b1 r1 | | 0>2 blue | | | |
w4 w4 b3 g3 y4 | r2'2 b2'2 y4 w3 g3 | y3 w3 b4 g4 b3 | b1 | | 0>2 blue | PROMPT | b3 | | 1.4=b2
w4 w4 b3 g3 y4 | r1'1 g4 y4 w3 g3 | y3 w3 b4 g4 r2 | | | 0>2 red | PROMPT | r2 | |
w4 w4 b3 g3 y4 | r1'1 r2'2 y4 w3 g3 | y3 w3 b4 g4 r3 | | | 0>2 red | PROMPT | r3 | | 1.4=r2
w4 w4 b3 g3 y4 | r2'2 g4 y4 w3 g3 | y3 w3 b4 g4 r3 | | | 0>2 red | | | |
w4 w4 b3 g3 y4 | y3 w3 b4 g4 b3 | b2'2 g4 y4 w3 g3 | b1 | | 0>1 blue | PROMPT | b3 | | 2.5=b2
w4 w4 b3 g3 y4 | y3 w3 b4 g4 b4 | b2'2 b3'3 y4 w3 g3 | b1 | | 0>1 blue | PROMPT | b4 | | 2.5=b2 2.4=b3
"""

FINESSES = """
w4 w4 b3 g3 y4 | g4 y4 w3 g3 b2 | y3 w3 b4 g4 b3 | b1 | | 0>2 blue | FINESSE | b2 b3 | | 1.1=b2
w4 w4 b3 g3 y4 | g4 y4 w3 g3 b2 | y4 w4 r4 g4 b3 | b1 | | 0>2 3 | FINESSE | b3 | | 1.1=b2
w4 w4 b3 g3 y4 | g4 y4 w3 g3 r1 | y3 w3 b4 g4 r2 | | | 0>2 red | FINESSE | r1 r2 | | 1.1=r1
w4 w4 b3 g3 y4 | g4 y4 w3 g3 r1 | y3 w3 b4 g4 r2 | | | 0>2 2 | FINESSE | r2 | | 1.1=r1
w4 w4 b3 g3 y4 | g4 y4 w3 r1 w5'5 | y3 w3 b4 g4 r2 | | | 0>2 red | FINESSE | r1 r2 | | 1.2=r1
w4 w4 b3 g3 y4 | g4 y4 w3 r1 g3 | y3 w3 b4 g4 r2 | | | 0>2 red | | | |
w4 w4 b3 g3 y4 | y3 w3 b4 g4 r2 | g4 y4 w3 r1 g3 | | | 0>1 red | | | |
w4 w4 b3 g3 y4 | g4 y4 w3 g3 b3 | y3 w3 r4 g3 b4 | b2 | | 0>2 4 | FINESSE | b4 | | 1.1=b3
w4 w4 b3 g3 y4 | g4 y4 w3 g3 b4 | y3 w3 r4 g3 b5 | b3 | | 0>2 blue | FINESSE | b4 b5 | | 1.1=b4
w4 w4 b3 g3 y4 | g4 y4 w3 r2'2 b2 | y3 w3 r4 g4 b3 | b1 | | 0>2 blue | | | |
w4 w4 b3 g3 y4 | g4 y4 w3 g3 w2 | y3 w3 r4 g4 w3 | w1 | | 0>2 white | FINESSE | w2 w3 | | 1.1=w2
w4 w4 b3 g3 y4 | g4 y4 w3 g3 w2 | y3 r3 r4 g4 w3 | w1 | | 0>2 white | FINESSE | w2 w3 | | 1.1=w2
"""

SELF = """
w4 w4 b3 g3 y4 | g4 y3 w4 b3 b1 | | | 0>1 3 | | | |
w4 w4 b3 g3 y4 | g4 y4 r2'2 w4 r3 | r1 | | 0>1 3 | SELF_PROMPT | r3 | 1.3 |
w4 w4 b3 g3 y4 | g4 y4 b2'2 w4 b3 | b1 | | 0>1 3 | SELF_PROMPT | b3 | 1.3 |
w4 w4 b3 g3 y4 | g4 y3 w4 b2 r1 | | | 0>1 2 | | | |
w4 w4 b3 g3 y4 | g4 y3 w4 r2 r1 | | | 0>1 2 | SELF_FINESSE | w2 r2 b2 y2 g2 | 1.1 |
w4 w4 b3 g3 y4 | g4 y4 w4 b3 b2 | b1 | | 0>1 3 | SELF_FINESSE | b3 | 1.1 |
w4 w4 b3 g3 y4 | g4 y4 w4 b4 b3 | b2 | | 0>1 4 | | | |
w4 w4 b3 g3 y4 | w3 y4 w3 b4 b3 | b2 | | 0>1 4 | SELF_FINESSE | b4 | 1.1 |
"""

DELAYED = """
w4 w4 b3 g3 y4 | g4 y3 w4 r2'r2 r3 | r1 | | 0>1 3 | DELAYED_PLAY | r3 | 1.2 |
w4 w4 b3 g3 y4 | g4 y3 w4 r2'r2 b3 | r1 b2 | | 0>1 3 | PLAY_CLUE | r3 b3 | 1.2 |
w4 w4 b3 g3 y4 | g3 r3'r3 w3 r2'r2 r4 | r1 | | 0>1 4 | DELAYED_PLAY | r4 | 1.2 |
w4 w4 b3 g3 y4 | g4 y4 w4 b1'b1 b2 | | | 0>1 2 | DELAYED_PLAY | b2 | 1.2 |
w4 w4 b3 g3 y4 | g4 y4 w4 b1'b1 b2 | r1 | | 0>1 2 | DELAYED_PLAY | r2 b2 | 1.2 |
"""

STALLS = """
w4 w4 b3 g3 y4 | w1 y4 w4 b4 b3 | w2 | | 0>1 1 | | | |
w4 w4 b3 g3 y4 | y4 w1 w3 b4 b3 | w3 r1 b1 y1 g1 | | 0>1 1 | STALL | | |
w4 w4 b3 g3 y4 | y4 w1 w3 b4 b3 | w5 r1 b1 y1 g1 | | 0>1 white | STALL | | |
"""

DOUBLE_FINESSES = """
w4 w4 b3 g3 | g4 y4 w3 r1 | y3 w3 b4 r2 | w5 g4 b4 r3 | | | 0>3 red | FINESSE | r1 r2 r3 | | 1.1=r1 2.1=r2
w4 w4 b3 g3 | g4 y4 w3 r1 | y3 w3 b4 b3 | w5 g4 b4 r2 | | | 0>3 red | FINESSE | r1 r2 | | 1.1=r1
w4 w4 b3 g3 | g4 y4 w3 r1 | y3 w3 b4 r1 | w5 g4 b4 r2 | | | 0>3 2 | | | |
w4 w4 b3 g3 | g4 y4 w3 r1 | r1'1 w3 b4 b3 | w5 g4 b4 r2 | | | 0>3 2 | PROMPT | r2 | |
w4 w4 b3 g3 | g4 y4 w3 b3 | y3 w3 b4 r1 | w5 g4 b4 r2 | | | 0>3 2 | FINESSE | r2 | | 2.1=r1
w4 w4 b3 g3 | g4 y4 r2 r1 | y3 w3 b4 b3 | w5 g4 b4 r3 | | | 0>3 red | FINESSE | r1 r2 r3 | | 1.1=r1 1.2=r2
w4 w4 b3 g3 | g4 y4 w3 b2 | y3 w3 b4 r2'2 | w5 g4 y4 b3 | b1 | | 0>3 blue | FINESSE | b2 b3 | | 1.1=b2
w4 w4 b3 g3 | g4 y4 w3 b2 | y3 w3 b4 b3'3 | w5 g4 y4 b4 | b1 | | 0>3 blue | FINESSE | b2 b4 b5 | | 1.1=b2 2.1=b3
"""

# A later seat plays blind; the receiver waits for that.
REVERSE_FINESSES = """
w4 w4 b3 g3 y4 | y3 w3 b4 g4 r2 | g4 y4 w3 g3 r1 | | | 0>1 red | REVERSE_FINESSE | r1 r2 | | 2.1=r1
w4 w4 b3 g3 y4 | y3 w3 b4 g4 r2 | g4 y4 w3 g3 r1 | | | 0>1 2 | REVERSE_FINESSE | r2 | | 2.1=r1
w4 w4 b3 g3 y4 | y4 w3 b4 g4 b3 | g4 y3 w3 g3 b2 | b1 | | 0>1 blue | REVERSE_FINESSE | b2 b3 | | 2.1=b2
w4 w4 b3 g3 y4 | y4 w3 b4 g4 b3 | g4 y3 w3 b2 w5'5 | b1 | | 0>1 blue | REVERSE_FINESSE | b2 b3 | | 2.2=b2
w4 w4 b3 g3 y4 | y4 w3 b4 g4 b3 | g4 y3 w3 b2 w5 | b1 | | 0>1 blue | | | |
w4 w4 b3 g3 y4 | y3 w3 b4 g4 r1 | g4 y4 w3 g3 b2 | | | 0>1 red | PLAY_CLUE | r1 | 1.1 |
w4 w4 b3 g3 | y3 w3 b4 r2 | g4 y4 w3 g3 | g4 y4 b3 r1 | | | 0>1 red | REVERSE_FINESSE | r1 r2 | | 3.1=r1
w4 w4 b3 g3 | y3 w3 b4 r3 | g4 y4 w3 r1 | g4 y4 b3 r2 | | | 0>1 red | REVERSE_FINESSE | r1 r2 r3 | | 2.1=r1 3.1=r2
"""

# The wanted card lies behind another playable one, unclued (layered) or clued (hidden).
LAYERED_AND_HIDDEN = """
w4 w4 b3 g3 y4 | g4 y4 w3 g1 r1 | y3 w3 b4 r4 g2 | | | 0>2 green | LAYERED_FINESSE | g1 g2 | | 1.1=g1
w4 w4 b3 g3 y4 | g4 y4 g1 b1 r1 | y3 w3 b4 r4 g2 | | | 0>2 green | LAYERED_FINESSE | g1 g2 | | 1.1=g1
w4 w4 b3 g3 y4 | g1 y4 w1 b1 r1 | y3 w3 b4 r4 g2 | | | 0>2 green | | | |
w4 w4 b3 g3 y4 | g4 y4 w3 g1 r4 | y3 w3 b4 r4 g2 | | | 0>2 green | | | |
w4 w4 b3 g3 y4 | g4 y4 g1 r1 r1 | y3 w3 b4 r4 g2 | | | 0>2 green | | | |
w4 w4 b3 g3 y4 | y3 w3 b4 r4 g2 | g4 y4 w3 g1 r1 | | | 0>1 green | LAYERED_FINESSE | g1 g2 | | 2.1=g1
w4 w4 b3 g3 y4 | g4 y4 w3 r2'2 b2 | y3 w3 g4 r4 b3 | r1 b1 | | 0>2 blue | HIDDEN_FINESSE | b2 b3 | | 1.2=b2
w4 w4 b3 g3 y4 | g4 y4 w3 r3'3 b2 | y3 w3 g4 r4 b3 | r1 b1 | | 0>2 blue | FINESSE | b2 b3 | | 1.1=b2
w4 w4 b3 g3 y4 | g4 y4 w3 r2'2 b4 | y3 w3 g4 r4 b3 | r1 b1 | | 0>2 blue | | | |
"""

# A clue that touches no new card asks for the missing card below its focus.
REPEATED_CLUES = """
w4 w4 b3 g3 y4 | g4 b4 w3 g3 y2 | w4 b4 g4 y3'y w5 | y1 | | 0>2 3 | FINESSE | y3 | | 1.1=y2
w4 w4 b3 g3 y4 | w4 b4 g4 y3'y w5 | g4 b4 w3 g3 y2 | y1 | | 0>1 3 | REVERSE_FINESSE | y3 | | 2.1=y2
w4 w4 b3 g3 y4 | g4 b4 w3 y2'2 g3 | w4 b4 g4 y3'y w5 | y1 r1 | | 0>2 3 | PROMPT | y3 | | 1.2=y2
w4 w4 b3 g3 y4 | g4 b4 w3 y2 g3 | w4 b4 g4 y3'y w5 | y1 | | 0>2 3 | | | |
w4 w4 b3 g3 y4 | g4 b4 w3 y2 g3 | w4 b4 g4 y3'y w5 | y2 | | 0>2 3 | FILL_IN | y3 | 2.2 |
"""

# At the casual level nobody plays blind, and 5s are clued only to be saved.
CASUAL = """
w4 w4 b3 g3 y4 | g2 y3 w2 b4 r1 | | | 0>1 red | PLAY_CLUE | r1 | 1.1 |
w4 w4 b3 g3 y4 | r5 y3 w2 b4 g3 | | | 0>1 5 | SAVE_FIVE | w5 r5 b5 y5 g5 | |
w4 w4 b3 g3 y4 | y3 w2 b4 g3 b5 | | | 0>1 5 | | | |
w4 w4 b3 g3 y4 | y3 w2 b3 g3 b5 | b4 | | 0>1 5 | PLAY_CLUE | b5 | 1.1 |
w4 w4 b3 g3 y4 | g4 y4 w3 g3 b2 | y3 w3 b4 g4 b3 | b1 | | 0>2 blue | | | |
w4 w4 b3 g3 y4 | g4 y4 w3 g3 r1 | y3 w3 b4 g4 r2 | | | 0>2 2 | | | |
w4 w4 b3 g3 y4 | g4 y4 w4 b3 b2 | b1 | | 0>1 3 | | | |
w4 w4 b3 g3 y4 | b2'2 g4 y4 w3 g3 | y3 w3 b4 g4 b3 | b1 | | 0>2 blue | PROMPT | b3 | | 1.5=b2
w4 w4 b3 g3 y4 | g4 y4 r2'2 w4 r3 | r1 | | 0>1 3 | SELF_PROMPT | r3 | 1.3 |
w4 w4 b3 g3 y4 | g4 y2 w4 b1 r3'3 | r2 b1 | | 0>1 3 | TEMPO | r3 | 1.1 |
"""

# At the standard level one card may be played blind, not two.
STANDARD = """
w4 w4 b3 g3 | g4 y4 w3 r1 | y3 w3 b4 b3 | w5 g4 b4 r2 | | | 0>3 red | FINESSE | r1 r2 | | 1.1=r1
w4 w4 b3 g3 | g4 y4 w3 r1 | y3 w3 b4 r2 | w5 g4 b4 r3 | | | 0>3 red | | | |
w4 w4 b3 g3 | g4 y4 r2 r1 | y3 w3 b4 b3 | w5 g4 b4 r3 | | | 0>3 red | | | |
w4 w4 b3 g3 | g4 y4 w3 b2 | y3 w3 b4 b3'3 | w5 g4 y4 b4 | b1 | | 0>3 blue | FINESSE | b2 b4 | | 1.1=b2
w4 w4 b3 g3 y4 | y3 w2 b4 g3 b5 | | | 0>1 5 | FIVE_STALL | w5 r5 b5 y5 g5 | |
w4 w4 b3 g3 y4 | g4 y4 w4 b3 b2 | b1 | | 0>1 3 | SELF_FINESSE | b3 | 1.1 |
w4 w4 b3 g3 y4 | y3 w3 b4 g4 r2 | g4 y4 w3 g3 r1 | | | 0>1 red | | | |
w4 w4 b3 g3 y4 | g4 y4 w3 g1 r1 | y3 w3 b4 r4 g2 | | | 0>2 green | | | |
w4 w4 b3 g3 y4 | g4 b4 w3 g3 y2 | w4 b4 g4 y3'y w5 | y1 | | 0>2 3 | FILL_IN | y3 | |
"""

# Every multicolour card is the last of its kind.
MULTICOLOUR = """
w4 w4 b3 g3 y4 | m3 y3 w2 b4 g3 | | | 0>1 multicolour | SAVE_CRITICAL | m1 m2 m3 m4 | |
w4 w4 b3 g3 y4 | m1 y3 w2 b4 g3 | | | 0>1 multicolour | PLAY_CLUE | m1 m2 m3 m4 | |
w4 w4 b3 g3 y4 | y3 w2 b4 g3 m1 | | | 0>1 multicolour | PLAY_CLUE | m1 | 1.1 |
w4 w4 b3 g3 y4 | y3 w2 b4 g3 m2 | m1 | | 0>1 multicolour | PLAY_CLUE | m2 | 1.1 |
w4 w4 b3 g3 y4 | y3 w2 b4 g3 m2 | m1 | | 0>1 2 | PLAY_CLUE | m2 | 1.1 |
w4 w4 b3 g3 y4 | y3 w3 b4 g3 m2 | m1 | | 0>1 2 | PLAY_CLUE | m2 | 1.1 |
w4 w4 b3 g3 y4 | m4 w3 b3 g3 y3 | | | 0>1 4 | SAVE_CRITICAL | m4 | |
w4 w4 b3 g3 y4 | m3 w4 b4 g4 y4 | | | 0>1 3 | SAVE_CRITICAL | m3 | |
w4 w4 b3 g3 y4 | m5 w4 b4 g4 y4 | | | 0>1 5 | SAVE_FIVE | w5 r5 b5 y5 g5 m5 | |
w4 w4 b3 g3 y4 | m5 w4 b4 g4 y4 | | | 0>1 multicolour | | | |
w4 w4 b3 g3 y4 | m4 w3 b3 g3 y3 | | m3 | 0>1 multicolour | | | |
w4 w4 b3 g3 y4 | g4 y4 w3 g3 m2 | y3 w3 b4 g4 m3 | m1 | | 0>2 multicolour | FINESSE | m3 | | 1.1=m2
"""

# With ten multicolour cards only the 5 has no other copy.
TEN_MULTICOLOUR = """
w4 w4 b3 g3 y4 | m3 y3 w2 b4 g3 | | | 0>1 multicolour | | | |
w4 w4 b3 g3 y4 | m3 y3 w2 b4 g3 | | m3 | 0>1 multicolour | SAVE_CRITICAL | m1 m3 | |
w4 w4 b3 g3 y4 | y3 w2 b4 g3 m1 | | | 0>1 multicolour | PLAY_CLUE | m1 | 1.1 |
w4 w4 b3 g3 y4 | m5 w4 b4 g4 y4 | | | 0>1 5 | SAVE_FIVE | w5 r5 b5 y5 g5 m5 | |
"""

# Cards that count as every colour: a clue about red asks for the red or the multicolour card.
EVERY_COLOUR = """
w4 w4 b3 g3 y4 | m3 y3 w2 b4 g3 | | | 0>1 red | SAVE_CRITICAL | r1 m1 m2 m3 m4 | |
w4 w4 b3 g3 y4 | m1 y3 w2 b4 g3 | | | 0>1 red | PLAY_CLUE | r1 m1 m2 m3 m4 | |
w4 w4 b3 g3 y4 | y3 w2 b4 g3 m1 | | | 0>1 red | PLAY_CLUE | r1 m1 | 1.1 |
w4 w4 b3 g3 y4 | y3 w2 b4 g3 r1 | | | 0>1 red | PLAY_CLUE | r1 m1 | 1.1 |
w4 w4 b3 g3 y4 | y3 w2 b4 g3 m2 | m1 | | 0>1 red | PLAY_CLUE | r1 m2 | 1.1 |
w4 w4 b3 g3 y4 | y3 w2 b4 m4 r1 | | | 0>1 red | PLAY_CLUE | r1 m1 | 1.1 |
w4 w4 b3 g3 y4 | m4 w3 b3 g3 y3 | | | 0>1 4 | SAVE_CRITICAL | m4 | |
w4 w4 b3 g3 y4 | m5 w4 b4 g4 y4 | | | 0>1 5 | SAVE_FIVE | w5 r5 b5 y5 g5 m5 | |
w4 w4 b3 g3 y4 | m5 w4 b4 g4 y4 | | | 0>1 red | | | |
w4 w4 b3 g3 y4 | g4 y4 w3 g3 m2 | y3 w3 b4 g4 m3 | m1 | | 0>2 red | FINESSE | r1 m3 | | 1.1=m2
"""

# Empty clues say what a hand does not contain.
EMPTY = """
w4 w4 b3 g3 y4 | y3 y2 b4 g3 b1 | | | 0>1 white | EMPTY_CLUE | | |
w4 w4 b3 g3 y4 | y3 y2 b4 g3 b1 | | | 0>1 5 | EMPTY_CLUE | | |
w4 w4 b3 g3 y4 | y3 y2 b4 g3 b1'b | | | 0>1 5 | EMPTY_CLUE | | |
w4 w4 b3 g3 y4 | y3 y2 b4 g3 b1'1 | | | 0>1 red | EMPTY_CLUE | | 1.1 |
"""

# With five seats more cards are visible, and more is clued already.
MANY_SEATS = """
w4 w4 b3 g3 | y3 y4 b4 g1 | r3 r4 w3 g4 | b3 g3 y3 w2 | r4 w3 b4 y4 | | | 0>1 green | PLAY_CLUE | g1 | 1.1 |
w4 w4 b3 g3 | y3 y4 b4 g4 | r3 r4 w3 g1 | b3 g3 y3 w2 | r4 w3 b4 y4 | | | 0>2 green | PLAY_CLUE | g1 | 2.1 |
w4 w4 b3 g3 | y3 y4 b4 g4 | r3 r4 w3 g1'1 | b3 g3 y3 g1 | r4 w3 b4 y4 | | | 0>3 1 | | | |
w4 w4 b3 g3 | y3 y4 b4 g4 | r3 r4 w3 g1'1 | b3 g3 y3 w1 | r4 w3 b4 y4 | | | 0>3 1 | PLAY_CLUE | w1 r1 b1 y1 | 3.1 |
w4 w4 b3 g3 | y3 y4 b4 g1 | r3 r4 w3 g4 | b3 g3 y3 g2 | r4 w3 b4 y4 | | | 0>3 2 | FINESSE | g2 | | 1.1=g1
w4 w4 b3 g3 | y3 y4 b4 b1 | r3 r4 w3 g1 | b3 w3 y3 g2 | r4 w3 b4 y4 | | | 0>3 green | FINESSE | g1 g2 | | 2.1=g1
w4 w4 b3 g3 | y3 y4 b4 b1 | r3 r4 w3 w1 | b3 w3 y3 g2 | r4 w3 b4 g1 | | | 0>3 green | REVERSE_FINESSE | g1 g2 | | 4.1=g1
w4 w4 b3 g3 | y3 y4 b4 g1 | r3 r4 w3 g2 | b3 w3 y3 w2 | r4 w3 b4 g3 | | | 0>4 green | FINESSE | g1 g2 g3 | | 1.1=g1 2.1=g2
w4 w4 b3 g3 | g1'1 y4 b4 r1 | r3 r4 w3 w2 | b3 w3 y3 w2 | r4 w3 b4 g2 | | | 0>4 green | PROMPT | g2 | |
w4 w4 b3 g3 | r2 y4 b4 r1 | r3 r2 w3 w2 | b3 w3 y3 w2 | r4 w3 b4 g4 | | | 0>1 2 | | | |
w4 w4 b3 g3 | b2 y4 b4 r1 | r3 r4 w3 w2 | b3 w3 y3 w2 | r4 w3 b4 g4 | | | 0>1 2 | SAVE_TWO | r2 b2 y2 g2 | |
w4 w4 b3 g3 | g5 y4 b4 r1 | r3 r4 w3 w2 | b3 w3 y3 w2 | r4 w3 b4 g4 | | | 2>1 5 | SAVE_FIVE | w5 r5 b5 y5 g5 | |
w4 w4 b3 g3 | g4 y4 b4 r1 | r3 r4 w3 w2 | b3 w3 y3 w2 | r4 w3 b4 g3 | | g4 | 2>1 4 | SAVE_CRITICAL | g4 | |
w4 w4 b3 g1 | g4 y4 b4 r1 | r3 r4 w3 w2 | b3 w3 y3 w2 | r4 w3 b4 g2 | | | 3>1 red | PLAY_CLUE | r1 | 1.1 |
w4 w4 b3 g1 | g4 y4 b4 r2 | r3 r4 w3 w2 | b3 w3 y3 w2 | r4 w3 b4 r1 | | | 3>1 red | FINESSE | r1 r2 | | 4.1=r1
"""

EXPERT = (
    PLAY_CLUES,
    FOCUS,
    SAVES,
    GOOD_TOUCH,
    TEMPO_AND_FIXES,
    PROMPTS,
    FINESSES,
    SELF,
    DELAYED,
    STALLS,
    DOUBLE_FINESSES,
    REVERSE_FINESSES,
    LAYERED_AND_HIDDEN,
    REPEATED_CLUES,
    MANY_SEATS,
)


def rows(*tables: str) -> list[list[str]]:
    """Return the cells of each row; all but the last seven are hands."""
    return [
        [cell.strip() for cell in line.split("|")]
        for table in tables
        for line in table.strip().splitlines()
    ]


ROWS = [
    *((Level.EXPERT, {}, row) for row in rows(*EXPERT)),
    *((Level.STANDARD, {}, row) for row in rows(STANDARD)),
    *((Level.CASUAL, {}, row) for row in rows(CASUAL)),
    *((Level.EXPERT, {"multicolour": Multicolour.FIVE}, row) for row in rows(MULTICOLOUR)),
    *((Level.EXPERT, {"multicolour": Multicolour.TEN}, row) for row in rows(TEN_MULTICOLOUR)),
    *((Level.EXPERT, {"multicolour": Multicolour.FIVE_EVERY}, row) for row in rows(EVERY_COLOUR)),
    *((Level.EXPERT, {"empty_clues": True}, row) for row in rows(EMPTY)),
]


def test_table_covers_enough_positions() -> None:
    assert len(ROWS) >= 150


@pytest.mark.parametrize(
    ("level", "rules", "row"), ROWS, ids=[f"{lvl.value} {' '.join(row)}" for lvl, _, row in ROWS]
)
def test_every_seat_reads_a_clue_alike(
    level: Level, rules: dict[str, bool], row: list[str]
) -> None:
    *hands, stacks, discards, clue, interpretation, believed, plays, promised = row
    options = GameOptions(len(hands), **{"empty_clues": False, **rules})
    position = Position("|".join(hands), stacks, discards, level=level, options=options)
    giver, receiver = (int(seat) for seat in clue.split()[0].split(">"))
    own = position.after_clue(clue, giver)
    if not interpretation:
        assert is_misleading(own, receiver), Convention(own.interpretation)
        return
    assert not is_misleading(own, receiver)
    assert Convention(own.interpretation) is Convention[interpretation]
    for seat in range(len(hands)):
        model = position.after_clue(clue, seat)
        assert model.focus == own.focus
        if model.focus >= 0 and believed and seat in (giver, receiver):
            assert faces(model.inferred[model.focus]) == believed, seat
        if model.focus >= 0:
            assert model.inferred[model.focus] & 1 << own.card[own.focus], seat
        if seat in (giver, receiver):
            model.think(receiver)
            best = best_play(model, receiver)
            assert best == (position.order(plays) if plays else -1), seat
        for promise in promised.split():
            place, _, face = promise.partition("=")
            holder = int(place.split(".")[0])
            if seat in (giver, holder):
                assert faces(model.inferred[position.order(place)]) == face, seat


@pytest.mark.parametrize(
    ("hands", "stacks", "given_up", "other_copy", "blind"),
    [
        # Sarcastic discard: the other copy is clued, and its holder could not tell which card it is.
        ("w4 w4 b3 g3 y4 | r2'2 y4 w3 g4 b4 | r2'r2 w3 b4 y3 g4", "r1", "2.5", "1.5", False),
        ("w4 w4 b3 g3 y4 | r2'r2 y4 w3 g4 b4 | r2'r w3 b4 y3 g4", "", "1.5", "2.5", False),
        ("r2'r2 y4 w3 g4 b4 | r2'2 w3 b4 y3 g4", "r1", "0.5", "1.5", False),
        # The holder cannot choose between two possible cards.
        ("w4 w4 b3 g3 y4 | r2'2 b2'2 w3 g4 b4 | r2'r2 w3 b4 y3 g4", "", "2.5", "", False),
        # Gentleman's discard: no clued card can be the copy, and the newest unclued card is playable.
        ("w4 w4 b3 g3 y4 | y4 w3 g4 b4 r1 | r1'r1 w3 b4 y3 g4", "", "2.5", "1.1", True),
        ("w4 w4 b3 g3 y4 | y4 w3 g4 r2 b5'5 | r2'r2 w3 b4 y3 g4", "r1", "2.5", "1.2", True),
        # It is not playable yet, or no longer useful.
        ("w4 w4 b3 g3 y4 | y4 w3 g4 b4 r2 | r2'r2 w3 b4 y3 g4", "", "2.5", "", False),
        ("w4 w4 b3 g3 y4 | r1'1 w3 g4 b4 r3 | r1'r1 w3 b4 y3 g4", "r1", "2.5", "", False),
    ],
)
def test_discarding_a_known_card_reveals_the_other_copy(
    hands: str, stacks: str, given_up: str, other_copy: str, blind: bool
) -> None:
    position = Position(hands, stacks)
    for seat in range(len(position.cards)):
        model = position.seen_by(seat)
        holder = int(given_up.split(".", maxsplit=1)[0])
        order = position.order(given_up)
        before = [model.inferred[other] for other in range(60)]
        slot = int(given_up.split(".")[1])
        face = index_of(Card.parse(position.cards[holder][-slot][:2]))
        interpret_discard(model, holder, order, face)
        changed = [z for z in range(60) if z != order and model.inferred[z] != before[z]]
        if not other_copy:
            assert not changed
            assert not any(model.promised)
            continue
        assert changed == [position.order(other_copy)], seat
        assert model.inferred[position.order(other_copy)] == 1 << face
        assert bool(model.promised[position.order(other_copy)]) is blind


def test_discard_reason_does_not_reveal_the_other_copy_to_its_holder() -> None:
    position = Position("w4 w4 b3 g3 y4 | y4 w3 g4 b4 r1 | r1'r1 w3 b4 y3 g4", "")
    given_up, other_copy = position.order("2.5"), position.order("1.1")
    told = [explain(position.seen_by(seat), 2, Discard(given_up), ()) for seat in range(3)]
    assert {reason.code for reason in told} == {ReasonCode.DISCARD_TELLS}
    assert [reason.orders for reason in told] == [
        (given_up, other_copy),
        (given_up,),
        (given_up, other_copy),
    ]
    assert told[0].convention is Convention.GENTLEMANS_DISCARD
    assert told[1].convention is Convention.NOTHING


@pytest.mark.parametrize("level", [Level.CASUAL, Level.STANDARD])
def test_discard_reveals_nothing_unless_agreed(level: Level) -> None:
    hands = "w4 w4 b3 g3 y4 | r2'2 y4 w3 g4 b4 | r2'r2 w3 b4 y3 g4"
    position = Position(hands, "r1", level=level)
    model = position.seen_by(1)
    before = model.inferred[position.order("1.5")]
    interpret_discard(model, 2, position.order("2.5"), index_of(Card.parse("r2")))
    assert model.inferred[position.order("1.5")] == before


@pytest.mark.parametrize(
    ("discards", "given_up", "believed"),
    [
        ("", "g4", "g3 g4 g5"),
        ("g4", "g4", "g3 g5"),  # with the last g4 the 5 is lost, which nobody could foresee
        ("g4", "b3", "g3 g4 g5"),
    ],
)
def test_card_worth_a_clue_may_become_worthless_later(
    discards: str, given_up: str, believed: str
) -> None:
    position = Position(f"w4 w4 {given_up} r3 y4 | r4 y3 w3 b4 g5'g", "g2", discards)
    order = position.order("1.1")
    for seat in (0, 1):
        model = position.seen_by(seat)
        interpret_discard(model, 0, position.order("0.3"), index_of(Card.parse(given_up)))
        model.think(1)
        assert faces(model.believed[order]) == believed
        assert not model.is_sure(order)


@pytest.mark.parametrize(
    ("hands", "discards", "sure"),
    [
        # Only seat 1 knows that blue is neither b4 nor b5: nobody could warn it of a second b1.
        ("b4 b4 b5 g3 y4 | g4 y3 w4 r4 b3'b", "", False),
        ("b4'b4 b4 b5 g3 y4 | g4 y3 w4 r4 b3'b", "", False),
        # The whole table knows what clues have said about those cards.
        ("b4'b4 w4 b5'b5 g3 y4 | g4 y3 w4 r4 b3'b", "", True),
        # Certainty needs no partner here: no copy of the lower cards is left.
        ("b4 b4 b5 g3 y4 | g4 y3 w4 r4 b3'b", "b1 b1 b2", True),
    ],
)
def test_incidentally_touched_card_is_sure_when_all_seats_can_infer_it(
    hands: str, discards: str, sure: bool
) -> None:
    position = Position(hands, stacks="b2", discards=discards)
    for seat in (0, 1):
        model = position.seen_by(seat)
        model.think(1)
        if seat == 1:
            assert faces(model.believed[position.order("1.1")]) == "b3"
        assert bool(model.is_sure(position.order("1.1"))) == (sure and (seat == 1 or not discards))


def test_second_clue_makes_the_card_sure() -> None:
    position = Position("b4 b4 b5 g3 y4 | g4 y3 w4 r4 b3'b", stacks="b2")
    model = position.after_clue("0>1 blue", 1)
    model.think(1)
    assert model.interpretation == Convention.TEMPO
    assert model.is_sure(position.order("1.1"))


def test_every_reading_has_a_level_unless_it_says_nothing() -> None:
    unsaid = {Convention.NOTHING, Convention.STALL, Convention.PLAY_OR_SAVE}
    assert set(Convention) - set(LEVELS) == unsaid | set(FOR_READING)


def models_of(table: Table) -> list[SeatModel]:
    """Return the current model of each seat at an expert table."""
    seats = range(table.state.options.players)
    return [SeatTracker.after(table.sees(seat), agreement_of(Level.EXPERT)).model for seat in seats]


FOUR = GameOptions(4, empty_clues=False)


def test_promise_is_not_fulfilled_by_a_card_clued_since() -> None:
    """Seat 2 plays its red 1 because it was clued itself, so seat 3's 2 may be any 2 worth saving."""
    table = deal_known("w4 w4 b3 g3", "g4 r2 b4 w3", "b3 y4 y3 r1", "y2 w5 b5 g5", options=FOUR)
    after = table.after("clue 3 2", "clue 2 1", "play 2:slot1")
    for seat, model in enumerate(models_of(after)):
        assert "y2" in faces(model.inferred[12]).split(), seat


def test_promise_is_not_fulfilled_by_a_card_another_clue_asked_for() -> None:
    """Seat 2 plays its blue 1 for seat 0's blue 3, so seat 3's 2 need not be blue."""
    table = deal_known("w4 w4 g3 b3", "g4 r4 b4 w3", "y4 g3 b2 b1", "y2 w5 b5 g5", options=FOUR)
    after = table.after("clue 3 2", "clue 0 blue", "play 2:slot1")
    for seat, model in enumerate(models_of(after)):
        assert "y2" in faces(model.inferred[12]).split(), seat


def test_seats_trust_visible_cards_over_a_mistaken_holder() -> None:
    """Seat 1 takes its blue 3 for the green 3, and seat 0 knows better.

    Seat 0 sees the blue 3 and may hold the green 3 itself.
    """
    position = Position("g3'3 w4 y4 r4 y2 | b3'3 y3 w3 r3 w1 | w4 r4 b4 b1 r1", stacks="g2")
    for seat in (0, 2):
        model = position.seen_by(seat)
        model.mistake(-1, position.order("1.5"))
        assert faces(model.inferred[position.order("1.5")]) == "g3"
        model.think(0)
        assert "g3" in faces(model.believed[position.order("0.5")]).split(), seat


BLUFF = Position("w4 w4 b3 g3 y4 | g4 y4 w3 g3 r1 | y3 w3 b4 g4 b3", stacks="b1", with_bluffs=True)
"""Seat 0 may clue seat 2's blue 3 to have seat 1 play its newest card, which is not the blue 2."""


def test_receiver_of_a_bluff_waits_for_the_next_player() -> None:
    focus, newest = BLUFF.order("2.1"), BLUFF.order("1.1")
    assert (
        faces(replace(BLUFF, with_bluffs=False).after_clue("0>2 blue", 2).inferred[focus]) == "b2"
    )
    model = BLUFF.after_clue("0>2 blue", 2)
    assert faces(model.inferred[focus]) == "b2 b3"
    model.think(2)
    assert best_play(model, 2) < 0
    played, discarded = model, model.copy()
    interpret_play(played, 1, newest, index_of(Card.parse("r1")), 1)
    assert "b3" in faces(played.inferred[focus])
    interpret_discard(discarded, 1, BLUFF.order("1.5"), index_of(Card.parse("g4")))
    assert faces(discarded.inferred[focus]) == "b2"


def test_next_player_s_unplayable_card_is_no_bluff() -> None:
    other = replace(BLUFF, hands="w4 w4 b3 g3 y4 | g4 y4 w3 r1 g3 | y3 w3 b4 g4 b3")
    assert faces(other.after_clue("0>2 blue", 2).inferred[other.order("2.1")]) == "b2"


def test_teammate_never_bluffs() -> None:
    model = BLUFF.after_clue("0>2 blue", 0)
    assert is_misleading(model, 2)


def test_blind_play_settles_the_focus_of_a_self_finesse() -> None:
    """Two 2s are possible until the blind-played card shows which one follows."""
    table = deal_known("w4 w4 b3 g3 y4", "y3 b4 w3 g2 g1", "r4 r4 b4 y4 w3")
    after = table.after("clue 1 2", "play 1:slot1")
    for seat, model in enumerate(models_of(after)):
        assert faces(model.inferred[8]) == "g2", seat


def test_giver_does_not_rely_on_own_cards_it_does_not_know() -> None:
    """Seat 0 may ask seat 2 for the red 1 although its own clued card is one: it cannot know that."""
    hands = "r1'1 w4 b3 g3 y4 | g4 y3 w3 b4 r2 | y4 w3 b3 g3 r1"
    position = Position(hands, options=GameOptions(3, empty_clues=False))
    for seat in (0, 1, 2):
        model = position.after_clue("0>1 red", seat)
        assert model.inferred[position.order("1.1")] & 2 << 5, seat
        if seat != 1:
            assert faces(model.inferred[position.order("2.1")]) == "r1", seat


def test_giver_relies_on_own_cards_it_knows() -> None:
    """Everybody knows the giver's red 1; the red 2 is played after it."""
    hands = "r1'r1 w4 b3 g3 y4 | g4 y3 w3 b4 r2 | y4 w3 b3 g3 b4"
    position = Position(hands, options=GameOptions(3, empty_clues=False))
    for seat in (0, 1, 2):
        model = position.after_clue("0>1 red", seat)
        assert "r2" in faces(model.inferred[position.order("1.1")]).split(), seat


@pytest.mark.parametrize("level", Level)
def test_card_that_can_only_be_the_last_of_its_kind_is_not_discarded(level: Level) -> None:
    """Clues about all other values leave a 5; the chop moves to the card drawn since."""
    table = deal_known("r5 w1 r2 b3 y4", "y1 y2 g4 b4 w4", deck="b1").after(
        *("clue 1 blue", "clue 0 1", "play 0:slot4", "clue 0 2", "clue 1 white"),
        *("clue 0 3", "clue 1 green", "clue 0 4"),
    )
    seen = table.sees(0)
    assert seen.clue_tokens == 1
    oldest, newest = seen.own_hand[0], seen.own_hand[-1]
    assert not oldest.marks.touched
    assert oldest.marks.ranks == {Rank.FIVE}
    model = SeatTracker.after(seen, agreement_of(level)).model
    model.think(0)
    assert model.chop(0) == oldest.order
    assert discarded_chop(model, 0) == newest.order
    choice = ConventionPlayer(agreement_of(level)).choose(replace(seen, clue_tokens=0), Budget())
    assert choice.action != Discard(oldest.order)
