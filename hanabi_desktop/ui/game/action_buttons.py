"""The action buttons on both sides of the viewer's hand, and what makes room for a carried card."""

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainterPath, QRegion
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from hanabi_desktop.game.moves import Clue
from hanabi_desktop.game.observation import Refusal
from hanabi_desktop.game.options import TableTalk
from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.table.art.card_faces_and_backs import CORNER
from hanabi_desktop.table.intent import Intent, Zone
from hanabi_desktop.table.layout.geometry import Geometry
from hanabi_desktop.table.models.table_model import TableModel
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.keys import KeyMap
from hanabi_desktop.ui.widgets.controls import KeyButton, TipsBeside, emphasise
from hanabi_desktop.wording.markup import tip_text
from hanabi_desktop.wording.problems import refusal_sentence

translate = QCoreApplication.translate


def show_around(part: QWidget, card: QRectF) -> None:
    """Mask out the part of a widget that a carried card covers; an empty box clears the mask.

    The card lies in the scene below the widgets, and must stay visible.
    """
    covered = card.translated(-QPointF(part.pos()))
    if not covered.intersects(QRectF(part.rect())):
        part.clearMask()
        return
    path = QPainterPath()
    corner = CORNER * card.width()
    path.addRoundedRect(covered, corner, corner)
    part.setMask(QRegion(part.rect()) - QRegion(path.toFillPolygon().toPolygon()))


_WIDEST = 260


class ActionButtons(QObject):
    """The four buttons on the table, with the notes below them.

    At a strict table the remark button is hidden.
    """

    def __init__(self, model: TableModel, intent: Intent, keys: KeyMap, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._intent = intent
        self._keys = keys
        self.clue = KeyButton(parent)
        self.remark = KeyButton(parent)
        self.play = KeyButton(parent)
        self.discard = KeyButton(parent)
        self._clue_note, self._card_note = QLabel(parent), QLabel(parent)
        for note in (self._clue_note, self._card_note):
            note.setObjectName("scenery_note")
            note.setWordWrap(True)
            note.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._shown, self._carrying, self._in_one_column = True, False, False
        self._height = 0.0
        self.clue.clicked.connect(intent.start_clue)
        self.play.clicked.connect(lambda: intent.press_zone(Zone.PLAY))
        self.discard.clicked.connect(lambda: intent.press_zone(Zone.DISCARD))
        tips = TipsBeside(self)
        for button in (self.clue, self.remark, self.play, self.discard):
            button.installEventFilter(tips)
        keys.changed.connect(self._show_keys)
        self._show_keys()

    def _show_keys(self) -> None:
        self.clue.show_key(self._keys.shown(Command.CLUE))
        self.remark.show_key(self._keys.shown(Command.REMARK))
        self.play.show_key(self._keys.shown(Command.PLAY))
        self.discard.show_key(self._keys.shown(Command.DISCARD))

    def set_shown(self, shown: bool) -> None:  # noqa: FBT001 (a widget's visibility)
        self._shown = shown
        self._show_fitting_buttons()

    def set_carrying(self, carrying: bool) -> None:  # noqa: FBT001 (a signal's argument)
        """Hide the play and discard buttons while a card is carried, so that it can be dropped there."""
        self._carrying = carrying
        self._show_fitting_buttons()

    def unmask_card(self, card: QRectF) -> None:
        """Stay visible around a card that is carried over the buttons; an empty box clears the mask."""
        notes = self._clue_note, self._card_note
        for part in (self.clue, self.remark, self.play, self.discard, *notes):
            show_around(part, card)

    @property
    def _may_speak(self) -> bool:
        seen = self._model.observation
        return seen is None or seen.options.table_talk is not TableTalk.STRICT

    def _show_fitting_buttons(self) -> None:
        right = self._shown and not self._carrying
        left = right if self._in_one_column else self._shown
        self.clue.setVisible(self._shown)
        self.remark.setVisible(left and self._may_speak)
        self.play.setVisible(right)
        self.discard.setVisible(right)
        may_note = self._shown and not self._in_one_column
        self._clue_note.setVisible(may_note and self._has_room_for(self._clue_note))
        self._card_note.setVisible(right and self._has_room_for(self._card_note))

    def _has_room_for(self, note: QLabel) -> bool:
        """Return whether a note fits below its button; tooltips say the same if not."""
        return note.y() + note.heightForWidth(note.width()) <= min(
            self._height, note.geometry().bottom()
        )

    def place(self, geometry: Geometry) -> None:
        left, right = geometry.left_buttons.toRect(), geometry.right_buttons.toRect()
        left.setLeft(max(left.left(), left.right() - _WIDEST))
        right.setRight(min(right.right(), right.left() + _WIDEST))
        tall = 44 if geometry.size[1] > 640 else 40
        step = tall + 8
        self._in_one_column = len(geometry.seats) == 4
        if self._in_one_column:  # one below the other, however wide their place is
            left = QRect(right.left(), left.top(), right.width(), left.height())
        self.clue.setGeometry(left.left(), left.top(), left.width(), tall)
        self.remark.setGeometry(left.left(), left.top() + step, left.width(), tall)
        below = left.top() + (2 * step if self._may_speak else step)
        if self._in_one_column:
            right.moveTop(below)
        self._clue_note.setGeometry(left.left(), below - 2, left.width(), text_px(60))
        self.play.setGeometry(right.left(), right.top(), right.width(), tall)
        self.discard.setGeometry(right.left(), right.top() + step, right.width(), tall)
        note_top = right.top() + 2 * step - 2
        self._card_note.setGeometry(right.left(), note_top, right.width(), text_px(72))
        self._height = geometry.size[1]
        self._show_fitting_buttons()

    def refresh(self) -> None:
        """Say what each button does or why it is disabled, and highlight the most relevant one."""
        self.clue.setText(translate("TableScreen", "Give a clue"))
        #: a button: make a remark, such as "thanks"
        self.remark.setText(translate("TableScreen", "Say…"))
        self.play.setText(translate("TableScreen", "Play"))
        self.discard.setText(translate("TableScreen", "Discard"))
        seen, pending = self._model.observation, self._intent.pending
        own_turn = seen is not None and bool(self._model.legal)
        own_hand = seen.own_hand if seen is not None and own_turn else ()
        may_clue = any(isinstance(action, Clue) for action in self._model.legal)
        may_play = bool(own_hand)
        may_discard = any(self._intent.accepts(held.order, Zone.DISCARD) for held in own_hand)
        chosen = pending.chosen is not None
        _light(self.clue, may_clue, primary=not chosen and pending.zone is None)
        _light(self.play, may_play, primary=chosen or pending.zone is Zone.PLAY)
        _light(self.discard, may_discard, primary=pending.zone is Zone.DISCARD)
        self._clue_note.setText(self._note_for_clues(own_turn=own_turn, may_clue=may_clue))
        self._card_note.setText(self._note_for_cards(may_play=may_play, may_discard=may_discard))
        self._show_fitting_buttons()
        self._explain(self.clue, self._clue_note)
        self.remark.setEnabled(own_turn)
        decides = translate("TableScreen", "Say something when it is your turn")
        self.remark.setToolTip("" if own_turn else decides)
        for button in (self.play, self.discard):
            self._explain(button, self._card_note)

    @staticmethod
    def _explain(button: QPushButton, note: QLabel) -> None:
        """Give a button its note as a tooltip, if it is disabled or the note is not shown below it."""
        repeats = button.isEnabled() and not note.isHidden()
        button.setToolTip("" if repeats else tip_text(note.text()))

    def _note_for_clues(self, *, own_turn: bool, may_clue: bool) -> str:
        if may_clue:
            return translate("TableScreen", "or click a teammate’s card")
        seen = self._model.observation
        if not own_turn or seen is None:
            return ""
        why = Refusal.EMPTY_HAND if seen.clue_tokens else Refusal.NO_CLUE_TOKEN
        return refusal_sentence(why)

    def _note_for_cards(self, *, may_play: bool, may_discard: bool) -> str:
        if not may_play:
            return ""
        if not may_discard:
            return refusal_sentence(Refusal.ALL_TOKENS_THERE)
        if self._intent.pending.chosen is None:
            return translate("TableScreen", "Drag one of your cards, or click it first")
        return translate("TableScreen", "Drop it on the fireworks or the discard pile")


def _light(button: QPushButton, enabled: bool, *, primary: bool) -> None:  # noqa: FBT001 (as Qt's)
    """Enable or disable a button, and make it the amber button if it is enabled and primary."""
    button.setEnabled(enabled)
    emphasise(button, on=enabled and primary)
