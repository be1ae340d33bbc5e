"""The key map: the default keys of the commands, and those a person has chosen instead in a dialog.

Two guards tell which input does not count: a held key's repeats, and what follows too soon.
"""

import sys
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
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

from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.ui.shell.command import (
    ASSIGNABLE,
    AT_THE_TABLE,
    DIGITS,
    SUITS,
    Command,
    fixed_keys,
)
from hanabi_desktop.ui.widgets.theme import announce
from hanabi_desktop.ui.widgets.window_sizes import resize_within_screen

if TYPE_CHECKING:
    from hanabi_desktop.game.cards import ClueValue

translate = QCoreApplication.translate


_ROWS = ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
_LETTERS = {
    first + place: letter
    for first, row in zip((16, 30, 44), _ROWS, strict=True)
    for place, letter in enumerate(row)
}
_DIGITS = {first + 2: str(first + 1) for first in range(9)}
_MAC_LETTERS = dict(
    zip(
        (*range(10), 11, 12, 13, 14, 15, 16, 17, 31, 32, 34, 35, 37, 38, 40, 45, 46),
        "ASDFHGZXCVBQWERYTOUIPLJKNM",
        strict=True,
    )
)
"""The virtual key codes of Carbon's ``HIToolbox/Events.h``."""
_MAC_DIGITS = dict(zip((18, 19, 20, 21, 23, 22, 26, 28, 25), "123456789", strict=True))

_USUAL_LETTERS = {
    "CYRILLIC": ("ЙЦУКЕНГШЩЗ", "ФЫВАПРОЛД", "ЯЧСМИТЬ"),
    "GREEK": (";ΣΕΡΤΥΘΙΟΠ", "ΑΣΔΦΓΗΞΚΛ", "ΖΧΨΩΒΝΜ"),
    "HEBREW": ("/'קראטוןםפ", "שדגכעיחלך", "זסבהנמצ"),
}
"""The usual layout of each script; letters that a person types replace these one by one."""


def is_latin(letter: str) -> bool:
    """Return whether a letter is Latin, with or without accents."""
    return unicodedata.name(letter[0], "").startswith("LATIN")


def letters_beside(letter: str) -> dict[str, str]:
    """Return the usual letters on the keys of Latin letters, for the script of the given letter."""
    script = unicodedata.name(letter[0], "").partition(" ")[0]
    rows = _USUAL_LETTERS.get(script, ("", "", ""))
    pairs = (zip(ours, theirs, strict=False) for ours, theirs in zip(_ROWS, rows, strict=True))
    return {latin: local for row in pairs for latin, local in row}


def letter_at_place(event: QKeyEvent) -> str:
    """Return the letter at a key's position on a US keyboard; "" if there is none."""
    return _at_place(event, _LETTERS, _MAC_LETTERS)


def digit_at_place(event: QKeyEvent) -> str:
    """Return the digit from 1 to 9 at a key's position in the upper row; "" if there is none.

    On French keyboards, for one, these keys give digits with Shift only.
    """
    return _at_place(event, _DIGITS, _MAC_DIGITS)


def _at_place(event: QKeyEvent, usual: Mapping[int, str], mac: Mapping[int, str]) -> str:
    """Return the sign of the key that was pressed.

    Linux reports evdev's codes plus 8; Windows those of scan code set 1, which are the same numbers
    for letters and digits; macOS has virtual key codes of its own.
    """
    if sys.platform == "darwin":
        return mac.get(event.nativeVirtualKey(), "")
    return usual.get(event.nativeScanCode() - (0 if sys.platform == "win32" else 8), "")


FIXED = ("Tab", "Shift+Tab", "Return", "Enter", "Esc", "Left", "Right", "Up", "Down", "Home", "End")
"""The keys for navigating, confirming and leaving, which cannot be assigned."""


class KeyMap(QObject):
    """The keys in use.

    On a keyboard layout without Latin letters, a key is identified by its position and shown as the
    letter printed on it. The active layout is recognised from the letters that are typed.

    Signals:
        changed: a command has another key, or keys are shown differently.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts = {command: command.usual_key for command in ASSIGNABLE}
        self._local: dict[str, str] = {}  # the letters on the keys of Latin letters

    def sequence(self, command: Command) -> QKeySequence:
        return QKeySequence(self._texts[command])

    def shown_sequence(self, command: Command) -> QKeySequence:
        """Return a command's key in the keyboard's layout; with Ctrl and the like, letters stay Latin."""
        text = self._texts[command]
        return QKeySequence(self._local.get(text, text))

    def shortcuts(self, command: Command) -> list[QKeySequence]:
        """Return a command's key for Qt's shortcuts: as shown, and in Latin letters."""
        return list(dict.fromkeys((self.shown_sequence(command), self.sequence(command))))

    def shown(self, command: Command) -> str:
        """Return the name of a command's key as printed on this keyboard."""
        return self.shown_sequence(command).toString(QKeySequence.SequenceFormat.NativeText)

    def shown_for(self, value: "ClueValue") -> str:
        """Return the name of the key for a clue's colour or rank, as printed on this keyboard."""
        values: dict[Command, ClueValue] = {**SUITS, **DIGITS}
        return next(self.shown(command) for command, other in values.items() if other == value)

    @property
    def chosen(self) -> dict[str, str]:
        """The keys that differ from the default, by the commands' names."""
        return {c.value: text for c, text in self._texts.items() if text != c.usual_key}

    def choose(self, chosen: Mapping[str, str]) -> None:
        """Use remembered keys; invalid ones are replaced by the default."""
        wanted = {c: _portable(QKeySequence(chosen.get(c.value, ""))) for c in ASSIGNABLE}
        texts = {
            c: text if text and text not in FIXED else c.usual_key for c, text in wanted.items()
        }
        # Commands that share a key return to their default keys.
        while len(set(texts.values())) < len(texts):
            uses = Counter(texts.values())
            texts = {c: c.usual_key if uses[text] > 1 else text for c, text in texts.items()}
        self._texts = texts
        self.changed.emit()

    def taken_by(self, sequence: QKeySequence) -> Command | None:
        """Return the command that uses this key; None if the key is free."""
        text = self._in_latin(sequence)
        return next((c for c, has in self._texts.items() if _same_key(has, text)), None)

    def assign(self, command: Command, sequence: QKeySequence) -> bool:
        """Give a command a key; return False and change nothing if the key is not free."""
        text = self._in_latin(sequence)
        if not text or text in FIXED or self.taken_by(sequence) not in (None, command):
            return False
        self._texts[command] = text
        self.changed.emit()
        return True

    def command_of(self, event: QKeyEvent) -> Command | None:
        """Return the command of a pressed key at the table.

        The keypad's digits count as digits, and so do the keys of the upper row, whatever they type.
        """
        self._learn_layout(event)
        keypad = Qt.KeyboardModifier.KeypadModifier
        pressed = QKeySequence(int(event.key()) | int((event.modifiers() & ~keypad).value))
        plain = not event.modifiers() & ~(keypad | Qt.KeyboardModifier.ShiftModifier)
        typed = QKeySequence(event.text().upper() if plain and event.text().isprintable() else "")
        letter = letter_at_place(event) if self._local else ""
        held = int((event.modifiers() & ~keypad).value)
        placed = QKeySequence(ord(letter) | held if letter else 0)
        # Only without Shift, which is how such keys give their digit.
        digit = QKeySequence("" if event.modifiers() else digit_at_place(event))
        for sequence in (pressed, typed, placed, digit):
            command = self.taken_by(sequence)
            if command in AT_THE_TABLE:
                return command
        return None

    def _learn_layout(self, event: QKeyEvent) -> None:
        """Recognise the keyboard layout from a typed letter."""
        typed, letter = event.text(), letter_at_place(event)
        if not typed.isalpha():
            return
        local: dict[str, str] = {}
        if not is_latin(typed) and letter:
            local = {**(self._local or letters_beside(typed)), letter: typed.upper()}
        if local != self._local:
            self._local = local
            self.changed.emit()

    def _in_latin(self, sequence: QKeySequence) -> str:
        """Return a key's name in the settings; a letter of another script counts by its position."""
        text = _portable(sequence)
        return next((latin for latin, local in self._local.items() if local == text), text)


def _portable(sequence: QKeySequence) -> str:
    """Return a key's name in the settings; of a sequence, only the first key."""
    return sequence.toString(QKeySequence.SequenceFormat.PortableText).split(", ")[0]


def _same_key(one: str, other: str) -> bool:
    """Return whether two names mean the same key: signs such as "?" usually need Shift."""
    return bool(one) and (one == other or (f"Shift+{one}" == other and not one.isalnum()))


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


class GracePeriod:
    """A period measured by the clock, so that a window that was blocked does not prolong it."""

    def __init__(self) -> None:
        self._ends_at = 0.0

    def start(self, milliseconds: int) -> None:
        self._ends_at = monotonic() + milliseconds / 1000

    def end(self) -> None:
        self._ends_at = 0.0

    @property
    def lasts(self) -> bool:
        return monotonic() < self._ends_at


_AGAIN_MS = 30
"""A key pressed again within this time of its release, in milliseconds, is held and repeating."""


class HeldKeys:
    """Recognises the events of a held key from the presses and releases passed to it.

    X11 repeats a held key as releases and presses with the same time stamp. Qt recognises them as
    repeats only if both are in its queue, so a press very soon after a release of the same key counts
    as a repeat.
    """

    def __init__(self) -> None:
        self._released: tuple[int, int] | None = None

    def forget(self) -> None:
        """Forget the last release: the next press counts as the first one."""
        self._released = None

    def repeats(self, event: QKeyEvent) -> bool:
        """Return whether a key event repeats an earlier one; passing an event twice does no harm."""
        if event.isAutoRepeat():
            return True
        if event.type() is QEvent.Type.KeyRelease:
            # Screen readers send keys with the time 0.
            self._released = (event.key(), event.timestamp()) if event.timestamp() else None
        elif event.type() is QEvent.Type.KeyPress and self._released is not None:
            key, at = self._released
            return key == event.key() and 0 <= event.timestamp() - at < _AGAIN_MS
        return False
