"""Custom agreements: teammates use and expect exactly the conventions agreed on."""

from itertools import pairwise
from random import Random

import pytest
from whole_games import skip_simulation

from hanabi_desktop.game.course import GameRecord
from hanabi_desktop.game.moves import Clue
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import observe
from hanabi_desktop.library.metadata.agreement_file import read_agreement, write_agreement
from hanabi_desktop.library.metadata.problems import Problem, UnreadableAgreementError
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import (
    BASICS,
    FOR_READING,
    SWITCHES,
    Agreement,
    Convention,
    UnknownConventionError,
    agreed_by,
    agreement_of,
    needed_for,
    resting_on,
)
from hanabi_desktop.teammates.encoding import SeatTracker
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.measuring.concordance import fit
from hanabi_desktop.teammates.players import ConventionPlayer
from lab.commands.measure_agreements import random_agreement
from lab.fitting.untried_games import untried

SELDOM = (Convention.SARCASTIC_DISCARD, Convention.GENTLEMANS_DISCARD)
"""Rare conventions, which occur mostly with two players."""
UNNAMED = {Convention.NOTHING, Convention.STALL, Convention.PLAY_OR_SAVE}
"""Readings that need no agreement."""


def test_at_least_fifteen_switches_are_offered() -> None:
    assert len(SWITCHES) >= 15


@pytest.mark.parametrize("number", range(60))
def test_only_agreed_conventions_are_used_or_expected(number: int) -> None:
    """Check each seat's reading of each clue and the reason for each move, for arbitrary agreements."""
    chance = Random(number)
    agreement = random_agreement(chance, SWITCHES)
    players = 2 + number % 4
    options = GameOptions(players, empty_clues=number % 3 == 0, first_seat=0)
    player = ConventionPlayer(agreement)
    for state, after in pairwise(untried(options, number, agreement)):
        seen = observe(state, state.seat_to_act)
        offered = player.weigh(seen)
        # The simulation of imagined hands may rank another action first.
        for option in offered:
            reason = player.reason(seen, option.action, offered)
            assert reason.convention in agreement.conventions | UNNAMED
            clue = option.action
            is_empty = isinstance(clue, Clue) and not seen.touched_by(clue)
            assert not is_empty or Convention.EMPTY_CLUE in agreement.conventions
        if not isinstance(after.history[-1].action, Clue):
            continue
        for listener in range(players):
            model = SeatTracker.after(observe(after, listener), agreement).model
            read = Convention(model.interpretation)
            assert read in agreement.conventions | UNNAMED | {Convention.EMPTY_CLUE}


@pytest.mark.parametrize("convention", [one for one in SWITCHES if one not in FOR_READING])
def test_each_switch_changes_how_a_table_plays(convention: Convention) -> None:
    """A switch without effect would mislead whoever sets it."""
    everything = agreement_of(Level.EXPERT)
    without = everything.without_one(convention)
    players = 2 if convention in SELDOM else 4
    for number in range(400):
        options = GameOptions(players, empty_clues=True, first_seat=0)
        courses = zip(
            untried(options, number, everything), untried(options, number, without), strict=False
        )
        if any(one.history != other.history for one, other in courses):
            return
    raise AssertionError(convention)


@pytest.mark.parametrize("convention", FOR_READING)
def test_reading_only_conventions_do_not_change_teammates(convention: Convention) -> None:
    everything, options = agreement_of(Level.EXPERT), GameOptions(3, first_seat=0)
    assert convention not in everything.conventions
    wished = everything.with_one(convention)
    assert convention not in agreed_by([Level.EXPERT], wished).conventions
    assert convention in agreed_by([], wished).conventions
    for number in range(3):
        courses = zip(
            untried(options, number, everything), untried(options, number, wished), strict=False
        )
        assert all(one.history == other.history for one, other in courses)


def test_table_uses_only_conventions_known_to_every_teammate() -> None:
    wished = Agreement(agreement_of(Level.EXPERT).conventions - {Convention.SAVE_TWO}, "Ours")
    assert agreed_by([Level.EXPERT, Level.EXPERT], wished) is wished
    with_beginner = agreed_by([Level.EXPERT, Level.CASUAL], wished)
    assert Convention.FINESSE not in with_beginner.conventions
    assert Convention.SAVE_TWO not in with_beginner.conventions
    assert with_beginner.name == "Ours"
    assert agreed_by([], wished) is wished
    assert agreed_by([]) == agreement_of(Level.CASUAL)
    assert agreed_by([Level.STANDARD, Level.EXPERT]).level is Level.STANDARD


def test_convention_is_refused_without_its_prerequisites() -> None:
    with pytest.raises(ValueError, match="FINESSE"):
        Agreement(BASICS | {Convention.PROMPT, Convention.REVERSE_FINESSE})
    with pytest.raises(ValueError, match="CHOP"):
        Agreement(BASICS - {Convention.CHOP})
    with pytest.raises(ValueError, match="STALL"):
        Agreement(BASICS | {Convention.STALL})
    assert set(needed_for(Convention.DOUBLE_FINESSE)) == {Convention.FINESSE, Convention.PROMPT}
    assert Convention.HIDDEN_FINESSE in resting_on(Convention.PROMPT)


@pytest.mark.parametrize("number", range(10))
def test_words_and_files_round_trip(number: int) -> None:
    agreement = random_agreement(Random(number), SWITCHES)
    again = Agreement.of_words(agreement.words, "Söndag")
    assert again == agreement
    kept = read_agreement(write_agreement(again))
    assert kept == agreement
    assert kept.name == "Söndag"


def test_invalid_agreement_is_refused_with_the_reason() -> None:
    whole = write_agreement(agreement_of(Level.STANDARD))
    for body, problem in (
        (b"", Problem.DAMAGED),
        (b"{}", Problem.DAMAGED),
        (b"\xff", Problem.DAMAGED),
        (whole[:-20], Problem.DAMAGED),
        (b"[" * 100_000, Problem.TOO_LARGE),
        (whole.replace(b'"prompt"', b'"telepathy"'), Problem.NEWER_FORMAT),
        (whole.replace(b'"hanabi_agreement": 1', b'"hanabi_agreement": 2'), Problem.NEWER_FORMAT),
        (whole.replace(b'"prompt",', b""), Problem.CONTRADICTION),
    ):
        with pytest.raises(UnreadableAgreementError) as refused:
            read_agreement(body)
        assert refused.value.problem is problem, body
    with pytest.raises(UnknownConventionError, match="telepathy"):
        Agreement.of_words(["telepathy"])


def games_by(agreement: Agreement, games: int, players: int = 3) -> list[GameRecord]:
    line_up = Seating((Level.EXPERT,) * players, wished=agreement)
    options = GameOptions(players, empty_clues=False)
    return [play_game(line_up, options, number).record for number in range(games)]


def test_agreement_is_inferred_from_a_groups_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The group uses every convention but saves of 2s; its finesses are recognised."""
    skip_simulation(monkeypatch)
    everything = agreement_of(Level.EXPERT)
    group = Agreement(everything.conventions - {Convention.SAVE_TWO})
    found = fit(games_by(group, 40))
    told = {one.convention: one for one in found.evidence}
    assert not told[Convention.SAVE_TWO].is_agreed
    for convention in (Convention.PROMPT, Convention.FINESSE, Convention.REVERSE_FINESSE):
        assert told[convention].is_agreed
        assert told[convention].is_sure
    # Two or three seats have no double finesse, and readings never reveal the order in which 1s come.
    assert Convention.DOUBLE_FINESSE not in told
    assert not told[Convention.ORDERED_ONES].is_sure
    assert found.games == 40


def test_agreement_without_finesses_is_inferred_without_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    skip_simulation(monkeypatch)
    found = fit(games_by(agreement_of(Level.CASUAL), 30))
    assert Convention.FINESSE not in found.agreement.conventions
    with pytest.raises(ValueError, match="no game"):
        fit([])
