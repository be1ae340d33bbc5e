"""The status bar beside the viewer's plate: the most important sentence, and a button that asks why."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QRectF
from PySide6.QtWidgets import QPushButton, QWidget

from hanabi_desktop.game.observation import Observation
from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.table.intent import Intent, Pending, Zone
from hanabi_desktop.table.layout.geometry import Geometry
from hanabi_desktop.table.models.lists import LogEntry, TurnLogModel
from hanabi_desktop.table.models.table_model import TableModel
from hanabi_desktop.ui.game.action_buttons import show_around
from hanabi_desktop.ui.game.descriptions import TableDescriptions
from hanabi_desktop.ui.widgets.sentences import SentenceLabel, TableWords
from hanabi_desktop.ui.widgets.theme import announce
from hanabi_desktop.ui.widgets.window_sizes import TARGET_PX
from hanabi_desktop.wording.events import ending_sentence
from hanabi_desktop.wording.markup import PLAIN, RICH, Markup, tip_text
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
    notice: StatusText | None,
    focused: str,
) -> StatusText:
    """Return the most important sentence: a refusal, the pending action or the last move.

    Args:
        seen: the position shown; None before the first game.
        pending: the pending action.
        intent: tells which cards a clue would touch.
        words: the texts of the log and the players' names.
        newest: the last move; None at the deal.
        notice: a refusal or a remark; None if there is none.
        focused: what Enter would do with the focused card; empty if nothing.
    """
    if seen is None:
        return StatusText("", "")
    if notice is not None:
        return notice
    begun = _begun(pending, intent, words)
    if begun is not None:
        return begun
    if focused:
        return _same(focused)
    if seen.ending is not None:
        return _same(ending_sentence(seen.ending))
    if newest is None:
        return _same(translate("Ribbon", "The cards are dealt."))
    return StatusText(words.rich(newest), words.plain(newest), is_last_move=True)


def _begun(pending: Pending, intent: Intent, words: TableWords) -> StatusText | None:
    if pending.empathy:
        return _empathy_text(pending.empathy, words)
    question = pending.question
    if question is not None and question.draft is not None:
        draft = question.draft
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
    if pending.zone is Zone.PLAY:
        return _same(translate("Ribbon", "Which card do you play? Click it, or press its number."))
    if pending.zone is Zone.DISCARD:
        return _same(
            translate("Ribbon", "Which card do you discard? Click it, or press its number.")
        )
    if pending.chosen is not None:
        return _same(translate("Ribbon", "Play this card or discard it? Esc to cancel."))
    return None


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


_WHY_PX = 86
"""The width of the button in pixels, at the usual text size."""
_NEXT_PX = 104
"""The width of the button for the next move, measured likewise."""
_NARROW_PX = 210
"""In a bar narrower than this, measured likewise, the button shows a sign instead of a word."""


class StatusBar(QObject):
    """Shows the most important sentence; refusals and remarks stay until the next event.

    Attributes:
        why: the button that asks for the reason of the last move.
        next_move: the button that makes a teammate's move, where moves wait for it.
        moment: the earlier moment shown; None for the present.
    """

    def __init__(
        self,
        table: TableModel,
        log: TurnLogModel,
        words: TableWords,
        intent: Intent,
        descriptions: TableDescriptions,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._screen = parent
        self._table = table
        self._log = log
        self._words = words
        self._intent = intent
        self._descriptions = descriptions
        self._notice: StatusText | None = None
        self._focused: int | None = None
        self._box, self._card = QRectF(), QRectF()
        self.moment: int | None = None
        self.label = SentenceLabel(parent)
        self.why = QPushButton(parent)
        self.why.setObjectName("link")
        self.next_move = QPushButton(parent)
        self.next_move.setObjectName("link")
        self.next_move.hide()
        table.modelAboutToBeReset.connect(self._reset)

    @property
    def entry(self) -> LogEntry | None:
        """The turn that led to the position shown; None at the deal."""
        return self._log.newest if self.moment is None else self._log.entry(self.moment)

    # -- text -----------------------------------------------------------------------------------

    def _reset(self) -> None:
        """Drop notices when the table changes (see :meth:`refresh`)."""
        self._notice = self._focused = None

    def follow(self, focused: int | None, *, moved: bool) -> None:
        """Update for the pending action; if the focus moved, say what Enter would do there.

        The text appears at the next :meth:`refresh`.
        """
        self._notice = None
        if moved:
            self._focused = focused

    def notify(self, plain: str, rich: str = "") -> None:
        """Show and announce a sentence until the next event."""
        self._notice = StatusText(rich or plain, plain)
        self.refresh()
        announce(self._screen, plain)

    def await_step(self, name: str) -> None:
        """Offer to make the move of a teammate, which is ready; an empty name takes the offer back."""
        if bool(name) is self.awaits_step:
            return
        self.next_move.setVisible(bool(name))
        if name:
            text = translate("Ribbon", "{name} is ready to move. Enter for the next move.")
            announce(self._screen, text.format(name=name))
        self.refresh()

    @property
    def awaits_step(self) -> bool:
        """Whether a teammate's move waits for the person."""
        return not self.next_move.isHidden()

    def refresh(self) -> None:
        entry = self.entry
        text = status_text(
            self._table.observation,
            self._intent.pending,
            self._intent,
            self._words,
            entry,
            self._notice,
            "" if self._focused is None else self._descriptions.for_focus(self._focused),
        )
        asks_why = text.is_last_move and entry is not None and entry.reason is not None
        self.why.setVisible(asks_why)
        why = translate("TableScreen", "Why?")
        self.why.setAccessibleName(why)
        self.why.setToolTip(why if self._is_narrow else "")
        self.why.setText("?" if self._is_narrow else why)
        self.next_move.setText(translate("Ribbon", "Next move"))
        self.next_move.setToolTip(tip_text(translate("Ribbon", "Let the teammate move (Enter)")))
        reserved = self._why_width if asks_why else 0
        if self.awaits_step:
            reserved += text_px(_NEXT_PX)
        self.label.say(text.rich, text.plain, reserved=reserved)
        self._place_buttons()
        self._grow()

    @property
    def _is_narrow(self) -> bool:
        """Whether the bar is too narrow for the word on the button."""
        return self._box.width() < text_px(_NARROW_PX)

    @property
    def _why_width(self) -> int:
        return TARGET_PX if self._is_narrow else text_px(_WHY_PX)

    # -- placement ------------------------------------------------------------------------------

    def place(self, geometry: Geometry) -> None:
        was_narrow = self._is_narrow
        self._box = QRectF(geometry.status_bar)
        if self._is_narrow is not was_narrow:
            self.refresh()
        self._place_buttons()
        self._grow()

    def _place_buttons(self) -> None:
        """Place the buttons at the end of the bar, *Next move* last."""
        right = 4.0
        for button, width in (
            (self.next_move, text_px(_NEXT_PX)),
            (self.why, self._why_width),
        ):
            if button.isHidden():
                continue
            place = self._box.adjusted(self._box.width() - width - right, 0, -right, 0)
            over = max(0.0, TARGET_PX - place.height()) / 2
            button.setGeometry(place.adjusted(0, -over, 0, over).toRect())
            right += width

    def unmask_card(self, card: QRectF) -> None:
        """Stay visible around a card that is carried over the bar; an empty box clears the mask."""
        self._card = card
        for part in (self.label, self.why, self.next_move):
            show_around(part, card)

    def _grow(self) -> None:
        """Grow upwards for a second line."""
        box = QRectF(self._box)
        box.setTop(box.bottom() - max(box.height(), self.label.height_within(box.width())))
        self.label.setGeometry(box.toRect())
        if not self._card.isEmpty():
            self.unmask_card(self._card)
