"""Whole games for tests: rules and random play as hypothesis strategies."""

import random
from functools import lru_cache
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from hanabi_desktop.game.cards import Multicolour
from hanabi_desktop.game.course import GameRecord
from hanabi_desktop.game.moves import Action, Play
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.scoring import Standing, is_irreplaceable
from hanabi_desktop.game.state import GameState, apply, deal, observe
from hanabi_desktop.teammates.players import ConventionPlayer

OFF_OR_ON = (False, True)
VARIANTS: list[dict[str, Any]] = [
    {"multicolour": kind, "final_bouquet": bouquet, "choreography": choreography}
    for kind in Multicolour
    for bouquet in OFF_OR_ON
    for choreography in OFF_OR_ON
    if kind in (Multicolour.NONE, Multicolour.FIVE) or bouquet is choreography
]
"""Combinations of variants: all eight of our box, and other boxes' multicolour without and with both others."""


def variant_id(variant: dict[str, Any]) -> str:
    """Return the codes of a combination, as the name of a test."""
    return "+".join(GameOptions(**variant).variants)


some_games = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.explicit, Phase.generate),  # shrinking whole games takes too long
)


def skip_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make teammates skip the simulation and play by the conventions, in a tenth of the time."""
    monkeypatch.setattr(ConventionPlayer, "weigh_with_risk", lambda me, seen, _: me.weigh(seen))


NAMES = ("Åsa", "Björn", "Cécile", "Daniël", "Noor")


@st.composite
def options_with(draw: st.DrawFn, **variant: Any) -> GameOptions:
    """Generate any table: 2 to 5 players, empty clues or not, first seat given or left to chance."""
    players = draw(st.integers(2, 5))
    first_seat = draw(st.none() | st.integers(0, players - 1))
    empty_clues = draw(st.booleans())
    return GameOptions(players, empty_clues=empty_clues, first_seat=first_seat, **variant)


def chosen(state: GameState, chance: random.Random, care: float) -> Action:
    """Return a random legal action; with ``care`` (0 to 1) one that neither strikes nor loses."""
    legal = legal_actions(observe(state, state.seat_to_act))
    if chance.random() >= care:
        return chance.choice(legal)
    harmless = [action for action in legal if _harmless(state, action)]
    fitting = [action for action in harmless if isinstance(action, Play)]
    return chance.choice(fitting or harmless or legal)


def _harmless(state: GameState, action: Action) -> bool:
    after, _ = apply(state, action)
    standing = Standing.from_table(after)
    lost = any(is_irreplaceable(public.card, standing) for public in after.discards)
    return after.strikes == state.strikes and not lost


def record_of(last: GameState, game_number: int | None = None) -> GameRecord:
    """Return the record of a game, from its last state."""
    return GameRecord(
        NAMES[: last.options.players],
        last.options,
        last.deck,
        tuple(turn.action for turn in last.history),
        last.first_seat,
        game_number,
    )


@lru_cache(maxsize=256)
def played_out(options: GameOptions, number: int, care: float = 0.9) -> GameState:
    """Return the last state of a random game."""
    chance = random.Random(number)
    state = deal(options, number)
    while state.ending is None:
        state, _ = apply(state, chosen(state, chance, care))
    return state
