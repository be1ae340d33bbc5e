"""Lessons on the additional conventions of standard tables, with Daniël in seat 1 and Noor in seat 2."""

from hanabi_desktop.learning.content.script import DealtScene, Script
from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.learning.steps import Ask, Spot, Tell, Watch

_FINESSE_TAKEN = DealtScene(
    hands=("r1 g4 b3 y4 w3", "b4 y3 r2 w4 g3", "y2 b4 w4 g4 r4"),
    draws="y3 w3 b2",
    begins=2,
    steps=(
        Tell("idea"),
        Watch("noor_red", "tell 1 red"),
        Ask("take", ("play 1",)),
        Watch("daniel_plays", "play r2"),
    ),
)

_FINESSE_GIVEN = DealtScene(
    hands=("b3 w4 y4 r3 b4", "g1 w3 y3 r4 b3", "w4 g2 r3 y4 b4"),
    draws="y3 r4 w3",
    steps=(
        Tell("now_give", at=(Spot(1, 1), Spot(2, 2))),
        Ask("give", ("tell 2 green",), at=(Spot(2, 2),)),
        Watch("daniel_blind", "play 1"),
        Watch("noor_plays", "play g2"),
        Tell("rule"),
    ),
)

_ONES = DealtScene(
    hands=("w1 b4 g1 y1 r3", "b3 r1 w4 y4 g4", "g3 w3 b4 r3 y3"),
    draws="y4 b2 r4 w2 g2 b3",
    begins=1,
    steps=(
        Tell("idea"),
        Watch("daniel_ones", "tell 0 1"),
        Watch("noor_red", "tell 1 red"),
        Ask("oldest", ("play 4",)),
        Watch("daniel_plays", "play r1"),
        Watch("noor_discards", "discard 5"),
        Ask("next", ("play 4",)),
    ),
)

_FIX = DealtScene(
    hands=("b4 w4 y4 g3 b3", "w3 r1 y3 w1 g4", "r1 g4 w3 y4 b4"),
    draws="y3 b2 r4 w4",
    begins=2,
    before=("tell 1 1", "discard 5", "play w1", "play 1"),
    steps=(
        Tell("trouble", at=(Spot(1, 3),)),
        Ask("fix", ("tell 1 red",), at=(Spot(1, 3),)),
        Tell("rule"),
    ),
)

_STALL_GIVEN = DealtScene(
    hands=("b2 y2 w2 g2 r2", "r5 w3 b3 g4 y4", "w4 g3 b4 y3 r4"),
    draws="w3 b3",
    steps=(
        Tell("idea"),
        Ask("give", ("tell 1 5",), at=(Spot(1, 1),)),
    ),
)

_STALL_TAKEN = DealtScene(
    hands=("y3 g5 r3 w4 b4", "w3 r4 b3 g4 y4", "w4 g3 b4 y3 r4"),
    draws="w3 b3",
    begins=2,
    steps=(
        Tell("now_take"),
        Watch("noor_fives", "tell 0 5"),
        Ask("take", ("discard 5",)),
        Tell("rule"),
    ),
)

SCRIPTS = {
    Lesson.FINESSES: Script((_FINESSE_TAKEN, _FINESSE_GIVEN)),
    Lesson.ONES_AND_FIXES: Script((_ONES, _FIX)),
    Lesson.STALLS: Script((_STALL_GIVEN, _STALL_TAKEN)),
}
