"""The puzzles: reachable positions, a cost for every answer, one answer clearly best."""

from collections import Counter
from pathlib import Path

import pytest

from hanabi_desktop.game.course import replay
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.game.state import observe
from hanabi_desktop.learning import puzzles
from hanabi_desktop.learning.puzzle_order import Difficulty, difficulty_of
from hanabi_desktop.learning.puzzles import Puzzle, all_puzzles, write_puzzles
from hanabi_desktop.learning.themes import OF_MULTICOLOUR, Theme, theme_of
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.players import ConventionPlayer
from lab.puzzle_search import CLEAR_ERRORS, CLEAR_POINTS, Trials, decision_for, is_met

PUZZLES = all_puzzles()


def test_puzzles_are_numerous_and_distinct() -> None:
    assert len(PUZZLES) >= 240
    assert len({puzzle.number for puzzle in PUZZLES}) == len(PUZZLES)
    assert len({puzzle.game for puzzle in PUZZLES}) == len(PUZZLES)
    assert {puzzle.record.options.players for puzzle in PUZZLES} == {2, 3, 4, 5}
    assert {puzzle.level for puzzle in PUZZLES} == set(Level)
    ratings = [puzzle.rating.points for puzzle in PUZZLES]
    assert ratings == sorted(ratings), "puzzles should be sorted from easy to hard"
    assert ratings[0] < 1300
    assert ratings[-1] > 1700


def test_ratings_tell_puzzles_apart() -> None:
    ratings = Counter(round(puzzle.rating.points) for puzzle in PUZZLES)
    assert max(ratings.values()) <= len(PUZZLES) / 20
    difficulties = Counter(difficulty_of(puzzle.rating) for puzzle in PUZZLES)
    assert min(difficulties[difficulty] for difficulty in Difficulty) >= len(PUZZLES) / 10


def test_puzzles_are_from_the_whole_game_and_such_as_people_meet() -> None:
    positions = [(*replay(puzzle.record),)[-1] for puzzle in PUZZLES]
    assert sum(state.deck_size > 25 for state in positions) >= 80
    assert all(map(is_met, positions))


def test_themes_are_balanced() -> None:
    themes = Counter(puzzle.theme for puzzle in PUZZLES)
    for theme in Theme:
        assert themes[theme] >= 10, theme
    assert max(themes.values()) <= len(PUZZLES) / 5
    for kind, theme in OF_MULTICOLOUR.items():
        of_theme = [puzzle for puzzle in PUZZLES if puzzle.theme is theme]
        assert {puzzle.record.options.multicolour for puzzle in of_theme} == {kind}


@pytest.mark.parametrize("puzzle", PUZZLES, ids=range(1, len(PUZZLES) + 1))
def test_theme_follows_from_the_best_move(puzzle: Puzzle) -> None:
    *_, state = replay(puzzle.record)
    seen = observe(state, state.seat_to_act)
    decision = decision_for(ConventionPlayer(puzzle.agreement), seen, puzzle.solution)
    assert theme_of(seen, decision) is puzzle.theme


@pytest.mark.parametrize("puzzle", PUZZLES, ids=range(1, len(PUZZLES) + 1))
def test_every_answer_has_a_cost_and_one_is_clearly_best(puzzle: Puzzle) -> None:
    *_, state = replay(puzzle.record)
    assert state.ending is None
    seen = observe(state, state.seat_to_act)
    assert set(puzzle.costs) == set(legal_actions(seen))
    others = [cost for action, cost in puzzle.costs.items() if action != puzzle.solution]
    assert puzzle.costs[puzzle.solution].points == 0
    for cost in others:
        assert cost.points >= CLEAR_POINTS
        # Costs are stored with two digits, so half a unit in the last place is rounding.
        assert cost.points + 0.005 >= CLEAR_ERRORS * (cost.standard_error - 0.005)


def test_puzzles_round_trip(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    write_puzzles(PUZZLES[:3], file)
    again = all_puzzles(file)
    assert again == PUZZLES[:3]


@pytest.mark.slow
@pytest.mark.parametrize("number", [0, 7, 14])
def test_solution_is_best_on_unseen_deals(number: int) -> None:
    """The evaluation, repeated with other sampled deals, names the same action."""
    puzzle = PUZZLES[number]
    *_, state = replay(puzzle.record)
    costs = sorted(puzzle.costs, key=lambda action: puzzle.costs[action].points)[:3]
    trials = Trials(observe(state, state.seat_to_act), puzzle.agreement, seed=99)
    trials.run(costs, 150)
    for other in costs[1:]:
        lead = trials.lead(puzzle.solution, other)
        assert lead.difference > 2 * lead.standard_error


def test_headings_say_what_the_puzzles_say_without_reading_a_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Opening *Learn* reads headings only; each game is read when its puzzle is taken."""
    monkeypatch.setattr(puzzles, "read_json", None)
    puzzles.puzzle_headings.cache_clear()
    told = [(h.number, h.level, h.theme, h.rating) for h in puzzles.puzzle_headings()]
    assert told == [(one.number, one.level, one.theme, one.rating) for one in PUZZLES]
    monkeypatch.undo()
    assert puzzles.puzzle_at(3) == PUZZLES[2]
