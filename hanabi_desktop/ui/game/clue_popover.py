"""The popover in which a clue is chosen, beside the card it is about."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.game.moves import Clue, ClueValue
from hanabi_desktop.game.options import TableTalk
from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.table.input.intent import Intent
from hanabi_desktop.table.models.table_model import TableModel, Touch
from hanabi_desktop.ui.game.popover import FIVE_TILES, Popover, tab_step
from hanabi_desktop.ui.shell.keys import KeyMap
from hanabi_desktop.ui.widgets.buttons import ClueButton
from hanabi_desktop.ui.widgets.frame import TARGET_PX
from hanabi_desktop.ui.widgets.words import TableWords
from hanabi_desktop.wording.markup import tip_text
from hanabi_desktop.wording.names import clue_title, count_word
from hanabi_desktop.wording.reasons import refusal_sentence

translate = QCoreApplication.translate

_APART_PX = 4
"""The gap between tiles, in pixels."""
_WIDE_TILE_PX, _LOWEST_TILE_PX = 52, 44
"""The usual and the least height of a tile that says what its clue touches, in pixels."""


class CluePopover(Popover):
    """Offers the clues to one teammate; every action goes through the intent."""

    def __init__(
        self,
        model: TableModel,
        intent: Intent,
        words: TableWords,
        keys: KeyMap,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._intent = intent
        self._words = words
        self._keys = keys
        self._buttons: dict[ClueValue, ClueButton] = {}
        self._offer: tuple[object, ...] = ()
        self._rows = QGridLayout()
        self._rows.setSpacing(_APART_PX)
        self._about = QLabel()
        self._about.setObjectName("quiet")
        self._about.setWordWrap(True)
        self._left = QLabel()
        self._left.setObjectName("quiet")
        self.all_button = QPushButton()
        self.all_button.setObjectName("link")
        self.all_button.setAutoDefault(False)
        self.all_button.clicked.connect(self._offer_all)
        self.all_button.installEventFilter(self)
        foot = QHBoxLayout()
        foot.addWidget(self._left, 1)
        foot.addWidget(self.all_button)
        layout = self._layout = QVBoxLayout(self)
        layout.setSpacing(3)
        layout.addWidget(self.title)
        layout.addLayout(self._rows)
        layout.addWidget(self._about)
        layout.addLayout(foot)

    @property
    def _shows_all(self) -> bool:
        """Whether small tiles are shown: for every clue, or for a card that several colours touch."""
        question = self._intent.pending.question
        return question is not None and (question.all_values or len(self._intent.offered()) > 2)

    def button(self, value: ClueValue) -> ClueButton | None:
        """Return the button of a value; None if it is not offered."""
        return self._buttons.get(value)

    def forget(self) -> None:
        """Clear the offer, which reveals a hand."""
        self._rebuild_buttons(())
        for label in (self.title, self._about):
            label.clear()
        self.setAccessibleName("")

    def follow(self) -> bool:
        """Show what the intent asks for; return whether the offer has changed."""
        question, seen = self._intent.pending.question, self._model.observation
        if question is None or seen is None:
            self._offer = ()
            self.close_popover()
            return False
        name = self._words.names[question.target]
        self.title.setText(translate("CluePopover", "Tell {name} about …").format(name=name))
        self.setAccessibleName(self.title.text())
        offer = (question.target, question.anchor, self._shows_all, *self._intent.offered())
        renewed = offer != self._offer
        if renewed:
            self._offer = offer
            self._rebuild_buttons(self._intent.offered())
        draft = question.draft
        for value, button in self._buttons.items():
            self._describe(
                button, Clue(question.target, value), lit=draft is not None and draft.value == value
            )
        many = self._shows_all
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
        self.all_button.setText(translate("CluePopover", "All clues …"))
        self.all_button.setVisible(not question.all_values)
        foot = 8 if question.all_values else 2  # the button has padding of its own
        self._layout.setContentsMargins(10, 8, 10, foot)
        self.adjustSize()
        return renewed

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        step = tab_step(event)
        if step and self._intent.target_next(step):
            return True
        return super().eventFilter(watched, event)

    def fit(self, height: int) -> None:
        """Fit into a height; if that is not enough, reduce the height of two wide tiles."""
        wide = [] if self._shows_all else list(self._buttons.values())
        self._set_heights(wide, text_px(_WIDE_TILE_PX))
        super().fit(height)
        over = self.sizeHint().height() - height
        if wide and over > 0:
            lower = text_px(_WIDE_TILE_PX) - math.ceil(over / len(wide))
            self._set_heights(wide, max(text_px(_LOWEST_TILE_PX), lower))

    def _set_heights(self, tiles: Sequence[ClueButton], height: int) -> None:
        for tile in tiles:
            tile.setFixedHeight(height)
        self._rows.invalidate()  # otherwise the layout uses old sizes until the next event

    def step(self, by: int) -> None:
        """Move to the next or the previous clue offered."""
        values = self._intent.offered()
        question = self._intent.pending.question
        draft = question.draft if question else None
        place = values.index(draft.value) + by if draft and draft.value in values else 0
        self._intent.consider(values[place % len(values)])

    def _offer_all(self) -> None:
        self.setFocus()
        self._intent.offer_all()

    def _rebuild_buttons(self, values: tuple[ClueValue, ...]) -> None:
        self.keep_focus()
        for button in self._buttons.values():
            self._rows.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = {}
        many, seen = self._shows_all, self._model.observation
        suits = sum(isinstance(value, Suit) for value in values)
        columns = len(seen.options.clue_suits) if seen is not None else 1
        self.least_width = FIVE_TILES if many else 0
        self.setFixedWidth(max(self.width(), self.least_width))
        room = self.width() - 20
        in_a_row = min(columns, max(1, (room + _APART_PX) // (TARGET_PX + _APART_PX)))
        for place, value in enumerate(values):
            button = ClueButton(value, self)
            button.installEventFilter(self)
            button.considered.connect(lambda value=value: self._intent.consider(value))
            button.clicked.connect(lambda _=False, value=value: self._intent.give_clue(value))
            self._buttons[value] = button
            if many:
                is_rank = place >= suits
                row, column = divmod(place - suits if is_rank else place, in_a_row)
                row += -(-suits // in_a_row) if is_rank else 0
                self._rows.addWidget(button, row, column, Qt.AlignmentFlag.AlignLeft)
            else:
                self._rows.addWidget(button, place, 0)
            if many:
                wide = (room - _APART_PX * (in_a_row - 1)) // in_a_row
                button.setFixedSize(wide, text_px(44))
            else:
                button.setFixedSize(room, text_px(_WIDE_TILE_PX))
            button.show()

    def _describe(self, button: ClueButton, clue: Clue, *, lit: bool) -> None:
        refusal = self._model.why_not(clue)
        summary = self._summary(clue) if refusal is None else refusal_sentence(refusal)
        title = clue_title(clue.value)
        button.setEnabled(refusal is None)
        button.setAccessibleName(f"{title}: {summary}")
        button.setToolTip(tip_text(summary))
        few = not self._shows_all
        key = self._keys.shown_for(clue.value)
        button.show_as(title if few else "", summary if few else "", key, lit=lit)

    def _forgets(self) -> bool:
        """Return whether table talk is strict: the table then shows no marks of earlier clues."""
        seen = self._model.observation
        return seen is not None and seen.options.table_talk is TableTalk.STRICT

    def _summary(self, clue: Clue) -> str:
        """Return what a clue touches, such as "three cards, 2 of them new"."""
        touched = self._intent.touched(clue)
        new = sum(card.touch is Touch.NEVER for card in touched)
        cards = count_word(len(touched))
        if not touched:
            return translate("CluePopover", "no cards, which says something too")
        if self._forgets():
            return cards
        if new == len(touched):
            text = translate("CluePopover", "{cards}, new").format(cards=cards)
        elif new == 0:
            text = translate("CluePopover", "{cards}, clued before").format(cards=cards)
        else:
            text = translate("CluePopover", "{cards}, {new}").format(
                cards=cards, new=self._words.counts.new_cards(new)
            )
        return text
