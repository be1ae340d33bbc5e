"""The menu of remarks."""

from PySide6.QtCore import QCoreApplication, QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from hanabi_desktop.game.remarks import Remark, Said, why_not_say
from hanabi_desktop.table.models.table_model import TableModel
from hanabi_desktop.table.models.turn_log import TurnLogModel
from hanabi_desktop.ui.widgets.words import TableWords
from hanabi_desktop.wording.events import remark_text
from hanabi_desktop.wording.markup import tip_text
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
