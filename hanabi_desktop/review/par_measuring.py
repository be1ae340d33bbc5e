"""Measures par again: many games between equal teammates who do not look ahead."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import product
from statistics import fmean

from hanabi_desktop.game.options import MAX_PLAYERS, MIN_PLAYERS, GameOptions
from hanabi_desktop.game.shuffle import shuffled_deck
from hanabi_desktop.review.par import Par, name_of
from hanabi_desktop.teammates.agreements import Agreement, agreement_of
from hanabi_desktop.teammates.encoding.identities import index_of
from hanabi_desktop.teammates.encoding.model_factory import undealt_game
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.personalities import with_personality
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.search.comparison import standard_error


def tables() -> Iterator[tuple[GameOptions, Level]]:
    """All rules and levels that have a par of their own."""
    sizes = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    for players, level, rules in product(sizes, Level, product((False, True), repeat=4)):
        multicolour, bouquet, choreography, empty = rules
        options = GameOptions(
            players,
            multicolour=multicolour,
            final_bouquet=bouquet,
            choreography=choreography,
            empty_clues=empty,
        )
        yield options, level
        if multicolour:
            yield replace(options, ten_multicolour=True), level


def measured_pars(games: int, seed: int, jobs: int) -> Iterator[tuple[str, Par]]:
    """Measure all of them, with so many games each, from the deal of this number on."""
    asked = list(tables())
    with ProcessPoolExecutor(jobs) as pool:
        found = pool.map(
            measured_par,
            *zip(*((o, agreement_of(level), games, seed) for o, level in asked), strict=True),
        )
        for (options, level), par in zip(asked, found, strict=True):
            yield name_of(options, level), par


def measured_par(options: GameOptions, agreement: Agreement, games: int, seed: int) -> Par:
    """What deals by these rules are worth to a table that plays by this agreement."""
    scores = []
    weights = with_personality(options.players, None)
    for number in range(seed, seed + games):
        game = undealt_game(options, agreement, first_seat=0)
        policy = Policy(weights, game.models[0])
        game.deal([index_of(card) for card in shuffled_deck(number, options)])
        scores.append(game.play_out([policy] * options.players))
    perfect = fmean(score == options.max_score for score in scores)
    return Par(fmean(scores), standard_error(scores), perfect, games)
