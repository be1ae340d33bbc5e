"""The sounds and their groups."""

from enum import Enum


class SoundGroup(Enum):
    """A group of sounds that can be muted separately."""

    CARDS = "cards"
    CLUES = "clues"
    FIREWORKS = "fireworks"
    SIGNALS = "signals"


class Sound(Enum):
    """The sounds; the values are the names of their files in ``resources/sounds``."""

    DEAL = "deal"
    DRAW = "draw"
    DISCARD = "discard"
    CLUE_TOKEN = "clue_token"  # noqa: S105 (a sound file)
    PLAY_1 = "play_1"
    PLAY_2 = "play_2"
    PLAY_3 = "play_3"
    PLAY_4 = "play_4"
    PLAY_5 = "play_5"
    COMPLETE = "complete"
    STRIKE = "strike"
    SHELL = "shell"
    DEFEAT = "defeat"
    COLOUR = "colour"
    RANK_1 = "rank_1"
    RANK_2 = "rank_2"
    RANK_3 = "rank_3"
    RANK_4 = "rank_4"
    RANK_5 = "rank_5"
    TURN = "turn"
    LAST_ROUND = "last_round"
    REFUSED = "refused"
    CURTAIN = "curtain"

    @property
    def group(self) -> SoundGroup:
        """The group that the sound is muted with."""
        if self in (Sound.DEAL, Sound.DRAW, Sound.DISCARD, Sound.CLUE_TOKEN):
            return SoundGroup.CARDS
        if self in (Sound.TURN, Sound.LAST_ROUND, Sound.REFUSED, Sound.CURTAIN):
            return SoundGroup.SIGNALS
        clue = self is Sound.COLOUR or self.value.startswith("rank_")
        return SoundGroup.CLUES if clue else SoundGroup.FIREWORKS
