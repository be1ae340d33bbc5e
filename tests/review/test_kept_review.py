"""A saved review round-trips and resumes where it was stopped."""

from dataclasses import asdict, replace

import pytest
from positions import deal_known

from hanabi_desktop.game.cards import Card, Suit
from hanabi_desktop.game.course import GameRecord, replay
from hanabi_desktop.game.moves import Clue, Clued, Play
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import apply
from hanabi_desktop.library.metadata.problems import Problem, UnreadableGameError
from hanabi_desktop.review import moments, review_json
from hanabi_desktop.review.findings import Depth, Grade, Review
from hanabi_desktop.review.moments import LEAST_LUCK, MomentKind, moments_of
from hanabi_desktop.review.review_json import VERSION, decisions_in, read_review, write_review
from hanabi_desktop.review.reviewer import Reviewer, run
from hanabi_desktop.review.tasks import work_on
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.explaining.move_review import Finding, Judgement
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.measuring.stand_ins import StandIn
from hanabi_desktop.wording.graded_moves import moment_sentences

LITTLE = Depth(4, 8, 8, 16, confirmation_deals=(24,), widths=(8,), probes=(8,))


def recorded(options: GameOptions, number: int) -> GameRecord:
    line_up = Seating((Level.EXPERT,) * options.players, StandIn.NOISY)
    return play_game(line_up, options, number).record


RECORD = recorded(GameOptions(2, choreography=True), 58)
RECORD = replace(RECORD, actions=RECORD.actions[:24])
STATES = tuple(replay(RECORD))


@pytest.fixture(scope="module")
def review() -> Review:
    return run(Reviewer(RECORD, agreement_of(Level.EXPERT), 3, LITTLE))


def test_saved_review_round_trips(review: Review) -> None:
    assert any(turn.grade for turn in review.turns)
    kept = read_review(write_review(review, 3), STATES)
    assert kept.seed == 3
    assert not kept.work
    assert not kept.is_outdated
    assert kept.review.ledger == review.ledger
    assert kept.review.ceiling == review.ceiling
    assert kept.review.last_perfect == review.last_perfect
    for found, written in zip(kept.review.turns, review.turns, strict=True):
        assert (found.action, found.policy, found.grade) == (
            written.action,
            written.policy,
            written.grade,
        )
        assert (found.draw, found.hidden, found.decision) == (
            written.draw,
            written.hidden,
            written.decision,
        )
        assert found.cost.points == pytest.approx(written.cost.points, abs=1e-4)
        assert (found.judgement, found.reason) == (written.judgement, written.reason)


def test_graded_choice_of_the_agreement_is_not_counted_as_its_players(review: Review) -> None:
    chosen = next(turn for turn in review.turns if turn.cost.deals and turn.grade is None)
    graded = replace(chosen, action=chosen.policy, grade=Grade.MISTAKE)
    turns = tuple(graded if turn is chosen else turn for turn in review.turns)
    of_all = decisions_in(write_review(review, 1))
    counted = decisions_in(write_review(replace(review, turns=turns), 1))
    assert len(counted) == len(of_all) - 1


def test_stopped_review_resumes_to_the_same_result(review: Review) -> None:
    begun = Reviewer(RECORD, agreement_of(Level.EXPERT), 3, LITTLE)
    while len(begun.work) < 40:
        for task in begun.next_batch():
            begun.add_result(task, work_on(begun.subject, task))
    so_far = begun.review()
    assert so_far is not None
    kept = read_review(write_review(so_far, 3, begun.work), STATES)
    again = Reviewer(RECORD, agreement_of(Level.EXPERT), kept.seed, LITTLE)
    for task, found in kept.work:
        again.add_result(task, found)
    judged = {turn.turn for turn in so_far.turns if turn.is_judged}
    assert judged
    assert {turn.turn for turn in kept.review.turns if turn.is_judged} == judged
    assert {task for task, _ in again.work} == {task for task, _ in begun.work}
    finished = run(again)
    assert finished.complete
    # Saved values are rounded to four digits.
    assert asdict(finished.ledger) == pytest.approx(asdict(review.ledger), abs=1e-3)
    assert [turn.grade for turn in finished.turns] == [turn.grade for turn in review.turns]
    assert read_review(write_review(finished, 3, again.work), STATES).work == ()


def test_review_of_another_engine_is_marked_and_loses_its_sentences(
    review: Review, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = write_review(review, 3)
    monkeypatch.setattr(review_json, "ENGINE", 99)
    kept = read_review(body, STATES)
    assert kept.is_outdated
    assert all(turn.judgement is None for turn in kept.review.turns)
    assert [turn.grade for turn in kept.review.turns] == [turn.grade for turn in review.turns]


def test_unreadable_review_is_refused_entirely(review: Review) -> None:
    body = write_review(review, 3)
    other = tuple(replay(replace(RECORD, actions=RECORD.actions[:10])))
    for damaged, states, problem in (
        (body[: len(body) // 2], STATES, Problem.DAMAGED),
        (body.replace(b'"level":"expert"', b'"level":"queen"'), STATES, Problem.DAMAGED),
        (body.replace(b'"version":%d' % VERSION, b'"version":99'), STATES, Problem.NEWER_FORMAT),
        (b"{}", STATES, Problem.DAMAGED),
        (body, other, Problem.CONTRADICTION),
    ):
        with pytest.raises(UnreadableGameError) as error:
            read_review(damaged, states)
        assert error.value.problem is problem


def test_moments_are_named_by_what_happened(review: Review) -> None:
    found = moments_of(review, STATES)
    assert found
    sizes = [abs(moment.points) for moment in found]
    assert sizes == sorted(sizes, reverse=True)
    graded = [turn.turn for turn in review.turns if turn.grade is not None]
    assert sorted(m.turn for m in found if m.grade is not None) == graded
    luck = (MomentKind.DRAWN, MomentKind.HIDDEN_CARDS)
    for moment in found:
        assert (moment.grade is None) == (moment.kind in luck)
        if moment.grade is None:
            assert abs(moment.points) >= LEAST_LUCK
        elif moment.grade is not Grade.STRONG:
            assert moment.points <= 0


def test_clue_to_a_playable_last_copy_is_not_called_a_save(review: Review) -> None:
    """It is clued to be played; a clue to a last copy that is not playable yet is a save."""
    table = deal_known("r1 y4 b4 g3 w4", "r1 y3 b3 g4 w3", "b4 r5 y4 w3 r1").after(
        "clue 1 red", "discard 1:slot5", "clue 0 red", "discard 0:slot5"
    )
    clue = Clue(2, Suit.RED)
    _, (clued, *_) = apply(table.state, clue)
    assert isinstance(clued, Clued)
    for card, kind in (("r1", MomentKind.CLUED), ("r5", MomentKind.CLUE_SAVED)):
        judgement = Judgement(clue, Finding.CLUE_IS_READ, truth=Card.parse(card))
        turn = replace(review.turns[0], seat=1, action=clue, judgement=judgement)
        assert moments._clue(turn, table.state, clued, strong=True)[0] is kind


def test_risk_of_a_strike_is_told(review: Review) -> None:
    play = Play(review.turns[0].turn)
    for risk, is_told in ((0.7, True), (0.4, True), (0.05, False)):
        judgement = Judgement(play, Finding.PLAY_IS_A_GUESS, order=play.order, risk=risk)
        turn = replace(review.turns[0], action=play, grade=Grade.BLUNDER, judgement=judgement)
        turn = replace(turn, cost=replace(turn.cost, best=play), because=())
        told, _ = moment_sentences(turn, {play.order: (0, 2)}, RECORD.seats)
        assert (f"The risk of a strike was {risk:.0%}." in told) is is_told
