"""What opens on the table: popovers for clues, announcements and notes, menus of a card and of remarks."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QMenu, QPushButton, QWidget

from hanabi_desktop.game.cards import ClueValue, Rank
from hanabi_desktop.game.moves import Clue, Discard, Play
from hanabi_desktop.game.observation import Refusal
from hanabi_desktop.game.remarks import Remark, Said, why_not_say
from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.table.intent import Announcement, ClueChoice, Intent, Zone
from hanabi_desktop.table.layout.tip_place import pointer_way
from hanabi_desktop.table.marks import Pointer
from hanabi_desktop.table.models.lists import TurnLogModel
from hanabi_desktop.table.models.own_hand import LONGEST_NOTE, OwnHand
from hanabi_desktop.table.models.table_model import TableCard, TableModel
from hanabi_desktop.table.scene import TableScene
from hanabi_desktop.table.view import TableView
from hanabi_desktop.ui.game.choosers import (
    EDGE,
    GAP,
    WIDEST,
    AnnouncePopover,
    CluePopover,
    Popover,
    announcement_box,
    between_hands_box,
    free_rooms,
    kept_free,
    popover_box,
    popover_width,
)
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.keys import KeyMap
from hanabi_desktop.ui.widgets.sentences import TableWords
from hanabi_desktop.wording.events import remark_text
from hanabi_desktop.wording.markup import PLAIN, tip_text
from hanabi_desktop.wording.names import clue_name
from hanabi_desktop.wording.problems import refusal_sentence

translate = QCoreApplication.translate


_LEAST_WIDTH, _HEIGHT = 190, 38


class NoteEditor(QLineEdit):
    """Saves the note on Enter or when the focus leaves; Esc discards the changes."""

    def __init__(self, intent: Intent, own_hand: OwnHand, parent: QWidget) -> None:
        super().__init__(parent)
        self._intent = intent
        self._own_hand = own_hand
        self._order: int | None = None
        self.setMaxLength(LONGEST_NOTE)
        self.returnPressed.connect(lambda: intent.write_note(self.text()))
        self.hide()

    def follow(self, card: QRectF, table: QRectF) -> bool:
        order = self._intent.pending.noted_order
        if order is not None:
            self._place(card, table)
        if order == self._order:
            return False
        self._order = order
        if order is None:
            self.hide()
            return True
        #: in the slip on a card, before anything is written
        self.setPlaceholderText(translate("NoteEditor", "a word, or a card: r2"))
        self.setAccessibleName(translate("NoteEditor", "Note on your card"))
        self.setText(self._own_hand.note(order))
        self.show()
        self.raise_()
        self.setFocus()
        self.selectAll()
        return False

    def _place(self, card: QRectF, table: QRectF) -> None:
        """Place the editor over the foot of the card, within the table."""
        width = max(_LEAST_WIDTH, card.width())
        left = min(max(table.left() + 8, card.center().x() - width / 2), table.right() - width - 8)
        self.setGeometry(round(left), round(card.bottom()) - _HEIGHT - 6, round(width), _HEIGHT)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        if event.key() == Qt.Key.Key_Escape:
            self._intent.cancel()
        else:
            super().keyPressEvent(event)
            event.accept()  # unused keys must not become commands of the table

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 (Qt's name)
        super().focusOutEvent(event)
        elsewhere = event.reason() not in (
            Qt.FocusReason.PopupFocusReason,
            Qt.FocusReason.ActiveWindowFocusReason,
        )
        if elsewhere and self._order is not None:
            self._intent.write_note(self.text())


_CHANNEL = 12
"""The gap between the fireworks and the hands on each side of them, in pixels."""
_RIM = 2
"""The gap beside a popover in the panel beside the table, in pixels."""


class Choosers(QObject):
    """Opens and places the choosers that the intent asks for, at the card concerned.

    A popover that finds no room there covers the foot of the panel beside the table instead.

    Attributes:
        top_over_log: how far down the log is visible, in pixels; None if no popover covers it.

    Signals:
        log_covered: ``top_over_log`` has changed.
    """

    log_covered = Signal()

    def __init__(
        self,
        model: TableModel,
        scene: TableScene,
        view: TableView,
        words: TableWords,
        keys: KeyMap,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._scene = scene
        self._view = view
        self._page = parent
        self.top_over_log: int | None = None
        self.pointer = Pointer(scene, self)
        self._intent = intent = scene.intent
        self.clues = CluePopover(model, intent, words, keys, parent)
        self.announcements = AnnouncePopover(model, intent, keys, parent)
        self.note = NoteEditor(intent, scene.own_hand, parent)
        for popover in self.popovers:
            popover.closed.connect(view.setFocus)
            popover.closed.connect(lambda: self.pointer.show(()))
            popover.closed.connect(self._tell_log)

    @property
    def popovers(self) -> tuple[Popover, Popover]:
        """The choosers that are popovers: all but the note editor."""
        return self.clues, self.announcements

    def refresh(self) -> None:
        self.clues.follow()
        self.announcements.follow()

    def forget(self) -> None:
        self.clues.forget()
        self.note.clear()

    def follow(self) -> None:
        renewed = self.clues.follow()
        if self.note.follow(self._box_of_note(), self._table):
            self._view.setFocus()
        if self.announcements.follow():
            self._open(self.announcements)
        elif renewed:
            self._open(self.clues)
        button = self._considered_button()
        if button is not None and not button.underMouse():
            button.setFocus(Qt.FocusReason.MouseFocusReason)

    def _open(self, popover: Popover) -> None:
        self._place_open_ones()
        popover.show()
        popover.raise_()
        self._tell_log()

    def _tell_log(self) -> None:
        """Tell how far down the log is visible, if that has changed."""
        edge = self._view.width()
        there = (one for one in self.popovers if not one.isHidden() and one.x() + EDGE >= edge)
        top = next((one.y() for one in there), None)
        if top != self.top_over_log:
            self.top_over_log = top
            self.log_covered.emit()

    def _considered_button(self) -> QPushButton | None:
        """Return the button of the considered choice, which takes the focus."""
        pending = self._intent.pending
        if pending.announcement is not None:
            return self.announcements.button(pending.announcement.suit)
        draft = pending.question.draft if pending.question else None
        return self.clues.button(draft.value) if draft else None

    # -- places -------------------------------------------------------------------------------

    def place(self) -> None:
        self._place_open_ones()
        self.note.follow(self._box_of_note(), self._table)

    @property
    def _table(self) -> QRectF:
        return QRectF(self._view.rect())

    def _box_of_note(self) -> QRectF:
        noting = self._intent.pending.noted_order
        return QRectF() if noting is None else self._scene.card_box(noting)

    def _place_open_ones(self) -> None:
        question, announcement = self._intent.pending.question, self._intent.pending.announcement
        if question is not None:
            self._place_clues(question)
        elif announcement is not None:
            self._place_announcements(announcement)

    def _width_of(self, popover: Popover) -> int:
        """Return the usual width of a popover on the table."""
        geometry = self._scene.geometry
        between = geometry.has_hands_beside_fireworks
        room = geometry.fireworks.width() + 2 * _CHANNEL if between else 0
        return max(popover_width(max(room, geometry.fireworks.left())), popover.least_width)

    def _place_announcements(self, announcement: Announcement) -> None:
        geometry = self._scene.geometry
        anchor, floor = self._scene.card_box(announcement.order), geometry.status_bar.top()
        self.announcements.set_width(self._width_of(self.announcements))
        if not geometry.has_hands_beside_fireworks:
            self.announcements.fit(self._room_under_hands)
        size = QSize(self.announcements.width(), self.announcements.sizeHint().height())
        if geometry.has_hands_beside_fireworks:
            box = between_hands_box(size, self._table, geometry.fireworks)
        else:
            box = announcement_box(size, self._table, anchor, geometry.fireworks, floor)
        self._put_freely(self.announcements, box, anchor, announcement.order)

    def _place_clues(self, question: ClueChoice) -> None:
        anchor = panel = self._scene.seat_box(question.target)
        if question.anchor is not None:
            card = self._scene.card_box(question.anchor)
            anchor = QRectF(card.left(), card.top(), card.width(), panel.bottom() - card.top())
        geometry, between = self._scene.geometry, self._scene.geometry.has_hands_beside_fireworks
        self.clues.set_width(self._width_of(self.clues))
        self.clues.fit(round(geometry.base) if between else self._room_under_hands - round(GAP))
        size = QSize(self.clues.width(), self.clues.sizeHint().height())
        if between:
            box = between_hands_box(size, self._table, geometry.fireworks)
        else:
            panels = [seat.panel for seat in geometry.seats]
            words, floor = geometry.clue_token_words, geometry.status_bar.top() - GAP / 2
            box = popover_box(size, self._table, anchor, geometry.fireworks, panels, words, floor)
        self._put_freely(self.clues, box, anchor, question.anchor)

    def _put_freely(self, popover: Popover, box: QRectF, anchor: QRectF, order: int | None) -> None:
        """Place a popover where it covers nothing: in this box, in a free room, or over the panel beside."""
        geometry = self._scene.geometry
        if any(box.intersects(taken) for taken in kept_free(geometry)):
            between = geometry.has_hands_beside_fireworks
            free = self._free_box(popover, (geometry.fireworks if between else anchor).center().x())
            box = self._box_over_panel(popover) if free is None else free
        self._put(popover, box, order)

    def _free_box(self, popover: Popover, middle: float) -> QRectF | None:
        """Return a box in which a popover covers nothing, as near to ``middle`` as possible; None if it fits nowhere."""
        seen = self._model.observation
        rooms = free_rooms(self._scene.geometry, () if seen is None else seen.fireworks)
        for room in sorted(rooms, key=lambda room: abs(room.center().x() - middle)):
            popover.fit(int(room.height()))
            wide, high = popover.width(), popover.sizeHint().height()
            if wide <= room.width() and high <= room.height():
                left = min(max(room.left(), middle - wide / 2), room.right() - wide)
                return QRectF(left, room.top(), wide, high)
        return None

    def _box_over_panel(self, popover: Popover) -> QRectF:
        """Return the foot of the panel beside the table, so that the newest turns stay visible."""
        edge = self._view.width()
        side = QRectF(edge, 0, self._page.width() - edge, self._page.height())
        side.adjust(_RIM, EDGE, -_RIM, -EDGE)
        popover.set_width(round(min(side.width(), text_px(WIDEST))))
        popover.fit(round(side.height()))
        high = popover.sizeHint().height()
        left = side.center().x() - popover.width() / 2
        return QRectF(left, max(side.top(), side.bottom() - high), popover.width(), high)

    @property
    def _room_under_hands(self) -> int:
        """The height in pixels between the teammates' hands and the status bar."""
        geometry = self._scene.geometry
        ceiling = max(seat.panel.bottom() for seat in geometry.seats)
        return round(geometry.status_bar.top() - ceiling)

    def _put(self, popover: Popover, box: QRectF, order: int | None) -> None:
        """Place a popover, and point its arrow at its card if it has one."""
        popover.setGeometry(box.toRect())
        boxes = self._scene.hand_boxes()  # the final boxes, in case the card is still moving
        is_on_table = self._table.contains(box)
        card = boxes.get(order, QRectF()) if order is not None and is_on_table else QRectF()
        self.pointer.show(() if card.isEmpty() else pointer_way(box, card, self._scene.geometry))


class RemarkMenu(QMenu):
    """The remarks a person can make; those that are not possible now say why in their tooltip.

    The menu is filled each time it opens.

    Signals:
        chosen: (Remark, int or None) make this remark, to this seat if it is a question.
    """

    chosen = Signal(object, object)

    def __init__(
        self, model: TableModel, log: TurnLogModel, words: TableWords, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._log = log
        self._words = words
        self.setToolTipsVisible(True)
        model.changed.connect(self._follow)

    def open_at(self, at: QPoint) -> None:
        seen = self._model.observation
        if seen is None or not self._model.acts:
            return
        self.clear()
        for remark in Remark:
            if remark.asks_somebody:
                players = seen.options.players
                for step in range(1, players):
                    self._offer(remark, (seen.seat + step) % players)
            else:
                self._offer(remark, None)
        self._judge()
        self.popup(at - QPoint(0, self.sizeHint().height()))
        self.setActiveAction(next((a for a in self.actions() if a.isEnabled()), self.actions()[0]))

    def _offer(self, remark: Remark, to: int | None) -> None:
        text = remark_text(remark)
        if to is not None:
            #: a menu item: a question to somebody, such as "Elin, do you remember …?"
            text = translate("RemarkMenu", "To {name}: {question}").format(
                name=self._words.names[to], question=text
            )
        action = self.addAction(text.replace("&", "&&"))
        action.setData((remark, to))
        action.triggered.connect(lambda _=False: self.chosen.emit(remark, to))

    def _follow(self) -> None:
        """Update the entries while others play."""
        if self.isVisible():
            self._judge()

    def _judge(self) -> None:
        seen = self._model.observation
        if seen is None:
            self.close()
            return
        for action in self.actions():
            said = Said(len(seen.history), seen.seat, *action.data())
            refusal = why_not_say(seen, said, self._log.said)
            action.setEnabled(refusal is None)
            action.setToolTip(tip_text("" if refusal is None else refusal_sentence(refusal)))


class CardMenu(QMenu):
    """The menu of one card, filled each time it opens.

    Signals:
        first_touch_asked: (int) show the turn in which a clue first touched the card of this order.
    """

    first_touch_asked = Signal(int)

    def __init__(
        self, model: TableModel, intent: Intent, own_hand: OwnHand, keys: KeyMap, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._intent = intent
        self._own_hand = own_hand
        self._keys = keys
        self.setToolTipsVisible(True)

    def open_at(self, card: TableCard, holder: str, at: QPoint) -> None:
        """Open the menu of a card in a hand at a point of the screen."""
        seen = self._model.observation
        if seen is None:
            return
        self.clear()
        if not self._model.acts:
            self._offer_looking_back(card.order, own=card.seat == seen.seat)
        elif card.seat == seen.seat:
            self._offer_own(card.order)
        else:
            self._offer_clues(card, holder)
        self.popup(at)

    def _offer_looking_back(self, order: int, *, own: bool) -> None:
        """Add the entries for a position that is only viewed."""
        self._add(
            translate("CardMenu", "Go to its first clue"),
            lambda: self.first_touch_asked.emit(order),
        )
        if own:
            self._add(
                translate("CardMenu", "Write a note…"),
                lambda: self._intent.begin_note(order),
                Command.NOTE,
            )

    def _offer_own(self, order: int) -> None:
        intent, own = self._intent, self._own_hand
        play = self._add(translate("CardMenu", "Play"), lambda: intent.drop(order, Zone.PLAY))
        self._enable(play, self._model.why_not(Play(order)))
        discard = self._add(
            translate("CardMenu", "Discard"), lambda: intent.drop(order, Zone.DISCARD)
        )
        self._enable(discard, self._model.why_not(Discard(order)))
        self.addSeparator()
        raising = translate("CardMenu", "Raise")
        if own.is_raised(order):
            raising = translate("CardMenu", "Lower")
        self._add(raising, lambda: own.raise_or_lower(order), Command.RAISE)
        tilting = translate("CardMenu", "Tilt")
        if own.is_tilted(order):
            tilting = translate("CardMenu", "Straighten")
        self._add(tilting, lambda: own.tilt_or_straighten(order), Command.TILT)
        self._add(
            translate("CardMenu", "Write a note…"),
            lambda: intent.begin_note(order),
            Command.NOTE,
        )
        self._add(
            #: lay the own cards as they were drawn, the newest on the left
            translate("CardMenu", "Sort the hand by age"),
            own.sort_by_age,
        ).setEnabled(own.is_sorted)

    def _offer_clues(self, card: TableCard, holder: str) -> None:
        seen = self._model.observation
        if seen is None or card.seat is None or card.card is None:
            return
        for value in seen.options.deck_rules.clues_on(card.card):
            self._offer_clue(card, Clue(card.seat, value), holder)
        self.addSeparator()
        every = self._add(translate("CardMenu", "All clues…"), lambda: self._open_all(card.order))
        refusal = self._model.why_not(Clue(card.seat, Rank.ONE))
        self._enable(every, None if refusal is Refusal.TOUCHES_NOTHING else refusal)

    def _offer_clue(self, card: TableCard, clue: Clue, holder: str) -> None:
        #: a menu item: {name} is told about {clue}, such as "red" or "3s"
        text = translate("CardMenu", "Tell {name} about {clue}")
        label = text.format(name=holder, clue=clue_name(clue.value, PLAIN))
        action = self._add(label, lambda: self._tell(card.order, clue.value))
        self._enable(action, self._model.why_not(clue))

    def _tell(self, order: int, value: ClueValue) -> None:
        self._intent.press_card(order)
        self._intent.give_clue(value)

    def _open_all(self, order: int) -> None:
        self._intent.press_card(order)
        self._intent.offer_all()

    @staticmethod
    def _enable(action: QAction, refusal: Refusal | None) -> None:
        """Enable an entry, or explain in its tooltip why it is disabled."""
        action.setEnabled(refusal is None)
        action.setToolTip(tip_text("" if refusal is None else refusal_sentence(refusal)))

    def _add(
        self, text: str, does: Callable[[], object], command: Command | None = None
    ) -> QAction:
        shown = text if command is None else f"{text}\t{self._keys.shown(command)}"
        action = self.addAction(shown.replace("&", "&&"))
        action.triggered.connect(lambda _=False: does())
        return action
