"""The menus of a card and of remarks."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from hanabi_desktop.game.cards import Rank
from hanabi_desktop.game.moves import Clue, ClueValue, Discard, Play
from hanabi_desktop.game.observation import Refusal
from hanabi_desktop.game.remarks import Remark, Said, why_not_say
from hanabi_desktop.table.input.intent import Intent
from hanabi_desktop.table.input.pending import Zone
from hanabi_desktop.table.models.lists import TurnLogModel
from hanabi_desktop.table.models.own_hand import OwnHand
from hanabi_desktop.table.models.table_model import TableCard, TableModel
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.keys import KeyMap
from hanabi_desktop.ui.widgets.words import TableWords
from hanabi_desktop.wording.events import remark_text
from hanabi_desktop.wording.markup import PLAIN, tip_text
from hanabi_desktop.wording.names import clue_name
from hanabi_desktop.wording.reasons import refusal_sentence

translate = QCoreApplication.translate


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
        """Offer every remark; the menu opens at a point of the screen."""
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
        """Enable the remarks that are possible now."""
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
                translate("CardMenu", "Write a note …"),
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
            translate("CardMenu", "Write a note …"),
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
        for value in seen.options.multicolour.clues_on(card.card):
            self._offer_clue(card, Clue(card.seat, value), holder)
        self.addSeparator()
        every = self._add(translate("CardMenu", "All clues …"), lambda: self._open_all(card.order))
        refusal = self._model.why_not(Clue(card.seat, Rank.ONE))
        self._enable(every, None if refusal is Refusal.TOUCHES_NOTHING else refusal)

    def _offer_clue(self, card: TableCard, clue: Clue, holder: str) -> None:
        #: a menu item: {name} is told about {clue}, such as "red" or "3s"
        text = translate("CardMenu", "Tell {name} about {clue}")
        told = text.format(name=holder, clue=clue_name(clue.value, PLAIN))
        action = self._add(told, lambda: self._tell(card.order, clue.value))
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
