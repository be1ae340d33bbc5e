"""Our own object in a game's JSON, for what the site's layout cannot express.

Other readers ignore it. ``version`` increases with every change that an older reader would misread;
every older version stays readable, and a newer one is rejected.
"""

from dataclasses import dataclass, replace
from itertools import repeat

import msgspec

from hanabi_desktop.game.cards import Card, Suit
from hanabi_desktop.game.course import GameRecord
from hanabi_desktop.game.moves import Action, Clue, Play
from hanabi_desktop.game.options import GameOptions, TableTalk
from hanabi_desktop.game.remarks import Remark, Said
from hanabi_desktop.game.site_suits import SiteSuits
from hanabi_desktop.library.hanab_live.extension_layout import (
    Extension,
    WrittenAhead,
    WrittenAnnouncement,
    WrittenBookmark,
    WrittenBranch,
    WrittenBranchAction,
    WrittenCardNote,
    WrittenHeldHand,
    WrittenOptions,
    WrittenReason,
    WrittenRemark,
    WrittenSeat,
    WrittenVersion,
)
from hanabi_desktop.library.hanab_live.site_codes import (
    Rotation,
    coded_action,
    decoded_action,
    site_name,
)
from hanabi_desktop.library.metadata.agreement_file import WrittenAgreement
from hanabi_desktop.library.metadata.badges_and_notes import (
    Badge,
    Bookmark,
    CardNote,
    Emblem,
    HeldHand,
    Tint,
)
from hanabi_desktop.library.metadata.problems import (
    Problem,
    UnreadableAgreementError,
    UnreadableGameError,
)
from hanabi_desktop.library.metadata.summary import Assistance
from hanabi_desktop.library.saved_game import Branch, SavedGame
from hanabi_desktop.teammates.characters import Level, Personality, ProgramName
from hanabi_desktop.teammates.conventions import Agreement, Convention
from hanabi_desktop.teammates.teammate import Ahead, Reason, ReasonCode, StallPurpose, Term

KEY = "hanabi_desktop"
VERSION = 1
_PERSON = "person"


def _written_ahead(ahead: Ahead, site_suits: SiteSuits | None) -> WrittenAhead:
    instead = coded_action(ahead.instead, site_suits)
    return WrittenAhead(instead, ahead.games, round(ahead.points, 3), round(ahead.perfect, 4))


def extension_of(game: SavedGame) -> Extension:
    """Return the data of this game that the site's format cannot express."""
    record = game.record
    players = [level.value if level else _PERSON for level in game.levels]
    personalities = [personality.value if personality else "" for personality in game.personalities]
    badges = [(b.tint.value, b.emblem.value) if b else ("", "") for b in game.badges]
    programs = [(p.name, p.version) if p else ("", "") for p in game.programs]
    return Extension(
        VERSION,
        _written_options(record.options),
        [
            WrittenSeat(name, player, personality, *badge, *program)
            for name, player, personality, badge, program in zip(
                record.seats,
                players or repeat(""),
                personalities or repeat(""),
                badges or repeat(("", "")),
                programs or repeat(("", "")),
                strict=False,
            )
        ],
        record.first_seat,
        record.game_number,
        [
            WrittenAnnouncement(turn, action.announced.letter)
            for turn, action in enumerate(record.actions, start=1)
            if isinstance(action, Play) and action.announced is not None
        ],
        [
            WrittenReason(
                turn,
                reason.code.value,
                list(reason.orders),
                [str(face) for face in reason.faces],
                reason.convention.value,
                reason.term.value if reason.term else "",
                _written_ahead(reason.ahead, record.options.site_suits) if reason.ahead else None,
                _written_purpose(reason.purpose) if reason.purpose else None,
                [str(face) for face in reason.helping],
            )
            for turn, reason in enumerate(game.reasons, start=1)
            if reason is not None
        ],
        [WrittenRemark(said.turns, said.seat, said.remark.value, said.to) for said in game.remarks],
        game.assistance.hints,
        game.assistance.undos,
        game.assistance.restarts,
        game.assistance.branched_at,
        [WrittenBookmark(mark.turns, mark.seat, mark.note) for mark in game.bookmarks],
        [WrittenCardNote(note.turns, note.seat, note.order, note.text) for note in game.card_notes],
        game.assistance.taught,
        [_written_branch(branch, record.options.site_suits) for branch in game.branches],
        game.newer_wish
        or (None if game.wished is None else WrittenAgreement.from_agreement(game.wished)),
        [
            WrittenHeldHand(
                seat, turns, hand.row, tuple(sorted(hand.raised)), tuple(sorted(hand.tilted))
            )
            for seat, turns, hand in game.held
        ],
        msgspec.Raw(game.review) if game.review else msgspec.UNSET,
        game.assistance.reads_ahead,
    )


def _written_branch(branch: Branch, site_suits: SiteSuits | None) -> WrittenBranch:
    actions = []
    for action in branch.actions:
        announced = action.announced if isinstance(action, Play) else None
        letter = "" if announced is None else announced.letter
        actions.append(WrittenBranchAction(*coded_action(action, site_suits), letter))
    return WrittenBranch(branch.turn, actions, branch.name, branch.note)


def _written_options(options: GameOptions) -> WrittenOptions:
    talk = options.table_talk
    return WrittenOptions(
        options.final_bouquet,
        options.choreography,
        options.first_seat,
        "" if talk is TableTalk.FULL_MEMORY else talk.value,
    )


def read_extension(raw: msgspec.Raw) -> Extension:
    """Read the object, whatever its version.

    Raises:
        UnreadableGameError: a newer version wrote it.
        msgspec.ValidationError: its layout is wrong.
    """
    version = msgspec.json.decode(raw, type=WrittenVersion).version
    if version > VERSION:
        raise UnreadableGameError(Problem.NEWER_FORMAT, str(version))
    return msgspec.json.decode(raw, type=Extension)


def extended(game: SavedGame, extension: Extension) -> SavedGame:
    """Return the game as it was at our table, from the site's fields and our own object.

    Raises:
        UnreadableGameError: the two contradict each other; the place is the contradicting field.
    """
    return _Joined(game, extension).game()


@dataclass(frozen=True, slots=True)
class _Joined:
    """A game as other readers see it, with our own object."""

    plain: SavedGame
    extension: Extension

    def game(self) -> SavedGame:
        record, extension = self.plain.record, self.extension
        players = record.options.players
        first = extension.first_seat
        agreed = extension.options.first_seat
        names = tuple(seat.name for seat in extension.seats)
        plain_names = Rotation(first, record.options).by_seat(names)
        if record.seats not in (plain_names, tuple(map(site_name, plain_names))):
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
        wished = self._wished()
        return replace(
            self.plain,
            record=own,
            levels=self._levels(),
            wished=wished,
            newer_wish=None if wished else extension.agreement,
            personalities=self._personalities(),
            badges=self._badges(),
            programs=self._programs(),
            remarks=self._remarks(),
            reasons=self._reasons(),
            assistance=Assistance(
                extension.hints,
                extension.undos,
                extension.restarts,
                extension.branched_at,
                extension.taught,
                extension.reads_ahead,
            ),
            bookmarks=self._bookmarks(),
            card_notes=self._card_notes(),
            held=self._held(),
            branches=self._branches(),
            review=self._review(),
        )

    def _review(self) -> bytes:
        """Return the review; nobody can have judged a game that can only be watched."""
        written = self.extension.review
        if written is msgspec.UNSET or self.plain.record.options.is_only_watched:
            return b""
        return bytes(written)

    def _options(self) -> GameOptions:
        return replace(
            self.plain.record.options,
            choreography=self.extension.options.choreography,
            first_seat=self.extension.options.first_seat,
            table_talk=self._table_talk(),
        )

    def _table_talk(self) -> TableTalk:
        """Return the table talk; an unknown value counts as full memory."""
        known = {talk.value: talk for talk in TableTalk}
        return known.get(self.extension.options.table_talk, TableTalk.FULL_MEMORY)

    def _actions(self) -> tuple[Action, ...]:
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
        known: dict[str, Level | None] = {level.value: level for level in Level} | {_PERSON: None}
        players = [seat.player for seat in self.extension.seats]
        if not all(players):
            return ()
        for place, player in enumerate(players):
            if player not in known:
                where = f"{KEY}.seats[{place}].player"
                raise UnreadableGameError(Problem.WRONG_LAYOUT, where)
        return tuple(known[player] for player in players)

    def _wished(self) -> Agreement | None:
        """Return the agreement that people chose; None also where only a newer version can read it."""
        written = self.extension.agreement
        try:
            return None if written is None else written.read()
        except UnreadableAgreementError as error:
            if error.problem is Problem.NEWER_FORMAT:
                return None
            raise _contradiction("agreement") from error

    def _personalities(self) -> tuple[Personality | None, ...]:
        known = {personality.value: personality for personality in Personality}
        personalities = tuple(known.get(seat.personality) for seat in self.extension.seats)
        return personalities if any(personalities) else ()

    def _badges(self) -> tuple[Badge | None, ...]:
        """Return the people's badges; a badge with an unknown colour or symbol counts as none."""
        tints = {tint.value: tint for tint in Tint}
        emblems = {emblem.value: emblem for emblem in Emblem}
        badges = tuple(
            Badge(tints[seat.tint], emblems[seat.emblem])
            if seat.tint in tints and seat.emblem in emblems
            else None
            for seat in self.extension.seats
        )
        return badges if any(badges) else ()

    def _programs(self) -> tuple[ProgramName | None, ...]:
        programs = tuple(
            ProgramName(seat.program, seat.version)
            if seat.program and seat.player == _PERSON
            else None
            for seat in self.extension.seats
        )
        return programs if any(programs) and all(s.player for s in self.extension.seats) else ()

    def _remarks(self) -> tuple[Said, ...]:
        """Return the remarks; unknown ones are skipped, since they do not affect the game."""
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

    def _bookmarks(self) -> tuple[Bookmark, ...]:
        players, turns = self.plain.record.options.players, len(self.plain.record.actions)
        for place, entry in enumerate(self.extension.bookmarks):
            if entry.seat >= players or entry.turns > turns:
                raise _contradiction(f"bookmarks[{place}]")
        return tuple(
            Bookmark(mark.turns, mark.seat, mark.note) for mark in self.extension.bookmarks
        )

    def _branches(self) -> tuple[Branch, ...]:
        branches = []
        for place, entry in enumerate(self.extension.branches):
            actions = tuple(map(self._branch_action, entry.actions))
            if entry.turn > len(self.plain.record.actions) or None in actions:
                raise _contradiction(f"branches[{place}]")
            known = (action for action in actions if action is not None)
            branches.append(Branch(entry.turn, tuple(known), entry.name, entry.note))
        return tuple(branches)

    def _branch_action(self, entry: WrittenBranchAction) -> Action | None:
        options = self.plain.record.options
        action = decoded_action((entry.kind, entry.target, entry.value), options)
        if isinstance(action, Play) and entry.announced:
            return Play(action.order, Suit.from_letter(entry.announced))
        return action

    def _card_notes(self) -> tuple[CardNote, ...]:
        record = self.plain.record
        turns, cards = len(record.actions), len(record.deck)
        for place, entry in enumerate(self.extension.card_notes):
            if entry.seat >= record.options.players or entry.turns > turns or entry.order >= cards:
                raise _contradiction(f"card_notes[{place}]")
        return tuple(
            CardNote(note.turns, note.seat, note.order, note.text)
            for note in self.extension.card_notes
        )

    def _held(self) -> tuple[tuple[int, int, HeldHand], ...]:
        record = self.plain.record
        players, cards, turns = record.options.players, len(record.deck), len(record.actions)
        last: dict[int, int] = {}
        for place, entry in enumerate(self.extension.held):
            orders = (*entry.row, *entry.raised, *entry.tilted)
            is_known = entry.seat < players and max(orders, default=0) < cards
            is_later = last.get(entry.seat, -1) < entry.turns <= turns
            if not is_known or not is_later or len(set(entry.row)) < len(entry.row):
                raise _contradiction(f"held[{place}]")
            last[entry.seat] = entry.turns
        return tuple(
            (
                held.seat,
                held.turns,
                HeldHand(held.row, frozenset(held.raised), frozenset(held.tilted)),
            )
            for held in self.extension.held
        )

    def _ahead(self, entry: WrittenAhead | None) -> Ahead | None:
        """Return what looking ahead has changed; None if the action is unknown, as for reasons."""
        options = self.plain.record.options
        instead = None if entry is None else decoded_action(entry.instead, options)
        if entry is None or instead is None:
            return None
        return Ahead(instead, entry.games, entry.points, entry.perfect)

    def _reasons(self) -> tuple[Reason | None, ...]:
        """Return the reasons by turn; unknown ones are skipped, since they do not affect the game."""
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
                    _purpose(entry.spared),
                    tuple(map(Card.parse, entry.helping)),
                )
        return tuple(reasons) if self.extension.reasons else ()


def _written_purpose(purpose: StallPurpose) -> str:
    return "" if purpose.spared is None else str(purpose.spared)


def _purpose(spared: str | None) -> StallPurpose | None:
    if spared is None:
        return None
    return StallPurpose(Card.parse(spared) if spared else None)


def _contradiction(place: str) -> UnreadableGameError:
    return UnreadableGameError(Problem.CONTRADICTION, f"{KEY}.{place}")
