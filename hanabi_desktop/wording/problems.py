"""Messages about imported games that cannot be read."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.observation import BrokenTurnError
from hanabi_desktop.library.metadata.problems import (
    Problem,
    UnreadableAgreementError,
    UnreadableGameError,
)
from hanabi_desktop.wording.names import card_name
from hanabi_desktop.wording.reasons import refusal_sentence

translate = QCoreApplication.translate


def problem_text(error: UnreadableGameError | BrokenTurnError) -> str:
    """Return why an imported game is refused, in a sentence or two."""
    if isinstance(error, BrokenTurnError):
        return broken_turn_sentence(error)
    return problem_sentence(error)


def problem_sentence(error: UnreadableGameError) -> str:
    """Return one clear sentence, with the place of the problem if known."""
    place = error.place
    if error.problem is Problem.WRONG_DECK:
        place = card_name(Card.parse(place))
    return _problem_text(error.problem).format(place=place)


def _problem_text(problem: Problem) -> str:
    match problem:
        case Problem.EMPTY:
            return translate("Problem", "This is empty: there is no game in it.")
        case Problem.NO_FILE:
            return translate("Problem", "This is not a file with contents, but a device or a pipe.")
        case Problem.TOO_LARGE:
            return translate("Problem", "This is far too large to be a game.")
        case Problem.TOO_DEEP:
            return translate("Problem", "This is nested far too deeply to be a game.")
        case Problem.NOT_TEXT:
            return translate("Problem", "This is not text in UTF-8: see byte {place}.")
        case Problem.NO_GAME_FILE:
            return translate("Problem", "This isn’t a file of games.")
        case Problem.BROKEN_ARCHIVE:
            return translate("Problem", "This ZIP archive can’t be read.")
        case Problem.NOT_JSON:
            return translate("Problem", "This is not JSON: something is wrong near byte {place}.")
        case Problem.BREAKS_OFF:
            return translate("Problem", "This ends before the game is complete.")
        case Problem.NOT_A_GAME:
            return translate("Problem", "This is JSON, but not a game.")
        case Problem.MISSING_FIELD:
            return translate("Problem", "This game is incomplete: {place} is missing.")
        case Problem.WRONG_LAYOUT:
            return translate("Problem", "This is not laid out as a game: see {place}.")
        case Problem.TOO_LONG:
            return translate(
                "Problem",
                "This is not laid out as a game: see {place}. The text there is too long.",
            )
        case Problem.NOT_A_LINK:
            return translate("Problem", "This is not a link to a game.")
        case Problem.NOT_IN_THE_LINK:
            return translate(
                "Problem",
                "This link only names a game on a server, and this program never goes online:"
                " share the game as JSON or as a link that contains it.",
            )
        case Problem.CUT_OFF:
            return translate("Problem", "This link is incomplete: it has only {place} characters.")
        case Problem.UNKNOWN_VARIANT:
            return translate("Problem", "This program doesn’t support this variant: {place}.")
        case Problem.UNKNOWN_OPTION:
            return translate("Problem", "This program doesn’t support this option: {place}.")
        case Problem.WRONG_PLAYERS:
            return translate("Problem", "Hanabi is for 2 to 5 players, not {place}.")
        case Problem.WRONG_CARD:
            return translate("Problem", "There is no such card in this game: see {place}.")
        case Problem.WRONG_DECK_SIZE:
            return translate("Problem", "The deck is not a standard one: it has {place} cards.")
        case Problem.WRONG_DECK:
            #: {place} is a card, such as "red 1"
            return translate(
                "Problem",
                "The deck is not a standard one: check how many copies of “{place}” it has.",
            )
        case Problem.WRONG_ACTION:
            return translate("Problem", "There is no such action: see {place}.")
        case Problem.NEWER_FORMAT:
            return translate(
                "Problem",
                "A newer version of this program saved this game (format {place}): update to"
                " open it.",
            )
        case Problem.DAMAGED:
            return translate("Problem", "This game is damaged and can’t be read any more.")
        case Problem.CONTRADICTION:
            return translate(
                "Problem", "Two parts of this game contradict each other: see {place}."
            )


def agreement_problem(error: UnreadableAgreementError) -> str:
    """Return why an agreement is refused."""
    match error.problem:
        case Problem.NEWER_FORMAT:
            return translate(
                "Problem",
                "A newer version of this program saved this agreement: update to play by it.",
            )
        case Problem.CONTRADICTION:
            return translate(
                "Problem",
                "This agreement contradicts itself: a convention in it needs another one that"
                " is missing.",
            )
        case _:
            return translate("Problem", "This is not an agreement.")


def ending_words(code: str) -> str:
    """Return how a verified game ended, such as "the deck ran out", by the code of its ending."""
    return {
        "perfect": translate("EndingWords", "perfect"),
        "strikes": translate("EndingWords", "lost by strikes"),
        "deck": translate("EndingWords", "the deck ran out"),
        "irreplaceable": translate("EndingWords", "lost, a needed card is gone"),
        "stuck": translate("EndingWords", "lost, nobody could make a move"),
        "max_reached": translate("EndingWords", "ended when no more points were possible"),
        "terminated": translate("EndingWords", "abandoned"),
        "unfinished": translate("EndingWords", "unfinished"),
    }[code]


def left_out_sentence(error: BrokenTurnError) -> str:
    """Return which recorded turn is illegal, and that the game is shown without it."""
    text = translate("Problem", "{wrong} The turns before it are shown.")
    return text.format(wrong=broken_turn_sentence(error))


def broken_turn_sentence(error: BrokenTurnError) -> str:
    """Return which recorded turn is illegal, and why."""
    text = translate("Problem", "The move in turn {turn} is not allowed. {why}")
    return text.format(turn=error.turn, why=refusal_sentence(error.refusal))
