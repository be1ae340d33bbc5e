"""Lessons on the variants. Zoë sits in seat 1, Björn in seat 2."""

from dataclasses import replace

from hanabi_desktop.game.decks import Multicolour
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.learning.content.script import PLAIN_RULES, DealtScene, Script
from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.learning.steps import Ask, Spot, Tell, Thing, Watch

_MULTICOLOUR = DealtScene(
    hands=("b3 m1 y4 g4 r3", "b4 g3 w4 y3 m2", "w3 r4 b4 y4 g4"),
    draws="y3 w4 b3",
    options=replace(PLAIN_RULES, multicolour=Multicolour.FIVE),
    begins=2,
    steps=(
        Tell("idea", at=(Thing.FIREWORKS,)),
        Watch("bjorn_tells", "tell 0 multicolour"),
        Tell("clue", at=(Spot(0, 2), Spot(1, 5))),
        Ask("save", ("tell 1 2", "tell 1 multicolour"), at=(Spot(1, 5),)),
        Watch("zoe_discards", "discard 4"),
        Watch("bjorn_discards", "discard 5"),
        Ask("play", ("play m1",)),
        Tell("rule"),
    ),
)

_TEN = DealtScene(
    hands=("b3 y3 r4 g4 w3", "m1 g3 w4 y4 r3", "w3 b4 g4 y3 m4"),
    draws="y4 b3",
    options=replace(PLAIN_RULES, multicolour=Multicolour.TEN),
    steps=(
        Tell("idea", at=(Thing.FIREWORKS,)),
        Ask("tell", ("tell 1 multicolour", "tell 1 1"), at=(Spot(1, 1),)),
        Watch("zoe_plays", "play 1"),
        Watch("bjorn_discards", "discard 5"),
        Tell("rule"),
    ),
)

_EVERY = DealtScene(
    hands=("b1 g4 y3 w4 m3", "w3 r4 g3 y4 m2", "y3 b4 g4 w4 r3"),
    draws="b4 w3 b3",
    options=replace(PLAIN_RULES, multicolour=Multicolour.FIVE_EVERY),
    begins=1,
    steps=(
        Tell("idea", at=(Thing.FIREWORKS,)),
        Watch("zoe_tells", "tell 0 red"),
        Watch("bjorn_tells", "tell 0 blue"),
        Tell("both", at=(Spot(0, 5),)),
        Ask("save", ("tell 1 2", "tell 1 white", "tell 1 blue", "tell 1 red"), at=(Spot(1, 5),)),
        Watch("zoe_discards", "discard 4"),
        Watch("bjorn_discards", "discard 5"),
        Ask("play", ("play b1",)),
        Tell("rule"),
    ),
)

_TEN_EVERY = DealtScene(
    hands=("b3 m2 y4 g4 r3", "g4 m1 r3 y3 b4", "w3 r4 b4 y4 g3"),
    draws="y3 g3",
    options=replace(PLAIN_RULES, multicolour=Multicolour.TEN_EVERY),
    steps=(
        Tell("idea", at=(Thing.FIREWORKS,)),
        Ask("tell", ("tell 1 white", "tell 1 1"), at=(Spot(1, 2),)),
        Watch("zoe_plays", "play 2"),
        Watch("bjorn_tells", "tell 0 white"),
        Ask("play", ("play m2",), at=(Spot(0, 2),)),
        Tell("rule"),
    ),
)

_CHOREOGRAPHY = DealtScene(
    hands=("b3 r1 y4 g4 w3", "b1 g3 w4 y3 r4", "w3 r3 b4 y4 g4"),
    draws="y3 w4 b3",
    options=replace(PLAIN_RULES, choreography=True),
    begins=1,
    steps=(
        Tell("idea"),
        Watch("zoe_tells", "tell 0 red"),
        Watch("bjorn_tells", "tell 1 blue"),
        Ask("announce", ("play 2 as red",), at=(Spot(0, 2),)),
        Tell("risk", at=(Thing.CLUE_TOKENS,)),
    ),
)

_BOUQUET = DealtScene(
    hands=("b3 r1 y4 g4 b2", "b4 g3 y3 r4 w4", "w3 r3 b4 y4 w4"),
    draws="y3 g2 b3",
    options=replace(PLAIN_RULES, final_bouquet=True),
    begins=1,
    before=("tell 0 1", "discard 5"),
    steps=(
        Tell("idea"),
        Tell("last_copy", at=(Spot(1, 5),)),
        Ask("save", ("tell 1 4", "tell 1 white"), at=(Spot(1, 5),)),
        Watch("zoe_discards", "discard 3"),
        Watch("bjorn_tells", "tell 0 red"),
        Ask("play", ("play r1",)),
        Tell("rule"),
    ),
)

_EMPTY = DealtScene(
    hands=("b2 y2 w2 g2 r2", "r3 w3 b3 g4 y4", "w4 g3 b4 y3 r4"),
    draws="w3 b3",
    options=GameOptions(3),
    steps=(
        Tell("idea"),
        Ask(
            "give",
            ("tell 1 5", "tell 2 5", "tell 1 1", "tell 2 1", "tell 1 2", "tell 2 2"),
            at=(Thing.HANDS,),
        ),
        Tell("rule"),
    ),
)

SCRIPTS = {
    Lesson.MULTICOLOUR: Script((_MULTICOLOUR,)),
    Lesson.TEN_MULTICOLOUR: Script((_TEN,)),
    Lesson.EVERY_COLOUR: Script((_EVERY,)),
    Lesson.TEN_EVERY_COLOUR: Script((_TEN_EVERY,)),
    Lesson.CHOREOGRAPHY: Script((_CHOREOGRAPHY,)),
    Lesson.BOUQUET: Script((_BOUQUET,)),
    Lesson.EMPTY_CLUES: Script((_EMPTY,)),
}
