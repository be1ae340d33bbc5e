"""The text of the status bar, as a pure function of the state of the table."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.game.moves import Clue
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.table.input.intent import Intent
from hanabi_desktop.table.input.pending import Pending, Zone
from hanabi_desktop.table.models.turn_log import LogEntry, places_in
from hanabi_desktop.teammates.explaining.expected_reading import ExpectedReading
from hanabi_desktop.ui.widgets.words import TableWords
from hanabi_desktop.wording.events import ending_sentence
from hanabi_desktop.wording.expected_reading import expected_sentence
from hanabi_desktop.wording.markup import PLAIN, RICH, Markup
from hanabi_desktop.wording.names import clue_name, clue_title, count_word

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class StatusText:
    """A sentence in rich and plain text, and whether it describes the last move."""

    rich: str
    plain: str
    is_last_move: bool = False


def status_text(
    seen: Observation | None,
    pending: Pending,
    intent: Intent,
    words: TableWords,
    newest: LogEntry | None,
    notice: str,
    told: StatusText | None,
    readings: Mapping[Clue, ExpectedReading],
) -> StatusText:
    """Return the most important sentence: a refusal, the pending action, an answer or the last move.

    Args:
        seen: the position shown; None before the first game.
        pending: the pending action.
        intent: what says which cards a clue would touch.
        words: the texts of the log and the players' names.
        newest: the last move; None at the deal.
        notice: a refusal; empty if there is none.
        told: an answer to a question; None if there is none.
        readings: how clues would be read, as far as it is shown.
    """
    if seen is None:
        return StatusText("", "")
    if notice:
        return _same(notice)
    begun = _begun(seen, pending, intent, words, readings)
    if begun is not None:
        return begun
    if told is not None:
        return told
    if seen.ending is not None:
        return _same(ending_sentence(seen.ending))
    if newest is None:
        return _same(translate("Ribbon", "The cards are dealt."))
    return StatusText(words.rich(newest), words.plain(newest), is_last_move=True)


def _begun(
    seen: Observation,
    pending: Pending,
    intent: Intent,
    words: TableWords,
    readings: Mapping[Clue, ExpectedReading],
) -> StatusText | None:
    if pending.empathy:
        return _empathy_text(pending.empathy, words)
    question = pending.question
    if question is not None and question.draft is not None:
        draft = question.draft
        reading = readings.get(draft)
        if reading is not None:
            return StatusText(
                _expected(reading, seen, words, RICH), _expected(reading, seen, words, PLAIN)
            )
        touched = len(intent.touched(draft))

        def lights(markup: Markup) -> str:
            #: {clue} is "Green" or "3s", {cards} is "three cards"
            return translate(
                "Ribbon", "{clue} for {name}: {cards}. Enter to give the clue, Esc to cancel."
            ).format(
                clue=clue_title(draft.value),
                cards=count_word(touched),
                name=markup.name(words.names[question.target]),
            )

        return StatusText(lights(RICH), lights(PLAIN))
    if question is not None:
        text = translate("Ribbon", "What do you tell {name}?")
        return StatusText(
            text.format(name=RICH.name(words.names[question.target])),
            text.format(name=words.names[question.target]),
        )
    if pending.announcement is not None:
        suit = pending.announcement.suit
        if suit is None:
            return _same(
                translate("Ribbon", "Enter plays without announcing; a letter announces a colour.")
            )
        #: {suit} is "red"; the card is played after its colour is announced
        text = translate("Ribbon", "Announce {suit}? Enter to play, Esc to cancel.")
        return StatusText(
            text.format(suit=clue_name(suit, RICH)), text.format(suit=clue_name(suit, PLAIN))
        )
    if pending.doubted is not None:
        return _same(
            translate(
                "Ribbon",
                "As far as you can know, this card can’t fit. Enter to play it anyway, Esc to"
                " cancel.",
            )
        )
    if pending.zone is Zone.PLAY:
        return _same(translate("Ribbon", "Which card do you play? Click it, or press its number."))
    if pending.zone is Zone.DISCARD:
        return _same(
            translate("Ribbon", "Which card do you discard? Click it, or press its number.")
        )
    if pending.chosen is not None:
        return _same(translate("Ribbon", "Play this card or discard it? Esc to cancel."))
    return None


def _expected(
    reading: ExpectedReading, seen: Observation, words: TableWords, markup: Markup
) -> str:
    """Return how a clue would be read, and how to give it."""
    sentence = expected_sentence(reading, places_in(seen), words.names, seen.seat, markup)
    #: {clue} is "Green" or "3s"; {reading} is such as "Zoë will play slot 2 (red 2)."
    text = translate("Ribbon", "{clue}: {reading} Enter to give the clue, Esc to cancel.")
    return text.format(clue=clue_title(reading.clue.value), reading=sentence)


def _empathy_text(seats: frozenset[int], words: TableWords) -> StatusText:
    names = [words.names[seat] for seat in sorted(seats)]
    #: {names} is one name or several: these hands are shown as those who hold them know them
    text = translate("Ribbon", "As seen by {names}. Esc shows the cards again.")
    if len(names) > 1:
        text = translate(
            "Ribbon", "As your teammates see their own hands. Esc shows the cards again."
        )
    listed = QLocale().createSeparatedList(names)
    rich = QLocale().createSeparatedList([RICH.name(name) for name in names])
    return StatusText(text.format(names=rich), text.format(names=listed))


def _same(text: str) -> StatusText:
    return StatusText(text, text)
