"""What the program remembers between runs: one small JSON file in the profile."""

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec

from hanabi_desktop.game.options import GameOptions, TableTalk
from hanabi_desktop.library.metadata.agreement_file import WrittenAgreement
from hanabi_desktop.library.metadata.badges import Badge
from hanabi_desktop.library.metadata.problems import UnreadableAgreementError
from hanabi_desktop.session.setup import GameSetup, Seat, with_badges
from hanabi_desktop.settings.profile import SETTINGS_FILE, WIDEST_PX, WindowState
from hanabi_desktop.support.files import read_file
from hanabi_desktop.support.kept_file import KeptFile
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.art.palette import CardDesign, Theme
from hanabi_desktop.table.sound.sound_names import SoundGroup
from hanabi_desktop.table.speed import Speed
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.characters import Personality
from hanabi_desktop.teammates.levels import Level

MOST_GROUPS = 32
MOST_LINE_UPS = 8

_Px = Annotated[int, msgspec.Meta(ge=1, le=WIDEST_PX)]
_Coordinate = Annotated[int, msgspec.Meta(ge=-WIDEST_PX, le=WIDEST_PX)]


class LineUp(msgspec.Struct, frozen=True):
    """A table to sit down at again: who sat there, and by which rules.

    Attributes:
        names: what the seats are called.
        levels: of the teammates, None for a person.
        rules: agreed on; None for the usual ones.
        personalities: of the teammates; as many as names, or none at all.
        badges: of the people; as many as names, or none at all.
        wished: what they wanted to play by; None: all that every teammate knows.
    """

    names: Annotated[tuple[str, ...], msgspec.Meta(min_length=2, max_length=5)]
    levels: Annotated[tuple[Level | None, ...], msgspec.Meta(min_length=2, max_length=5)]
    rules: GameOptions | None = None
    personalities: tuple[Personality | None, ...] = msgspec.field(default=(), name="tempers")
    badges: tuple[Badge | None, ...] = ()
    wished: WrittenAgreement | None = None

    @property
    def options(self) -> GameOptions:
        """The rules agreed on; the usual ones where none were written down."""
        return self.rules or GameOptions(len(self.names))

    @classmethod
    def of(cls, setup: GameSetup) -> "LineUp":
        """Return what is remembered of a table."""
        levels = tuple(seat.level for seat in setup.seats)
        personalities = tuple(seat.personality for seat in setup.seats)
        badges = tuple(seat.badge for seat in setup.seats)
        wished = None if setup.wished is None else WrittenAgreement.of(setup.wished)
        return cls(setup.names, levels, setup.options, personalities, badges, wished)

    def setup(self, game_number: int) -> GameSetup:
        """Return the same table with a deal."""
        nobody = (None,) * len(self.names)
        known = self.levels, self.personalities or nobody, self.badges or nobody
        seats = with_badges(Seat(*seat) for seat in zip(self.names, *known, strict=True))
        wished = readable(() if self.wished is None else (self.wished,))
        return GameSetup(seats, self.options, game_number, wished=wished[0] if wished else None)

    def __post_init__(self) -> None:
        """Refuse a line-up whose parts speak of different numbers of seats."""
        if not len(self.names) == len(self.levels) == self.options.players:
            raise ValueError("names, levels and options disagree on the number of seats")
        for known in (self.personalities, self.badges):
            if known and len(known) != len(self.names):
                raise ValueError("names, personalities and badges disagree on the number of seats")


def readable(written: Iterable[WrittenAgreement]) -> tuple[Agreement, ...]:
    """Return the agreements that this version can read; what a newer one has written stays as it is."""
    found = []
    for one in written:
        with suppress(UnreadableAgreementError):
            found.append(one.read())
    return tuple(found)


def remembered(line_ups: tuple[LineUp, ...], latest: LineUp) -> tuple[LineUp, ...]:
    """Return the line-ups with the latest on top; of those with the same people only the newest."""
    others = (one for one in line_ups if (one.names, one.levels) != (latest.names, latest.levels))
    return (latest, *others)[:MOST_LINE_UPS]


class PlayerGroup(msgspec.Struct, frozen=True):
    """What was found out about people whose games have been read.

    Attributes:
        names: theirs.
        agreement: the one that reads their clues best.
    """

    names: frozenset[str]
    agreement: WrittenAgreement


def with_group(groups: tuple[PlayerGroup, ...], latest: PlayerGroup) -> tuple[PlayerGroup, ...]:
    """Return the groups with the latest on top; of the same people only the newest."""
    others = (group for group in groups if group.names != latest.names)
    return (latest, *others)[:MOST_GROUPS]


def agreement_of_players(groups: Iterable[PlayerGroup], names: Iterable[str]) -> Agreement | None:
    """Return what was found out about the smallest group to which all these players belong."""
    players = set(names)
    fitting = [group for group in groups if players <= group.names]
    known = readable(group.agreement for group in sorted(fitting, key=lambda one: len(one.names)))
    return known[0] if known else None


class Settings(msgspec.Struct, frozen=True):
    """All settings, with what a first start uses.

    Attributes:
        language: None follows the system.
        theme: night, day or high contrast.
        text_size: of words, in percent of their usual size.
        speed: of the table's motions; None follows the system.
        line_ups: the last tables, the latest first.
        handover_seconds: after which whoever has played gives up the table at a shared screen;
            None waits until they say so.
        thinking_ms: for which Experts look ahead at most; 0: not at all.
        window: width and height when neither maximised nor full screen; None before the first start.
        window_position: of the window's top left corner, frame included; None where none is known.
        window_state: how the window was shown last.
        warn_unplayable: before a play that cannot fit.
        confirm_hint, confirm_restart: say first that it will be counted.
        table_talk: at new tables; None as it was at the last one.
        card_design: how the cards are printed.
        library: the folder of the games; None is the profile.
        volume: of all sounds; 0 is off.
        silenced: the groups of sounds that are not heard.
        keys: chosen instead of the usual ones, by the commands' names.
        agreements: of people's own, by name.
        groups: what was found out about the players of games that were read, the latest first.
        reviews: the ids of games that are still to be reviewed, in that order.
        goes_on: a game could be gone on with when the program ended; the start page then has room
            for it before the library has been read.
    """

    language: Language | None = None
    theme: Theme = Theme.NIGHT
    text_size: Annotated[int, msgspec.Meta(ge=100, le=150)] = 100
    speed: Speed | None = None
    line_ups: tuple[LineUp, ...] = ()
    handover_seconds: Annotated[int, msgspec.Meta(ge=1, le=60)] | None = None
    thinking_ms: Annotated[int, msgspec.Meta(ge=0, le=60_000)] = 2000
    window: tuple[_Px, _Px] | None = None
    window_position: tuple[_Coordinate, _Coordinate] | None = None
    window_state: WindowState = WindowState.USUAL
    warn_unplayable: bool = msgspec.field(default=True, name="warns")
    confirm_hint: bool = msgspec.field(default=False, name="asks_before_hint")
    confirm_restart: bool = msgspec.field(default=False, name="asks_before_restart")
    table_talk: TableTalk | None = None
    card_design: CardDesign = msgspec.field(default=CardDesign.PICTURES, name="deck")
    library: str | None = None
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] = 60
    silenced: frozenset[SoundGroup] = frozenset()
    keys: dict[str, str] = {}
    agreements: tuple[WrittenAgreement, ...] = ()
    groups: tuple[PlayerGroup, ...] = ()
    reviews: tuple[int, ...] = ()
    goes_on: bool = False


def kept_agreements(folder: Path) -> tuple[Agreement, ...]:
    """Return the agreements of people's own in a profile; none where its settings cannot be read.

    For whoever only looks: the file stays where and as it is.
    """
    try:
        kept = msgspec.json.decode(read_file(folder / SETTINGS_FILE), type=Settings)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return ()
    return readable(kept.agreements)


class SettingsStore(KeptFile[Settings]):
    """Reads and writes the settings of one profile.

    Attributes:
        folder: the profile.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / SETTINGS_FILE, Settings)
        self.folder = folder
