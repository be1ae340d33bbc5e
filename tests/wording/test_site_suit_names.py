"""What is said of the suits of hanab.live."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from hanabi_desktop.game.cards import Card, Rank, Suit
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.site_suits import SPECIAL_SUITS, SiteSuits
from hanabi_desktop.support.translation import Language, Translation
from hanabi_desktop.ui.game.descriptions import touch_sentences
from hanabi_desktop.wording.names import card_name, clue_name, suit_name, variant_names
from hanabi_desktop.wording.problems import only_watched_sentence

pytestmark = pytest.mark.usefixtures("announce")


@pytest.fixture
def announce(qapp: QApplication) -> Iterator[Translation]:
    assert qapp is not None
    owner = QObject()
    translation = Translation(owner)
    translation.use(Language.ENGLISH)
    yield translation
    translation.use(Language.ENGLISH)
    owner.deleteLater()


RED, GREEN, BLUE = Suit.RED, Suit.GREEN, Suit.BLUE


def said(suit: Suit) -> str:
    return " ".join(touch_sentences(SiteSuits((RED, GREEN, BLUE, suit)), suit))


def test_special_suits_are_explained() -> None:
    assert said(Suit.PINK) == "Every clue about a value touches these cards."
    assert said(Suit.NULL) == (
        "No clue about a colour touches these cards. No clue about a value touches these cards."
    )
    assert said(Suit.PRISM) == (
        "The value of such a card decides its colour: 1 red, 2 green, 3 blue, 4 red, 5 green."
    )
    assert said(Suit.BLACK) == "There is one card of each value."
    assert list(touch_sentences(SiteSuits((RED, GREEN, BLUE)), RED)) == []
    assert all(said(suit) for suit in SPECIAL_SUITS)


def test_suits_have_names_in_each_form() -> None:
    assert card_name(Card(Suit.PINK, Rank.THREE)) == "pink 3"
    assert suit_name(Suit.MUDDY_RAINBOW) == "Muddy rainbow"
    assert clue_name(Suit.GRAY) == "grey"


def test_rules_are_named_by_their_suits() -> None:
    assert variant_names(GameOptions(site_suits=SiteSuits((RED, GREEN, BLUE)))) == ("3 colours",)
    options = GameOptions(site_suits=SiteSuits((RED, BLUE, Suit.PINK, Suit.WHITE)), extra_cards=1)
    assert variant_names(options) == ("4 colours, with pink and white", "one card more")
    assert only_watched_sentence(options).startswith(
        "This game had special rules (4 colours, with pink and white, one card more): you can watch"
    )


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (Language.SWEDISH, ("brun 3:a", "brunt", "Brunt", "4 färger, med brunt och prisma")),
        (Language.DUTCH, ("bruine 3", "bruin", "Bruin", "4 kleuren, met bruin en prisma")),
    ],
)
def test_names_are_translated(
    announce: Translation, language: Language, expected: tuple[str, ...]
) -> None:
    announce.use(language)
    options = GameOptions(site_suits=SiteSuits((RED, BLUE, Suit.BROWN, Suit.PRISM)))
    brown = Card(Suit.BROWN, Rank.THREE)
    told = card_name(brown), clue_name(Suit.BROWN), suit_name(Suit.BROWN)
    assert (*told, *variant_names(options)) == expected
