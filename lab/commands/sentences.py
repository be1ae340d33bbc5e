"""``sentences``: print every kind of sentence about moves, for proofreading.

The first part formats every event, remark, reason, reading, judgement, refusal and problem with
values that are difficult for translations; the second prints what teammates say in their own
games at each turn: the move, its reason, the hint, and what a clue tells its receiver.
"""

import argparse
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.commands.arguments import add_players, deal_number, positive_number
from hanabi_desktop.game.cards import Card, Rank, Suit
from hanabi_desktop.game.moves import (
    Clue,
    Clued,
    Discard,
    Discarded,
    Ending,
    Misplayed,
    Play,
    Played,
    Skipped,
    Turn,
)
from hanabi_desktop.game.observation import Refusal
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.remarks import Pointing, Remark, Said
from hanabi_desktop.game.state import apply, deal, observe
from hanabi_desktop.library.metadata.problems import Problem, UnreadableGameError
from hanabi_desktop.support.translation import Language, Translation
from hanabi_desktop.table.models.lists import places_in
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import Convention, agreement_of
from hanabi_desktop.teammates.explaining.clue_readings import ClueReading, Meaning, last_clue_to
from hanabi_desktop.teammates.explaining.move_review import Finding, Judgement
from hanabi_desktop.teammates.players import teammate_of
from hanabi_desktop.teammates.teammate import AT_ONCE, Ahead, Decision, Reason, ReasonCode, Term
from hanabi_desktop.wording.clue_readings import reading_sentence
from hanabi_desktop.wording.conventions import convention_rule
from hanabi_desktop.wording.events import (
    ToldEvent,
    ending_sentence,
    event_sentence,
    said_sentence,
    turn_sentence,
)
from hanabi_desktop.wording.hints import ahead_sentence, hint_sentence
from hanabi_desktop.wording.judgements import judgement_sentence
from hanabi_desktop.wording.move_reasons import reason_sentence, term_sentence
from hanabi_desktop.wording.problems import problem_sentence, refusal_sentence

NAMES = ("Jonas", "Wilhelmina-Anna-Beatrice", "Åsa", "O’Brien", "Élodie")
"""Names that are difficult in sentences: ending in s, of maximum length, with an accented initial."""

_ONE, _SEVERAL = (
    (Card(Suit.MULTICOLOUR, Rank.FIVE),),
    (
        Card(Suit.RED, Rank.ONE),
        Card(Suit.YELLOW, Rank.TWO),
        Card(Suit.MULTICOLOUR, Rank.THREE),
    ),
)
_PLACES = {1: (1, 2), 2: (2, 1), 3: (0, 4), 4: (1, 5), 5: (1, 1)}
_ORDERS = {
    ReasonCode.CLUE_THROUGH: ((1, 2), (1, 2, 3)),
    ReasonCode.CLUE_SELF: ((1, 4), (1, 4, 5)),
    ReasonCode.DISCARD_TELLS: ((1,), (1, 2)),
}
"""The cards of reasons that refer to several."""

_CLUE = Turn(7, 0, Clue(1, Suit.YELLOW), (Clued(0, 1, Suit.YELLOW, (1, 4)),))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    codes = [language.value for language in Language]
    parser.add_argument("--lang", choices=codes, default=Language.ENGLISH.value)
    parser.add_argument(
        "--games",
        type=positive_number,
        help="print what is said in so many games between teammates instead",
    )
    parser.add_argument(
        "--deal",
        type=deal_number,
        default=1,
        help="number of the first deal",
    )
    add_players(parser, default=3)


def run(arguments: argparse.Namespace) -> int:
    """Print the sentences, one per line, and return the exit code."""
    application = QCoreApplication.instance() or QCoreApplication([])
    Translation(application).use(Language(arguments.lang))
    if arguments.games is None:
        told = composed_sentences()
    else:
        told = sentences_of_games(arguments.players, arguments.games, arguments.deal)
    for sentence in told:
        print(sentence)
    return 0


def composed_sentences() -> Iterator[str]:
    """Yield every kind of sentence with difficult values: long names, no card, several cards."""
    yield from (event_sentence(event, NAMES) for event in _events())
    yield from map(ending_sentence, Ending)
    yield from (said_sentence(said, NAMES) for said in _remarks())
    for reason in _reasons():
        yield reason_sentence(reason, _CLUE, _PLACES, NAMES)
        for action in (Play(1), Discard(2), Clue(1, Rank.ONE)):
            if isinstance(action, Clue) == reason.code.value.startswith("clue"):
                yield hint_sentence(Decision(action, reason), _PLACES, NAMES)
    yield from map(term_sentence, Term)
    for instead in (Play(1), Play(1, Suit.RED), Discard(2), Clue(1, Suit.MULTICOLOUR)):
        for perfect in (0.0, 0.01, 0.23):
            yield ahead_sentence(Ahead(instead, 80, 1.25, perfect), _PLACES, NAMES)
    yield reading_sentence(None, _PLACES, NAMES)
    for meaning in Meaning:
        for faces in ((), _ONE, _SEVERAL):
            reading = ClueReading(_CLUE, meaning, 1, faces, 4)
            yield reading_sentence(reading, _PLACES, NAMES)
            judgement = Judgement(_CLUE.action, Finding.CLUE_IS_READ, 1, faces, _ONE[0], reading, 4)
            yield judgement_sentence(judgement, _PLACES, NAMES, knows_chop=True)
    for finding in Finding:
        if finding is Finding.CLUE_IS_READ:
            continue  # printed above, with every meaning
        for knows_chop in (True, False):
            judgement = Judgement(_CLUE.action, finding, 1, _SEVERAL, _ONE[0], None, 4)
            yield judgement_sentence(judgement, _PLACES, NAMES, knows_chop=knows_chop)
    yield from map(refusal_sentence, Refusal)
    for problem in Problem:
        place = "r1" if problem is Problem.WRONG_DECK else "12"
        yield problem_sentence(UnreadableGameError(problem, place))
    yield from map(convention_rule, Convention)


def sentences_of_games(players: int, games: int, first_deal: int) -> Iterator[str]:
    """Yield the sentences about every turn of games between Experts without search."""
    names, agreed = NAMES[:players], agreement_of(Level.EXPERT)
    teammate = teammate_of(Level.EXPERT)
    for number in range(first_deal, first_deal + games):
        state = deal(GameOptions(players), number)
        while state.ending is None:
            seen = observe(state, state.seat_to_act)
            places = places_in(seen)
            reading = last_clue_to(seen, agreed)
            if reading is not None:
                yield reading_sentence(reading, places, names)
            decision = teammate.choose(seen, AT_ONCE)
            state, _ = apply(state, decision.action)
            turn = observe(state, seen.seat).history[-1]
            yield turn_sentence(turn, names)
            yield reason_sentence(decision.reason, turn, places, names)
            yield hint_sentence(decision, places, names)


def _events() -> Iterator[ToldEvent]:
    card = _ONE[0]
    for seat in range(2):
        yield Played(seat, 1, card)
        yield Played(seat, 1, card, 1, Suit.MULTICOLOUR)
        yield Misplayed(seat, 1, card)
        yield Misplayed(seat, 1, card, Suit.RED)
        yield Discarded(seat, 1, card)
        yield Skipped(seat)
        for value in (*Suit, *Rank):
            for touched in ((), (1,), (1, 2, 3, 4, 5)):
                yield Clued(seat, 1 - seat, value, touched)


def _remarks() -> Iterator[Said]:
    pointed = (Pointing(1, 1, Suit.GREEN, None), Pointing(2, 3, None, Rank.TWO))
    known = (Pointing(1, 5, Suit.MULTICOLOUR, Rank.ONE),)
    for remark in Remark:
        yield Said(3, 0, remark)
        for answer in (None, (), known, pointed):
            yield Said(3, 1, remark, 0, answer)


def _reasons() -> Iterator[Reason]:
    for code in ReasonCode:
        for orders in _ORDERS.get(code, ((1,),)):
            for faces in ((), _ONE, _SEVERAL):
                yield Reason(code, orders, faces)
    for convention in (Convention.SAVE_TWO, Convention.SAVE_FIVE, Convention.SAVE_CRITICAL):
        yield Reason(ReasonCode.CLUE_SAVE, (1,), _ONE, convention)
