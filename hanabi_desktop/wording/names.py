"""The names of suits, ranks, cards, clues, levels and ratings."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.game.cards import Card, Rank, Suit
from hanabi_desktop.game.moves import ClueValue, Ending
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.scoring import Rating, rating_of
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.characters import Personality
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.wording.markup import PLAIN, Markup

translate = QCoreApplication.translate


def strikes_are_cards() -> bool:
    """Return whether strikes are fault cards, as in the Dutch edition, instead of red tokens."""
    return QLocale().language() is QLocale.Language.Dutch


def suit_name(suit: Suit) -> str:
    """Return the name of a suit on its own, such as "Green"."""
    match suit:
        case Suit.WHITE:
            return translate("SuitName", "White")
        case Suit.RED:
            return translate("SuitName", "Red")
        case Suit.BLUE:
            return translate("SuitName", "Blue")
        case Suit.YELLOW:
            return translate("SuitName", "Yellow")
        case Suit.GREEN:
            return translate("SuitName", "Green")
        case Suit.MULTICOLOUR:
            return translate("SuitName", "Multicolour")
    assert_never(suit)


def card_name(card: Card, markup: Markup = PLAIN) -> str:
    """Return the name of a card within a sentence, such as "green 3"."""
    rank = card.rank.value
    match card.suit:
        case Suit.WHITE:
            name = translate("CardName", "white {rank}").format(rank=rank)
        case Suit.RED:
            name = translate("CardName", "red {rank}").format(rank=rank)
        case Suit.BLUE:
            name = translate("CardName", "blue {rank}").format(rank=rank)
        case Suit.YELLOW:
            name = translate("CardName", "yellow {rank}").format(rank=rank)
        case Suit.GREEN:
            name = translate("CardName", "green {rank}").format(rank=rank)
        case Suit.MULTICOLOUR:
            name = translate("CardName", "multicolour {rank}").format(rank=rank)
        case _:
            assert_never(card.suit)
    return markup.with_tile(card.suit, name)


def clue_name(value: ClueValue, markup: Markup = PLAIN) -> str:
    """Return the value of a clue within "told ... about ...": "green" or "3s"."""
    if isinstance(value, Rank):
        #: several cards of one value, as in "about 3s"
        return translate("ClueName", "{rank}s").format(rank=value.value)
    match value:
        case Suit.WHITE:
            name = translate("ClueName", "white")
        case Suit.RED:
            name = translate("ClueName", "red")
        case Suit.BLUE:
            name = translate("ClueName", "blue")
        case Suit.YELLOW:
            name = translate("ClueName", "yellow")
        case Suit.GREEN:
            name = translate("ClueName", "green")
        case Suit.MULTICOLOUR:
            name = translate("ClueName", "multicolour")
        case _:
            assert_never(value)
    return markup.with_tile(value, name)


def clue_title(value: ClueValue) -> str:
    """Return the value of a clue on its own, as on a button: "Green" or "3s"."""
    return clue_name(value) if isinstance(value, Rank) else suit_name(value)


def agreement_name(agreement: Agreement) -> str:
    """Return the name of an agreement: its level's, or the one that people gave it."""
    level = agreement.level
    if level is not None:
        return level_name(level)
    if not agreement.name and Convention.BLUFF in agreement.conventions:
        #: {name} is what an agreement is called, such as "Expert"
        text = translate("Names", "{name} with bluffs")
        return text.format(name=agreement_name(agreement.without_one(Convention.BLUFF)))
    #: an agreement of people's own that has no name
    return agreement.name or translate("Names", "Custom")


def level_name(level: Level) -> str:
    """Return the name of a teammate's level, such as "Casual"."""
    match level:
        case Level.CASUAL:
            #: a teammate's level: relaxed play with the simplest conventions
            return translate("LevelName", "Casual")
        case Level.STANDARD:
            #: a teammate's level: the conventions that most players know
            return translate("LevelName", "Standard")
        case Level.EXPERT:
            #: a teammate's level: every convention
            return translate("LevelName", "Expert")


def personality_name(personality: Personality) -> str:
    """Return the name of a teammate's personality, such as "bold"."""
    match personality:
        case Personality.CAREFUL:
            #: a teammate's personality, after its level: "Expert, careful"
            return translate("PersonalityName", "careful")
        case Personality.BOLD:
            #: a teammate's personality, after its level: "Expert, bold"
            return translate("PersonalityName", "bold")
        case Personality.CHATTY:
            #: a teammate's personality, after its level: gives clues gladly
            return translate("PersonalityName", "chatty")


def rating_name(rating: Rating) -> str:
    """Return the rating in words, such as "Excellent"."""
    match rating:
        case Rating.HORRIBLE:
            return translate("RatingName", "Horrible")
        case Rating.POOR:
            return translate("RatingName", "Poor")
        case Rating.HONOURABLE:
            return translate("RatingName", "Honourable")
        case Rating.EXCELLENT:
            return translate("RatingName", "Excellent")
        case Rating.EXTRAORDINARY:
            return translate("RatingName", "Extraordinary")
        case Rating.LEGENDARY:
            return translate("RatingName", "Legendary")
        case Rating.DIVINE:
            return translate("RatingName", "Divine")


def verdict(options: GameOptions, score: int, ending: Ending) -> str:
    """Return the verdict on a game: its rating, or with the final bouquet only complete or lost."""
    if not options.final_bouquet:
        return rating_name(rating_of(score))
    if ending.lost:
        return translate("Verdict", "Lost")
    return translate("Verdict", "Complete")


def count_word(number: int) -> str:
    """Return a number of cards in words, such as "three cards"; at most a whole hand."""
    match number:
        case 0:
            return translate("CountWord", "no cards")
        case 1:
            return translate("CountWord", "one card")
        case 2:
            return translate("CountWord", "two cards")
        case 3:
            return translate("CountWord", "three cards")
        case 4:
            return translate("CountWord", "four cards")
        case _:
            return translate("CountWord", "five cards")


def capital(phrase: str) -> str:
    """Return a phrase, such as "play slot 2", with a capital letter."""
    return phrase[:1].upper() + phrase[1:]
