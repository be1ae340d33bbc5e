"""Decision costs per person: means, confidence intervals, and the minimum of games."""

import random
from statistics import fmean, stdev

import pytest

from hanabi_desktop.library.metadata.statistics import (
    LEAST_GAMES,
    DecidedGame,
    DecisionCost,
    DecisionKind,
    decision_rows,
)
from hanabi_desktop.teammates.conventions import Convention

PLAY, CLUE = DecisionKind.PLAY, DecisionKind.CLUE


def game(*costs: tuple[int, DecisionKind, float], people: dict[int, str]) -> DecidedGame:
    return DecidedGame(
        people,
        tuple(DecisionCost(seat, kind, Convention.FINESSE, cost) for seat, kind, cost in costs),
    )


def test_fewer_than_ten_games_give_no_mean() -> None:
    games = [game((0, PLAY, 0.2), people={0: "Åsa"})] * (LEAST_GAMES - 1)
    assert decision_rows(games, by_convention=False) == ((), LEAST_GAMES - 1)
    rows, few = decision_rows([*games, games[0]], by_convention=False)
    assert [row.group for row in rows] == [None, PLAY]
    assert few == 0
    assert rows[0].latest is None


def test_teammates_are_not_counted_and_people_are_kept_apart() -> None:
    people = {0: "Åsa", 2: "Zoë"}
    games = [
        game((0, PLAY, 0.1), (1, PLAY, 9.0), (2, CLUE, 0.3), (2, CLUE, 0.5), people=people)
    ] * 20
    rows, _ = decision_rows(games, by_convention=False)
    told = {(row.name, row.group): row.whole for row in rows}
    assert told["Åsa", None].mean == pytest.approx(0.1)
    assert told["Zoë", CLUE].mean == pytest.approx(0.4)
    assert told["Zoë", None].decisions == 40
    assert ("Åsa", CLUE) not in told
    assert all(row.latest is not None for row in rows)
    by_convention, _ = decision_rows(games, by_convention=True)
    assert {row.group for row in by_convention} == {None, Convention.FINESSE}


def test_course_is_averaged_over_ten_games() -> None:
    none = game((0, CLUE, 0.0), people={0: "Åsa"})
    early, late = (game((0, PLAY, cost), people={0: "Åsa"}) for cost in (0.4, 0.1))
    games = [early] * 10 + [none] * 3 + [late] * 12
    told = {row.group: row for row in decision_rows(games, by_convention=False)[0]}
    assert [one.mean for one in told[PLAY].course] == pytest.approx([0.4, 0.1])
    assert [one.games for one in told[None].course] == [10, 10]
    assert all(one.margin is not None for one in told[None].course)
    assert told[CLUE].course == ()


def test_interval_covers_the_truth_as_often_as_stated() -> None:
    chance = random.Random(5)
    held = 0
    for _ in range(200):
        games = []
        for _ in range(40):
            level = chance.gauss(0.2, 0.1)  # decisions of one game are correlated
            costs = [(0, PLAY, chance.gauss(level, 0.1)) for _ in range(chance.randint(8, 16))]
            games.append(game(*costs, people={0: "Åsa"}))
        whole = decision_rows(games, by_convention=False)[0][0].whole
        assert whole.margin is not None
        held += abs(whole.mean - 0.2) <= whole.margin
    assert 0.88 <= held / 200 <= 0.99


def test_margin_is_computed_per_game() -> None:
    costs = [0.1, 0.3] * 10
    games = [game((0, PLAY, cost), people={0: "Åsa"}) for cost in costs]
    whole = decision_rows(games, by_convention=False)[0][0].whole
    assert whole.mean == pytest.approx(fmean(costs))
    assert whole.margin == pytest.approx(1.96 * stdev(costs) / len(costs) ** 0.5)
