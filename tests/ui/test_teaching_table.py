"""The teaching table: it warns before a costly move, and knows no more than the person."""

import re
from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from driving import advice, own_turn, press, says, seen
from pytestqt.qtbot import QtBot
from redeal import redealt_for

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.course import replay
from hanabi_desktop.game.moves import Discard, Play
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import deal, observe, shuffled_deck
from hanabi_desktop.review.decisions import ActionCost, deserves_warning
from hanabi_desktop.review.reasons import Because
from hanabi_desktop.session.guides.teaching import Objection
from hanabi_desktop.session.play.advice import CostWatch
from hanabi_desktop.session.setup import GameSetup
from hanabi_desktop.table.appearance import Speed
from hanabi_desktop.table.models.lists import places_in
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.explaining.move_review import Finding, objection_to
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.search.rollouts import Event, EventKind
from hanabi_desktop.ui.new_game.new_game_dialog import NewGameDialog
from hanabi_desktop.ui.widgets.seats import default_seats

LONG_MS = 60_000


def begin(program: Program) -> GameSetup:
    program.preferences.change(speed=Speed.OFF)
    program.window.show()
    setup = GameSetup(default_seats(2), GameOptions(2, first_seat=0), 11, is_taught=True)
    program.game.tables.start(setup)
    return setup


def costing(points: float, error: float = 0.05) -> ActionCost:
    return ActionCost(Discard(0), Play(0), points, error, 100)


def test_only_surely_costly_moves_deserve_a_warning() -> None:
    assert deserves_warning(costing(0.6))
    assert not deserves_warning(costing(0.42))
    assert not deserves_warning(costing(0.3))
    assert not deserves_warning(ActionCost(Discard(0), Play(0)))


def blind_play(program: Program) -> Play:
    """Return a play of a card of which nothing is known."""
    held = next(one for one in seen(program.game).own_hand if not one.marks.touched)
    return Play(held.order)


def play_until_warned(program: Program, qtbot: QtBot) -> None:
    """Play blindly until the table warns, which happens soon because such plays usually fail."""
    game, teaching = program.game, program.game.teaching
    for _ in range(12):
        own_turn(game, qtbot)
        turns = len(seen(game).history)
        game.session.submit(blind_play(program))
        qtbot.waitUntil(
            lambda turns=turns: teaching.warns or len(seen(game).history) > turns,
        )
        if teaching.warns:
            return
    raise AssertionError("the teaching table never asked a question")


def test_bad_move_is_carried_out_only_after_confirmation(program: Program, qtbot: QtBot) -> None:
    begin(program)
    game, teaching = program.game, program.game.teaching
    panel = game.screen.advice
    play_until_warned(program, qtbot)
    before, blind = seen(game), blind_play(program)
    assert says(panel, "Make this move anyway?")
    assert "would be a strike" in advice(game)
    press(game, "Return")
    assert not teaching.warns
    assert panel.isHidden()
    assert seen(game) is before
    for way_out in (lambda: press(game, "Escape"), game.screen.intent.start_clue):
        game.session.submit(blind)
        qtbot.waitUntil(lambda: teaching.warns)
        way_out()
        assert not teaching.warns
        assert seen(game) is before
    game.screen.intent.cancel()
    game.session.submit(blind)
    qtbot.waitUntil(lambda: teaching.warns)
    panel.others[0].click()
    qtbot.waitUntil(lambda: len(seen(game).history) > len(before.history))
    assert seen(game).history[len(before.history)].action == blind
    assert game.session.assistance.taught


def test_warning_states_the_cost_and_the_reason(program: Program, qtbot: QtBot) -> None:
    """It names the points lost, and what happens after the best move but not after this one."""
    begin(program)
    game = program.game
    own_turn(game, qtbot)
    present = seen(game)
    agreement = agreement_of(Level.CASUAL)
    discard = Discard(present.own_hand[0].order)
    because = Because(Event(EventKind.LOST, identity=8), Card.parse("r4"), 0.1, 0.7, 64)
    judgement = objection_to(present, agreement, discard)
    objection = Objection(discard, 0.8, judgement, (because,))
    game.teaching.warn(objection, places_in(present), game.screen.intent.cancel)
    assert "another move scores 0.8 points more on average" in advice(game)
    assert "but the last red 4 would then usually be lost" in advice(game)


def test_gamble_on_the_first_turn_is_warned_about_with_its_risk(
    program: Program, qtbot: QtBot
) -> None:
    begin(program)
    own_turn(program.game, qtbot)
    program.game.session.submit(blind_play(program))
    qtbot.waitUntil(lambda: program.game.teaching.warns)
    assert len(seen(program.game).history) == 0
    # On an empty table every 1 is playable; the deck and the own hand are unseen.
    hidden = Counter(shuffled_deck(11, GameOptions(2)))
    hidden.subtract(held.card for held in seen(program.game).hands[1] if held.card is not None)
    ones = sum(copies for card, copies in hidden.items() if card.rank == 1)
    risk = round(100 * (1 - ones / sum(hidden.values())))
    told = re.search(r"(\d+)% would be a strike", advice(program.game))
    assert told is not None
    assert abs(int(told[1]) - risk) <= 2, "the risk should leave out cards visible elsewhere"


@pytest.mark.parametrize("number", [3, 8])
def test_risk_of_a_play_is_computed_from_unseen_cards(number: int) -> None:
    record = play_game(Seating((Level.STANDARD,) * 3), GameOptions(3), number).record
    agreement = agreement_of(Level.STANDARD)
    for state in list(replay(record))[3:40:4]:
        mine = observe(state, state.seat_to_act)
        for held in mine.own_hand:
            judgement = objection_to(mine, agreement, Play(held.order))
            assert judgement.risk is not None
            assert 0 <= judgement.risk <= 1
            objection = Objection(Play(held.order), 0.0, judgement)
            if judgement.finding is Finding.PLAY_IS_SURE:
                assert not objection.judgement.is_gamble
            if judgement.finding is Finding.PLAY_CANNOT_FIT:
                assert objection.judgement.is_gamble


def test_warning_is_withdrawn_when_the_game_changes(program: Program, qtbot: QtBot) -> None:
    begin(program)
    play_until_warned(program, qtbot)
    program.game.session.undo()
    assert not program.game.teaching.warns


def test_good_move_is_carried_out_without_a_warning(program: Program, qtbot: QtBot) -> None:
    begin(program)
    game = program.game
    with qtbot.waitSignal(game.session.advice.hinted) as hint:
        game.session.advice.ask_hint()
    assert hint.args is not None
    game.session.submit(hint.args[0].decision.action)
    qtbot.waitUntil(lambda: len(seen(game).history) >= 1)
    assert not game.teaching.warns


def test_teaching_is_chosen_in_the_new_game_dialog_and_saved(program: Program) -> None:
    setup = begin(program)
    dialog = NewGameDialog(replace(setup, is_taught=False), (), 7, program.window)
    assert not dialog.setup().is_taught
    dialog.teaching.setChecked(True)
    assert dialog.setup().is_taught


@pytest.mark.parametrize("number", [3, 8])
def test_warning_is_independent_of_hidden_cards(number: int) -> None:
    """The same view over another deal gives the same answer for every move."""
    record = play_game(Seating((Level.STANDARD,) * 3), GameOptions(3), number).record
    for state in list(replay(record))[6:30:6]:
        mine = observe(state, state.seat_to_act)
        other = redealt_for(state, state.seat_to_act, Random(number))
        for action in legal_actions(mine):
            said = objection_to(mine, agreement_of(Level.STANDARD), action)
            assert said == objection_to(
                observe(other, mine.seat), agreement_of(Level.STANDARD), action
            )


def test_costs_are_measured_in_processes_that_end_at_once(qtbot: QtBot) -> None:
    mine = observe(deal(GameOptions(2, first_seat=0), 4), 0)
    watch = CostWatch()
    told: list[ActionCost] = []
    action = legal_actions(mine)[0]
    watch.watch(mine, agreement_of(Level.CASUAL), 0.4)
    watch.ask(action, told.append)
    qtbot.waitUntil(lambda: bool(told))
    assert told[0].action == action
    assert told[0].deals
    watch.close()
    watch.ask(action, told.append)
    assert len(told) == 1
