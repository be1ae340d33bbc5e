"""The course of a game: the turns played, variations, and where they branch off."""

from random import Random

import pytest
from whole_games import played_out

from hanabi_desktop.game.course import Course
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import IllegalActionError, apply, deal, observe


def game(turns: int = 12) -> Course[str]:
    """Return a course of this many turns, each with its number attached."""
    whole = played_out(GameOptions(3), 7, care=1.0)
    course: Course[str] = Course(deal(GameOptions(3), 7))
    for turn in whole.history[:turns]:
        course.play(turn.action, f"turn {turn.number}")
    return course


def other_action(course: Course[str], turn: int) -> object:
    state = course.line[turn].state
    played = course.line[turn + 1].action
    return next(a for a in legal_actions(observe(state, state.seat_to_act)) if a != played)


def test_course_holds_every_position_with_its_attached_data() -> None:
    course = game()
    assert [node.turns for node in course.line] == list(range(13))
    assert [node.step for node in course.line] == [None, *(f"turn {n}" for n in range(1, 13))]
    state = course.deal.state
    for node in course.line[1:]:
        state, _ = apply(state, node.action)
        assert node.state == state


def test_known_states_are_not_recomputed() -> None:
    states = [node.state for node in game().line]
    course = Course[str].from_states(states, ["first"])
    assert all(node.state is state for node, state in zip(course.line, states, strict=True))
    assert [node.step for node in course.line[:3]] == [None, "first", None]


def test_illegal_action_changes_nothing() -> None:
    course = game(0)
    held = course.deal.state.hand_orders(course.deal.state.seat_to_act)
    illegal = next(
        action
        for turn in played_out(GameOptions(3), 7, care=1.0).history
        for action in (turn.action,)
        if getattr(action, "order", held[0]) not in held
    )
    with pytest.raises(IllegalActionError):
        course.play(illegal)
    assert course.end is course.deal
    assert not course.deal.children


def test_undone_turns_are_removed_and_earlier_variations_stay() -> None:
    course = game()
    early, late = other_action(course, 3), other_action(course, 10)
    line = course.branch(3, [early])
    course.branch(10, [late])
    course.take_back(4)
    assert course.turns == 8
    assert not course.end.children
    assert course.branch(3, [early]) is line
    course.take_back(99)
    assert course.end is course.deal


def test_variation_branches_off_where_its_actions_differ() -> None:
    course = game()
    played = [node.action for node in course.line[1:]]
    line = course.branch(2, [*played[2:6], other_action(course, 6)])
    assert line.turns == 7
    assert course.leaves_at(line.path()) == 6
    assert line.path()[:7] == course.line[:7], "the common turns should not be duplicated"
    assert course.turns == 12, "the game itself should be unchanged"
    assert course.leaves_at(course.line) == 12
    assert course.leaves_at(course.line[:5]) == 4


def test_variation_goes_as_far_as_the_rules_allow() -> None:
    course = game()
    illegal = course.line[-1].action  # its card has left the hand, or is not drawn yet
    allowed = other_action(course, 4)
    line = course.branch(4, [allowed, illegal, allowed])
    assert line.turns in (5, 6)
    assert line.path()[5].action == allowed


def test_random_courses_match_their_replay() -> None:
    chance = Random(5)
    for number in range(6):
        course: Course[None] = Course(deal(GameOptions(chance.randrange(2, 6)), number))
        while course.end.state.ending is None:
            state = course.end.state
            course.play(chance.choice(legal_actions(observe(state, state.seat_to_act))))
        again = Course[None].from_states([node.state for node in course.line])
        assert [node.state for node in again.line] == [node.state for node in course.line]
        assert again.branch(0, [node.action for node in course.line[1:]]) is again.end
