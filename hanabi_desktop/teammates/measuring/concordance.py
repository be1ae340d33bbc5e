"""How far the teammates' play agrees with people's, measured on recorded games."""

from collections import Counter
from dataclasses import dataclass, field

from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.record import GameRecord, replay
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.encoding.identities import index_of
from hanabi_desktop.teammates.encoding.seat_tracker import SeatTracker
from hanabi_desktop.teammates.players.convention_player import ConventionPlayer

KINDS: dict[type[Action], str] = {Play: "play", Discard: "discard", Clue: "clue"}


@dataclass(slots=True)
class Concordance:
    """Counts over recorded games.

    Attributes:
        decisions: the number of people's decisions, by kind of action.
        agreed: the number of those decisions that were also a teammate's first choice.
        readings: the number of clues with a focus, by the convention as which the receiver read them.
        readings_true: the number of those clues whose reading included the true identity.
    """

    decisions: Counter[str] = field(default_factory=Counter)
    agreed: Counter[str] = field(default_factory=Counter)
    readings: Counter[Convention] = field(default_factory=Counter)
    readings_true: Counter[Convention] = field(default_factory=Counter)

    def add(self, other: "Concordance") -> None:
        """Add the counts of other games."""
        self.decisions += other.decisions
        self.agreed += other.agreed
        self.readings += other.readings
        self.readings_true += other.readings_true


def concordance_with(record: GameRecord, agreement: Agreement) -> Concordance:
    """Measure one game.

    Raises:
        BrokenTurnError: the record breaks the rules.
    """
    found = Concordance()
    players = [ConventionPlayer(agreement) for _ in record.seats]
    states = list(replay(record))
    for before, after, action in zip(states, states[1:], record.actions, strict=False):
        seat = before.seat_to_act
        kind = KINDS[type(action)]
        options = players[seat].weigh(observe(before, seat))
        found.decisions[kind] += 1
        found.agreed[kind] += is_same_action(options[0].action, action)
        if isinstance(action, Clue):
            _count_reading(found, after, action, agreement)
    return found


def is_same_action(mine: Action, theirs: Action) -> bool:
    """Return whether two actions are the same, apart from announcements."""
    if isinstance(mine, Play) and isinstance(theirs, Play):
        return mine.order == theirs.order
    return mine == theirs


def _count_reading(found: Concordance, after: GameState, clue: Clue, agreement: Agreement) -> None:
    model = SeatTracker.after(observe(after, clue.target), agreement).model
    if model.focus >= 0:
        convention = Convention(model.interpretation)
        truth = 1 << index_of(after.deck[model.focus])
        found.readings[convention] += 1
        found.readings_true[convention] += bool(model.inferred[model.focus] & truth)
