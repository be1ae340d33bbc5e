"""Lessons on the additional conventions of expert tables, with Maud, Jonas and Saar in seats 1 to 3."""

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.learning.content.script import DealtScene, RecordedScene, Script
from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.learning.steps import Ask, Spot, Tell, Thing, Watch

_THREE = GameOptions(3, empty_clues=False)
_FOUR = GameOptions(4, empty_clues=False)

_DOUBLE_TAKEN = DealtScene(
    hands=("r1 w3 g4 b3", "r2 y4 b4 w4", "g3 y3 r3 w3", "b4 g4 y4 w4"),
    draws="y3 b3 g3",
    options=_FOUR,
    begins=3,
    steps=(
        Tell("idea"),
        Watch("saar_red", "tell 2 red"),
        Ask("take", ("play 1",)),
        Watch("maud_plays", "play 1"),
        Watch("jonas_plays", "play r3"),
    ),
)

_DOUBLE_GIVEN = DealtScene(
    hands=("b4 w3 y4 b3", "g1 y4 b4 w4", "g2 y3 r3 w3", "b3 r4 g3 w4"),
    draws="y3 r3 g4",
    options=_FOUR,
    steps=(
        Tell("now_give", at=(Spot(1, 1), Spot(2, 1), Spot(3, 3))),
        Ask("give", ("tell 3 green",), at=(Spot(3, 3),)),
        Watch("maud_blind", "play 1"),
        Watch("jonas_blind", "play 1"),
        Tell("rule"),
    ),
)

_REVERSE_TAKEN = DealtScene(
    hands=("b4 r2 y4 w3 g3", "r1 y3 b4 g4 w4", "w5 g3 b3 y4 r3"),
    draws="y3 g4 w3",
    options=_THREE,
    begins=1,
    before=("tell 2 5",),
    steps=(
        Tell("idea"),
        Watch("jonas_red", "tell 0 red"),
        Ask("wait", ("discard 5",), at=(Spot(1, 1),)),
        Watch("maud_blind", "play 1"),
        Watch("jonas_discards", "discard 5"),
        Ask("now", ("play r2",)),
    ),
)

_REVERSE_GIVEN = DealtScene(
    hands=("b4 w3 y4 b3 r4", "w4 g2 y3 r3 b4", "g1 y4 r3 w3 b3"),
    draws="y3 r4 g4",
    options=_THREE,
    steps=(
        Tell("now_give", at=(Spot(1, 2), Spot(2, 1))),
        Ask("give", ("tell 1 green",), at=(Spot(1, 2),)),
        Watch("maud_waits", "discard 5"),
        Watch("jonas_blind", "play 1"),
        Tell("rule"),
    ),
)

_LAYERED_TAKEN = DealtScene(
    hands=("r1 g1 b4 y4 w3", "b3 g2 y3 w4 r4", "w5 y4 g4 b4 r3"),
    draws="g3 y3 b3 r4",
    options=_THREE,
    begins=1,
    before=("tell 2 5",),
    steps=(
        Tell("idea"),
        Watch("jonas_green", "tell 1 green"),
        Ask("blind", ("play 1",)),
        Watch("maud_waits", "discard 5"),
        Watch("jonas_discards", "discard 5"),
        Ask("behind", ("play g1",)),
    ),
)

_LAYERED_GIVEN = DealtScene(
    hands=("b4 w3 r4 b3 g4", "r1 y1 g4 w3 b4", "w4 y2 r3 g3 b3"),
    draws="y3 r4",
    options=_THREE,
    steps=(
        Tell("now_give", at=(Spot(1, 1), Spot(1, 2), Spot(2, 2))),
        Ask("give", ("tell 2 yellow",), at=(Spot(2, 2),)),
        Watch("maud_plays", "play r1"),
        Tell("rule"),
    ),
)

_REPEATED_TAKEN = DealtScene(
    hands=("g4 w3 r4 b4 y4", "b1 y4 b3 w4 r4", "w5 w4 g3 y3 r3"),
    draws="b2 g4 y3 g1",
    options=_THREE,
    begins=1,
    before=("tell 2 5", "tell 1 blue", "discard 5", "play b1"),
    steps=(
        Tell("idea", at=(Spot(1, 3),)),
        Watch("jonas_three", "tell 1 3"),
        Ask("take", ("play b2",)),
    ),
)

_REPEATED_GIVEN = DealtScene(
    hands=("b4 w3 r4 b3 g4", "w5 r3 g4 r4 b4", "y1 g2 y3 w4 b2"),
    draws="y2 r2 g3 w3",
    options=_THREE,
    begins=2,
    before=("tell 1 5", "tell 2 yellow", "discard 5", "play y1"),
    steps=(
        Tell("now_give", at=(Spot(1, 1), Spot(2, 3))),
        Ask("give", ("tell 2 3",), at=(Spot(2, 3),)),
        Watch("maud_blind", "play y2"),
        Tell("rule"),
    ),
)

_BLUFF = DealtScene(
    hands=("r1 b4 w3 y4 b3", "b3 g3 y3 w4 r4", "w5 y4 b4 g4 r3"),
    draws="y3 g4 w3",
    options=_THREE,
    begins=1,
    before=("tell 2 5",),
    steps=(
        Tell("idea"),
        Watch("jonas_green", "tell 1 green"),
        Ask("blind", ("play 1",)),
        Watch("maud_waits", "discard 5"),
        Tell("rule"),
    ),
)

_SARCASTIC = DealtScene(
    hands=("b4 w3 y4 g3 r2", "b3 y3 w4 g4 r4", "r1 w3 b4 y4 g4"),
    draws="r2 y3 w4",
    options=_THREE,
    before=("tell 2 red", "tell 0 2", "play r1", "tell 2 2", "discard 5"),
    steps=(
        Tell("idea", at=(Spot(2, 1),)),
        Watch("jonas_gives_up", "discard 1"),
        Ask("take", ("play r2",)),
    ),
)

_GENTLEMANS = DealtScene(
    hands=("g1 w3 y4 b3 r4", "b3 y3 w4 r3 b4", "y4 w3 g1 r4 b4"),
    draws="g3 y3 w4",
    options=_THREE,
    before=("tell 2 1", "tell 2 green"),
    steps=(
        Tell("nobody_clued", at=(Spot(2, 3),)),
        Watch("jonas_discards", "discard 3"),
        Ask("blind", ("play g1",)),
        Tell("rule"),
    ),
)

_PACE = RecordedScene(
    link=(
        "315heruvvlfyxknhwpiq-jkddcbxalcpwbutroaps-qmfakfisgngum,"
        "03lcla-akadpaaoaqwckbaeahan-obagblxcsaaxacbfwbgc-aiaypbbjbm1clab2bska-1abtawavxbb0b41cauga"
        "-abb1obbzaCb9,0"
    ),
    steps=(
        Tell("idea", at=(Thing.DECK,)),
        Tell("count"),
        Ask("clue", ("tell 1 blue", "tell 1 4"), at=(Spot(1, 3),)),
        Watch("maud_plays", "play b4"),
        Tell("rule"),
    ),
)

SCRIPTS = {
    Lesson.DOUBLE_FINESSES: Script((_DOUBLE_TAKEN, _DOUBLE_GIVEN)),
    Lesson.REVERSE_FINESSES: Script((_REVERSE_TAKEN, _REVERSE_GIVEN)),
    Lesson.LAYERED_FINESSES: Script((_LAYERED_TAKEN, _LAYERED_GIVEN)),
    Lesson.REPEATED_CLUES: Script((_REPEATED_TAKEN, _REPEATED_GIVEN)),
    Lesson.TELLING_DISCARDS: Script((_SARCASTIC, _GENTLEMANS)),
    Lesson.BLUFFS: Script((_BLUFF,)),
    Lesson.PACE: Script((_PACE,)),
}
