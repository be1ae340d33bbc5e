"""Our own object in a game's JSON: what the site's layout has no place for.

Other readers ignore it. ``version`` counts up with every change that an older reader would
misread; every older version stays readable, a newer one is refused.
"""

from dataclasses import dataclass, replace
from itertools import repeat
from typing import Annotated

import msgspec

from hanabi_desktop.game.cards import Card, Suit
from hanabi_desktop.game.moves import Action, Clue, Play
from hanabi_desktop.game.options import MAX_PLAYERS, MIN_PLAYERS, GameOptions, TableTalk
from hanabi_desktop.game.record import GameRecord
from hanabi_desktop.game.remarks import Remark, Said
from hanabi_desktop.library.metadata.assistance import Assistance
from hanabi_desktop.library.metadata.badges import Badge, Emblem, Tint
from hanabi_desktop.library.metadata.problems import Problem, UnreadableGameError
from hanabi_desktop.library.records.hanab_live.codes import (
    MAX_ACTIONS,
    Rotation,
    coded_action,
    decoded_action,
)
from hanabi_desktop.library.records.saved_game import SavedGame
from hanabi_desktop.teammates.characters import Personality
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.teammate import Ahead, Reason, ReasonCode, Term

KEY = "hanabi_desktop"
VERSION = 1
_PERSON = "person"

_NO_CONTROL_SIGNS = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]+\Z"

Name = Annotated[str, msgspec.Meta(max_length=64, pattern=_NO_CONTROL_SIGNS)]

_Place = Annotated[int, msgspec.Meta(ge=0, lt=MAX_PLAYERS)]
_Times = Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]
_Turn = Annotated[int, msgspec.Meta(ge=1, le=MAX_ACTIONS)]


class _Version(msgspec.Struct):
    version: Annotated[int, msgspec.Meta(ge=1)]


class _Options(msgspec.Struct, omit_defaults=True):
    final_bouquet: bool = False
    choreography: bool = False
    first_seat: _Place | None = None
    table_talk: str = ""  # empty for full memory


class _Seat(msgspec.Struct, omit_defaults=True):
    name: Name
    player: str = ""  # a teammate's level, or _PERSON; empty when nobody knows
    personality: str = msgspec.field(default="", name="temper")
    tint: str = ""  # a person's colour and symbol
    emblem: str = ""


class _Remark(msgspec.Struct, omit_defaults=True):
    turns: Annotated[int, msgspec.Meta(ge=0, le=MAX_ACTIONS)]  # played by then
    seat: _Place
    remark: str
    to: _Place | None = None


class _Announcement(msgspec.Struct):
    turn: _Turn
    suit: Annotated[str, msgspec.Meta(pattern=r"^[wrbygm]\Z")]


class _Ahead(msgspec.Struct):
    instead: tuple[int, int, int | None]  # an action as the site writes it; our seats
    games: Annotated[int, msgspec.Meta(ge=1)]
    points: float
    perfect: float


class _Reason(msgspec.Struct, omit_defaults=True):
    turn: _Turn
    code: str
    orders: Annotated[list[Annotated[int, msgspec.Meta(ge=0, lt=60)]], msgspec.Meta(max_length=10)]
    faces: Annotated[
        list[Annotated[str, msgspec.Meta(pattern=r"^[wrbygm][1-5]\Z")]], msgspec.Meta(max_length=30)
    ] = []
    convention: int = 0
    term: str = ""
    ahead: _Ahead | None = None


class Extension(msgspec.Struct, omit_defaults=True):
    """What we add to a game.

    Attributes:
        version: of this object's layout.
        options: the rules the site's options cannot tell; also who was agreed to begin.
        seats: who sat where, seat by seat as at our table.
        first_seat: who began; the site's seat 0.
        game_number: the deal, None for a deck from elsewhere.
        announcements: the suits announced before plays, by turn.
        reasons: why teammates did what they did, by turn.
        remarks: what was said, in that order.
        hints: how often a person asked what a teammate would do.
        undos: how often a person took a move back.
        restarts: how often they had begun the same deal before.
        branched_at: after how many turns it was taken up from a replay.
        review: what a review has found; whoever reviews reads it (see ``review.review_json``).
    """

    version: int
    options: _Options
    seats: Annotated[list[_Seat], msgspec.Meta(min_length=MIN_PLAYERS, max_length=MAX_PLAYERS)]
    first_seat: _Place = 0
    game_number: Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)] | None = None
    announcements: Annotated[list[_Announcement], msgspec.Meta(max_length=MAX_ACTIONS)] = []
    reasons: Annotated[list[_Reason], msgspec.Meta(max_length=MAX_ACTIONS)] = []
    remarks: Annotated[list[_Remark], msgspec.Meta(max_length=10 * MAX_ACTIONS)] = []
    hints: _Times = 0
    undos: _Times = 0
    restarts: _Times = 0
    branched_at: Annotated[int, msgspec.Meta(ge=0, le=MAX_ACTIONS)] | None = None
    review: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


def _written_ahead(ahead: Ahead) -> _Ahead:
    instead = coded_action(ahead.instead)
    return _Ahead(instead, ahead.games, round(ahead.points, 3), round(ahead.perfect, 4))


def extension_of(game: SavedGame) -> Extension:
    """What has to be said of this game beside the site's layout."""
    record = game.record
    players = [level.value if level else _PERSON for level in game.levels]
    personalities = [personality.value if personality else "" for personality in game.personalities]
    badges = [(b.tint.value, b.emblem.value) if b else ("", "") for b in game.badges]
    return Extension(
        VERSION,
        _written_options(record.options),
        [
            _Seat(name, player, personality, *badge)
            for name, player, personality, badge in zip(
                record.seats,
                players or repeat(""),
                personalities or repeat(""),
                badges or repeat(("", "")),
                strict=False,
            )
        ],
        record.first_seat,
        record.game_number,
        [
            _Announcement(turn, action.announced.letter)
            for turn, action in enumerate(record.actions, start=1)
            if isinstance(action, Play) and action.announced is not None
        ],
        [
            _Reason(
                turn,
                reason.code.value,
                list(reason.orders),
                [str(face) for face in reason.faces],
                reason.convention.value,
                reason.term.value if reason.term else "",
                _written_ahead(reason.ahead) if reason.ahead else None,
            )
            for turn, reason in enumerate(game.reasons, start=1)
            if reason is not None
        ],
        [_Remark(one.turns, one.seat, one.remark.value, one.to) for one in game.remarks],
        game.assistance.hints,
        game.assistance.undos,
        game.assistance.restarts,
        game.assistance.branched_at,
        msgspec.Raw(game.review) if game.review else msgspec.UNSET,
    )


def _written_options(options: GameOptions) -> _Options:
    talk = options.table_talk
    return _Options(
        options.final_bouquet,
        options.choreography,
        options.first_seat,
        "" if talk is TableTalk.FULL_MEMORY else talk.value,
    )


def read_extension(raw: msgspec.Raw) -> Extension:
    """Read the object, whatever its version.

    Raises:
        UnreadableGameError: a newer version writes it.
        msgspec.ValidationError: it is not laid out as it should be.
    """
    version = msgspec.json.decode(raw, type=_Version).version
    if version > VERSION:
        raise UnreadableGameError(Problem.NEWER_FORMAT, str(version))
    return msgspec.json.decode(raw, type=Extension)


def extended(game: SavedGame, extension: Extension) -> SavedGame:
    """The game as it was at our table, from what other readers see and our own object.

    Raises:
        UnreadableGameError: the two do not belong together; the place is what contradicts.
    """
    return _Joined(game, extension).game()


@dataclass(frozen=True, slots=True)
class _Joined:
    """A game as other readers see it, with our object beside it."""

    plain: SavedGame
    extension: Extension

    def game(self) -> SavedGame:
        record, extension = self.plain.record, self.extension
        players = record.options.players
        first = extension.first_seat
        agreed = extension.options.first_seat
        names = tuple(seat.name for seat in extension.seats)
        if Rotation(first, record.options).by_seat(names) != record.seats:
            raise _contradiction("seats")
        if first >= players or agreed not in (None, first):
            raise _contradiction("first_seat")
        if extension.options.final_bouquet != record.options.final_bouquet:
            raise _contradiction("options.final_bouquet")
        own = GameRecord(
            names,
            self._options(),
            record.deck,
            self._actions(),
            first,
            extension.game_number,
        )
        return replace(
            self.plain,
            record=own,
            levels=self._levels(),
            personalities=self._personalities(),
            badges=self._badges(),
            remarks=self._remarks(),
            reasons=self._reasons(),
            assistance=Assistance(
                extension.hints, extension.undos, extension.restarts, extension.branched_at
            ),
            review=b"" if extension.review is msgspec.UNSET else bytes(extension.review),
        )

    def _options(self) -> GameOptions:
        return replace(
            self.plain.record.options,
            choreography=self.extension.options.choreography,
            first_seat=self.extension.options.first_seat,
            table_talk=self._table_talk(),
        )

    def _table_talk(self) -> TableTalk:
        """What the table allowed; a step we do not know counts as full memory."""
        known = {talk.value: talk for talk in TableTalk}
        return known.get(self.extension.options.table_talk, TableTalk.FULL_MEMORY)

    def _actions(self) -> tuple[Action, ...]:
        """The actions with our seats and with what was announced."""
        players, first = self.plain.record.options.players, self.extension.first_seat
        actions = [
            Clue((action.target + first) % players, action.value)
            if isinstance(action, Clue)
            else action
            for action in self.plain.record.actions
        ]
        for place, entry in enumerate(self.extension.announcements):
            play = actions[entry.turn - 1] if entry.turn <= len(actions) else None
            if not isinstance(play, Play):
                raise _contradiction(f"announcements[{place}]")
            actions[entry.turn - 1] = Play(play.order, Suit.from_letter(entry.suit))
        return tuple(actions)

    def _levels(self) -> tuple[Level | None, ...]:
        """Who sat in each seat; nothing where the object does not say it of all."""
        known: dict[str, Level | None] = {level.value: level for level in Level} | {_PERSON: None}
        players = [seat.player for seat in self.extension.seats]
        if not all(players):
            return ()
        for place, player in enumerate(players):
            if player not in known:
                where = f"{KEY}.seats[{place}].player"
                raise UnreadableGameError(Problem.WRONG_LAYOUT, where)
        return tuple(known[player] for player in players)

    def _personalities(self) -> tuple[Personality | None, ...]:
        """What the teammates like a little more; one we do not know counts as none."""
        known = {personality.value: personality for personality in Personality}
        personalities = tuple(known.get(seat.personality) for seat in self.extension.seats)
        return personalities if any(personalities) else ()

    def _badges(self) -> tuple[Badge | None, ...]:
        """The people's colours and symbols; where one of the two is not known, neither counts."""
        tints = {tint.value: tint for tint in Tint}
        emblems = {emblem.value: emblem for emblem in Emblem}
        badges = tuple(
            Badge(tints[seat.tint], emblems[seat.emblem])
            if seat.tint in tints and seat.emblem in emblems
            else None
            for seat in self.extension.seats
        )
        return badges if any(badges) else ()

    def _remarks(self) -> tuple[Said, ...]:
        """What was said; a remark we do not know is left out, it changes nothing."""
        known = {remark.value: remark for remark in Remark}
        players, turns = self.plain.record.options.players, len(self.plain.record.actions)
        remarks, before = [], 0
        for place, entry in enumerate(self.extension.remarks):
            others = {None, *range(players)} - {entry.seat}
            if entry.seat >= players or entry.to not in others:
                raise _contradiction(f"remarks[{place}]")
            if not before <= entry.turns <= turns:
                raise _contradiction(f"remarks[{place}]")
            before, remark = entry.turns, known.get(entry.remark)
            if remark is None:
                continue
            if remark.asks_somebody == (entry.to is None):
                raise _contradiction(f"remarks[{place}]")
            remarks.append(Said(entry.turns, entry.seat, remark, entry.to))
        return tuple(remarks)

    def _ahead(self, entry: _Ahead | None) -> Ahead | None:
        """What looking ahead has changed; left out where it names no action, as reasons are."""
        options = self.plain.record.options
        instead = None if entry is None else decoded_action(entry.instead, options)
        if entry is None or instead is None:
            return None
        return Ahead(instead, entry.games, entry.points, entry.perfect)

    def _reasons(self) -> tuple[Reason | None, ...]:
        """The reasons by turn; one we do not know is left out, it changes nothing."""
        known = {code.value: code for code in ReasonCode}
        conventions = {convention.value: convention for convention in Convention}
        terms = {term.value: term for term in Term}
        reasons: list[Reason | None] = [None] * len(self.plain.record.actions)
        for place, entry in enumerate(self.extension.reasons):
            if entry.turn > len(reasons):
                raise _contradiction(f"reasons[{place}]")
            if entry.code in known:
                reasons[entry.turn - 1] = Reason(
                    known[entry.code],
                    tuple(entry.orders),
                    tuple(map(Card.parse, entry.faces)),
                    conventions.get(entry.convention, Convention.NOTHING),
                    terms.get(entry.term),
                    self._ahead(entry.ahead),
                )
        return tuple(reasons) if self.extension.reasons else ()


def _contradiction(place: str) -> UnreadableGameError:
    return UnreadableGameError(Problem.CONTRADICTION, f"{KEY}.{place}")
