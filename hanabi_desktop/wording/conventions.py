"""The names of the conventions, and their rules as a teammate would explain them."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.teammates.conventions import Convention

translate = QCoreApplication.translate


def convention_name(convention: Convention) -> str:
    """Return the players' name for a convention; empty if it needs none."""
    match convention:
        case Convention.PLAY_CLUE:
            return translate("Convention", "play clue")
        case Convention.DELAYED_PLAY:
            return translate("Convention", "delayed play clue")
        case Convention.SAVE_CRITICAL:
            return translate("Convention", "save clue")
        case Convention.SAVE_TWO:
            return translate("Convention", "save of a 2")
        case Convention.SAVE_FIVE:
            return translate("Convention", "save of a 5")
        case Convention.FIVE_STALL:
            return translate("Convention", "stall on a 5")
        case Convention.PROMPT:
            return translate("Convention", "prompt")
        case Convention.FINESSE:
            return translate("Convention", "finesse")
        case Convention.DOUBLE_FINESSE:
            return translate("Convention", "double finesse")
        case Convention.REVERSE_FINESSE:
            return translate("Convention", "reverse finesse")
        case Convention.LAYERED_FINESSE:
            return translate("Convention", "layered finesse")
        case Convention.HIDDEN_FINESSE:
            return translate("Convention", "hidden finesse")
        case Convention.REPEATED_CLUE:
            return translate("Convention", "repeated clue")
        case Convention.SARCASTIC_DISCARD:
            return translate("Convention", "sarcastic discard")
        case Convention.GENTLEMANS_DISCARD:
            return translate("Convention", "gentleman’s discard")
        case Convention.SELF_PROMPT:
            return translate("Convention", "self-prompt")
        case Convention.SELF_FINESSE:
            return translate("Convention", "self-finesse")
        case Convention.TEMPO:
            return translate("Convention", "tempo clue")
        case Convention.FIX:
            return translate("Convention", "fix clue")
        case Convention.FILL_IN:
            return translate("Convention", "fill-in")
        case Convention.EMPTY_CLUE:
            return translate("Convention", "empty clue")
        case Convention.STALL:
            return translate("Convention", "stall")
        case Convention.PLAY_OR_SAVE:
            return translate("Convention", "play or save clue")
        case Convention.FOCUS:
            return translate("Convention", "focus")
        case Convention.CHOP:
            return translate("Convention", "chop")
        case Convention.GOOD_TOUCH:
            return translate("Convention", "good touch")
        case Convention.ORDERED_ONES:
            return translate("Convention", "ordered 1s")
        case Convention.ANNOUNCEMENT:
            return translate("Convention", "announcing")
        case Convention.LAST_COPIES:
            return translate("Convention", "keeping last copies")
        case Convention.BLUFF:
            return translate("Convention", "bluff")
        case Convention.NOTHING:
            return ""


def convention_rule(convention: Convention) -> str:
    """Return the rule of a convention, in one or two sentences."""
    match convention:
        case Convention.CHOP:
            return translate(
                "ConventionRule",
                "The chop is your oldest card without a clue. When you have nothing better to do,"
                " you discard it.",
            )
        case Convention.FOCUS:
            return translate(
                "ConventionRule",
                "A clue is about one card: the chop if the clue touches it for the first time; if"
                " not, the newest card touched for the first time; failing that, the newest card"
                " touched.",
            )
        case Convention.PLAY_CLUE:
            return translate(
                "ConventionRule",
                "The card a clue is about can be played now, unless the clue asks to keep it.",
            )
        case Convention.DELAYED_PLAY:
            return translate(
                "ConventionRule",
                "The card can be played as soon as you have played the cards you know already.",
            )
        case Convention.SAVE_FIVE:
            return translate(
                "ConventionRule", "A clue about 5s that touches your chop asks you to keep it."
            )
        case Convention.SAVE_TWO:
            return translate(
                "ConventionRule",
                "A clue about 2s that touches your chop may ask you to keep a 2 whose other copy"
                " nobody can see.",
            )
        case Convention.SAVE_CRITICAL:
            return translate(
                "ConventionRule",
                "A clue that touches your chop may ask you to keep the last copy of a card."
                " 5s are kept by their value, never by their colour.",
            )
        case Convention.GOOD_TOUCH:
            return translate(
                "ConventionRule",
                "Clues touch only cards that will still be played, never two copies of the same card.",
            )
        case Convention.TEMPO:
            return translate(
                "ConventionRule",
                "A clue that touches nothing new says: the newest card it touches fits now.",
            )
        case Convention.FILL_IN:
            return translate(
                "ConventionRule",
                "A clue about a card already known to fit, or not to fit, only tells more about"
                " it.",
            )
        case Convention.FIX:
            return translate(
                "ConventionRule",
                "A clue that stops somebody from playing a card that does not fit says only that:"
                " the new cards it touches are simply worth keeping.",
            )
        case Convention.PROMPT:
            return translate(
                "ConventionRule",
                "A clue may be about a card that fits only after another. Whoever has a clued"
                " card that can be that other one plays it first; of several, the newest.",
            )
        case Convention.SELF_PROMPT:
            return translate(
                "ConventionRule",
                "If nobody else can help, the missing card is your own: play the newest clued"
                " card that can be it.",
            )
        case Convention.EMPTY_CLUE:
            return translate("ConventionRule", "An empty clue only says what you do not hold.")
        case Convention.ANNOUNCEMENT:
            return translate(
                "ConventionRule",
                "Announce the colour of a card when you know it and the table needs a clue token.",
            )
        case Convention.LAST_COPIES:
            return translate(
                "ConventionRule",
                "In the final bouquet no last copy may be lost: give any clue rather than risk it.",
            )
        case Convention.FIVE_STALL:
            return translate(
                "ConventionRule",
                "When there is nothing better to do, a clue about 5s away from the chop passes"
                " the turn and shows where a 5 is.",
            )
        case Convention.ORDERED_ONES:
            return translate(
                "ConventionRule", "Of several 1s clued at once, the oldest is played first."
            )
        case Convention.FINESSE:
            return translate(
                "ConventionRule",
                "If no clued card can be the missing one, whoever sits between giver and receiver"
                " plays the newest unclued card, unseen and at once.",
            )
        case Convention.SELF_FINESSE:
            return translate(
                "ConventionRule",
                "If nothing else explains a clue, play your newest unclued card first.",
            )
        case Convention.DOUBLE_FINESSE:
            return translate(
                "ConventionRule", "Two cards may be missing, and both are played unseen, in order."
            )
        case Convention.REVERSE_FINESSE:
            return translate(
                "ConventionRule",
                "A finesse may also ask somebody who acts after the receiver: whoever sees the"
                " missing card there waits until that player has had a turn.",
            )
        case Convention.LAYERED_FINESSE:
            return translate(
                "ConventionRule",
                "If the card played unseen fits but isn’t the missing one, the next unclued card is"
                " taken for it and played as well.",
            )
        case Convention.HIDDEN_FINESSE:
            return translate(
                "ConventionRule",
                "The same holds for a prompt: if the clued card that was played isn’t the missing"
                " one, the search goes on behind it.",
            )
        case Convention.REPEATED_CLUE:
            return translate(
                "ConventionRule",
                "If a clue touches nothing new and its card doesn’t fit yet, it asks the others"
                " for the missing cards, like any clue.",
            )
        case Convention.SARCASTIC_DISCARD:
            return translate(
                "ConventionRule",
                "Discarding a known card that is still needed tells a teammate: one of your clued cards is"
                " the other copy.",
            )
        case Convention.GENTLEMANS_DISCARD:
            return translate(
                "ConventionRule",
                "If no clued card can be the other copy and the card fits now, it is somebody’s"
                " newest unclued card, to be played unseen.",
            )
        case Convention.BLUFF:
            return translate(
                "ConventionRule",
                "The player right before you may clue a card that can’t fit yet, to have you play"
                " your newest unclued card, whatever it is. Only people do this: reviews recognise"
                " it, but teammates never bluff.",
            )
        case Convention.STALL | Convention.PLAY_OR_SAVE | Convention.NOTHING:
            return ""
