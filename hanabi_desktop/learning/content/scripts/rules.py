"""Five lessons on the rules. Zoë sits in seat 1, Björn in seat 2."""

from hanabi_desktop.learning.content.script import DealtScene, RecordedScene, Script
from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.learning.steps import Ask, Spot, Tell, Thing, Watch

_TABLE = DealtScene(
    hands=("y2 w1 b4 g3 r2", "r1 g4 w3 b5 y4", "b1 w2 g1 y3 r4"),
    draws="y4 g2 b2",
    begins=1,
    steps=(
        Tell("hand", at=(Thing.OWN_HAND,)),
        Tell("teammates", at=(Thing.HANDS,)),
        Tell("fireworks", at=(Thing.FIREWORKS,)),
        Tell("supplies", at=(Thing.CLUE_TOKENS, Thing.STRIKES, Thing.DECK)),
        Watch("zoe_tells", "tell 0 1"),
        Watch("bjorn_tells", "tell 1 red"),
        Ask("play", ("play 2",), at=(Spot(0, 2),)),
        Watch("zoe_plays", "play 1"),
        Tell("log"),
    ),
)

_PLAYING = DealtScene(
    hands=("b4 r1 g4 y1 w3", "g1 w4 b3 r3 y4", "r4 w2 b5 y2 g3"),
    draws="g3 b2 w4 y3 r3",
    begins=1,
    steps=(
        Tell("fits", at=(Thing.FIREWORKS,)),
        Watch("zoe_tells", "tell 0 1"),
        Watch("bjorn_tells", "tell 1 green"),
        Ask("first", ("play y1", "play r1"), at=(Spot(0, 2), Spot(0, 4))),
        Watch("zoe_plays", "play g1"),
        Watch("bjorn_gambles", "play 1"),
        Tell("strike", at=(Thing.STRIKES,)),
        Ask("second", ("play r1", "play y1")),
        Tell("five", at=(Thing.CLUE_TOKENS,)),
    ),
)

_CLUES = DealtScene(
    hands=("g1 w3 b5 r2 y4", "g3 r1 b4 r4 y3", "y1 b3 w4 y5 g2"),
    draws="b2 w3 r3 g4 w2",
    steps=(
        Tell("cost", at=(Thing.CLUE_TOKENS,)),
        Tell("whole", at=(Spot(1, 2), Spot(1, 4))),
        Ask("red", ("tell 1 red",), at=(Spot(1, 2),)),
        Watch("zoe_plays", "play r1"),
        Watch("bjorn_tells", "tell 0 green"),
        Ask("one", ("tell 2 1", "tell 2 yellow"), at=(Spot(2, 1),)),
        Watch("zoe_discards", "discard 5"),
        Watch("bjorn_plays", "play y1"),
        Ask("play", ("play g1",)),
        Tell("limits", at=(Thing.CLUE_TOKENS,)),
    ),
)

_DISCARDING = DealtScene(
    hands=("b4 g3 y2 w5 r4", "w3 b1 g4 r2 y4", "b2 y5 r1 w4 y3"),
    draws="y1 g1 b3 w1 g4 w2 r3",
    # Eight clues, so that no lantern is lit and discarding is the only sound move.
    before=(
        *("tell 1 1", "play b1", "tell 0 5"),
        *("tell 2 2", "tell 2 5", "play b2"),
        *("tell 1 1", "tell 2 green", "play g1"),
        *("tell 2 blue", "play y1", "tell 1 1"),
    ),
    steps=(
        Tell("why", at=(Thing.CLUE_TOKENS,)),
        Ask("oldest", ("discard 5",), at=(Spot(0, 5),)),
        Tell("back", at=(Thing.CLUE_TOKENS,)),
        Watch("zoe_tells", "tell 2 red"),
        Watch("bjorn_plays", "play r1"),
        Ask("past_the_five", ("discard 4",)),
        Tell("copies"),
    ),
)

_THE_END = RecordedScene(
    link=(
        "315hspdupcvvfajrlnib-iegqcmqrsxygfubadwhk-pwlmoakunxkft,"
        "03lbaf-waaeajwbgc1cakbaaipa-atgasbaqaubmavgcbnad-tcasbbxaayazbgbobcwa-b0a8tca9bwoab2aApcaD"
        "-b3oab4aEkckbkbapalob-bh1awcaJaK,0"
    ),
    steps=(
        Tell("last_card", at=(Thing.DECK,)),
        Tell("last_turns"),
        Ask("five", ("play w5",)),
        Watch("zoe_tells", "tell 2 5"),
        Watch("bjorn_plays", "play g5"),
        Tell("score", at=(Thing.FIREWORKS,)),
    ),
)

SCRIPTS = {
    Lesson.TABLE: Script((_TABLE,)),
    Lesson.PLAYING: Script((_PLAYING,)),
    Lesson.CLUES: Script((_CLUES,)),
    Lesson.DISCARDING: Script((_DISCARDING,)),
    Lesson.THE_END: Script((_THE_END,)),
}
