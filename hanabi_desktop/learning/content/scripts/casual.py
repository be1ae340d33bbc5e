"""Lessons on the conventions of casual tables. Zoë sits in seat 1, Björn in seat 2."""

from hanabi_desktop.learning.content.script import DealtScene, Script
from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.learning.steps import Ask, Spot, Tell, Watch

_CHOP_AND_FOCUS = DealtScene(
    hands=("b4 g1 r3 g4 b1", "r2 w3 b3 g2 w4", "w1 r4 y3 g3 y4"),
    draws="y2 w4 r5 y3 b2 w2",
    begins=1,
    steps=(
        Tell("chop", at=(Spot(0, 5),)),
        Watch("zoe_green", "tell 0 green"),
        Watch("bjorn_discards", "discard 5"),
        Ask("newest", ("play 2",)),
        Watch("zoe_blue", "tell 0 blue"),
        Watch("bjorn_again", "discard 5"),
        Ask("chop_first", ("play 5",)),
        Watch("zoe_white", "tell 2 1"),
        Watch("bjorn_plays", "play w1"),
        Ask("discard", ("discard 4",)),
        Tell("rule"),
    ),
)

_PLAY_CLUES = DealtScene(
    hands=("g3 b1 y3 r4 w4", "b4 g4 w1 r3 y4", "y2 w2 b3 r3 g2"),
    draws="g4 r2 w3 y3 b2",
    steps=(
        Tell("idea", at=(Spot(1, 3),)),
        Ask("white_one", ("tell 1 white", "tell 1 1"), at=(Spot(1, 3),)),
        Watch("zoe_plays", "play w1"),
        Watch("bjorn_blue", "tell 0 blue"),
        Ask("play", ("play b1",)),
        Watch("zoe_discards", "discard 5"),
        Watch("bjorn_discards", "discard 5"),
        Ask("white_two", ("tell 2 white",), at=(Spot(2, 3),)),
        Tell("reading"),
    ),
)

_SAVE_CLUES = DealtScene(
    hands=("b3 r3 g1 y4 w3", "g4 w1 r4 w4 b5", "r3 y4 b3 w4 g2"),
    draws="y3 g4 b4 r2",
    steps=(
        Tell("idea", at=(Spot(1, 5),)),
        Ask("five", ("tell 1 5",), at=(Spot(1, 5),)),
        Watch("zoe_green", "tell 0 green"),
        Watch("bjorn_ones", "tell 1 1"),
        Ask("two", ("tell 2 2",), at=(Spot(2, 5),)),
        Watch("zoe_plays", "play w1"),
        Watch("bjorn_discards", "discard 4"),
        Ask("critical", ("tell 1 4", "tell 1 white"), at=(Spot(1, 4),)),
        Tell("rule"),
    ),
)

_GOOD_TOUCH = DealtScene(
    hands=("y3 r4 g3 b4 w3", "w1 g2 y4 b3 r3", "w1 r1 b4 g2 y4"),
    draws="g1 y3 r2 w4 b2",
    before=("tell 1 white", "play w1", "tell 1 green"),
    steps=(
        Tell("idea", at=(Spot(2, 1),)),
        Ask("trash", ("tell 2 red",), at=(Spot(2, 2),)),
        Watch("zoe_plays", "play g1"),
        Watch("bjorn_plays", "play r1"),
        Tell("twice", at=(Spot(1, 2), Spot(2, 4))),
        Ask("double", ("tell 2 red",), at=(Spot(2, 1),)),
        Tell("so"),
    ),
)

_PROMPT_GIVEN = DealtScene(
    hands=("b3 w3 y3 g4 b2", "w4 g3 b4 y4 r2", "r1 y4 g4 r3 b4"),
    draws="w4 g3 y2 w2",
    before=("tell 1 2", "tell 2 1", "play r1"),
    steps=(
        Tell("idea", at=(Spot(1, 5), Spot(2, 4))),
        Ask("give", ("tell 2 red",), at=(Spot(2, 4),)),
        Watch("zoe_plays", "play r2"),
        Watch("bjorn_plays", "play r3"),
    ),
)

_PROMPT_TAKEN = DealtScene(
    hands=("b4 r4 g4 y3 w2", "g4 w1 b4 w3 y4", "r3 b3 y4 g3 w4"),
    draws="r4 b2 y2",
    begins=2,
    before=("tell 0 2", "tell 1 1", "play w1"),
    steps=(
        Tell("now_you", at=(Spot(0, 5),)),
        Watch("bjorn_white", "tell 1 white"),
        Ask("take", ("play 5",)),
        Watch("zoe_follows", "play w3"),
        Tell("rule"),
    ),
)

SCRIPTS = {
    Lesson.CHOP_AND_FOCUS: Script((_CHOP_AND_FOCUS,)),
    Lesson.PLAY_CLUES: Script((_PLAY_CLUES,)),
    Lesson.SAVE_CLUES: Script((_SAVE_CLUES,)),
    Lesson.GOOD_TOUCH: Script((_GOOD_TOUCH,)),
    Lesson.PROMPTS: Script((_PROMPT_GIVEN, _PROMPT_TAKEN)),
}
