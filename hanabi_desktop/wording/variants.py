"""What the rules that can be switched on are called, and what they do."""

from typing import Literal

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.options import GameOptions

translate = QCoreApplication.translate

Rule = Literal["multicolour", "final_bouquet", "choreography", "empty_clues"]
"""A rule by the name of its option."""

RULES: tuple[Rule, ...] = ("final_bouquet", "choreography", "multicolour", "empty_clues")
"""In the order in which they are offered."""


def rule_name(rule: Rule) -> str:
    """A rule's name, such as "The final bouquet"."""
    match rule:
        case "final_bouquet":
            return translate("Rule", "The final bouquet")
        case "choreography":
            return translate("Rule", "Timed choreography")
        case "multicolour":
            return translate("Rule", "Avalanche of colours")
        case "empty_clues":
            return translate("Rule", "Clues may touch no card")


def rule_line(rule: Rule) -> str:
    """What a rule does, in one line."""
    match rule:
        case "final_bouquet":
            return translate("Rule", "Play on until all fireworks are complete, or one is lost.")
        case "choreography":
            return translate("Rule", "Announce a card’s colour: a token if right, else a strike.")
        case "multicolour":
            return translate("Rule", "A sixth firework, one card of each value: 30 points.")
        case "empty_clues":
            return translate("Rule", "You may also say: you have no white cards.")


def variant_names(options: GameOptions) -> tuple[str, ...]:
    """The variants a game is played with, by name."""
    return tuple(
        rule_name(rule) for rule in RULES if rule != "empty_clues" and getattr(options, rule)
    )
