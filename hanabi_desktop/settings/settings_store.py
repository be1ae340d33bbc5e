"""The settings, one small JSON file in the profile."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Annotated

import msgspec

from hanabi_desktop.engine.programs import Program
from hanabi_desktop.game.options import GameOptions, TableTalk
from hanabi_desktop.learning.progress import Detail
from hanabi_desktop.library.metadata.agreement_file import WrittenAgreement
from hanabi_desktop.library.metadata.badges_and_notes import Badge
from hanabi_desktop.library.metadata.problems import UnreadableAgreementError
from hanabi_desktop.session.setup import GameSetup, Seat, teammates_for, with_badges
from hanabi_desktop.settings.programs import KeptPrograms
from hanabi_desktop.settings.start import SETTINGS_FILE, WIDEST_PX, WindowState
from hanabi_desktop.support.files import read_file
from hanabi_desktop.support.kept_file import KeptFile, read_content
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import CardBack, CardDesign, Cloth, Speed, Theme
from hanabi_desktop.table.sounds import SoundGroup
from hanabi_desktop.teammates.characters import Level, Personality, ProgramName
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.wording.player_names import LONGEST_NAME

MOST_GROUPS = 32
MOST_LINE_UPS = 8

_Px = Annotated[int, msgspec.Meta(ge=1, le=WIDEST_PX)]
_Coordinate = Annotated[int, msgspec.Meta(ge=-WIDEST_PX, le=WIDEST_PX)]


class LineUp(msgspec.Struct, frozen=True):
    """A table setup that can be reused: players and rules.

    Attributes:
        levels: of the teammates; None for a person or a program.
        rules: the game options; None for the defaults.
        personalities: of the teammates; one per name, or empty.
        badges: of the people; one per name, or empty.
        programs: those of others that play; one per name, or empty.
        wished: the agreement asked for; None for everything all teammates know.
        is_taught: whether the table warns people before costly moves.
    """

    names: Annotated[tuple[str, ...], msgspec.Meta(min_length=2, max_length=5)]
    levels: Annotated[tuple[Level | None, ...], msgspec.Meta(min_length=2, max_length=5)]
    rules: GameOptions | None = None
    personalities: tuple[Personality | None, ...] = msgspec.field(default=(), name="tempers")
    badges: tuple[Badge | None, ...] = ()
    wished: WrittenAgreement | None = None
    is_taught: bool = msgspec.field(default=False, name="teaching")
    programs: tuple[ProgramName | None, ...] = ()

    @property
    def options(self) -> GameOptions:
        """The game options, with defaults if none were saved."""
        return self.rules or GameOptions(len(self.names))

    @classmethod
    def from_setup(cls, setup: GameSetup) -> "LineUp":
        levels = tuple(seat.level for seat in setup.seats)
        personalities = tuple(seat.personality for seat in setup.seats)
        badges = tuple(seat.badge for seat in setup.seats)
        wished = None if setup.wished is None else WrittenAgreement.from_agreement(setup.wished)
        programs = tuple(seat.program for seat in setup.seats)
        return cls(
            setup.names,
            levels,
            setup.options,
            personalities,
            badges,
            wished,
            setup.is_taught,
            programs if any(programs) else (),
        )

    def setup(self, game_number: int) -> GameSetup:
        nobody = (None,) * len(self.names)
        known = self.levels, self.personalities, self.badges, self.programs
        columns = (column or nobody for column in known)
        seats = with_badges(Seat(*seat) for seat in zip(self.names, *columns, strict=True))
        wished = readable(() if self.wished is None else (self.wished,))
        return GameSetup(
            seats,
            self.options,
            game_number,
            is_taught=self.is_taught,
            wished=wished[0] if wished else None,
        )

    def __post_init__(self) -> None:
        """Raise ValueError unless all parts have the same number of seats."""
        if not len(self.names) == len(self.levels) == self.options.players:
            raise ValueError("names, levels and options disagree on the number of seats")
        for known in (self.personalities, self.badges, self.programs):
            if known and len(known) != len(self.names):
                raise ValueError("names and attributes disagree on the number of seats")


def readable(written: Iterable[WrittenAgreement]) -> tuple[Agreement, ...]:
    """Return the agreements this version can read; newer ones are kept unchanged in the file."""
    found = []
    for agreement in written:
        with suppress(UnreadableAgreementError):
            found.append(agreement.read())
    return tuple(found)


def without_program(line_ups: Iterable[LineUp], name: str) -> tuple[LineUp, ...]:
    """Return the line-ups with Casual teammates in the seats of the program of this name."""
    return _reseated(line_ups, name, lambda _, taken: teammates_for((Level.CASUAL,), taken)[0])


def with_program(line_ups: Iterable[LineUp], name: str, now: ProgramName) -> tuple[LineUp, ...]:
    """Return the line-ups with the program of this name as it is called now."""
    return _reseated(line_ups, name, lambda seat, _: seat.with_program(now))


def _reseated(
    line_ups: Iterable[LineUp], name: str, player_for: Callable[[Seat, Sequence[str]], Seat]
) -> tuple[LineUp, ...]:
    """Return the line-ups with other players in the seats of the program of this name.

    ``player_for`` is given the seat and the names at the table.
    """
    changed = []
    for line_up in line_ups:
        setup = line_up.setup(0)
        seats = list(setup.seats)
        for place, seat in enumerate(seats):
            if seat.program is not None and seat.program.name == name:
                seats[place] = player_for(seat, [other.name for other in seats])
        is_same = tuple(seats) == setup.seats
        changed.append(
            line_up if is_same else LineUp.from_setup(replace(setup, seats=tuple(seats)))
        )
    return tuple(changed)


def with_line_up(line_ups: tuple[LineUp, ...], latest: LineUp) -> tuple[LineUp, ...]:
    """Return the line-ups with a new one first, replacing one with the same people."""
    others = (
        line_up
        for line_up in line_ups
        if (line_up.names, line_up.levels, line_up.programs)
        != (latest.names, latest.levels, latest.programs)
    )
    return (latest, *others)[:MOST_LINE_UPS]


class PlayerGroup(msgspec.Struct, frozen=True):
    """The agreement that best explains the clues in the games of a group of people."""

    names: frozenset[str]
    agreement: WrittenAgreement


def with_group(groups: tuple[PlayerGroup, ...], latest: PlayerGroup) -> tuple[PlayerGroup, ...]:
    """Return the groups with a new one first, replacing one of the same people."""
    others = (group for group in groups if group.names != latest.names)
    return (latest, *others)[:MOST_GROUPS]


def agreement_of_players(groups: Iterable[PlayerGroup], names: Iterable[str]) -> Agreement | None:
    """Return the agreement of the smallest group that contains all these players, or None."""
    players = set(names)
    fitting = [group for group in groups if players <= group.names]
    known = readable(
        group.agreement for group in sorted(fitting, key=lambda group: len(group.names))
    )
    return known[0] if known else None


class Settings(msgspec.Struct, frozen=True):
    """All settings with their defaults.

    Attributes:
        language: None follows the system.
        person: the player's name; empty for the default, None until a game was started or a name given.
        theme: None follows the system.
        text_size: in percent of the default size.
        speed: of animations; None follows the system.
        line_ups: the last tables, latest first.
        handover_seconds: how long after a move the screen is handed over;
            None waits for confirmation.
        thinking_ms: time Experts may search per move, in ms; 0 disables search.
        window: normal width and height; None before the first start.
        window_position: of the window's frame; None if unknown.
        warn_mistakes: ask before playing a card known to be unplayable, or discarding a playable one.
        confirm_hint, confirm_restart: ask first, as these are counted.
        detail: how much the table shows; None grows with experience.
        reads_ahead: say how a clue will be read while it is chosen, which is counted.
        step_by_step: let each teammate's move wait for a key.
        hides_results: show finished games without telling how they end.
        table_talk: of new tables; None keeps that of the last one.
        library: the folder of the games; None for the profile.
        last_folder: the folder of the file that was opened or saved last; None for the documents.
        volume: of all sounds, in percent; 0 is off.
        silenced: the muted groups of sounds.
        keys: custom shortcuts by command name.
        agreements: the user's own, by name.
        groups: inferred agreements of groups of players, latest first.
        reviews: the ids of the games waiting for review, in order.
        goes_on: whether there was a game to continue when the program ended; the start page reserves room
            for it before the library is read.
    """

    language: Language | None = None
    person: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] | None = None
    theme: Theme | None = Theme.NIGHT
    text_size: Annotated[int, msgspec.Meta(ge=100, le=150)] = 100
    speed: Speed | None = None
    line_ups: tuple[LineUp, ...] = ()
    handover_seconds: Annotated[int, msgspec.Meta(ge=1, le=60)] | None = None
    thinking_ms: Annotated[int, msgspec.Meta(ge=0, le=60_000)] = 2000
    window: tuple[_Px, _Px] | None = None
    window_position: tuple[_Coordinate, _Coordinate] | None = None
    window_state: WindowState = WindowState.USUAL
    warn_mistakes: bool = msgspec.field(default=True, name="warns")
    confirm_hint: bool = msgspec.field(default=False, name="asks_before_hint")
    confirm_restart: bool = msgspec.field(default=False, name="asks_before_restart")
    detail: Detail | None = None
    reads_ahead: bool = False
    step_by_step: bool = False
    hides_results: bool = False
    table_talk: TableTalk | None = None
    card_design: CardDesign = msgspec.field(default=CardDesign.PICTURES, name="deck")
    card_back: CardBack = CardBack.WAVES
    cloth: Cloth = Cloth.WATER
    library: str | None = None
    last_folder: str | None = None
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] = 60
    silenced: frozenset[SoundGroup] = frozenset()
    keys: dict[str, str] = {}
    agreements: tuple[WrittenAgreement, ...] = ()
    groups: tuple[PlayerGroup, ...] = ()
    reviews: tuple[int, ...] = ()
    goes_on: bool = False


def kept_agreements(folder: Path) -> tuple[Agreement, ...]:
    """Return the user's own agreements in a profile, or none if its settings cannot be read.

    Read-only: an unreadable file is not set aside.
    """
    try:
        kept, _ = read_content(read_file(folder / SETTINGS_FILE), Settings)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return ()
    return readable(kept.agreements)


class SettingsStore(KeptFile[Settings]):
    """Reads and writes the settings of the profile in ``folder``."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / SETTINGS_FILE, Settings)
        self.folder = folder

    @cached_property
    def programs(self) -> KeptPrograms:
        """The programs that a person has added, in a file of their own; read on first use."""
        return KeptPrograms(self.folder, self)

    def find_program(self, name: str) -> Program | None:
        """Return how a program that the person has added is started; None if there is none."""
        return self.programs.find(name)

    def close(self) -> None:
        super().close()
        if "programs" in vars(self):
            self.programs.close()
