"""The little window in which a clue is chosen, beside the card it speaks of."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.game.moves import Clue, ClueValue
from hanabi_desktop.models.table import TableModel, Touch
from hanabi_desktop.table.art.palette import Palette, Theme, palette_of
from hanabi_desktop.table.intent import Intent
from hanabi_desktop.table.view import tab_step
from hanabi_desktop.windows.buttons import ClueButton
from hanabi_desktop.windows.words import TableWords
from hanabi_desktop.wording.names import clue_title, count_word
from hanabi_desktop.wording.reasons import refusal_sentence

translate = QCoreApplication.translate

WIDEST, NARROWEST = 284, 218
_GAP = 12.0
_ARROWS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


def popover_width(beside_fireworks: float) -> int:
    """As wide as the guide says, narrower where less room is left beside the fireworks."""
    return round(min(WIDEST, max(NARROWEST, beside_fireworks - 2 * _GAP)))


def popover_box(
    size: QSize, table: QRectF, anchor: QRectF, spared: tuple[QRectF, QRectF]
) -> QRectF:
    """Where the popover stands: near its anchor, over neither fireworks nor the hand.

    Of the places under, beside and above the anchor, and at either side of the fireworks,
    the first is taken that covers least of what is to be spared.

    Args:
        size: of the popover.
        table: what it must stay within.
        anchor: what it speaks of.
        spared: the fireworks, and the place of the teammate it speaks of.
    """
    fireworks, panel = spared
    width, height = float(size.width()), float(size.height())
    under, middle = anchor.bottom() + _GAP, anchor.center().x() - width / 2
    right_of, left_of = fireworks.right() + _GAP, fireworks.left() - _GAP - width
    near = right_of if anchor.center().x() > table.center().x() else left_of
    corners = (
        (middle, under),
        (near, under),
        (right_of, under),
        (left_of, under),
        (anchor.right() + _GAP, anchor.top()),
        (anchor.left() - _GAP - width, anchor.top()),
        (middle, anchor.top() - _GAP - height),
    )
    inner = table.adjusted(8, 8, -8, -8)
    boxes = [
        QRectF(
            min(max(inner.left(), x), inner.right() - width),
            min(max(inner.top(), y), inner.bottom() - height),
            width,
            height,
        )
        for x, y in corners
    ]
    return min(boxes, key=lambda box: round(_overlap(box, fireworks) + 3 * _overlap(box, panel)))


def _overlap(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return both.width() * both.height()


class CluePopover(QFrame):
    """Offers clues to one teammate; all it does goes through the intent.

    Signals:
        closed: it has been hidden.
    """

    closed = Signal()

    def __init__(
        self, model: TableModel, intent: Intent, words: TableWords, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._intent = intent
        self._words = words
        self._colours = palette_of(Theme.NIGHT)
        self._buttons: dict[ClueValue, ClueButton] = {}
        self._offer: tuple[object, ...] = ()
        self.setObjectName("popover")
        self.setFixedWidth(WIDEST)
        self._title = QLabel()
        self._title.setObjectName("quiet")
        self._rows = QGridLayout()
        self._rows.setSpacing(6)
        self._about = QLabel()
        self._about.setObjectName("quiet")
        self._about.setWordWrap(True)
        self._left = QLabel()
        self._left.setObjectName("quiet")
        self._all = QPushButton()
        self._all.setObjectName("link")
        self._all.setAutoDefault(False)
        self._all.clicked.connect(self._offer_all)
        self._all.installEventFilter(self)
        foot = QHBoxLayout()
        foot.addWidget(self._left, 1)
        foot.addWidget(self._all)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 10, 10, 8)
        layout.setSpacing(6)
        layout.addWidget(self._title)
        layout.addLayout(self._rows)
        layout.addWidget(self._about)
        layout.addLayout(foot)
        self.hide()

    def set_theme_palette(self, palette: Palette) -> None:
        """Draw in another theme."""
        self._colours = palette
        self._offer = ()

    def button(self, value: ClueValue) -> ClueButton | None:
        """The button of a value; None when it is not offered."""
        return self._buttons.get(value)

    def follow(self) -> bool:
        """Show what the intent asks; return whether the offer is another than before."""
        question, seen = self._intent.pending.question, self._model.observation
        if question is None or seen is None:
            self._offer = ()
            if self.isVisible():
                self.hide()
                self.closed.emit()
            return False
        name = self._words.names[question.target]
        self._title.setText(translate("CluePopover", "Tell {name} about …").format(name=name))
        self.setAccessibleName(self._title.text())
        offer = (question.target, *self._intent.offered())
        renewed = offer != self._offer
        if renewed:
            self._offer = offer
            self._offer_anew(self._intent.offered())
        draft = question.draft
        for value, button in self._buttons.items():
            self._describe(
                button, Clue(question.target, value), lit=draft is not None and draft.value == value
            )
        many = len(self._buttons) > 2
        self._about.setVisible(many)
        self._about.setText(
            f"{clue_title(draft.value)}: {self._summary(draft)}"
            if draft
            else translate("CluePopover", "Choose a colour or a value.")
        )
        self._left.setText(
            translate("CluePopover", "{now} left, then {then}").format(
                now=seen.clue_tokens, then=seen.clue_tokens - 1
            )
        )
        self._all.setText(translate("CluePopover", "All clues …"))
        self._all.setVisible(not many)
        self.adjustSize()
        return renewed

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """Tab turns to the next teammate, arrows walk the clues, wherever the focus is."""
        step = tab_step(event)
        if step and self._intent.aim_at_next(step):
            return True
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            by = _ARROWS.get(Qt.Key(event.key()))
            if by is not None:
                self.step(by)
                return True
        return super().eventFilter(watched, event)

    def step(self, by: int) -> None:
        """Walk to the next or the previous clue offered."""
        values = self._intent.offered()
        question = self._intent.pending.question
        draft = question.draft if question else None
        place = values.index(draft.value) + by if draft and draft.value in values else 0
        self._intent.consider(values[place % len(values)])

    def _offer_all(self) -> None:
        self.setFocus()
        self._intent.offer_all()

    def _offer_anew(self, values: tuple[ClueValue, ...]) -> None:
        if self.isAncestorOf(QApplication.focusWidget() or self):
            self.setFocus()  # a focused widget that is hidden would pass the focus on
        for button in self._buttons.values():
            self._rows.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = {}
        many = len(values) > 2
        suits = sum(isinstance(value, Suit) for value in values)
        for place, value in enumerate(values):
            button = ClueButton(value, self)
            button.installEventFilter(self)
            button.considered.connect(lambda value=value: self._intent.consider(value))
            button.clicked.connect(lambda _=False, value=value: self._intent.tell(value))
            self._buttons[value] = button
            if many:
                row = int(place >= suits)
                self._rows.addWidget(button, row, place - row * suits, Qt.AlignmentFlag.AlignLeft)
            else:
                self._rows.addWidget(button, place, 0)
            if many:
                button.setFixedSize((self.width() - 20 - 6 * (suits - 1)) // suits, 44)
            else:
                button.setFixedSize(self.width() - 20, 52)
            button.show()

    def _describe(self, button: ClueButton, clue: Clue, *, lit: bool) -> None:
        refusal = self._model.why_not(clue)
        summary = self._summary(clue) if refusal is None else refusal_sentence(refusal)
        title = clue_title(clue.value)
        button.setEnabled(refusal is None)
        button.setAccessibleName(f"{title}: {summary}")
        button.setToolTip(summary)
        few = len(self._buttons) <= 2
        button.show_as(title if few else "", summary if few else "", self._colours, lit=lit)

    def _summary(self, clue: Clue) -> str:
        """What a clue touches, such as "three cards, 2 of them new"."""
        touched = self._intent.touched(clue)
        new = sum(card.touch is Touch.NEVER for card in touched)
        cards = count_word(len(touched))
        if not touched:
            return translate("CluePopover", "no card, and that tells something too")
        if new == len(touched):
            text = translate("CluePopover", "{cards}, new").format(cards=cards)
        elif new == 0:
            text = translate("CluePopover", "{cards}, told before").format(cards=cards)
        else:
            text = translate("CluePopover", "{cards}, {new}").format(
                cards=cards, new=self._words.counts.new_cards(new)
            )
        return text
