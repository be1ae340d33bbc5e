"""The names of suits, ranks, cards, clues, levels, ratings, optional rules, teammates and badges."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, Self, assert_never

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.game.cards import Card, ClueValue, Multicolour, Rank, Suit
from hanabi_desktop.game.moves import Ending
from hanabi_desktop.game.options import GameOptions, TableTalk
from hanabi_desktop.game.scoring import Rating, rating_of
from hanabi_desktop.library.metadata.badges_and_notes import Badge, Emblem, Tint
from hanabi_desktop.library.metadata.statistics import Figures
from hanabi_desktop.support.translation import decimal
from hanabi_desktop.teammates.characters import Character, Level, Personality
from hanabi_desktop.teammates.conventions import Agreement, Convention
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.site_suits import site_card_form, site_clue_name, site_suit_name

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
            return translate(
                "Rule", "Play on until all fireworks are complete, or one no longer can be."
            )
        case "choreography":
            return translate(
                "Rule", "Announce a card’s colour: a clue comes back if right, a strike if wrong."
            )
        case "empty_clues":
            return translate("Rule", "Also allows clues such as “no white cards”.")


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
                "Rule",
                "A clue shows only while it is being given. After that you have to remember it.",
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


def site_rule_names(options: GameOptions) -> tuple[str, ...]:
    """Return the names of the rules of hanab.live with which a game can only be watched."""
    more = translate("Variant", "one card more")
    if options.extra_cards < 0:
        more = translate("Variant", "one card fewer")
    names = (
        (_site_suits_name(options), options.site_suits is not None),
        (more, bool(options.extra_cards)),
        #: the last card of the deck may be played unseen
        (translate("Variant", "deck plays"), options.deck_plays),
        #: of hanab.live: each player has a handicap
        (translate("Variant", "characters"), any(options.characters)),
    )
    return tuple(name for name, is_so in names if is_so)


def _site_suits_name(options: GameOptions) -> str:
    """Return the name of other suits than ours, such as "6 colours, with pink and white"."""
    number = len(options.suits)
    special = options.site_suits.special if options.site_suits is not None else ()
    if not special:
        #: {number} is at least 3
        return translate("Variant", "{number} colours").format(number=number)
    #: {suits} is such as "pink and white"
    text = translate("Variant", "{number} colours, with {suits}")
    suits = QLocale().createSeparatedList([clue_name(suit) for suit in special])
    return text.format(number=number, suits=suits)


def variant_names(options: GameOptions) -> tuple[str, ...]:
    """Return the names of a game's variants, and of its table talk unless everything is allowed."""
    names = [rule_name(rule) for rule in RULES if rule != "empty_clues" and getattr(options, rule)]
    if options.multicolour.cards:
        names.append(multicolour_name(options.multicolour))
    if options.table_talk is not TableTalk.FULL_MEMORY:
        names.append(talk_name(options.table_talk))
    return (*names, *site_rule_names(options))


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
        case _:
            return site_suit_name(suit)


class CardName(str):
    """The name of a card within a sentence, such as "green 3".

    Some languages have other forms after "the" and after its holder's name: a translated template says
    ``{card:the}`` and ``{card:owned}`` for them. ``{card:one}`` is the name with the article of a card
    that is mentioned first: there is only one 5 of each suit.
    """

    __slots__ = ("_forms",)
    _forms: Mapping[str, str]

    def __new__(cls, name: str, after_the: str = "", owned: str = "", one: str = "") -> Self:
        made = super().__new__(cls, name)
        made._forms = {"the": after_the or name, "owned": owned or name, "one": one or name}
        return made

    def __format__(self, form: str) -> str:
        return self._forms[form] if form in self._forms else super().__format__(form)


def card_name(card: Card | None, markup: Markup = PLAIN) -> CardName:
    """Return the name of a card within a sentence; empty if there is none."""
    if card is None:
        return CardName("")
    name = _card_form(card)
    forms = (name, _card_form_after_the(card) or name, _card_form_of_holder(card) or name)
    plain, after_the, owned = (markup.with_tile(card.suit, form) for form in forms)
    if card.rank is Rank.FIVE and _card_form_after_the(card):
        #: a card in a list of cards
        article = translate("CardName", "the {card}")
    else:
        #: a card that is mentioned first, and of which there is another one
        article = translate("CardName", "a {card}")
    one = article.format(card=CardName(plain, after_the, owned))
    return CardName(plain, after_the, owned, one)


def last_card_name(card: Card | None, markup: Markup = PLAIN) -> CardName:
    """Return the name of a card after "the", with "last" if it had other copies: "last green 3"."""
    name = card_name(card, markup)
    if card is None or card.rank is Rank.FIVE:
        return name
    #: a card of which no other copy is left, after "the"; {card} is such as "green 3"
    return CardName(translate("CardName", "last {card}").format(card=name))


def listed_cards(cards: Iterable[Card], markup: Markup = PLAIN) -> str:
    """Return certain cards as a list: "the red 5 and the blue 4"."""
    #: a card in a list of cards
    each = translate("CardName", "the {card}")
    return QLocale().createSeparatedList(
        [each.format(card=card_name(one, markup)) for one in cards]
    )


def either_card(cards: Sequence[Card], markup: Markup = PLAIN) -> str:
    """Return certain cards as alternatives: "the red 5 or the blue 4"."""
    #: a card in a list of cards
    each = translate("CardName", "the {card}")
    names = [each.format(card=card_name(one, markup)) for one in cards]
    if len(names) < 2:
        return "".join(names)
    #: one of some cards: {cards} is "the red 5" or "the red 5, the blue 4"; {card} is the last of them
    text = translate("CardName", "{cards} or {card}")
    return text.format(cards=", ".join(names[:-1]), card=names[-1])


def _card_form(card: Card) -> str:
    rank = card.rank.value
    match card.suit:
        case Suit.WHITE:
            return translate("CardName", "white {rank}").format(rank=rank)
        case Suit.RED:
            return translate("CardName", "red {rank}").format(rank=rank)
        case Suit.BLUE:
            return translate("CardName", "blue {rank}").format(rank=rank)
        case Suit.YELLOW:
            return translate("CardName", "yellow {rank}").format(rank=rank)
        case Suit.GREEN:
            return translate("CardName", "green {rank}").format(rank=rank)
        case Suit.MULTICOLOUR:
            return translate("CardName", "multicolour {rank}").format(rank=rank)
        case _:
            return site_card_form(card.suit).format(rank=rank)


def _card_form_after_the(card: Card) -> str:
    """Return the name that follows "the"; empty for suits of which no such form is known."""
    rank = card.rank.value
    match card.suit:
        case Suit.WHITE:
            return translate("CardNameAfterThe", "white {rank}").format(rank=rank)
        case Suit.RED:
            return translate("CardNameAfterThe", "red {rank}").format(rank=rank)
        case Suit.BLUE:
            return translate("CardNameAfterThe", "blue {rank}").format(rank=rank)
        case Suit.YELLOW:
            return translate("CardNameAfterThe", "yellow {rank}").format(rank=rank)
        case Suit.GREEN:
            return translate("CardNameAfterThe", "green {rank}").format(rank=rank)
        case Suit.MULTICOLOUR:
            return translate("CardNameAfterThe", "multicolour {rank}").format(rank=rank)
        case _:
            return ""


def _card_form_of_holder(card: Card) -> str:
    """Return the name that follows the holder's; empty for suits of which no such form is known."""
    rank = card.rank.value
    match card.suit:
        case Suit.WHITE:
            return translate("CardNameOwned", "white {rank}").format(rank=rank)
        case Suit.RED:
            return translate("CardNameOwned", "red {rank}").format(rank=rank)
        case Suit.BLUE:
            return translate("CardNameOwned", "blue {rank}").format(rank=rank)
        case Suit.YELLOW:
            return translate("CardNameOwned", "yellow {rank}").format(rank=rank)
        case Suit.GREEN:
            return translate("CardNameOwned", "green {rank}").format(rank=rank)
        case Suit.MULTICOLOUR:
            return translate("CardNameOwned", "multicolour {rank}").format(rank=rank)
        case _:
            return ""


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
            name = site_clue_name(value)
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


def character_line(character: Character) -> str:
    """Return who a teammate is, in one sentence; empty if the teammate is not one of ours."""
    match character.name:
        case "Björn":
            #: who a teammate is, a man
            return translate("CharacterLine", "Fishes at dawn, and never hurries a card.")
        case "Zoë":
            #: who a teammate is, a young woman
            return translate("CharacterLine", "Laughs first and counts afterwards.")
        case "Åsa":
            #: who a teammate is, an old woman
            return translate(
                "CharacterLine", "Pours tea for the whole table while she tells you the story."
            )
        case "Daniël":
            #: who a teammate is, a young man
            return translate(
                "CharacterLine", "Always has a book with him, and never loses his place."
            )
        case "Noor":
            #: who a teammate is, a woman
            return translate("CharacterLine", "Has sailed by worse clues than yours.")
        case "Elin":
            #: who a teammate is, a girl
            return translate("CharacterLine", "The youngest at the table, and the first to say so.")
        case "Maud":
            #: who a teammate is, an elderly woman
            return translate(
                "CharacterLine", "Has lit the harbour’s lanterns for forty years, and wastes none."
            )
        case "Jonas":
            #: who a teammate is, a man
            return translate("CharacterLine", "Builds his own rockets, and lights them himself.")
        case "Saar":
            #: who a teammate is, a woman
            return translate(
                "CharacterLine", "Plays the flute between turns, and talks through them."
            )
        case _:
            return ""


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


def number_word(number: int) -> str:
    """Return a number from two to twelve in words, such as "three", and any other in digits."""
    words = (
        translate("Number", "two"),
        translate("Number", "three"),
        translate("Number", "four"),
        translate("Number", "five"),
        translate("Number", "six"),
        translate("Number", "seven"),
        translate("Number", "eight"),
        translate("Number", "nine"),
        translate("Number", "ten"),
        translate("Number", "eleven"),
        translate("Number", "twelve"),
    )
    return words[number - 2] if number in range(2, 2 + len(words)) else str(number)


def capital(phrase: str) -> str:
    """Return a phrase, such as "play slot 2", with a capital letter."""
    return phrase[:1].upper() + phrase[1:]


def badge_name(badge: Badge) -> str:
    """Return the name of a badge, such as "Teal, boat"."""
    #: a person's badge: {colour} is such as "Teal", {symbol} such as "Boat"
    return translate("Badge", "{colour}, {symbol}").format(
        colour=tint_name(badge.tint), symbol=emblem_name(badge.emblem)
    )


def tint_name(tint: Tint) -> str:
    """Return the name of a person's colour, such as "Teal"."""
    match tint:
        case Tint.ROSE:
            return translate("Badge", "Rose")
        case Tint.RUST:
            return translate("Badge", "Rust")
        case Tint.OLIVE:
            return translate("Badge", "Olive")
        case Tint.TEAL:
            return translate("Badge", "Teal")
        case Tint.INDIGO:
            return translate("Badge", "Indigo")
        case Tint.PLUM:
            return translate("Badge", "Plum")
    assert_never(tint)


def emblem_name(emblem: Emblem) -> str:
    """Return the name of a person's symbol, such as "Boat"."""
    match emblem:
        case Emblem.BOAT:
            return translate("Badge", "Boat")
        case Emblem.FISH:
            return translate("Badge", "Fish")
        case Emblem.KITE:
            #: the toy that flies on a string
            return translate("Badge", "Kite")
        case Emblem.HOUSE:
            return translate("Badge", "House")
        case Emblem.CAT:
            return translate("Badge", "Cat")
        case Emblem.BELL:
            return translate("Badge", "Bell")
    assert_never(emblem)


def level_meaning(level: Level) -> str:
    """Return what a teammate of a level can do."""
    match level:
        case Level.CASUAL:
            return translate(
                "Teammates",
                "Knows play and save clues, and prompts. Never expects a blind play from you.",
            )
        case Level.STANDARD:
            return translate(
                "Teammates",
                "Also uses stalls and finesses: a clue to somebody else may ask you to play.",
            )
        case Level.EXPERT:
            return translate(
                "Teammates",
                "Also uses layered, reverse and double finesses, and thinks ahead before each move.",
            )


def personality_meaning(personality: Personality) -> str:
    """Return what a personality changes at the table."""
    match personality:
        case Personality.CAREFUL:
            return translate(
                "Teammates",
                "Careful: takes fewer risks and saves cards early, even if it costs a clue.",
            )
        case Personality.BOLD:
            return translate(
                "Teammates", "Bold: plays when others would wait, and likes to ask for blind plays."
            )
        case Personality.CHATTY:
            return translate(
                "Teammates",
                "Chatty: gives a clue where others would discard, and says more at the table.",
            )


def shared_results(figures: Figures) -> str:
    """Return the results of the games that were played with a teammate."""
    if not figures.games:
        return translate("Teammates", "You have not played together yet.")
    games = Counts().games(figures.games)
    #: {games} is "12 games", {mean} such as "21.4", {best} a number of points
    text = translate("Teammates", "{games} together: {mean} points on average, best {best}.")
    return text.format(games=games, mean=decimal(figures.mean, 1), best=figures.best)
