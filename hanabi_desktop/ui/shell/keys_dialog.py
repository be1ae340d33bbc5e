"""The dialog that lists all keys and lets people change them."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.ui.shell.command import ASSIGNABLE, Command, fixed_keys
from hanabi_desktop.ui.shell.keys import FIXED, KeyMap
from hanabi_desktop.ui.widgets.theme import announce
from hanabi_desktop.ui.widgets.window_sizes import resize_within_screen

translate = QCoreApplication.translate


_WALKING = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape)
_KEY_PX, _LABEL_PX = 160, 350


class _KeyEdit(QKeySequenceEdit):
    """A key editor that leaves Tab, Shift+Tab and Esc to the dialog, so that it does not trap the focus."""

    def event(self, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.key() not in _WALKING:
            return super().event(event)
        event.ignore()
        if event.type() is QEvent.Type.KeyPress and event.key() != Qt.Key.Key_Escape:
            event.accept()
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Tab)
        return event.isAccepted()


class KeysDialog(QDialog):
    """A list of commands with their keys; a key that is already in use is refused with a message."""

    def __init__(self, keys: KeyMap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = keys
        self.setWindowTitle(translate("Keys", "Keyboard"))
        heading = QLabel(self.windowTitle())
        heading.setObjectName("title")
        self.edits: dict[Command, QKeySequenceEdit] = {}
        form = QFormLayout()
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        form.setFormAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        form.setHorizontalSpacing(24)
        for command in ASSIGNABLE:
            form.addRow(_label(command.label), self._edit(command))
        for names, does in fixed_keys():
            form.addRow(_label(does), QLabel(names))
        rows = QWidget()
        rows.setLayout(form)
        area = QScrollArea()
        area.setWidget(rows)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for part in (area.viewport(), rows):
            part.setAutoFillBackground(False)
        self.note = QLabel(translate("Keys", "Click a key, then press another."))
        self.note.setObjectName("quiet")
        self.note.setWordWrap(True)
        self._lay_out((heading, self.note, area, self._buttons()))
        self.finished.connect(self.deleteLater)
        resize_within_screen(self, text_px(640), 600)

    def _lay_out(self, parts: Sequence[QWidget]) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 20, 28, 20)
        layout.setSpacing(14)
        for part in parts:
            layout.addWidget(part, 1 if isinstance(part, QScrollArea) else 0)

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        usual = buttons.addButton(
            translate("Keys", "Restore default keys"), QDialogButtonBox.ButtonRole.ResetRole
        )
        usual.setAutoDefault(False)
        usual.clicked.connect(self._use_usual)
        close = buttons.addButton(
            translate("Keys", "Close"), QDialogButtonBox.ButtonRole.RejectRole
        )
        close.setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        return buttons

    def _edit(self, command: Command) -> QKeySequenceEdit:
        edit = _KeyEdit(self._keys.shown_sequence(command))
        edit.setMaximumSequenceLength(1)
        edit.setFixedWidth(text_px(_KEY_PX))
        # The field inside has the focus.
        for named in (edit, *edit.findChildren(QLineEdit)):
            named.setAccessibleName(command.label)
        edit.editingFinished.connect(lambda: self._on_edited(command))
        self.edits[command] = edit
        return edit

    def _on_edited(self, command: Command) -> None:
        """Assign the key, or say which command already uses it."""
        edit = self.edits[command]
        wanted, had = edit.keySequence(), self._keys.shown_sequence(command)
        if wanted == had:
            return
        if self._keys.assign(command, wanted):
            self._say(translate("Keys", "{does}: {key}"), command, wanted)
            return
        edit.setKeySequence(had)
        taken = self._keys.taken_by(wanted)
        if taken is not None:
            self._say(translate("Keys", "{key} is already in use: {does}."), taken, wanted)
        elif wanted.toString(QKeySequence.SequenceFormat.PortableText) in FIXED:
            self._say(translate("Keys", "{key} cannot be changed."), command, wanted)

    def _say(self, text: str, command: Command, key: QKeySequence) -> None:
        shown = key.toString(QKeySequence.SequenceFormat.NativeText)
        self.note.setText(text.format(does=command.label, key=shown))
        announce(self, self.note.text())

    def _use_usual(self) -> None:
        self._keys.choose({})
        for command, edit in self.edits.items():
            edit.setKeySequence(self._keys.shown_sequence(command))


def _label(text: str) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    label.setMinimumWidth(text_px(_LABEL_PX))
    return label
