"""The key map: default keys, and those a person has chosen instead."""

from collections import Counter
from collections.abc import Mapping
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from hanabi_desktop.game.cards import RANKS, Suit
from hanabi_desktop.ui.widgets.key_places import (
    digit_at_place,
    is_latin,
    letter_at_place,
    letters_beside,
)

if TYPE_CHECKING:
    from hanabi_desktop.game.moves import ClueValue


class Command(Enum):
    """The commands that keys can trigger; the values are their names in the settings."""

    PLAY = "play"
    DISCARD = "discard"
    CLUE = "clue"
    REMARK = "remark"
    EMPATHY = "empathy"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    WHITE = "white"
    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"
    GREEN = "green"
    MULTICOLOUR = "multicolour"
    RAISE = "raise"
    TILT = "tilt"
    NOTE = "note"
    MOVE_LEFT = "move_left"
    MOVE_RIGHT = "move_right"
    TELL_OWN_HAND = "tell_own_hand"
    TELL_HANDS = "tell_hands"
    TELL_FIREWORKS = "tell_fireworks"
    TELL_DISCARDS = "tell_discards"
    TELL_SUPPLIES = "tell_supplies"
    WHY = "why"
    READ_CLUE = "read_clue"
    TOLD = "told"
    HINT = "hint"
    CONVENTIONS = "conventions"
    BOOKMARK = "bookmark"
    UNDO = "undo"
    NEW_GAME = "new_game"
    SAME_DEAL = "same_deal"
    START_PAGE = "start_page"
    LIBRARY = "library"
    STATISTICS = "statistics"
    TEAMMATES = "teammates"
    REVIEW = "review"
    TRY_YOURSELF = "try_yourself"
    WHAT_IF = "what_if"
    OPEN = "open"
    SAVE = "save"
    COPY_LINK = "copy_link"
    OPEN_COPIED = "open_copied"
    LEARN = "learn"
    RULES = "rules"
    SETTINGS = "settings"
    KEYS = "keys"
    FULL_SCREEN = "full_screen"
    MENU = "menu"
    QUIT = "quit"


USUAL: dict[Command, str] = {
    Command.PLAY: "P",
    Command.DISCARD: "D",
    Command.CLUE: "C",
    Command.REMARK: "S",
    Command.EMPATHY: "Space",
    Command.ONE: "1",
    Command.TWO: "2",
    Command.THREE: "3",
    Command.FOUR: "4",
    Command.FIVE: "5",
    Command.WHITE: "W",
    Command.RED: "R",
    Command.BLUE: "B",
    Command.YELLOW: "Y",
    Command.GREEN: "G",
    Command.MULTICOLOUR: "M",
    Command.RAISE: "U",
    Command.TILT: "T",
    Command.NOTE: "N",
    Command.MOVE_LEFT: "Shift+Left",
    Command.MOVE_RIGHT: "Shift+Right",
    Command.TELL_OWN_HAND: "F5",
    Command.TELL_HANDS: "F6",
    Command.TELL_FIREWORKS: "F7",
    Command.TELL_DISCARDS: "F8",
    Command.TELL_SUPPLIES: "F9",
    Command.WHY: "?",
    Command.READ_CLUE: "Q",
    Command.TOLD: "L",
    Command.HINT: "H",
    Command.CONVENTIONS: "Ctrl+K",
    Command.BOOKMARK: "Ctrl+B",
    Command.UNDO: "Ctrl+Z",
    Command.NEW_GAME: "Ctrl+N",
    Command.SAME_DEAL: "Ctrl+R",
    Command.START_PAGE: "Ctrl+Home",
    Command.LIBRARY: "Ctrl+L",
    Command.STATISTICS: "Ctrl+T",
    Command.TEAMMATES: "Ctrl+M",
    Command.REVIEW: "Ctrl+J",
    Command.TRY_YOURSELF: "Ctrl+Y",
    Command.WHAT_IF: "Ctrl+I",
    Command.OPEN: "Ctrl+O",
    Command.SAVE: "Ctrl+S",
    Command.COPY_LINK: "Ctrl+Shift+C",
    Command.OPEN_COPIED: "Ctrl+Shift+V",
    Command.LEARN: "Ctrl+E",
    Command.RULES: "F1",
    Command.SETTINGS: "Ctrl+,",
    Command.KEYS: "Ctrl+F1",
    Command.FULL_SCREEN: "F11",
    Command.MENU: "F10",
    Command.QUIT: "Ctrl+Q",
}

AT_THE_TABLE = tuple(Command)[: tuple(Command).index(Command.WHY)]
"""The commands that the table handles; all others belong to the window."""

REPORTS = (
    Command.TELL_OWN_HAND,
    Command.TELL_HANDS,
    Command.TELL_FIREWORKS,
    Command.TELL_DISCARDS,
    Command.TELL_SUPPLIES,
)
DIGITS = dict(
    zip((Command.ONE, Command.TWO, Command.THREE, Command.FOUR, Command.FIVE), RANKS, strict=True)
)
SUITS = {
    Command.WHITE: Suit.WHITE,
    Command.RED: Suit.RED,
    Command.BLUE: Suit.BLUE,
    Command.YELLOW: Suit.YELLOW,
    Command.GREEN: Suit.GREEN,
    Command.MULTICOLOUR: Suit.MULTICOLOUR,
}

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
        self._texts = dict(USUAL)
        self._local: dict[str, str] = {}  # the letters on the keys of Latin letters

    def sequence(self, command: Command) -> QKeySequence:
        """Return the key of a command."""
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
        return next(self.shown(command) for command, one in values.items() if one == value)

    @property
    def chosen(self) -> dict[str, str]:
        """The keys that differ from the default, by the commands' names."""
        return {c.value: text for c, text in self._texts.items() if text != USUAL[c]}

    def choose(self, chosen: Mapping[str, str]) -> None:
        """Use remembered keys; invalid ones are replaced by the default."""
        wanted = {c: _portable(QKeySequence(chosen.get(c.value, ""))) for c in Command}
        texts = {c: text if text and text not in FIXED else USUAL[c] for c, text in wanted.items()}
        # Commands that share a key return to their default keys.
        while len(set(texts.values())) < len(texts):
            uses = Counter(texts.values())
            texts = {c: USUAL[c] if uses[text] > 1 else text for c, text in texts.items()}
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
