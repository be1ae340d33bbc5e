"""The names of the conventions, and their rules as a teammate would explain them."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.game.cards import Card, parse_cards
from hanabi_desktop.learning.lessons import Example
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.explaining.clue_readings import Habit
from hanabi_desktop.wording.names import capital, card_name, clue_title

translate = QCoreApplication.translate


def hand_label(example: Example, place: int) -> str:
    """Return the label above a hand of an example."""
    if example.clue is not None and example.clue[0] == place:
        #: above a hand; {value} is "Blue" or "3s"
        return translate("Example", "Gets a clue: {value}").format(
            value=clue_title(example.clue[1])
        )
    if place == 0:
        #: the label above the hand of the player who acts next
        return translate("Example", "Acts next")
    #: the label above the hand of a player who acts later
    return translate("Example", "Acts later")


def fireworks_label() -> str:
    """Return the label above the fireworks."""
    return translate("Example", "Fireworks")


def discard_label() -> str:
    """Return the label above a discarded card."""
    return translate("Example", "Known, and just discarded")


def described(example: Example) -> str:
    """Return the description of a whole example for screen readers."""
    lines = []
    if example.stacks:
        lines.append(f"{fireworks_label()}: {_cards(parse_cards(example.stacks))}.")
    if example.discarded:
        lines.append(f"{discard_label()}: {_cards(parse_cards(example.discarded))}.")
    lines += [
        f"{hand_label(example, place)}: {_cards(hand_of(example, place))}."
        for place in range(len(example.hands))
    ]
    if example.plays:
        played = [hand_of(example, place)[slot - 1] for place, slot in example.plays]
        #: {cards} is "blue 2, blue 3"
        text = translate("Example", "Played next, in this order: {cards}.")
        lines.append(text.format(cards=_cards(played)))
    if example.keeps:
        kept = [hand_of(example, place)[slot - 1] for place, slot in example.keeps]
        #: {cards} is "red 2"
        lines.append(translate("Example", "Kept: {cards}.").format(cards=_cards(kept)))
    return " ".join(lines)


def hand_of(example: Example, place: int) -> tuple[Card, ...]:
    """Return the cards of a hand, from slot 1 on."""
    return tuple(Card.parse(word.partition("'")[0]) for word in example.hands[place].split())


def _cards(cards: "tuple[Card, ...] | list[Card]") -> str:
    return capital(", ".join(card_name(card) for card in cards))


def habits_by_player(
    habits: Mapping[int, Sequence[Habit]], names: Sequence[str], readers: Sequence[int], viewer: int
) -> list[tuple[str, list[str]]]:
    """Return a heading for each player who is read differently, and what is read differently.

    Args:
        habits: the habits shown, by seat.
        names: the players' names, by seat.
        readers: the teammates' seats.
        viewer: the seat of the person who reads this.
    """
    readers_text = QLocale().createSeparatedList([names[seat] for seat in readers])
    found = []
    for seat, shown in habits.items():
        if seat != viewer:
            heading = translate("Habits", "How teammates read {name}").format(name=names[seat])
        elif len(readers) == 1:
            heading = translate("Habits", "How {name} reads you").format(name=readers_text)
        else:
            #: {names} is such as "Björn and Zoë"
            heading = translate("Habits", "How {names} read you").format(names=readers_text)
        found.append((heading, [habit_meaning(habit) for habit in shown]))
    return found


def no_habits() -> str:
    """Return that nobody has shown a habit."""
    return translate("Habits", "So far, teammates read everybody by the agreement.")


def habit_meaning(habit: Habit) -> str:
    """Return what a player's habit changes for those who read and clue them."""
    match habit:
        case Habit.NO_BLIND_PLAYS:
            return translate(
                "Habits",
                "No blind plays: this player gets no clue that asks for one, and their own"
                " clues are not read that way.",
            )
        case Habit.NO_PROMPTS:
            return translate(
                "Habits",
                "No prompts: this player gets no clue that relies on one, and their own clues"
                " are not read that way.",
            )
        case Habit.PLAYS_UNASKED:
            return translate(
                "Habits",
                "Plays any clued card: this player only gets clues about cards that can be played now.",
            )
        case Habit.MISLEADING_CLUES:
            return translate(
                "Habits",
                "Two of this player’s clues led to strikes: their clues now mean only "
                "what they say.",
            )


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
            return translate("Convention", "2 save")
        case Convention.SAVE_FIVE:
            return translate("Convention", "5 save")
        case Convention.FIVE_STALL:
            return translate("Convention", "5 stall")
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
                "A clue is about one card: the chop if the clue touches it; if not, the newest"
                " card touched that had no clue before; failing that, the newest card touched.",
            )
        case Convention.PLAY_CLUE:
            return translate(
                "ConventionRule",
                "The card a clue is about can be played now, unless the clue asks you to keep it.",
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
                "A clue that touches nothing new says: the newest card it touches can be played"
                " now.",
            )
        case Convention.FILL_IN:
            return translate(
                "ConventionRule",
                "A clue about a card already known to be playable or unplayable only says more"
                " about it.",
            )
        case Convention.FIX:
            return translate(
                "ConventionRule",
                "A clue that stops somebody from misplaying a card says no more than that; any"
                " new cards it touches are simply worth keeping.",
            )
        case Convention.PROMPT:
            return translate(
                "ConventionRule",
                "A clue may be about a card that is playable only after another one. Whoever has"
                " a clued card that could be the missing one plays it first; if there are"
                " several, the newest.",
            )
        case Convention.SELF_PROMPT:
            return translate(
                "ConventionRule",
                "If nobody else can help, the missing card is in your own hand: play your"
                " newest clued card that could be it.",
            )
        case Convention.EMPTY_CLUE:
            return translate("ConventionRule", "An empty clue only says what you do not hold.")
        case Convention.ANNOUNCEMENT:
            return translate(
                "ConventionRule",
                "Announce the colour of a card when you know it and the table needs a clue.",
            )
        case Convention.LAST_COPIES:
            return translate(
                "ConventionRule",
                "In the final bouquet no last copy may be lost: give any clue rather than risk it.",
            )
        case Convention.FIVE_STALL:
            return translate(
                "ConventionRule",
                "When there is nothing better to do, a clue about 5s that doesn’t touch "
                "the chop passes the turn and shows where a 5 is.",
            )
        case Convention.ORDERED_ONES:
            return translate(
                "ConventionRule", "When several 1s are clued at once, the oldest is played first."
            )
        case Convention.FINESSE:
            return translate(
                "ConventionRule",
                "If no clued card can be the missing one, whoever sits between giver and"
                " receiver plays the newest unclued card blind, at once.",
            )
        case Convention.SELF_FINESSE:
            return translate(
                "ConventionRule",
                "If nothing else explains a clue, play your newest unclued card first.",
            )
        case Convention.DOUBLE_FINESSE:
            return translate(
                "ConventionRule", "Two cards may be missing; both are played blind, in order."
            )
        case Convention.REVERSE_FINESSE:
            return translate(
                "ConventionRule",
                "The blind play may also come from somebody who acts after the receiver:"
                " whoever sees the missing card there waits until that player has had a turn.",
            )
        case Convention.LAYERED_FINESSE:
            return translate(
                "ConventionRule",
                "If the card you play blind is playable but isn’t the missing one, your next"
                " unclued card must be: play that as well.",
            )
        case Convention.HIDDEN_FINESSE:
            return translate(
                "ConventionRule",
                "The same goes for a prompt: if the clued card you play isn’t the missing one,"
                " play the next card that could be it as well.",
            )
        case Convention.REPEATED_CLUE:
            return translate(
                "ConventionRule",
                "If a clue touches nothing new and its card isn’t playable yet, it asks the"
                " others for the missing cards, like any clue.",
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
                "If no clued card can be the other copy and the card is playable now, the other"
                " copy is somebody’s newest unclued card, and they play it blind.",
            )
        case Convention.BLUFF:
            return translate(
                "ConventionRule",
                "The player right before you may clue a card that isn’t playable yet, to make"
                " you play your newest unclued card, whatever it is. Only people do this: reviews"
                " recognise it, but computer teammates never bluff.",
            )
        case Convention.STALL | Convention.PLAY_OR_SAVE | Convention.NOTHING:
            return ""
