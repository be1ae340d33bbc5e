"""``review``: judge every move of recorded games by what its player could know, and separate luck."""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.commands.arguments import (
    UnusableArgumentError,
    add_agreement,
    add_game_files,
    add_jobs,
    add_json,
    agreement_for,
    deal_number,
    games_in,
    positive_number,
)
from hanabi_desktop.commands.terminal import show_progress
from hanabi_desktop.game.course import GameRecord
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import slot_of
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.library.exchange import GameText
from hanabi_desktop.library.hanab_live.site_codes import coded_action
from hanabi_desktop.library.metadata.problems import UnreadableGameError
from hanabi_desktop.library.saved_game import SavedGame, verify
from hanabi_desktop.review.findings import Review, TurnReview
from hanabi_desktop.review.reasons import Because, Means
from hanabi_desktop.review.reviewer import Reviewer
from hanabi_desktop.review.reviewer import run as run_review
from hanabi_desktop.support.translation import decimal
from hanabi_desktop.table.models.lists import places_in
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.events import turn_sentence
from hanabi_desktop.wording.graded_moves import cost_figures, moment_sentences
from hanabi_desktop.wording.judgements import judgement_sentence
from hanabi_desktop.wording.names import agreement_name
from hanabi_desktop.wording.problems import (
    broken_turn_sentence,
    only_watched_sentence,
    problem_sentence,
    unreadable_file,
)
from hanabi_desktop.wording.review import (
    grade_name,
    summary_lines,
)

translate = QCoreApplication.translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    add_game_files(parser)
    parser.add_argument(
        "--turn",
        type=positive_number,
        help=translate("Commands", "report only this turn, counted from 1"),
    )
    parser.add_argument(
        "--level",
        choices=[level.value for level in Level],
        help=translate(
            "Commands", "judge by this level’s conventions (default: the recorded level’s)"
        ),
    )
    add_agreement(parser, translate("Commands", "agreement to judge by"))
    parser.add_argument(
        "--seconds",
        type=positive_number,
        help=translate("Commands", "stop after this many seconds and print what has been found"),
    )
    parser.add_argument(
        "--seed",
        type=deal_number,
        default=0,
        help=translate("Commands", "seed for the imagined deals"),
    )
    add_jobs(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Review every game; return 1 if one breaks the rules, 2 if one cannot be read."""
    code = 0
    try:
        agreed = agreement_for(arguments.agreement or arguments.level)
    except UnusableArgumentError as error:
        print(f"hanabi-desktop: {error}", file=sys.stderr)
        return 2
    for file in arguments.files:
        try:
            games = games_in(file)
        except OSError as error:
            print(unreadable_file(file, error), file=sys.stderr)
            return 2
        for entry in games:
            code = max(code, _told(file, entry, arguments, agreed))
    return code


def _told(
    file: str, entry: GameText, arguments: argparse.Namespace, given: Agreement | None
) -> int:
    """Review one game, print the result, and return its exit code."""
    place = f"{file}:{entry.index + 1}"
    try:
        game = entry.read()
    except UnreadableGameError as error:
        print(f"{place}: {problem_sentence(error)}", file=sys.stderr)
        return 2
    if game.record.options.is_only_watched:
        print(f"{place}: {only_watched_sentence(game.record.options)}", file=sys.stderr)
        return 2
    verdict = verify(game, with_states=True)
    if verdict.broken is not None:
        print(f"{place}: {broken_turn_sentence(verdict.broken)}", file=sys.stderr)
    # The turns before the illegal one can be reviewed.
    record = replace(game.record, actions=game.record.actions[: len(verdict.last.history)])
    agreed = given or game.agreed
    reviewer = Reviewer(record, agreed, arguments.seed, among_people=game.is_among_people)

    def progress(share: float) -> None:
        show_progress(f"{place}: {share:.0%}", last=share == 1)

    review = run_review(reviewer, arguments.jobs, arguments.seconds, progress)
    if arguments.json:
        report = _report(
            file, entry.index, review, verdict.states, record, arguments.turn, arguments.seconds
        )
        print(json.dumps(report, ensure_ascii=False))
    else:
        print(f"{place} ({agreement_name(agreed)})")
        for line in _lines(review, verdict.states, game, arguments.turn):
            print(line)
        if not review.complete and arguments.seconds is not None:
            print(_stopped(review, arguments.seconds))
    return 0 if verdict.broken is None else 1


def _lines(
    review: Review, states: tuple[GameState, ...], game: SavedGame, turn: int | None
) -> Iterator[str]:
    seats = game.record.seats
    if turn is None and review.complete:
        yield from summary_lines(review, seats)
    elif turn is not None and turn > len(review.turns):
        #: {turns} is such as "57 turns"
        text = translate("Commands", "There is no turn {turn}: the game has {turns}.")
        yield text.format(turn=turn, turns=Counts().turns(len(review.turns)))
    for one in review.turns:
        if turn is not None and one.turn != turn:
            continue
        if one.grade is None:
            if turn is not None:
                happened = turn_sentence(states[one.turn].history[-1], seats)
                yield _ungraded(one, happened)
            continue
        before = states[one.turn - 1]
        places = places_in(observe(before, one.seat))
        #: {grade} is "mistake"
        head = translate("Commands", "Turn {turn}, {grade}:")
        happened = turn_sentence(states[one.turn].history[-1], seats)
        sentences = (happened, *moment_sentences(one, places, seats), cost_figures(one))
        yield " ".join(
            [head.format(turn=one.turn, grade=grade_name(one.grade)), *filter(None, sentences)]
        )


def _ungraded(one: TurnReview, happened: str) -> str:
    """Return what a review says of a turn without a grade."""
    if not one.is_judged:
        text = translate("Commands", "Turn {turn}: {happened} This turn has not been judged yet.")
        return text.format(turn=one.turn, happened=happened)
    points = decimal(one.cost.points, 1)
    #: {happened} is what the player did
    text = translate("Commands", "Turn {turn}: {happened} No better move was found.")
    if points != decimal(0.0, 1):
        #: {happened} is what the player did; {points} such as "0.2"
        text = translate(
            "Commands", "Turn {turn}: {happened} It costs {points} points, too little for a grade."
        )
    return text.format(turn=one.turn, happened=happened, points=points)


def _stopped(review: Review, seconds: int) -> str:
    """Return how far a review came that was stopped."""
    #: {seconds} is such as "60 seconds"; {judged} of {turns} are numbers
    text = translate("Commands", "Stopped after {seconds}: {judged} of {turns} turns judged.")
    judged = sum(one.is_judged for one in review.turns)
    return text.format(seconds=Counts().seconds(seconds), judged=judged, turns=len(review.turns))


def _report(
    file: str,
    index: int,
    review: Review,
    states: tuple[GameState, ...],
    record: GameRecord,
    turn: int | None,
    seconds: int | None,
) -> dict[str, Any]:
    ledger, ceiling, last = review.ledger, review.ceiling, review.last_perfect
    turns = [one for one in review.turns if turn in (None, one.turn)]
    return {
        "file": file,
        "index": index,
        "engine": review.engine,
        "level": review.agreement.level.value if review.agreement.level else None,
        "conventions": review.agreement.words,
        "among_people": review.among_people,
        "par": ledger.par,
        "par_se": ledger.par_error,
        "final": ledger.final if review.ended else None,
        "deal": ledger.deal if review.complete else None,
        "draw": ledger.draw if review.complete else None,
        "hidden": ledger.hidden if review.complete else None,
        "decision": ledger.decision if review.complete else None,
        "luck_adjusted": ledger.luck_adjusted if review.complete else None,
        "perfect_at_start": review.turns[0].before.perfect if review.turns else None,
        "seconds": seconds,
        "complete": review.complete,
        "upper": ceiling and ceiling.upper,
        "lower": ceiling and ceiling.lower,
        "line": [_action(action) for action in ceiling.line] if ceiling else [],
        "last_perfect_turn": last and {"at_least": last.at_least, "at_most": last.at_most},
        "seats": [
            {
                "seat": seat.seat,
                "decisions": seat.decisions,
                "cost": seat.cost,
                "inaccuracies": seat.inaccuracies,
                "mistakes": seat.mistakes,
                "blunders": seat.blunders,
                "strong": seat.strong,
                "unrecorded": seat.unrecorded,
            }
            for seat in review.seats
        ],
        "turns": [_turn(one, states[one.turn - 1], record.seats) for one in turns],
    }


def _turn(turn: TurnReview, before: GameState, seats: tuple[str, ...]) -> dict[str, Any]:
    """Return a turn; without cost, best move and luck if it has not been judged yet."""
    cost, judgement, is_judged = turn.cost, turn.judgement, turn.is_judged
    reason = None
    if judgement is not None:
        places = places_in(observe(before, turn.seat))
        text = judgement_sentence(judgement, places, seats)
        reason = {"code": judgement.finding.value, "text": text}
    return {
        "turn": turn.turn,
        "seat": turn.seat,
        "action": _action(turn.action),
        "policy": _action(turn.policy),
        "best": _action(cost.best) if is_judged else None,
        "cost": cost.points if is_judged else None,
        "cost_se": cost.error if is_judged else None,
        "perfect_cost": cost.perfect if is_judged else None,
        "grade": turn.grade and turn.grade.value,
        "value": turn.before.value,
        "value_se": turn.before.error,
        "perfect": turn.before.perfect,
        "low": turn.before.low,
        "high": turn.before.high,
        "draw": turn.draw if is_judged else None,
        "hidden": turn.hidden if is_judged else None,
        "decision": turn.decision if is_judged else None,
        "reason": reason,
        "because": [_because(one, before) for one in turn.because],
    }


def _because(one: Because, before: GameState) -> dict[str, Any]:
    """Return the outcome that differs most often between two moves; "with" is the better one."""
    event, slot = one.event, None
    if event.order >= 0:
        slot = slot_of(before.hand_orders(event.seat), event.order)
    return {
        "event": event.kind.value,
        "card": None if one.card is None else str(one.card),
        "seat": event.seat if event.seat >= 0 else None,
        "slot": slot,
        "receiver": event.receiver if event.receiver >= 0 else None,
        "with": one.after_better,
        "without": one.after_made,
        "deals": one.deals,
        "when": one.when.value,
        "share": one.share,
        "follower": None if one.follower is None else str(one.follower.card),
        "means": None if one.means is None else _means(one.means),
    }


def _means(one: Means) -> dict[str, Any]:
    """Return the action by which the better move leads to something better."""
    card = None if one.card is None else str(one.card)
    return {"seat": one.seat, "does": one.deed.value, "card": card}


def _action(action: Action) -> dict[str, Any]:
    """Return an action as hanab.live writes it."""
    kind, target, value = coded_action(action)
    found: dict[str, Any] = {"type": kind, "target": target}
    return found if value is None else {**found, "value": value}
