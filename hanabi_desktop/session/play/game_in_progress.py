"""The truth of the game that is being played, and its course as each person has seen it."""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from time import time
from types import MappingProxyType

from hanabi_desktop.game.moves import Action, Drawn
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.record import GameRecord
from hanabi_desktop.game.remarks import Said, remembered
from hanabi_desktop.game.state import GameState, apply, observe
from hanabi_desktop.library.metadata.assistance import NO_ASSISTANCE, Assistance
from hanabi_desktop.library.metadata.jottings import Bookmark, CardNote, HeldHand
from hanabi_desktop.library.metadata.summary import UNFINISHED
from hanabi_desktop.library.records.saved_game import SavedGame
from hanabi_desktop.library.store.stored_game import StoredGame, begun_at, new_id
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.play.advance import Advance
from hanabi_desktop.session.play.handover import Handover, TakingBack, public
from hanabi_desktop.session.play.thinking import Asked, Ticket
from hanabi_desktop.session.setup import GameSetup, Seat
from hanabi_desktop.teammates.catalogue import teammates_of
from hanabi_desktop.teammates.players.reasons import told_reasons
from hanabi_desktop.teammates.teammate import Reason


@dataclass(frozen=True, slots=True)
class Move:
    """What a seat does and why, and what it says before.

    Attributes:
        action: what is done.
        reason: why, of a teammate; a person gives none.
        told: what each person makes of it, by seat.
        said: a remark that goes with it.
    """

    action: Action
    reason: Reason | None = None
    told: Mapping[int, Reason] = field(default_factory=lambda: MappingProxyType({}))
    said: Said | None = None


def answered(said: Said, states: Sequence[GameState], teammates: Container[int]) -> Said:
    """A remark with what it is answered with, where a teammate is asked.

    Args:
        said: the remark.
        states: of the game, the deal first.
        teammates: the seats that are programs.
    """
    if said.to is None or said.to not in teammates:
        return said
    then = observe(states[said.turns], said.seat)
    return replace(said, answer=remembered(then, said.to))


class GameInProgress:
    """A game between its deal and its end.

    Attributes:
        number: tells it, and the course it has taken, from every other of this session.
        game_id: the store's name for it.
        setup: the table.
        viewer: the seat that looks on; None while the table is covered.
        teammates: those that are programs, by seat.
        said: every remark so far.
        assistance: what has helped the people.
        notes: what each person has written on cards, by seat and order.
        held: how people have held their cards, by seat and by the turns played before they did.
        bookmarks: moments that people wanted to find again, in that order.
        card_notes: every note as it was written, in that order.
        is_scripted: a lesson says what happens in it; it is not kept.
    """

    def __init__(
        self,
        number: int,
        setup: GameSetup,
        dealt: GameState,
        assistance: Assistance = NO_ASSISTANCE,
        game_id: int | None = None,
        *,
        is_scripted: bool = False,
    ) -> None:
        self.number = number
        self.is_scripted = is_scripted
        self.game_id = new_id() if game_id is None else game_id
        self.setup = setup
        self.viewer: int | None = None
        self.teammates = teammates_of(
            [seat.level for seat in setup.seats],
            [seat.personality for seat in setup.seats],
            setup.wished,
        )
        self.said: list[Said] = []
        self.assistance = replace(assistance, taught=setup.is_taught)
        self._hinted: set[tuple[int, int | None]] = set()
        self.notes: dict[int, dict[int, str]] = {seat: {} for seat in setup.eyes}
        self.held: dict[int, dict[int, HeldHand]] = {}
        self.bookmarks: list[Bookmark] = []
        self.card_notes: list[CardNote] = []
        self._states = [dealt]
        self._reasons: list[Reason | None] = []
        self._advances = {seat: [Advance(self.seen_by(seat))] for seat in setup.eyes}

    @classmethod
    def gone_on(cls, number: int, opened: OpenedGame, setup: GameSetup) -> "GameInProgress":
        """A game that was broken off, where it was."""
        saved = opened.saved
        game = cls(number, setup, opened.states[0], saved.assistance, opened.game_id)
        game.notes = {seat: saved.notes_of(seat) for seat in setup.eyes}
        game.bookmarks, game.card_notes = list(saved.bookmarks), list(saved.card_notes)
        for seat, turns, hand in saved.held:
            game.held.setdefault(seat, {})[turns] = hand
        game.play_again(saved.record.actions, saved.reasons, saved.remarks)
        return game

    @classmethod
    def branched(
        cls, number: int, opened: OpenedGame, setup: GameSetup, turn: int
    ) -> "GameInProgress":
        """A game of its own from a moment of another one on."""
        saved = opened.saved
        game = cls(number, setup, opened.states[0], Assistance(branched_at=turn))
        said = (one for one in saved.remarks if one.turns <= turn)
        game.play_again(saved.record.actions[:turn], saved.reasons[:turn], said)
        return game

    def once_more(self, number: int) -> "GameInProgress":
        """The same deal from its beginning, counted where something had been done in it."""
        helped = self.assistance
        if self.turns:
            helped = replace(helped, restarts=helped.restarts + 1)
        return GameInProgress(number, self.setup, self.dealt, helped)

    def with_teammate(self, number: int, seat: int, teammate: Seat) -> "GameInProgress":
        """The same game with a teammate at the seat of a person who has left."""
        places = enumerate(self.setup.seats)
        seats = tuple(teammate if place == seat else one for place, one in places)
        setup = replace(self.setup, seats=seats)
        game = GameInProgress(number, setup, self.dealt, self.assistance, self.game_id)
        game.notes |= self.notes
        game.held, game.bookmarks, game.card_notes = self.held, self.bookmarks, self.card_notes
        actions = [turn.action for turn in self.state.history]
        game.play_again(actions, self._reasons, self.said)
        return game

    # -- how it stands --------------------------------------------------------------------------

    @property
    def state(self) -> GameState:
        """The truth."""
        return self._states[-1]

    @property
    def dealt(self) -> GameState:
        """The deal."""
        return self._states[0]

    @property
    def turns(self) -> int:
        """How many turns have been played."""
        return len(self._reasons)

    def hold(self, seat: int, hand: HeldHand) -> None:
        """Hold the cards of a seat otherwise from now on."""
        self.held[seat] = {**self._held_by_turn(seat), self.turns: hand}

    def held_at(self, seat: int, turn: int | None = None) -> HeldHand:
        """Return how a seat held its cards after so many turns; None: how it holds them now."""
        held = self._held_by_turn(seat)
        before = [turns for turns in held if turn is None or turns <= turn]
        return held[max(before)] if before else HeldHand()

    def _held_by_turn(self, seat: int) -> dict[int, HeldHand]:
        """How a seat has held its cards; what was changed in turns taken back counts as changed now."""
        held = self.held.get(seat, {})
        return {min(turns, self.turns): held[turns] for turns in sorted(held)}

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""
        return self.state.ending is not None

    @property
    def passed_to(self) -> int | None:
        """The person whose turn it is while another one looks on."""
        seat = self.state.seat_to_act
        others_turn = seat not in self.teammates and seat != self.viewer
        return seat if others_turn and self.viewer is not None and not self.is_over else None

    def seen_by(self, seat: int) -> Observation:
        """The game as a seat may know it."""
        return observe(self.state, seat)

    def seen_before(self, turn: int, seat: int) -> Observation:
        """The game before a turn, counted from 1, as a seat could know it then."""
        return observe(self._states[turn - 1], seat)

    def ticket(self, asked: Asked = Asked.MOVE) -> Ticket:
        """For a question about the game as it stands; of advice, for whoever looks on."""
        return Ticket(self.number, self.turns, asked, None if asked is Asked.MOVE else self.viewer)

    @property
    def reasons(self) -> tuple[Reason | None, ...]:
        """The teammates' own reasons, turn by turn. Nobody at the table hears them until the end."""
        return tuple(self._reasons)

    def advances_of(self, seat: int) -> tuple[Advance, ...]:
        """Every step, the deal first, as a person has seen it; at the end with all reasons whole."""
        dealt, *steps = self._advances[seat]
        if self.is_over:
            whole = zip(steps, self._reasons, strict=True)
            steps = [replace(step, reason=reason) for step, reason in whole]
        return (dealt, *steps)

    # -- how it goes on ---------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        """Let the seat to act do this."""
        self._apply(move.action, move.reason)
        for seat, advances in self._advances.items():
            seen = self.seen_by(seat)
            advances.append(Advance(seen, seen.history[-1], move.told.get(seat)))

    def play_again(
        self, actions: Sequence[Action], reasons: Sequence[Reason | None], said: Iterable[Said]
    ) -> None:
        """Bring a freshly dealt game to where a saved one was broken off."""
        for place, action in enumerate(actions):
            self._apply(action, reasons[place] if place < len(reasons) else None)
        for seat, advances in self._advances.items():
            told = told_reasons(self._reasons, self.seen_by(seat), self.setup.agreed)
            seen = (observe(state, seat) for state in self._states[1:])
            steps = zip(seen, told, strict=True)
            advances += [Advance(one, one.history[-1], reason) for one, reason in steps]
        self.said = [self.answered(one) for one in said]

    def _apply(self, action: Action, reason: Reason | None) -> None:
        state, _ = apply(self.state, action)
        self._states.append(state)
        self._reasons.append(reason)

    def answered(self, said: Said) -> Said:
        """A remark with the answer of the teammate who is asked, if one is."""
        return answered(said, self._states, self.teammates)

    # -- what people write down -----------------------------------------------------------------

    def note(self, seat: int, order: int, text: str) -> None:
        """Keep what a person has written on a card; an empty text takes it off."""
        self.notes[seat][order] = text
        if not text:
            del self.notes[seat][order]
        self.card_notes.append(CardNote(self.turns, seat, order, text))

    def mark(self, seat: int, note: str, turns: int) -> None:
        """Keep that a person wants to find a moment again; another note takes the place of one."""
        self.unmark(seat, turns)
        self.bookmarks.append(Bookmark(turns, seat, note))

    def unmark(self, seat: int, turns: int) -> None:
        """Keep no longer that a person wants to find a moment again."""
        here = turns, seat
        self.bookmarks = [one for one in self.bookmarks if (one.turns, one.seat) != here]

    def bookmarked(self, seat: int) -> str | None:
        """What a person noted at this moment, which may be nothing; None without a bookmark."""
        here = (one.note for one in self.bookmarks if (one.turns, one.seat) == (self.turns, seat))
        return next(here, None)

    # -- handing over, and taking back ------------------------------------------------------------

    def handover(self) -> Handover:
        """To the next person, with what has happened since their last turn."""
        seat = self.setup.next_person(self.state.seat_to_act)
        history = self.state.history
        since = next((turn.number for turn in reversed(history) if turn.seat == seat), 0)
        said = tuple(one for one in self.said if one.turns >= since)
        return Handover(seat, since, tuple(map(public, history[since:])), said)

    def taking_back(self) -> TakingBack | None:
        """What would be taken back: the last move of a person's, with all that followed."""
        history = () if self.is_scripted else self.state.history
        people = self.setup.people
        last = next((turn for turn in reversed(history) if turn.seat in people), None)
        if last is None:
            return None
        back = history[last.number - 1 :]
        drawn = (event for turn in back for event in turn.events if isinstance(event, Drawn))
        return TakingBack(
            last.seat,
            tuple(map(public, back)),
            tuple(event.seat for event in drawn),
            reasons_told=self.is_over and any(self._reasons),
        )

    def count_hint(self) -> bool:
        """Count a hint to whoever looks on; False where it has been counted at this turn."""
        asked = self.turns, self.viewer
        if asked in self._hinted:
            return False
        self._hinted.add(asked)
        self.assistance = replace(self.assistance, hints=self.assistance.hints + 1)
        return True

    def take_back(self, back: TakingBack, number: int) -> None:
        """Forget these last moves; from now on the game goes by another number."""
        kept = self.turns - len(back.turns)
        self.number = number
        self.assistance = replace(self.assistance, undos=self.assistance.undos + 1)
        self.said = [one for one in self.said if one.turns <= kept]
        self.bookmarks = [one for one in self.bookmarks if one.turns <= kept]
        self.card_notes = [replace(one, turns=min(one.turns, kept)) for one in self.card_notes]
        del self._states[kept + 1 :], self._reasons[kept:]
        for advances in self._advances.values():
            del advances[kept + 1 :]

    # -- keeping ------------------------------------------------------------------------------------

    def entry(self) -> StoredGame:
        """The game as the store keeps it."""
        state = self.state
        lost = state.ending is not None and state.ending.lost
        return StoredGame(
            self.game_id,
            self.saved(),
            UNFINISHED if state.ending is None else state.ending.value,
            0 if lost else sum(state.fireworks),
            state.strikes,
            round(time()),
            fireworks=state.fireworks,
        )

    def finished(self) -> OpenedGame:
        """The game, which is over, as one that can be looked at."""
        entry = self.entry()
        states = tuple(self._states)
        return OpenedGame(
            entry.game,
            states,
            entry.ending,
            entry.score,
            game_id=self.game_id,
            begun=begun_at(self.game_id),
        )

    def saved(self) -> SavedGame:
        """The game as a file keeps it."""
        setup, state = self.setup, self.state
        record = GameRecord(
            setup.names,
            setup.options,
            state.deck,
            tuple(turn.action for turn in state.history),
            state.first_seat,
            setup.game_number,
        )
        saved = SavedGame(
            record,
            levels=tuple(seat.level for seat in setup.seats),
            wished=setup.wished,
            personalities=tuple(seat.personality for seat in setup.seats),
            badges=tuple(seat.badge for seat in setup.seats),
            reasons=self.reasons if any(self._reasons) else (),
            assistance=self.assistance,
            remarks=tuple(self.said),
            bookmarks=tuple(self.bookmarks),
            card_notes=tuple(self.card_notes),
            held=tuple(
                (seat, turns, hand)
                for seat in sorted(self.held)
                for turns, hand in self._held_by_turn(seat).items()
            ),
        )
        for seat, notes in self.notes.items():
            saved = saved.with_notes(seat, notes)
        return saved
