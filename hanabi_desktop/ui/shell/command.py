"""The program's commands: one table of their keys and texts."""

from collections.abc import Callable
from enum import Enum
from typing import Self

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.cards import RANKS, Suit

translate = QCoreApplication.translate


def _on_number(number: int) -> Callable[[], str]:
    def text() -> str:
        #: {number} is a key from 1 to 5: a card's place, or the value of a clue
        text = translate("Keys", "Slot {number}, or a clue about {number}s")
        return text.format(number=number)

    return text


def _on_suit(suit: Suit) -> Callable[[], str]:
    def text() -> str:
        from hanabi_desktop.wording.names import clue_title  # noqa: PLC0415 (the first frame needs none)

        return clue_title(suit)

    return text


def _reading() -> str:
    #: what the last clue asks of the person who plays
    return translate("MainWindow", "What doe&s this clue tell me?")


def _no_game() -> str:
    return translate("MainWindow", "Start or open a game first.")


def _not_in_game() -> str:
    return translate("MainWindow", "Only during a game.")


class Command(Enum):
    """What a person can ask for by key, menu or button.

    The value is the command's name in the settings. The table itself handles the commands before
    *Why that move?*; the window handles the others.

    Attributes:
        usual_key: the default key; empty if the command has none and cannot be given one.
        text: returns the text, with its mnemonic if it stands in a menu.
        why_not: returns why the command is disabled; None if it never is.
    """

    usual_key: str
    text: Callable[[], str]
    why_not: Callable[[], str] | None

    def __new__(
        cls,
        value: str,
        usual_key: str,
        text: Callable[[], str],
        why_not: Callable[[], str] | None = None,
    ) -> Self:
        command = object.__new__(cls)
        command._value_ = value
        command.usual_key = usual_key
        command.text = text
        command.why_not = why_not
        return command

    PLAY = "play", "P", lambda: translate("Keys", "Play a card")
    DISCARD = "discard", "D", lambda: translate("Keys", "Discard a card")
    CLUE = "clue", "C", lambda: translate("Keys", "Give a clue")
    REMARK = "remark", "S", lambda: translate("Keys", "Say something")
    EMPATHY = (
        "empathy",
        "Space",
        lambda: translate("Keys", "See each hand as its player knows it (hold)"),
    )
    ONE = "1", "1", _on_number(1)
    TWO = "2", "2", _on_number(2)
    THREE = "3", "3", _on_number(3)
    FOUR = "4", "4", _on_number(4)
    FIVE = "5", "5", _on_number(5)
    WHITE = "white", "W", _on_suit(Suit.WHITE)
    RED = "red", "R", _on_suit(Suit.RED)
    BLUE = "blue", "B", _on_suit(Suit.BLUE)
    YELLOW = "yellow", "Y", _on_suit(Suit.YELLOW)
    GREEN = "green", "G", _on_suit(Suit.GREEN)
    MULTICOLOUR = "multicolour", "M", _on_suit(Suit.MULTICOLOUR)
    RAISE = "raise", "U", lambda: translate("Keys", "Raise or lower my card")
    TILT = "tilt", "T", lambda: translate("Keys", "Tilt or straighten my card")
    NOTE = "note", "N", lambda: translate("Keys", "Write a note on my card")
    MOVE_LEFT = "move_left", "Shift+Left", lambda: translate("Keys", "Move my card to the left")
    MOVE_RIGHT = "move_right", "Shift+Right", lambda: translate("Keys", "Move my card to the right")
    TELL_OWN_HAND = (
        "tell_own_hand",
        "F5",
        lambda: translate("Keys", "Read out what I know of my hand"),
    )
    TELL_HANDS = "tell_hands", "F6", lambda: translate("Keys", "Read out my teammates’ hands")
    TELL_FIREWORKS = "tell_fireworks", "F7", lambda: translate("Keys", "Read out the fireworks")
    TELL_DISCARDS = "tell_discards", "F8", lambda: translate("Keys", "Read out the discard pile")
    TELL_SUPPLIES = (
        "tell_supplies",
        "F9",
        lambda: translate("Keys", "Read out clues left, strikes, deck and points"),
    )
    WHY = "why", "?", lambda: translate("MainWindow", "&Why that move?")
    READ_CLUE = "read_clue", "Q", _reading, _not_in_game
    TOLD = (
        "told",
        "L",
        lambda: translate("MainWindow", "What have I been to&ld since my last turn?"),
        _not_in_game,
    )
    HINT = (
        "hint",
        "H",
        lambda: translate("MainWindow", "W&hat would a teammate do in my place? (hint)"),
        _not_in_game,
    )
    CONVENTIONS = (
        "conventions",
        "Ctrl+K",
        lambda: translate("MainWindow", "&Agreement at this table…"),
        _not_in_game,
    )
    BOOKMARK = "bookmark", "Ctrl+B", lambda: translate("MainWindow", "&Bookmark this moment…")
    UNDO = (
        "undo",
        "Ctrl+Z",
        lambda: translate("MainWindow", "Take &back the last move"),
        lambda: translate("MainWindow", "There is no move to take back."),
    )
    NEW_GAME = "new_game", "Ctrl+N", lambda: translate("MainWindow", "Ne&w game…")
    SAME_DEAL = "same_deal", "Ctrl+R", lambda: translate("MainWindow", "Same &deal again"), _no_game
    DEAL_OF_THE_DAY = "deal_of_the_day", "", lambda: translate("StartPage", "Deal of the day")
    DEAL_BY_NUMBER = "deal_by_number", "", lambda: translate("StartPage", "Deal by number…")
    HAND_SEAT = (
        "hand_seat",
        "",
        lambda: translate("MainWindow", "&Let a computer teammate take over…"),
        lambda: translate("MainWindow", "Only when several people play at this screen."),
    )
    START_PAGE = "start_page", "Ctrl+Home", lambda: translate("MainWindow", "&Start page")
    LIBRARY = "library", "Ctrl+L", lambda: translate("MainWindow", "Librar&y")
    STATISTICS = "statistics", "Ctrl+T", lambda: translate("MainWindow", "Stat&istics")
    TEAMMATES = "teammates", "Ctrl+M", lambda: translate("MainWindow", "Your t&eammates")
    REVIEW = "review", "Ctrl+J", lambda: translate("MainWindow", "&Review this game")
    TRY_YOURSELF = "try_yourself", "Ctrl+Y", lambda: translate("MainWindow", "&Try it yourself")
    WHAT_IF = "what_if", "Ctrl+I", lambda: translate("MainWindow", "&What if…")
    HIDE_RESULT = (
        "hide_result",
        "Ctrl+Shift+R",
        #: a switch in the menu: finished games are shown without telling how they end
        lambda: translate("MainWindow", "Replay wit&hout the result"),
    )
    GUESS = "guess", "Ctrl+G", lambda: translate("MainWindow", "&Guess the move")
    OPEN = "open", "Ctrl+O", lambda: translate("MainWindow", "&Open a game…")
    SAVE = "save", "Ctrl+S", lambda: translate("MainWindow", "Sa&ve this game as…"), _no_game
    COPY_LINK = "copy_link", "Ctrl+Shift+C", lambda: translate("MainWindow", "Copy li&nk"), _no_game
    COPY_POSITION = (
        "copy_position",
        "Ctrl+Shift+P",
        lambda: translate("MainWindow", "&Position as text"),
        _no_game,
    )
    COPY_PICTURE = (
        "copy_picture",
        "Ctrl+Shift+I",
        lambda: translate("MainWindow", "Position as pict&ure"),
        _no_game,
    )
    OPEN_COPIED = (
        "open_copied",
        "Ctrl+Shift+V",
        lambda: translate("MainWindow", "Open &copied link"),
    )
    LEARN = "learn", "Ctrl+E", lambda: translate("MainWindow", "Lessons and &puzzles")
    RULES = "rules", "F1", lambda: translate("MainWindow", "&Rulebook")
    SETTINGS = "settings", "Ctrl+,", lambda: translate("MainWindow", "Settin&gs…")
    KEYS = "keys", "Ctrl+F1", lambda: translate("MainWindow", "&Keyboard…")
    FULL_SCREEN = "full_screen", "F11", lambda: translate("MainWindow", "&Full screen")
    ABOUT = "about", "", lambda: translate("MainWindow", "&About Hanabi")
    MENU = "menu", "F10", lambda: translate("MainWindow", "Menu")
    QUIT = "quit", "Ctrl+Q", lambda: translate("MainWindow", "&Quit")

    @property
    def label(self) -> str:
        """The text without its mnemonic."""
        return self.text().replace("&", "")

    @property
    def title(self) -> str:
        """The text without its mnemonic, and without the ellipsis of a command that opens a dialog."""
        return self.label.removesuffix("…").rstrip()


ASSIGNABLE = tuple(command for command in Command if command.usual_key)
"""The commands that have a key."""

AT_THE_TABLE = ASSIGNABLE[: ASSIGNABLE.index(Command.WHY)]
"""The commands that the table handles; all others belong to the window."""

ADVICE = (Command.READ_CLUE, Command.TOLD, Command.HINT, Command.CONVENTIONS)
"""The questions that can be asked during a game."""

SWITCHES = (Command.HIDE_RESULT,)
"""The commands that switch something on or off; the others do something once."""

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


def fixed_keys() -> tuple[tuple[str, str], ...]:
    """Return the keys that cannot be changed, with their descriptions."""
    return (
        ("Tab", translate("Keys", "Go to the next hand, or to the next teammate for a clue")),
        ("← → ↑ ↓", translate("Keys", "Move along the cards; step through a replay")),
        ("Enter", translate("Keys", "Choose the card, give the clue")),
        ("Esc", translate("Keys", "Cancel")),
        (
            "P, C, S",
            translate("Keys", "In a replay: play, next clue, next strike (with Shift: back)"),
        ),
        ("D", translate("Keys", "In a review: next key moment (with Shift: back)")),
        ("Page ↑, Page ↓", translate("Keys", "Back or forward one round in a replay")),
        ("Home, End", translate("Keys", "To the start or the end of a replay")),
    )
