"""The rules a table can agree on, each with a line that says what it does."""

from dataclasses import replace

from PySide6.QtWidgets import QCheckBox, QLabel, QVBoxLayout, QWidget

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.wording.variants import RULES, rule_line, rule_name

_INDENT_PX = 34
_WIDTH_PX = 400


class RulesChoice(QWidget):
    """A box to tick for each rule.

    Attributes:
        boxes: by the rule's name.
    """

    def __init__(self, options: GameOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self.boxes: dict[str, QCheckBox] = {}
        for rule in RULES:
            box, line = QCheckBox(rule_name(rule)), QLabel(rule_line(rule))
            box.setChecked(getattr(options, rule))
            box.setAccessibleDescription(line.text())
            line.setObjectName("quiet")
            line.setWordWrap(True)
            line.setFixedWidth(_WIDTH_PX)
            line.setContentsMargins(_INDENT_PX, 0, 0, 8)
            layout.addWidget(box)
            layout.addWidget(line)
            self.boxes[rule] = box
        layout.addStretch(1)

    def applied_to(self, options: GameOptions) -> GameOptions:
        """The options with the rules as they are ticked."""
        return replace(options, **{rule: box.isChecked() for rule, box in self.boxes.items()})
