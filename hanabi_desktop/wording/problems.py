"""What is wrong with a game from elsewhere."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.observation import Refusal
from hanabi_desktop.library.hanab_live import Problem, UnreadableGameError
from hanabi_desktop.wording.reasons import refusal_sentence

translate = QCoreApplication.translate


def problem_sentence(error: UnreadableGameError) -> str:
    """One clear sentence, with the place where there is one."""
    return _problem_text(error.problem).format(place=error.place)


def _problem_text(problem: Problem) -> str:
    match problem:
        case Problem.TOO_LARGE:
            return translate("Problem", "This is far larger than a game.")
        case Problem.NOT_JSON:
            return translate("Problem", "This is not JSON.")
        case Problem.WRONG_LAYOUT:
            return translate("Problem", "This is not laid out as a game: see {place}.")
        case Problem.NOT_A_LINK:
            return translate("Problem", "This is not a link to a game.")
        case Problem.CUT_OFF:
            return translate("Problem", "This link is incomplete: it has {place} characters.")
        case Problem.UNKNOWN_VARIANT:
            return translate("Problem", "This game’s variant is not one we play: {place}.")
        case Problem.UNKNOWN_OPTION:
            return translate("Problem", "This game’s option is not one we play: {place}.")
        case Problem.WRONG_PLAYERS:
            return translate("Problem", "Hanabi is for 2 to 5 players, not {place}.")
        case Problem.WRONG_DECK:
            return translate("Problem", "The deck is not the one in the box: see {place}.")
        case Problem.WRONG_ACTION:
            return translate("Problem", "There is no such action: see {place}.")


def ending_words(code: str) -> str:
    """How a verified game ends, such as "the deck ran out", by the code of its ending."""
    return {
        "perfect": translate("EndingWords", "perfect"),
        "strikes": translate("EndingWords", "lost by strikes"),
        "deck": translate("EndingWords", "the deck ran out"),
        "irreplaceable": translate("EndingWords", "lost, a needed card is gone"),
        "stuck": translate("EndingWords", "lost, nobody could act"),
        "max_reached": translate("EndingWords", "ended when no more points were possible"),
        "terminated": translate("EndingWords", "broken off"),
        "unfinished": translate("EndingWords", "unfinished"),
    }[code]


def broken_turn_sentence(turn: int, refusal: Refusal) -> str:
    """Which recorded turn is not allowed, and why."""
    text = translate("Problem", "Turn {turn} is not allowed. {why}")
    return text.format(turn=turn, why=refusal_sentence(refusal))
