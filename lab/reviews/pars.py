"""Measures par for every level and set of rules."""

from collections.abc import Iterator, Sequence
from itertools import product

from hanabi_desktop.game.cards import Multicolour
from hanabi_desktop.game.options import MAX_PLAYERS, MIN_PLAYERS, GameOptions
from hanabi_desktop.review.par import Par, name_of
from hanabi_desktop.review.tasks import measured_par
from hanabi_desktop.support.workers import task_pool
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of


def tables() -> Iterator[tuple[GameOptions, Level]]:
    """Yield all combinations of rules and level that have a par."""
    sizes = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    rules = product(Multicolour, *((False, True),) * 3)
    for players, level, rule in product(sizes, Level, rules):
        multicolour, bouquet, choreography, empty = rule
        options = GameOptions(
            players,
            multicolour=multicolour,
            final_bouquet=bouquet,
            choreography=choreography,
            empty_clues=empty,
        )
        yield options, level


def measured_pars(
    asked: Sequence[tuple[GameOptions, Level]], games: int, seed: int, jobs: int
) -> Iterator[tuple[str, Par]]:
    """Measure par for these rules and levels, on consecutive deals."""
    with task_pool(jobs) as pool:
        found = pool.map(
            measured_par,
            *zip(*((o, agreement_of(level), games, seed) for o, level in asked), strict=True),
        )
        for (options, level), par in zip(asked, found, strict=True):
            yield name_of(options, level), par
