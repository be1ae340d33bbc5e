"""The status bar beside the own plate: what is most pressing to say, and the way to ask why."""

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from hanabi_desktop.models.table import TableModel
from hanabi_desktop.models.turn_log import LogEntry, TurnLogModel
from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.table.input.intent import Intent
from hanabi_desktop.table.layout.geometry import Geometry
from hanabi_desktop.windows.game.around_card import show_around
from hanabi_desktop.windows.game.hints import Hints
from hanabi_desktop.windows.game.status_text import StatusText, status_text
from hanabi_desktop.windows.widgets.announcement import announce
from hanabi_desktop.windows.widgets.frame import TARGET_PX
from hanabi_desktop.windows.widgets.sentences import SentenceLabel
from hanabi_desktop.windows.widgets.words import TableWords
from hanabi_desktop.wording.markup import RICH

translate = QCoreApplication.translate

_WHY_PX = 86
"""How wide the button is with words of the usual size."""
_NARROW_PX = 210
"""In a narrower bar, measured likewise, the button has a sign instead of its word."""


class StatusBar(QObject):
    """Keeps what was refused, asked and answered until the next thing happens.

    Attributes:
        label: the sentence.
        why: asks for the reason of the move it tells.
        moment: the earlier moment that is looked at; None for the present.

    Signals:
        answered: a question was answered.
        explained: (int) the reason of this turn was told, counted from 1.
    """

    answered = Signal()
    explained = Signal(int)

    def __init__(
        self,
        table: TableModel,
        log: TurnLogModel,
        words: TableWords,
        intent: Intent,
        hints: Hints,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._screen = parent
        self._table = table
        self._log = log
        self._words = words
        self._intent = intent
        self._hints = hints
        self._notice = ""
        self._told: StatusText | None = None
        self._hinted: int | None = None
        self._box, self._card = QRectF(), QRectF()
        self.moment: int | None = None
        self.label = SentenceLabel(parent)
        self.why = QPushButton(parent)
        self.why.setObjectName("link")
        self.why.clicked.connect(self.explain)
        table.modelAboutToBeReset.connect(self._begin_anew)

    @property
    def entry(self) -> LogEntry | None:
        """The turn that has led to what is shown; None at the deal."""
        return self._log.newest if self.moment is None else self._log.entry(self.moment)

    # -- what it says ---------------------------------------------------------------------------

    def _begin_anew(self) -> None:
        """Clear what was said when the table changes (see :meth:`refresh`)."""
        self._notice = ""
        self._told = self._hinted = None

    def forget_answer(self) -> None:
        """Drop an answer in another language."""
        self._told = None

    def follow(self, focused: int | None, *, moved: bool) -> None:
        """Update for what is begun; if the focus moved, say what Enter would do there.

        It is said at the next :meth:`refresh`.
        """
        self._notice = ""
        if moved:
            self._hinted, self._told = focused, None

    def notify(self, text: str) -> None:
        """Say this until the next thing happens."""
        self._notice = text
        self.refresh()
        announce(self._screen, text)

    def tell(self, rich: str, plain: str) -> None:
        """Show an answer until the next thing happens."""
        self.answered.emit()
        self.report(rich, plain)

    def report(self, rich: str, plain: str) -> None:
        """Say this until the next thing happens; the focus stays where it is."""
        self._notice = ""
        self._told = StatusText(rich, plain)
        self.refresh()
        announce(self._screen, plain)

    def explain(self) -> None:
        """Say why the move was made that it tells."""
        entry = self.entry
        if entry is not None and entry.reason is not None:
            told = self._explanation(entry)
            self.tell(told.rich, told.plain)
            self.explained.emit(entry.turn.number)

    def explain_further(self, turn: int, rich: str, plain: str) -> None:
        """Add something to the reason of a turn, where that is still what is told."""
        entry = self.entry
        if entry is None or entry.turn.number != turn:
            return
        told = self._explanation(entry)
        if self._told == told:
            self.tell(f"{told.rich} {rich}", f"{told.plain} {plain}")

    def _explanation(self, entry: LogEntry) -> StatusText:
        return StatusText(self._words.reason(entry, RICH), self._words.reason(entry))

    def refresh(self) -> None:
        """Bring the sentence up to date."""
        entry = self.entry
        text = status_text(
            self._table.observation,
            self._intent.pending,
            self._intent,
            self._words,
            entry,
            self._notice,
            self._told or self._focus_hint(),
        )
        asks_why = text.is_last_move and entry is not None and entry.reason is not None
        self.why.setVisible(asks_why)
        why = translate("TableScreen", "Why?")
        self.why.setAccessibleName(why)
        self.why.setToolTip(why if self._is_narrow else "")
        self.why.setText("?" if self._is_narrow else why)
        self.label.say(text.rich, text.plain, reserved=self._why_width if asks_why else 0)
        self._grow()

    @property
    def _is_narrow(self) -> bool:
        """Whether the sentence needs the room of a whole word."""
        return self._box.width() < text_px(_NARROW_PX)

    @property
    def _why_width(self) -> int:
        return TARGET_PX if self._is_narrow else text_px(_WHY_PX)

    def _focus_hint(self) -> StatusText | None:
        """Return what Enter would do with the card the focus has come to, until the next move."""
        if self._hinted is None:
            return None
        hint = self._hints.for_focus(self._hinted)
        return StatusText(hint, hint) if hint else None

    # -- its place ------------------------------------------------------------------------------

    def place(self, geometry: Geometry) -> None:
        """Put it where the table's geometry wants it."""
        was_narrow = self._is_narrow
        self._box = QRectF(geometry.status_bar)
        if self._is_narrow is not was_narrow:
            self.refresh()
        why = self._box.adjusted(self._box.width() - self._why_width - 4, 0, -4, 0)
        over = max(0.0, TARGET_PX - why.height()) / 2
        self.why.setGeometry(why.adjusted(0, -over, 0, over).toRect())
        self._grow()

    def give_way(self, card: QRectF) -> None:
        """Be seen around a card that is carried over it; an empty box: there is none."""
        self._card = card
        for part in (self.label, self.why):
            show_around(part, card)

    def _grow(self) -> None:
        """Grow upwards for a long answer."""
        box = QRectF(self._box)
        box.setTop(box.bottom() - max(box.height(), self.label.height_within(box.width())))
        self.label.setGeometry(box.toRect())
        if not self._card.isEmpty():
            self.give_way(self._card)
