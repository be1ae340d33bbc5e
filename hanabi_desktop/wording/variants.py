"""The names and descriptions of the optional rules."""

from typing import Literal

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.decks import Multicolour
from hanabi_desktop.game.options import GameOptions, TableTalk

translate = QCoreApplication.translate

Rule = Literal["final_bouquet", "choreography", "empty_clues"]
"""A rule that is on or off, by the name of its field in ``GameOptions``."""

RULES: tuple[Rule, ...] = ("final_bouquet", "choreography", "empty_clues")
"""The rules that are on or off, in the order in which they are offered."""


def rule_name(rule: Rule) -> str:
    """Return the name of a rule, such as "The final bouquet"."""
    match rule:
        case "final_bouquet":
            return translate("Rule", "The final bouquet")
        case "choreography":
            return translate("Rule", "Timed choreography")
        case "empty_clues":
            return translate("Rule", "Allow empty clues")


def rule_line(rule: Rule) -> str:
    """Return the effect of a rule, in one line."""
    match rule:
        case "final_bouquet":
            return translate("Rule", "Play on until all fireworks are complete, or one is lost.")
        case "choreography":
            return translate(
                "Rule", "Announce a card’s colour: a lantern if right, a strike if wrong."
            )
        case "empty_clues":
            return translate("Rule", "You may also say: you have no white cards.")


def multicolour_name(kind: Multicolour) -> str:
    """Return the name of a kind of multicolour, such as "Avalanche of colours"."""
    match kind:
        case Multicolour.NONE:
            #: the choice of multicolour cards: none
            return translate("Rule", "No multicolour")
        case Multicolour.FIVE:
            return translate("Rule", "Avalanche of colours")
        case Multicolour.TEN:
            #: a kind of multicolour cards: ten of them, with a clue of their own
            return translate("Rule", "Multicolour: ten cards")
        case Multicolour.FIVE_EVERY:
            #: a kind of multicolour cards: five that count as every colour
            return translate("Rule", "Multicolour: every colour")
        case Multicolour.TEN_EVERY:
            #: a kind of multicolour cards: ten that count as every colour
            return translate("Rule", "Multicolour: ten, every colour")


def multicolour_line(kind: Multicolour) -> str:
    """Return the effect of a kind of multicolour, in one line."""
    match kind:
        case Multicolour.NONE:
            return translate("Rule", "Five fireworks: 25 points.")
        case Multicolour.FIVE:
            return translate("Rule", "A sixth firework, one card of each value: 30 points.")
        case Multicolour.TEN:
            return translate("Rule", "A sixth firework, ten cards like the others: 30 points.")
        case Multicolour.FIVE_EVERY:
            return translate(
                "Rule",
                "A sixth firework, one card of each value, touched by every clue about a"
                " colour: 30 points.",
            )
        case Multicolour.TEN_EVERY:
            return translate(
                "Rule",
                "A sixth firework, ten cards, touched by every clue about a colour: 30 points.",
            )


def talk_name(talk: TableTalk) -> str:
    """Return the name of a level of table talk, such as "Friendly"."""
    match talk:
        case TableTalk.STRICT:
            #: table talk: a clue's marks show only while it is given
            return translate("Rule", "Strict")
        case TableTalk.FRIENDLY:
            #: table talk: what clues have pointed out stays on the cards
            return translate("Rule", "Friendly")
        case TableTalk.CLUE_MEMORY:
            #: table talk: the cards show all that clues have said, and nothing else
            return translate("Rule", "Clue memory")
        case TableTalk.FULL_MEMORY:
            #: table talk: the cards show all that can be known of them
            return translate("Rule", "Full memory")


def talk_line(talk: TableTalk) -> str:
    """Return the meaning of a level of table talk, in one line."""
    match talk:
        case TableTalk.STRICT:
            return translate(
                "Rule", "A clue shows only while it is given. After that you have to remember it."
            )
        case TableTalk.FRIENDLY:
            return translate("Rule", "What clues have pointed out stays marked on the cards.")
        case TableTalk.CLUE_MEMORY:
            return translate("Rule", "The cards show all that clues have said about them.")
        case TableTalk.FULL_MEMORY:
            return translate(
                "Rule",
                "The cards show what they can still be, going by the clues and the cards in sight.",
            )


def variant_names(options: GameOptions) -> tuple[str, ...]:
    """Return the names of a game's variants, and of its table talk unless everything is allowed."""
    names = [rule_name(rule) for rule in RULES if rule != "empty_clues" and getattr(options, rule)]
    if options.multicolour.cards:
        names.append(multicolour_name(options.multicolour))
    if options.table_talk is not TableTalk.FULL_MEMORY:
        names.append(talk_name(options.table_talk))
    return tuple(names)
