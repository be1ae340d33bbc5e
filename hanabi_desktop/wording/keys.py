"""The descriptions of what keys do."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.wording.names import clue_title

translate = QCoreApplication.translate

_SUITS = {suit.name.lower(): suit for suit in Suit}


def command_name(command: str) -> str:
    """Return the description of a command, such as "Play a card", by its name in the settings."""
    if command in _SUITS:
        return clue_title(_SUITS[command])
    match command:
        case "play":
            return translate("Keys", "Play a card")
        case "discard":
            return translate("Keys", "Discard a card")
        case "clue":
            return translate("Keys", "Give a clue")
        case "remark":
            return translate("Keys", "Say something")
        case "empathy":
            return translate("Keys", "See each hand as its player knows it (hold)")
        case "raise":
            return translate("Keys", "Raise or lower my card")
        case "tilt":
            return translate("Keys", "Tilt or straighten my card")
        case "note":
            return translate("Keys", "Write a note on my card")
        case "move_left":
            return translate("Keys", "Move my card to the left")
        case "move_right":
            return translate("Keys", "Move my card to the right")
        case "tell_own_hand":
            return translate("Keys", "Read out what I know of my hand")
        case "tell_hands":
            return translate("Keys", "Read out my teammates’ hands")
        case "tell_fireworks":
            return translate("Keys", "Read out the fireworks")
        case "tell_discards":
            return translate("Keys", "Read out the discard pile")
        case "tell_supplies":
            return translate("Keys", "Read out clues left, strikes, deck and points")
        case "why":
            return translate("Keys", "Why that move?")
        case "read_clue":
            return translate("Keys", "What does this clue tell me?")
        case "told":
            return translate("Keys", "What have I been told since my last turn?")
        case "hint":
            return translate("Keys", "What would a teammate do? (hint)")
        case "conventions":
            return translate("Keys", "Agreement at this table")
        case "undo":
            return translate("Keys", "Take back the last move")
        case "new_game":
            return translate("Keys", "New game")
        case "same_deal":
            return translate("Keys", "Same deal again")
        case "start_page":
            return translate("Keys", "Start page")
        case "library":
            return translate("Keys", "Library")
        case "statistics":
            return translate("Keys", "Statistics")
        case "teammates":
            return translate("Keys", "Teammates")
        case "review":
            return translate("Keys", "Review this game")
        case "bookmark":
            return translate("Keys", "Bookmark this moment")
        case "try_yourself":
            return translate("Keys", "Try it yourself")
        case "what_if":
            return translate("Keys", "What if …")
        case "learn":
            return translate("Keys", "Lessons and puzzles")
        case "rules":
            return translate("Keys", "Rulebook")
        case "settings":
            return translate("Keys", "Settings")
        case "open":
            return translate("Keys", "Open a game")
        case "save":
            return translate("Keys", "Save this game")
        case "copy_link":
            return translate("Keys", "Copy link")
        case "open_copied":
            return translate("Keys", "Open copied link")
        case "keys":
            return translate("Keys", "Keyboard")
        case "full_screen":
            return translate("Keys", "Full screen")
        case "menu":
            return translate("Keys", "Menu")
        case "quit":
            return translate("Keys", "Quit")
        case "1" | "2" | "3" | "4" | "5":
            #: {number} is a key from 1 to 5: a card's place, or the value of a clue
            return translate("Keys", "Slot {number}, or a clue about {number}s").format(
                number=command
            )
    raise ValueError(command)


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
