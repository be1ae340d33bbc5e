"""Finds puzzles in games between teammates and measures their difficulty.

A position becomes a puzzle if one action is clearly best: ahead of every other one by
``CLEAR_POINTS`` and by ``CLEAR_ERRORS`` standard errors. Actions far behind after ``SECOND_LOOK``
sampled deals are dropped. The lead over the others is confirmed on ``CONFIRMATION_DEALS`` deals that
played no part in the choice.

The difficulty is the number of solvers that choose another action. Solvers play by simpler
agreements or by habit.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from zlib import crc32

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation, legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.record import GameRecord, replay
from hanabi_desktop.game.state import observe
from hanabi_desktop.learning.content.puzzles import NOTHING, Cost, Puzzle, game_of
from hanabi_desktop.learning.themes import Theme, theme_of
from hanabi_desktop.teammates.agreements import Agreement, agreement_of
from hanabi_desktop.teammates.budget import AT_ONCE
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.measuring.stand_ins import StandIn, stand_in_of
from hanabi_desktop.teammates.players.convention_player import ConventionPlayer
from hanabi_desktop.teammates.search.comparison import Comparison, Scores
from hanabi_desktop.teammates.search.rollouts import Rollouts
from hanabi_desktop.teammates.teammate import ReasonCode, Teammate

CLEAR_POINTS, CLEAR_ERRORS = 0.3, 4.0
"""The lead, in points and in standard errors, that makes an action clearly best."""
CONFIRMATION_DEALS = 2_000
"""Sampled deals that confirm the lead over each close rival."""
SECOND_LOOK = 100
"""Sampled deals on which every action is tried."""

_LOOKS = (8, 16, 32)
_STEP = 250
"""The number of deals after which a confirmation is checked and may stop."""
_FAR = 4 * CLEAR_POINTS
_POSITIONS_A_GAME, _CANDIDATES = 6, 6
_OBVIOUS = (ReasonCode.PLAY_KNOWN, ReasonCode.DISCARD_TRASH)


@dataclass(frozen=True, slots=True)
class Table:
    """The players and rules of the games that are searched.

    Attributes:
        options: the game options; every clue must touch a card.
        level: the level of all players.
    """

    options: GameOptions
    level: Level


def tables() -> tuple[Table, ...]:
    """Return every level with every number of players, twice with the base rules and once per variant."""
    rules = (
        GameOptions(),
        GameOptions(multicolour=True),
        GameOptions(),
        GameOptions(final_bouquet=True),
        GameOptions(choreography=True),
    )
    return tuple(
        Table(replace(options, players=players, empty_clues=False, first_seat=0), level)
        for options, players, level in product(rules, range(2, 6), Level)
    )


def search(table: Table, number: int, themes: Collection[Theme]) -> Puzzle | None:
    """Return a puzzle from a game, or None; at most one per game, for variety.

    The last round is skipped except for the bouquet, as its best action is seldom difficult.

    Args:
        table: the players and rules.
        number: the number of the game.
        themes: the themes still wanted.
    """
    options, level = table.options, table.level
    record = play_game(Seating((level,) * options.players), options, number).record
    promising: list[tuple[float, int, Observation]] = []
    for turn, state in enumerate(replay(record)):
        if state.turns_left is None and state.ending is None and turn:
            seen = observe(state, state.seat_to_act)
            if margin := _margin(seen, level, themes):
                promising.append((margin, turn, seen))
    promising.sort(key=lambda one: -one[0])
    for _, turn, seen in promising[:_POSITIONS_A_GAME]:
        here = replace(record, actions=record.actions[:turn], game_number=None)
        found = measured(seen, here, level, number)
        if found is not None:
            return found
    return None


def measured_again(puzzle: Puzzle) -> Puzzle | None:
    """Measure a puzzle again; return None if no action is clearly best any more."""
    *_, state = replay(puzzle.record)
    seen = observe(state, state.seat_to_act)
    found = measured(seen, puzzle.record, puzzle.level, puzzle.number)
    return None if found is None else replace(found, number=puzzle.number, game=puzzle.game)


def measured(seen: Observation, here: GameRecord, level: Level, seed: int) -> Puzzle | None:
    """Return the puzzle of a position, or None if no action is clearly best.

    Args:
        seen: the observation of the seat to act.
        here: the game up to this position.
        level: the level of all players.
        seed: the seed of the sampled deals.
    """
    decision = ConventionPlayer(agreement_of(level)).choose(seen, AT_ONCE)
    costs = _costs(seen, level, decision.action, seed)
    if costs is None:
        return None
    game, missed = game_of(here), _missed(seen, decision.action)
    return Puzzle(crc32(game), game, here, level, theme_of(seen, decision), missed, costs)


def _margin(seen: Observation, level: Level, themes: Collection[Theme]) -> float:
    """Return the margin by which the policy prefers its choice.

    None if the choice is obvious or of another theme.
    """
    player = ConventionPlayer(agreement_of(level))
    decision = player.choose(seen, AT_ONCE)
    if decision.reason.code in _OBVIOUS or theme_of(seen, decision) not in themes:
        return 0.0
    sound = [option.value for option in player.weigh(seen) if not option.is_misleading]
    return sound[0] - sound[1] if len(sound) > 1 else 0.0


class Trials:
    """Simulates actions in a position on sampled deals."""

    def __init__(self, seen: Observation, agreement: Agreement, seed: int) -> None:
        self._rollouts = Rollouts(seen, agreement, seed)
        self._deals = 0
        self.scores = Scores()

    def run(self, actions: Sequence[Action], deals: int) -> None:
        """Simulate each of these actions on more deals."""
        numbers = range(self._deals, self._deals + deals)
        self._deals += deals
        self.scores.take(actions, numbers, self._rollouts.scores(actions, numbers))

    def lead(self, action: Action, other: Action) -> Comparison:
        """Return the lead of one action over another."""
        return self.scores.lead(action, other)


def _costs(seen: Observation, level: Level, best: Action, seed: int) -> dict[Action, Cost] | None:
    """Return the cost of every other action, or None if this one is not clearly best."""
    agreement = agreement_of(level)
    weighed = ConventionPlayer(agreement).weigh(seen)
    likely = [option.action for option in weighed if not option.is_misleading][:_CANDIDATES]
    if len(likely) < 2 or likely[0] != best:
        return None
    look = Trials(seen, agreement, seed)
    for deals in _LOOKS:
        look.run(likely, deals)
        if any(look.lead(best, other).difference < CLEAR_POINTS / 2 for other in likely[1:]):
            return None
    others = [action for action in legal_actions(seen) if action != best]
    look.run([best, *others], SECOND_LOOK)
    near = [other for other in others if look.lead(best, other).difference < _FAR]
    if any(look.lead(best, other).difference < CLEAR_POINTS / 2 for other in near):
        return None
    # Confirm the choice on deals that played no part in it.
    confirmation = Trials(seen, agreement, seed + 1)
    for _ in range(CONFIRMATION_DEALS // _STEP if near else 0):
        confirmation.run([best, *near], _STEP)
        leads = [confirmation.lead(best, other) for other in near]
        if any(lead.difference + 3 * lead.standard_error < CLEAR_POINTS for lead in leads):
            return None
    costs = {best: NOTHING}
    for other in others:
        lead = (confirmation if other in near else look).lead(best, other)
        if lead.difference < max(CLEAR_POINTS, CLEAR_ERRORS * lead.standard_error):
            return None
        costs[other] = Cost(round(lead.difference, 2), round(lead.standard_error, 2))
    return costs


def _missed(seen: Observation, best: Action) -> int:
    """Return the number of solvers that choose another action."""
    return sum(solver.choose(seen, AT_ONCE).action != best for solver in _solvers())


def _solvers() -> Iterator[Teammate]:
    for level in Level:
        yield ConventionPlayer(agreement_of(level))
    for kind in StandIn:
        yield stand_in_of(kind)
