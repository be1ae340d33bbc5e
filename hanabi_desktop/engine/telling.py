"""What a seat sees of a game, in frames."""

from collections import Counter
from collections.abc import Iterator, Sequence

from hanabi_desktop.engine.frames import (
    ENDINGS,
    ActionList,
    GameOver,
    Init,
    SiteAction,
    Status,
    Strike,
    TurnBegan,
    card_codes,
    clue_codes,
    options_in_frames,
)
from hanabi_desktop.engine.frames import Clued as SiteClued
from hanabi_desktop.engine.frames import Discarded as SiteDiscarded
from hanabi_desktop.engine.frames import Drawn as SiteDrawn
from hanabi_desktop.engine.frames import Played as SitePlayed
from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.moves import (
    Action,
    Clue,
    Clued,
    Discarded,
    Drawn,
    Event,
    GameEnded,
    Misplayed,
    Played,
    Skipped,
    Turn,
)
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import MAX_CLUE_TOKENS
from hanabi_desktop.game.scoring import Standing, best_reachable_score
from hanabi_desktop.library.hanab_live.site_codes import Rotation, suit_code


class Narrator:
    """Tells one seat's view of a game in frames, turn by turn.

    Attributes:
        table: the number of the table in the frames.
        told: the turns told so far.
    """

    def __init__(self, seen: Observation, table: int) -> None:
        self.table = table
        self.told: tuple[Turn, ...] = ()
        self.options = seen.options
        self._first_seat = seen.first_seat
        self._seat = seen.seat
        self._rotation = Rotation(seen.first_seat, seen.options)
        self._begin()

    def _begin(self) -> None:
        """Set the public figures to those of the deal."""
        self.told = ()
        self._fireworks = [0] * len(self.options.suits)
        self._discarded: Counter[Card] = Counter()
        self._clues = MAX_CLUE_TOKENS
        self._strikes = 0

    def init(self, names: Sequence[str]) -> Init:
        """Return the content of ``init``; ``names`` are the players' by our seats."""
        return Init(
            table=self.table,
            player_names=list(self._rotation.by_seat(names)),
            our_player_index=self._rotation.seat(self._seat),
            options=options_in_frames(self.options),
            first_seat=self._first_seat,
        )

    def everything(self, seen: Observation) -> ActionList:
        """Tell the game from its deal."""
        self._begin()
        actions: list[SiteAction] = [*self._deal(seen)]
        for turn in seen.history:
            actions += self.turn(turn)
        return ActionList(self.table, actions)

    def our_action(self, action: Action) -> Action:
        """Return an action with our number of its seat instead of the site's."""
        if not isinstance(action, Clue):
            return action
        return Clue((action.target + self._first_seat) % self.options.players, action.value)

    def _deal(self, seen: Observation) -> Iterator[SiteDrawn]:
        cards = _cards_seen(seen)
        hands = self.options.dealt_hands(self._first_seat)
        for seat, orders in enumerate(self._rotation.by_seat(hands)):
            is_own = seat == self._rotation.seat(self._seat)
            for order in orders:
                yield SiteDrawn(seat, order, *card_codes(None if is_own else cards[order]))

    def turn(self, turn: Turn) -> list[SiteAction]:
        """Tell the next turn: what happened, the figures after it, and whose turn it is or the end."""
        actions: list[SiteAction] = []
        number = len(self.told)
        for event in turn.events:
            actions += self._told(event, number)
        self.told += (turn,)
        best = best_reachable_score(self._standing())
        actions.append(Status(self._clues, sum(self._fireworks), best))
        ended = next((event for event in turn.events if isinstance(event, GameEnded)), None)
        if ended is not None:
            actions.append(GameOver(ENDINGS[ended.ending]))
            return actions
        skipped = sum(isinstance(event, Skipped) for event in turn.events)
        next_seat = self._rotation.seat(turn.seat + 1 + skipped)
        actions.append(TurnBegan(number + 1, next_seat))
        return actions

    def _standing(self) -> Standing:
        heights = dict(zip(self.options.suits, self._fireworks, strict=True))
        return Standing(self.options, heights, self._discarded)

    def _told(self, event: Event, turn: int) -> Iterator[SiteAction]:
        """Return an event in frames, and add it to the public figures."""
        seat_of = self._rotation.seat
        match event:
            case Played(seat, order, card, tokens, announced):
                self._fireworks[self.options.suits.index(card.suit)] += 1
                self._clues += tokens
                told = None if announced is None else suit_code(announced)
                yield SitePlayed(seat_of(seat), order, *card_codes(card), told)
            case Misplayed(seat, order, card, announced):
                self._discarded[card] += 1
                self._strikes += 1
                yield Strike(self._strikes, turn, order)
                failed = SiteDiscarded(seat_of(seat), order, *card_codes(card), failed=True)
                if announced is not None:
                    failed.announced = suit_code(announced)
                yield failed
            case Discarded(seat, order, card):
                self._discarded[card] += 1
                self._clues += 1
                yield SiteDiscarded(seat_of(seat), order, *card_codes(card))
            case Clued(seat, target, value, touched):
                self._clues -= 1
                about = clue_codes(Clue(target, value))
                yield SiteClued(about, seat_of(seat), seat_of(target), list(touched), turn)
            case Drawn(seat, order, card):
                hidden = seat == self._seat
                yield SiteDrawn(seat_of(seat), order, *card_codes(None if hidden else card))
            case Skipped() | GameEnded():
                return


def _cards_seen(seen: Observation) -> dict[int, Card]:
    """Return every card that the seat sees or has seen, by order."""
    cards = {held.order: held.card for hand in seen.hands for held in hand if held.card is not None}
    public = (*seen.discards, *(card for stack in seen.stacks for card in stack))
    return cards | {one.order: one.card for one in public}
