"""The sounds of a turn, and the player of sounds."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QObject,
    QTimer,
    QUrl,
    qInstallMessageHandler,
)

from hanabi_desktop.game.cards import Rank
from hanabi_desktop.game.moves import Clued, Discarded, Event, Misplayed, Played
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.support.files import RESOURCES
from hanabi_desktop.table.appearance import Speed
from hanabi_desktop.table.motion import (
    CROSSED_MS,
    DISCARD_MS,
    PLAY_MS,
)

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect


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
        if self in (Sound.DEAL, Sound.DRAW, Sound.DISCARD, Sound.CLUE_TOKEN):
            return SoundGroup.CARDS
        if self in (Sound.TURN, Sound.LAST_ROUND, Sound.REFUSED, Sound.CURTAIN):
            return SoundGroup.SIGNALS
        clue = self is Sound.COLOUR or self.value.startswith("rank_")
        return SoundGroup.CLUES if clue else SoundGroup.FIREWORKS


log = logging.getLogger(__name__)

_ROCKET_MS = 200


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound and its delay within a turn, in milliseconds at normal speed."""

    sound: Sound
    delay: int = 0


def cues_of_turn(
    events: Sequence[Event], before: Observation, seen: Observation, *, acts: bool
) -> list[Cue]:
    """Return the sounds of a turn; ``acts`` is whether a person plays the viewer's seat."""
    cues: list[Cue] = []
    for event in events:
        match event:
            case Played(card=card):
                cues.append(Cue(Sound(f"play_{card.rank.value}"), PLAY_MS))
                if card.rank is Rank.FIVE:
                    cues.append(Cue(Sound.COMPLETE, PLAY_MS + _ROCKET_MS))
            case Misplayed():
                cues.append(Cue(Sound.STRIKE, CROSSED_MS))
            case Discarded():
                cues.append(Cue(Sound.DISCARD, DISCARD_MS // 2))
            case Clued(value=value):
                sound = Sound(f"rank_{value.value}") if isinstance(value, Rank) else Sound.COLOUR
                cues.append(Cue(sound))
    if seen.clue_tokens > before.clue_tokens:
        cues.append(Cue(Sound.CLUE_TOKEN, DISCARD_MS))
    ends = max((cue.delay for cue in cues), default=0) + 450
    if seen.ending is None and before.turns_left is None and seen.turns_left is not None:
        cues.append(Cue(Sound.LAST_ROUND, ends))
    elif seen.ending is None and acts and seen.seat_to_act == seen.seat:
        cues.append(Cue(Sound.TURN, ends))
    return cues


class Sounds(QObject):
    """Plays sounds; it stays silent if there is no audio output.

    Attributes:
        volume: the volume, 0 (off) to 100.
        silenced: the groups that are muted.
        speed: the speed of the animations, which also sets the delays of sounds.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.volume = 0
        self.silenced: frozenset[SoundGroup] = frozenset()
        self.speed = Speed.NORMAL
        self._effects: dict[Sound, QSoundEffect] | None = None
        self._waiting: list[QTimer] = []

    def preload(self) -> None:
        """Load the sounds, so that the first one is not late."""
        if self._effects is None and self.volume:
            self._effects = self._load()

    def play(self, cues: Sequence[Cue]) -> None:
        """Schedule these sounds, in addition to those still waiting."""
        for timer in self._waiting:
            if not timer.isActive():
                timer.deleteLater()
        self._waiting = [timer for timer in self._waiting if timer.isActive()]
        audible = [cue for cue in cues if cue.sound.group not in self.silenced]
        if not self.volume or not audible:
            return
        self.preload()
        for cue in audible if self._effects else ():
            timer = QTimer(self, singleShot=True, interval=round(cue.delay * self.speed.factor))
            timer.timeout.connect(lambda sound=cue.sound: self._start(sound))
            timer.start()
            self._waiting.append(timer)

    def stop(self) -> None:
        """Cancel the sounds still waiting."""
        for timer in self._waiting:
            timer.stop()
            timer.deleteLater()
        self._waiting.clear()

    def _start(self, sound: Sound) -> None:
        effect = (self._effects or {}).get(sound)
        if effect is not None:
            effect.setVolume(_loudness(self.volume))
            effect.play()

    def _load(self) -> "dict[Sound, QSoundEffect]":
        """Return every sound, ready to play; none on a machine without audio output."""
        effect_class = _find_loudspeaker()
        if effect_class is None:
            return {}
        effects = {}
        for sound in Sound:
            effect = effects[sound] = effect_class(self)
            file = RESOURCES / "sounds" / f"{sound.value}.wav"
            effect.setSource(QUrl.fromLocalFile(str(file)))
        return effects


def _loudness(volume: int) -> float:
    """Return Qt's linear volume for a volume from 0 to 100; the square matches perceived loudness."""
    return (volume / 100) ** 2


@cache
def _find_loudspeaker() -> "type[QSoundEffect] | None":
    """Import Qt's sound effects; None if they are missing or there is no audio output.

    By default the import would also load Qt's video players (22 MB) and print a message about every
    missing codec. So Qt's plugins are hidden during the import, and its messages go to the log.
    """
    plugins = QCoreApplication.libraryPaths()
    before = qInstallMessageHandler(lambda _kind, _context, text: log.debug("audio: %s", text))
    QCoreApplication.setLibraryPaths([])
    try:
        from PySide6.QtMultimedia import (  # noqa: PLC0415 (after the first frame)
            QMediaDevices,
            QSoundEffect,
        )

        return QSoundEffect if QMediaDevices.audioOutputs() else None
    except ImportError as missing:
        log.info("no sounds: %s", missing)
        return None
    finally:
        QCoreApplication.setLibraryPaths(plugins)
        qInstallMessageHandler(before)
