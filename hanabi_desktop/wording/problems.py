"""Refused actions, files, troubles of the library, and what is wrong with imported games, in words."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.observation import BrokenTurnError, Refusal
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.metadata.problems import (
    Problem,
    Trouble,
    UnreadableAgreementError,
    UnreadableGameError,
)
from hanabi_desktop.library.metadata.summary import Rules
from hanabi_desktop.wording.names import card_name, site_rule_names, variant_names

translate = QCoreApplication.translate


def refusal_sentence(refusal: Refusal) -> str:
    """Return why an action is refused, and what is possible instead."""
    match refusal:
        case Refusal.GAME_OVER:
            return translate("Refusal", "This game is over.")
        case Refusal.NOT_YOUR_TURN:
            return translate("Refusal", "Wait for your turn.")
        case Refusal.NOT_IN_HAND:
            return translate("Refusal", "Choose one of your own cards.")
        case Refusal.ALL_TOKENS_THERE:
            return translate(
                "Refusal", "All eight clues are available: play a card or give a clue."
            )
        case Refusal.NO_CLUE_TOKEN:
            return translate("Refusal", "No clues left: play or discard a card.")
        case Refusal.CLUE_TO_SELF:
            return translate("Refusal", "A clue goes to a teammate, never to yourself.")
        case Refusal.NO_SUCH_SEAT:
            return translate("Refusal", "Nobody sits there.")
        case Refusal.EMPTY_HAND:
            return translate("Refusal", "That hand is empty: choose somebody else.")
        case Refusal.NO_SUCH_SUIT:
            return translate("Refusal", "That colour is not in this game.")
        case Refusal.COUNTS_AS_EVERY_COLOUR:
            return translate(
                "Refusal",
                "Multicolour counts as every colour here and has no clue of its own: "
                "choose another colour.",
            )
        case Refusal.TOUCHES_NOTHING:
            return translate("Refusal", "At this table a clue must touch a card.")
        case Refusal.NO_ANNOUNCING:
            return translate("Refusal", "Colours are not announced in this game.")
        case Refusal.NO_REMARKS:
            return translate("Refusal", "This table is strict: only clues are allowed.")
        case Refusal.SOMEBODY_DECIDES:
            return translate("Refusal", "Wait for your turn to speak.")
        case Refusal.SAID_ALREADY:
            return translate("Refusal", "You just said that.")


def unreadable_file(file: Path | str, error: Exception) -> str:
    """Return why a file cannot be read; ``file`` is its displayed name."""
    text = translate("Files", "{file} cannot be read: {cause}")
    return text.format(file=file, cause=_cause(error))


def unwritable_file(file: Path | str, error: Exception) -> str:
    """Return why a file or folder cannot be written; ``file`` is its displayed name."""
    text = translate("Files", "{file} cannot be written: {cause}")
    return text.format(file=file, cause=_cause(error))


def _cause(error: Exception) -> str:
    """Return the operating system's error message, or else the exception's text."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def saved_sentence(file: Path) -> str:
    """Return the message that a file was saved."""
    return translate("FilesController", "Saved as {file}.").format(file=file.name)


def holds_cards_sentence() -> str:
    """Return the warning that a file reveals the cards that are still hidden at the table."""
    return translate(
        "FilesController",
        "This game is not over, and the file contains every card: open it only to play on.",
    )


def only_watched_sentence(options: GameOptions) -> str:
    """Return what cannot be done with a game that has rules of the site, in one sentence."""
    #: {rules} such as "one card more"; nobody plays by them in this program
    text = translate(
        "Problem",
        "This game had special rules ({rules}): you can watch it here, but not review it, guess"
        " its moves or play on from it.",
    )
    return text.format(rules=", ".join(site_rule_names(options)))


def no_turns_sentence() -> str:
    """Return the message that hanab.live opens only games in which a move was made."""
    return translate("FilesController", "hanab.live only opens games with at least one move.")


def trouble_sentence(trouble: Trouble) -> str:
    """Return which data cannot be saved and why, and what happens once that is fixed."""
    match trouble:
        case Trouble.FULL:
            return translate(
                "Library",
                "The disk is full, so your games are not being saved. Free up some space and"
                " saving will resume.",
            )
        case Trouble.READ_ONLY:
            return translate(
                "Library",
                "The folder for your games can’t be written to, so what you play is not being"
                " saved. Saving will resume as soon as possible.",
            )
        case Trouble.IN_USE:
            return translate(
                "Library",
                "Hanabi is open in another window, and games are saved there. Here you can view"
                " finished games; close the other window to play in this one.",
            )
        case Trouble.LOCKED:
            return translate(
                "Library",
                "Another program is using the file with your games, so what you play is not"
                " being saved. Saving will resume as soon as that program has closed it.",
            )
        case Trouble.NEWER:
            return translate(
                "Library",
                "Your games were saved by a newer version of this program. They have not been"
                " changed: update to see them. What you play now is not being saved.",
            )
        case Trouble.DAMAGED | Trouble.UNREACHABLE:
            return translate(
                "Library",
                "The folder with your games can’t be reached, so what you play is not being"
                " saved. Saving will resume as soon as possible.",
            )


def rules_text(rules: Rules) -> str:
    """Return the names of the variants in use; empty for the base game."""
    return ", ".join(variant_names(rules.options))


def variant_name(variant: Rules) -> str:
    """Return the name of a variant, or of the base game."""
    if variant is Rules.SITE_SUITS:
        #: games of hanab.live with other colours than any box has
        return translate("Library", "Colours of hanab.live")
    return rules_text(variant) or translate("Library", "Base game")


def date_text(seconds: int) -> str:
    """Return the local date and time of a moment given in seconds since 1970."""
    #: a day and a time of day; the letters as Qt's date formats know them
    form = translate("Library", "d MMM yyyy, hh:mm")
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(seconds), form)


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
            return translate("Problem", "This is not an ordinary file, but a device or a pipe.")
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
            return translate("Problem", "This isn’t in the format of a game: see {place}.")
        case Problem.TOO_LONG:
            return translate(
                "Problem",
                "This isn’t in the format of a game: see {place}. The text there is too long.",
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
    text = translate("Problem", "{wrong} Only the turns before it are shown.")
    return text.format(wrong=broken_turn_sentence(error))


def broken_turn_sentence(error: BrokenTurnError) -> str:
    """Return which recorded turn is illegal, and why."""
    text = translate("Problem", "The move on turn {turn} is not allowed. {why}")
    return text.format(turn=error.turn, why=refusal_sentence(error.refusal))
