"""The rules that a table can agree on, each with a line of explanation."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from hanabi_desktop.game.decks import Multicolour
from hanabi_desktop.game.options import GameOptions, TableTalk
from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.ui.widgets.choices import ChoiceBox
from hanabi_desktop.ui.widgets.labels import label_for
from hanabi_desktop.wording.variants import (
    RULES,
    multicolour_line,
    multicolour_name,
    rule_line,
    rule_name,
    talk_line,
    talk_name,
)

translate = QCoreApplication.translate

_INDENT_PX = 34
_WIDTH_PX = 310


class RulesChoice(QWidget):
    """A check box for each rule, and the choices of multicolour and of table talk.

    Attributes:
        boxes: the check boxes, by the rule's name.
        multicolour: the kinds of multicolour.
        talk: the levels of table talk.
    """

    def __init__(self, options: GameOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self.boxes: dict[str, QCheckBox] = {}
        for rule in RULES:
            box, line = QCheckBox(rule_name(rule)), _quiet_line()
            line.setText(rule_line(rule))
            box.setAccessibleDescription(line.text())
            layout.addWidget(box)
            layout.addWidget(line)
            self.boxes[rule] = box
        self.multicolour, self._multicolour_line = ChoiceBox(), _quiet_line()
        for kind in Multicolour:
            self.multicolour.addItem(multicolour_name(kind), kind)
        self.multicolour.currentIndexChanged.connect(self._explain)
        layout.addSpacing(4)
        layout.addLayout(_row(translate("NewGame", "Multicolour"), self.multicolour))
        layout.addSpacing(6)
        layout.addWidget(self._multicolour_line)
        self.talk, self._talk_line = ChoiceBox(), _quiet_line()
        for talk in TableTalk:
            self.talk.addItem(talk_name(talk), talk)
        self.talk.currentIndexChanged.connect(self._explain)
        #: what players may say to each other, and what the cards show of earlier clues
        layout.addLayout(_row(translate("NewGame", "Memory and talk"), self.talk))
        layout.addSpacing(6)
        layout.addWidget(self._talk_line)
        layout.addStretch(1)
        self.show_rules(options)
        self._explain()

    def show_rules(self, options: GameOptions) -> None:
        """Check the rules of these options."""
        for rule, box in self.boxes.items():
            box.setChecked(getattr(options, rule))
        self.multicolour.setCurrentIndex(self.multicolour.findData(options.multicolour))
        self.talk.setCurrentIndex(self.talk.findData(options.table_talk))

    def _explain(self) -> None:
        """Say below each choice what it means."""
        self._multicolour_line.setText(multicolour_line(self.multicolour.currentData()))
        self.multicolour.setAccessibleDescription(self._multicolour_line.text())
        self._talk_line.setText(talk_line(self.talk.currentData()))
        self.talk.setAccessibleDescription(self._talk_line.text())

    def applied_to(self, options: GameOptions) -> GameOptions:
        """Return the options with the rules as they are checked."""
        rules: dict[str, Any] = {rule: box.isChecked() for rule, box in self.boxes.items()}
        kind, talk = self.multicolour.currentData(), self.talk.currentData()
        return replace(options, multicolour=kind, table_talk=talk, **rules)


def _row(name: str, box: ChoiceBox) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setContentsMargins(5, 4, 0, 0)
    row.addWidget(label_for(name, box))
    row.addSpacing(10)
    row.addWidget(box, 1)
    return row


def _quiet_line() -> QLabel:
    line = QLabel()
    line.setObjectName("quiet")
    line.setWordWrap(True)
    line.setFixedWidth(text_px(_WIDTH_PX))
    line.setContentsMargins(_INDENT_PX, 0, 0, 8)
    return line
