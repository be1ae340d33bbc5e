"""The rules that a table can agree on, each with a line of explanation."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from hanabi_desktop.game.options import GameOptions, TableTalk
from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.windows.widgets.choices import ChoiceBox
from hanabi_desktop.windows.widgets.labels import label_for
from hanabi_desktop.wording.variants import RULES, rule_line, rule_name, talk_line, talk_name

translate = QCoreApplication.translate

_INDENT_PX = 34
_WIDTH_PX = 310


class RulesChoice(QWidget):
    """A check box for each rule, and the choice of table talk.

    Attributes:
        boxes: the check boxes, by the rule's name.
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
        self.talk = ChoiceBox()
        for talk in TableTalk:
            self.talk.addItem(talk_name(talk), talk)
        self._talk_line = _quiet_line()
        self.talk.currentIndexChanged.connect(self._tell_talk)
        self._tell_talk()
        row = QHBoxLayout()
        row.setContentsMargins(5, 4, 0, 0)
        #: what players may say to each other, and what the cards show of earlier clues
        row.addWidget(label_for(translate("NewGame", "Table talk"), self.talk))
        row.addSpacing(10)
        row.addWidget(self.talk, 1)
        layout.addLayout(row)
        layout.addSpacing(6)
        layout.addWidget(self._talk_line)
        layout.addStretch(1)
        self.show_rules(options)

    def show_rules(self, options: GameOptions) -> None:
        """Check the rules of these options."""
        for rule, box in self.boxes.items():
            box.setChecked(getattr(options, rule))
        self.talk.setCurrentIndex(self.talk.findData(options.table_talk))

    def _tell_talk(self) -> None:
        self._talk_line.setText(talk_line(self.talk.currentData()))
        self.talk.setAccessibleDescription(self._talk_line.text())

    def applied_to(self, options: GameOptions) -> GameOptions:
        """Return the options with the rules as they are checked."""
        rules: dict[str, Any] = {rule: box.isChecked() for rule, box in self.boxes.items()}
        return replace(options, table_talk=self.talk.currentData(), **rules)


def _quiet_line() -> QLabel:
    line = QLabel()
    line.setObjectName("quiet")
    line.setWordWrap(True)
    line.setFixedWidth(text_px(_WIDTH_PX))
    line.setContentsMargins(_INDENT_PX, 0, 0, 8)
    return line
