"""The dialog in which a person adds a program by hand, or changes one."""

import shutil
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale, QSize, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.game.cards import Multicolour
from hanabi_desktop.settings.programs import (
    SIZES,
    KeptProgram,
    KeptPrograms,
    divided,
    joined,
)
from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.teammates.characters import CHARACTERS
from hanabi_desktop.ui.widgets.controls import ChoiceBox, label_for
from hanabi_desktop.ui.widgets.layouts import FlowLayout, Scrolled
from hanabi_desktop.ui.widgets.theme import announce
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.names import RULES, multicolour_name, rule_name
from hanabi_desktop.wording.player_names import LONGEST_NAME

translate = QCoreApplication.translate

_INTERPRETERS = {
    ".py": ("python3", "python"),
    ".js": ("node",),
    ".mjs": ("node",),
    ".jar": ("java",),
}
"""What runs a script, by its suffix."""
_WIDTH_PX, _HEIGHT_PX = 760, 600
_FRAME = QSize(16, 48)
"""The largest size of a window's frame, in pixels."""
_SECONDS = (5, 10, 30, 60, 120, 300)
_NEW = KeptProgram("?", ("?",))
"""What the fields of a new program show, apart from its name and command."""


class ProgramDialog(QDialog):
    """Asks how a program is started, and what it plays.

    Args:
        programs: the list that it is added to.
        edited: the program to change; None for a new one.
        parent: its owner.
    """

    def __init__(self, programs: KeptPrograms, edited: KeptProgram | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._programs = programs
        self._edited = edited
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(
            translate("Programs", "Add a program")
            if edited is None
            else translate("Programs", "Change {name}").format(name=edited.name)
        )
        self.name, self.version = QLineEdit(), QLineEdit()
        self.command, self.arguments, self.folder = QLineEdit(), QLineEdit(), QLineEdit()
        for field in (self.name, self.version):
            field.setMaxLength(LONGEST_NAME)
        counts = Counts()
        self.sizes = {size: QCheckBox(str(size)) for size in SIZES}
        for size, box in self.sizes.items():
            box.setAccessibleName(counts.players(size))
        self.multicolours = {kind: QCheckBox(multicolour_name(kind)) for kind in Multicolour}
        self.rules = {rule: QCheckBox(rule_name(rule)) for rule in RULES}
        self.seconds = ChoiceBox()
        for number in sorted({*_SECONDS, (edited or _NEW).seconds}):
            self.seconds.addItem(QLocale().toString(number), number)
        self.problem = QLabel()
        self.problem.setObjectName("problem")
        self.problem.setWordWrap(True)
        self._lay_out()
        self._fill(edited or _NEW)

    def _lay_out(self) -> None:
        title = QLabel(self.windowTitle())
        title.setObjectName("title")
        trust = QLabel(
            translate(
                "Programs",
                "A program runs with your permissions: it can read and change your files. Add"
                " only what you trust.",
            )
        )
        trust.setWordWrap(True)
        self.setAccessibleDescription(trust.text())
        names = _row(self.name)
        names.addSpacing(10)
        names.addWidget(label_for(translate("Programs", "Version"), self.version))
        names.addSpacing(6)
        names.addWidget(self.version)
        choose = translate("Programs", "Choose…")
        program, folder = (
            translate("Programs", "Choose a program or a script"),
            translate("Programs", "Choose the folder it starts in"),
        )
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        for line, (text, field, row) in enumerate(
            (
                (translate("Programs", "Name"), self.name, names),
                #: the executable, or the interpreter of a script, with its folder
                (
                    translate("Programs", "Program"),
                    self.command,
                    _row(self.command, choose, program, self._choose_command),
                ),
                (translate("Programs", "Arguments"), self.arguments, _row(self.arguments)),
                #: in which folder a program is started
                (
                    translate("Programs", "Starts in"),
                    self.folder,
                    _row(self.folder, choose, folder, self._choose_folder),
                ),
                #: for how many players and with which rules a program can play
                (translate("Programs", "Players"), None, _boxes(self.sizes)),
                (translate("Programs", "Multicolour"), None, _flow(self.multicolours)),
                (translate("Programs", "Rules"), None, _flow(self.rules)),
                (translate("Programs", "Seconds a move"), self.seconds, _row(self.seconds)),
            )
        ):
            label = QLabel(text)
            if isinstance(field, QLineEdit | ChoiceBox):
                label = label_for(text, field)
            grid.addWidget(label, line, 0)
            grid.addLayout(row, line, 1)
        self.folder.setPlaceholderText(translate("Programs", "any folder"))
        inside = QVBoxLayout()
        inside.setContentsMargins(0, 0, 12, 0)
        inside.setSpacing(10)
        inside.addWidget(trust)
        inside.addLayout(grid)
        inside.addStretch(1)
        foot = QHBoxLayout()
        foot.addWidget(self.problem, 1)
        foot.addWidget(self._buttons())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 16, 24, 16)
        layout.setSpacing(10)
        layout.addWidget(title)
        layout.addWidget(Scrolled(inside), 1)
        layout.addLayout(foot)
        room = self.screen().availableSize() - _FRAME
        self.resize(QSize(text_px(_WIDTH_PX), text_px(_HEIGHT_PX)).boundedTo(room))

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        text = (
            translate("Programs", "Add") if self._edited is None else translate("Programs", "Save")
        )
        self.add_button = buttons.addButton(text, QDialogButtonBox.ButtonRole.AcceptRole)
        self.add_button.setObjectName("primary")
        self.add_button.setDefault(True)
        cancel = buttons.addButton(
            translate("Programs", "Cancel"), QDialogButtonBox.ButtonRole.RejectRole
        )
        cancel.setAutoDefault(False)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def _fill(self, kept: KeptProgram) -> None:
        if kept is not _NEW:
            self.name.setText(kept.name)
            self.version.setText(kept.version)
            self.command.setText(kept.command[0])
            self.arguments.setText(joined(kept.command[1:]))
            self.folder.setText(kept.folder)
        for size, box in self.sizes.items():
            box.setChecked(size in kept.sizes)
        for kind, box in self.multicolours.items():
            box.setChecked(kind in kept.multicolours)
        for rule, box in self.rules.items():
            box.setChecked(rule in kept.rules)
        self.seconds.setCurrentIndex(self.seconds.findData(kept.seconds))

    @property
    def program(self) -> KeptProgram:
        """What the fields say; whether it can be kept is what :meth:`accept` looks at."""
        return KeptProgram(
            self.name.text().strip(),
            (self.command.text().strip(), *divided(self.arguments.text())),
            self.version.text().strip(),
            self.folder.text().strip(),
            tuple(size for size, box in self.sizes.items() if box.isChecked()),
            tuple(kind for kind, box in self.multicolours.items() if box.isChecked()),
            tuple(rule for rule, box in self.rules.items() if box.isChecked()),
            self.seconds.currentData(),
        )

    def accept(self) -> None:
        """Keep the program, or say what is missing."""
        program = self.program
        text, field = self._problem_with(program)
        if text:
            self.problem.setText(text)
            announce(self, text)
            field.setFocus()
            return
        self._programs.put(program, self._edited)
        super().accept()

    def _problem_with(self, program: KeptProgram) -> tuple[str, QWidget]:
        """Return what is wrong, and where; an empty text if nothing is."""
        taken = {kept.name for kept in self._programs.all if kept != self._edited}
        taken |= {character.name for character in CHARACTERS}
        if not program.name:
            return translate("Programs", "Give the program a name."), self.name
        if program.name in taken:
            return translate("Programs", "This name is taken. Choose another one."), self.name
        if len(str(program.label)) > LONGEST_NAME:
            text = translate(
                "Programs", "Name and version can have at most {most} characters together."
            )
            return text.format(most=LONGEST_NAME), self.version
        if not program.command[0] or shutil.which(program.command[0]) is None:
            return translate("Programs", "Choose a program that can be started."), self.command
        if program.folder and not Path(program.folder).is_dir():
            return translate("Programs", "There is no such folder."), self.folder
        if not program.sizes:
            return translate("Programs", "Choose at least one number of players."), self.sizes[2]
        if not program.multicolours:
            text = translate("Programs", "Choose at least one kind of multicolour.")
            return text, self.multicolours[Multicolour.NONE]
        return "", self.name

    def _choose_command(self) -> None:
        dialog = QFileDialog(self, translate("Programs", "Choose a program or a script"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.take_file(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def take_file(self, file: Path) -> None:
        """Fill in how a file is started: by itself, or by what runs such scripts."""
        names = _INTERPRETERS.get(file.suffix.lower())
        if names is None:
            self.command.setText(str(file))
            self.arguments.clear()
        else:
            found = (shutil.which(name) for name in names)
            own = sys.executable if file.suffix == ".py" and not hasattr(sys, "frozen") else None
            self.command.setText(next(filter(None, (*found, own)), names[0]))
            options = ["-jar"] if file.suffix.lower() == ".jar" else []
            self.arguments.setText(joined([*options, str(file)]))
        self.folder.setText(str(file.parent))
        if not self.name.text():
            self.name.setText(file.stem[:LONGEST_NAME])

    def _choose_folder(self) -> None:
        title = translate("Programs", "Choose the folder it starts in")
        dialog = QFileDialog(self, title, self.folder.text())
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.fileSelected.connect(self.folder.setText)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


def _row(
    field: QWidget, text: str = "", name: str = "", choose: Callable[[], None] | None = None
) -> QHBoxLayout:
    """Return a row with a field, and a button of this text and accessible name that chooses a file."""
    row = QHBoxLayout()
    row.addWidget(field, 0 if isinstance(field, ChoiceBox) else 1)
    if isinstance(field, ChoiceBox):
        row.addStretch(1)
    if choose is not None:
        button = QPushButton(text)
        button.setAutoDefault(False)
        button.setAccessibleName(name)
        button.clicked.connect(choose)
        row.addWidget(button)
    return row


def _boxes(boxes: Mapping[int, QCheckBox]) -> QLayout:
    row = QHBoxLayout()
    row.setSpacing(18)
    for box in boxes.values():
        row.addWidget(box)
    row.addStretch(1)
    return row


def _flow(boxes: Mapping[Any, QCheckBox]) -> QLayout:
    """Return check boxes in as many lines as they need."""
    flow = FlowLayout(spacing=14)
    for box in boxes.values():
        flow.addWidget(box)
    return flow
