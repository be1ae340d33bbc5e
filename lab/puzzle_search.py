"""Finds puzzles in games between teammates and measures their difficulty.

A position becomes a puzzle if one action is clearly best: ahead of every other one by
``CLEAR_POINTS``, with a margin of ``MARGIN_ERRORS`` standard errors, and by ``CLEAR_ERRORS`` standard
errors. A first look on a few sampled deals names the action. Every other action is then tried on deals
that played no part in that choice until the lead over it is clear; ``measure-puzzles`` measures the lead
again on fresh deals.

The difficulty is the share of people that would find this action, by the stand-in that is fitted to
their games (``teammates.measuring.stand_ins``). A position in which hardly anybody errs is no puzzle,
and neither is one that people do not meet, because few points were made in many turns.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from zlib import crc32

from hanabi_desktop.game.cards import Multicolour
from hanabi_desktop.game.course import GameRecord, replay
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation, legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.learning.puzzles import NOTHING, Cost, Puzzle, game_of
from hanabi_desktop.learning.themes import LAST_CARDS_OF_BOUQUET, Theme, theme_of
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import Agreement, agreement_of
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.measuring.stand_ins import StandIn, chance_found
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.search.evaluator import Comparison, Scores
from hanabi_desktop.teammates.search.rollouts import Rollouts
from hanabi_desktop.teammates.teammate import Decision, ReasonCode

CLEAR_POINTS, CLEAR_ERRORS = 0.3, 4.0
"""The lead, in points and in standard errors, that makes an action clearly best."""
MARGIN_ERRORS = 2.5
"""The margin above ``CLEAR_POINTS`` in standard errors, so that the lead holds on other deals too."""
_STEPS = (6, 6, 12, 24, 48, 96, 192, 384, 384, 384, 384)
"""The numbers of sampled deals after which the leads are checked; a rival may be behind after each."""
SEARCHED = range(13)
"""The deck sizes of positions that are searched: earlier, several moves are often as good."""
SEARCHED_EARLY = range(26, 41)
"""The same for early positions: more than half of all cards are undrawn."""
SEARCHED_IN_BOUQUET = range(LAST_CARDS_OF_BOUQUET + 1, 25)
"""The same with the final bouquet, whose last moves seldom change whether the game is won."""
GAMES_AT_ONCE = 20
"""The number of games searched for puzzles together."""
_FIRST_LOOK, _LEAST_DEALS = 10, 48
_LEAST_PROMISING = 0.3
"""The lead in a first look below which a position is left at once."""
_POSITIONS_OF_A_THEME, _CANDIDATES = 25, 6
MOST_FINDING = 0.97
"""At most this share of people may find the best action."""


@dataclass(frozen=True, slots=True)
class Table:
    """The players and rules of the games that are searched.

    Attributes:
        options: the game options; every clue must touch a card.
        level: the level of all players.
        partner: who plays in all seats but the first; None for players of this level. Others make
            the mistakes that need to be fixed.
        early: whether early positions are searched.
    """

    options: GameOptions
    level: Level
    partner: StandIn | None = None
    early: bool = False


_PARTNERS = (StandIn.BEGINNER, StandIn.LITERAL, StandIn.PERSON, None)


def tables(*, early: bool) -> tuple[Table, ...]:
    """Return every level with every number of players: twice with the base rules, once per variant.

    Each kind of multicolour counts as a variant. Tables with beginners as partners come first, since
    their games have more positions in which much is at stake.
    """
    rules = (
        GameOptions(),
        *(GameOptions(multicolour=kind) for kind in Multicolour if kind.cards),
        GameOptions(),
        GameOptions(final_bouquet=True),
        GameOptions(choreography=True),
    )
    return tuple(
        Table(
            replace(options, players=players, empty_clues=False, first_seat=0),
            level,
            partner,
            early,
        )
        for partner, options, players, level in product(_PARTNERS, rules, range(2, 6), Level)
    )


def search(table: Table, first: int, themes: Collection[Theme]) -> list[Puzzle]:
    """Return puzzles from some games, at most one of each game, for variety.

    Of each theme some positions are measured, the rarest themes first. The last round is skipped
    except for the bouquet, as its best action is seldom difficult.

    Args:
        table: the players and rules.
        first: the number of the first game.
        themes: the themes still wanted.
    """
    promising: dict[Theme, list[_Candidate]] = {theme: [] for theme in themes}
    for number in range(first, first + GAMES_AT_ONCE):
        for candidate in _candidates(table, number):
            if candidate.theme in promising:
                promising[candidate.theme].append(candidate)
    found = dict[int, Puzzle]()
    for candidates in sorted(promising.values(), key=len):  # rare themes first
        untried = [one for one in candidates if one.number not in found]
        for candidate in untried[:_POSITIONS_OF_A_THEME]:
            if candidate.number in found:
                continue
            puzzle = measured(candidate.seen, candidate.record, table.level, candidate.number)
            if puzzle is not None:
                found[candidate.number] = puzzle
    return list(found.values())


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A position that may become a puzzle.

    Attributes:
        number: the number of its game.
        record: the game up to it.
        seen: the position, as the seat to act sees it.
        theme: its theme.
    """

    number: int
    record: GameRecord
    seen: Observation
    theme: Theme


def _candidates(table: Table, number: int) -> Iterator[_Candidate]:
    """Yield the positions of a game in which the choice is neither obvious nor a toss-up."""
    options, level = table.options, table.level
    seating = Seating((level,) * options.players, partner=table.partner)
    record = play_game(seating, options, number).record
    player = ConventionPlayer(agreement_of(level))
    for turn, state in enumerate(replay(record)):
        if state.turns_left is not None or state.ending is not None or not turn:
            continue
        if state.deck_size not in _searched(table) or not is_met(state):
            continue
        if table.partner is not None and state.seat_to_act:
            continue  # a stand-in is to act
        seen = observe(state, state.seat_to_act)
        sound = [option for option in player.weigh(seen) if not option.is_misleading]
        if len(sound) < 2 or sound[0].value <= sound[1].value:
            continue
        decision = player.decision(seen, sound)
        theme = theme_of(seen, decision)
        if not (theme is Theme.PLAY and decision.reason.code is ReasonCode.PLAY_KNOWN):
            here = replace(record, actions=record.actions[:turn], game_number=None)
            yield _Candidate(number, here, seen, theme)


def _searched(table: Table) -> range:
    """Return the deck sizes of the positions that are searched at a table."""
    if table.early:
        return SEARCHED_EARLY
    return SEARCHED_IN_BOUQUET if table.options.final_bouquet else SEARCHED


def is_met(state: GameState) -> bool:
    """Return whether people meet such a position: not if few points were made in many turns.

    In 99 of 100 recorded games of two players, and nearly always with three, people have made as many
    points at any turn.
    """
    return 5 * sum(state.fireworks) >= len(state.history) - 8


def measured_again(puzzle: Puzzle) -> list[Puzzle]:
    """Measure a puzzle again; return nothing if no action is clearly best any more."""
    *_, state = replay(puzzle.record)
    if not is_met(state):
        return []
    seen = observe(state, state.seat_to_act)
    found = measured(seen, puzzle.record, puzzle.level, puzzle.number)
    return [] if found is None else [replace(found, number=puzzle.number, game=puzzle.game)]


def measured(seen: Observation, here: GameRecord, level: Level, seed: int) -> Puzzle | None:
    """Return the puzzle of a position, or None if no action is clearly best.

    Args:
        seen: the observation of the seat to act.
        here: the game up to this position.
        level: the level of all players.
        seed: the seed of the sampled deals.
    """
    agreement = agreement_of(level)
    player = ConventionPlayer(agreement)
    options = player.weigh(seen)
    likely = [option.action for option in options if not option.is_misleading][:_CANDIDATES]
    if len(likely) < 2:
        return None
    look = Trials(seen, agreement, seed)
    look.run(likely, _FIRST_LOOK)
    best = look.scores.best_of(likely)
    chance = chance_found(seen, best)
    if chance > MOST_FINDING:
        return None
    rivals = [action for action in likely if action != best]
    if any(look.lead(best, rival).difference < _LEAST_PROMISING for rival in rivals):
        return None
    costs = _costs(seen, agreement, best, rivals, seed + 1)
    if costs is None:
        return None
    decision = decision_for(player, seen, best)
    game, theme = game_of(here), theme_of(seen, decision)
    return Puzzle(crc32(game), game, here, level, theme, round(chance, 3), costs)


def decision_for(player: ConventionPlayer, seen: Observation, action: Action) -> Decision:
    """Return an action with the reason for it, whether or not the policy would choose it."""
    return player.decision(seen, player.weigh(seen), action)


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

    def has_tried(self, action: Action) -> bool:
        """Return whether an action was simulated already."""
        return self.scores.tried(action) > 0

    def lead(self, action: Action, other: Action) -> Comparison:
        """Return the lead of one action over another."""
        return self.scores.lead(action, other)


def _costs(
    seen: Observation, agreement: Agreement, best: Action, likely: Sequence[Action], seed: int
) -> dict[Action, Cost] | None:
    """Return the cost of every other action, or None if this one is not clearly best.

    The likeliest rivals are tried first, since most positions fail because of one of them.
    """
    trials = Trials(seen, agreement, seed)
    others = [action for action in legal_actions(seen) if action != best]
    for rivals in (likely, others):
        if not _is_ahead_of(rivals, best, trials):
            return None
    leads = {other: trials.lead(best, other) for other in others}
    return {best: NOTHING} | {
        other: Cost(round(lead.difference, 2), round(lead.standard_error, 2))
        for other, lead in leads.items()
    }


def _is_ahead_of(rivals: Sequence[Action], best: Action, trials: "Trials") -> bool:
    """Return whether an action is clearly ahead of each rival; each is tried until that is clear."""
    left = [rival for rival in rivals if not trials.has_tried(rival)]
    for deals in _STEPS:
        if not left:
            break
        trials.run([best, *left], deals)
        leads = {rival: trials.lead(best, rival) for rival in left}
        if any(lead.difference + lead.standard_error < CLEAR_POINTS for lead in leads.values()):
            return False
        left = [rival for rival in left if not is_clear(leads[rival])]
    return not left


def is_clear(lead: Comparison) -> bool:
    """Return whether an action is so far ahead of another that it is clearly best."""
    error = lead.standard_error
    return lead.games >= _LEAST_DEALS and lead.difference >= max(
        CLEAR_POINTS + MARGIN_ERRORS * error, CLEAR_ERRORS * error
    )
