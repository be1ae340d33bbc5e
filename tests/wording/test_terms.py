"""The catalogues and rulebooks use the agreed terms: one word for one thing, in each language."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanabi_desktop.support.files import RESOURCES
from hanabi_desktop.support.translation import Language
from hanabi_desktop.wording.learning import texts_in

CATALOGUES = Path(__file__).parents[2] / "translations"
NEVER = {
    Language.ENGLISH: (
        "laid open",
        "the discards",
        "at the moment",
        "afresh",
        "whoever has played",
        "what is begun",
        "told apart",
        "lacking",
        "passed over",
        "points less",
        "otherwise",
        "takes a strike",
        "costs a strike",
        "hold until",
        "holds until",
        "hand the table",
        "twin",
        "unseen",
        "begun again",
        "at first sight",
        "stays seen",
        "for something else",
        "asks to keep",
        "clue token",
        "has come to",
        "what happened",
        "table talk",
        "stall on",
        "save of a",
        "’s place",
        "lies in",
        "the agreements suggest",
    ),
    Language.SWEDISH: (
        "problem",
        "buketten",
        "varv",
        "på en gång",
        "asken",
        "dennes",
        "agerar",
        "informera",
        "berätta",
        "spelinformation",
        "god pekning",
        "per information",
        "en information",
        "kostar en röd",
        "till endera",
        "påbörjade",
        "inget spel stämmer",
        "begriplig",
        "tvilling",
        "fulländat",
        "fulländade",
        "fulländad",
        "utropa",
        "utropar",
        "medsols",
        "avspänd",
        "plus minus",
        "framförhållning",
        "kommit till",
        "begreppet",
        "före spelet",
        "ett annat spel",
        "hoppas över",
    ),
    Language.DUTCH: (
        "volmaakt",
        "vuurwerken",
        "aanwijzing",
        "spelregelboek",
        "hint",
        "spelnummer",
        "te verhogen",
        "wie gespeeld heeft",
        "te informeren",
        "wat begonnen is",
        "nergens blijkt",
        "haar soort",
        "geen enkele kaart gaan",
        "een hint",
        "boeket is",
        "vertel",
        "vertelt",
        "vertelde",
        "vertellen",
        "rechtzetting",
        "stoutmoedig",
        "wegwerpkaart",
        "deling",
        "delingen",
        "lampionnen",
        "houders",
        "ploeg",
        "ontspannen",
        "plus of min",
        "laatste week",
        "voor het begin",
        "regelboek",
    ),
}
"""Forbidden words: of another tone, or a second term for a thing that has one."""

AGREED = {
    "discard pile": {Language.SWEDISH: "kasthög", Language.DUTCH: "aflegstapel"},
    "empty clue": {Language.SWEDISH: "tom information", Language.DUTCH: "lege informatie"},
    "puzzle": {Language.SWEDISH: "uppgift", Language.DUTCH: "puzzel"},
    "counts as help": {Language.SWEDISH: "räknas som hjälp", Language.DUTCH: "telt als hulp"},
    "the screen to": {Language.SWEDISH: "skärmen", Language.DUTCH: "scherm"},
    "slot {slot}": {Language.SWEDISH: "plats {slot}", Language.DUTCH: "plek {slot}"},
    "chop": {Language.SWEDISH: "kastkort", Language.DUTCH: "aflegkaart"},
    "lantern": {Language.SWEDISH: "lykt", Language.DUTCH: "lampion"},
    "a strike": {Language.SWEDISH: "röd", Language.DUTCH: "foutkaart"},
    "firework": {Language.SWEDISH: "fyrverkeri", Language.DUTCH: "vuurwerk"},
    "rulebook": {Language.SWEDISH: "regelbok", Language.DUTCH: "spelregels"},
    "statistics": {Language.SWEDISH: "statistik", Language.DUTCH: "statistieken"},
    "in a replay": {Language.SWEDISH: "repris", Language.DUTCH: "naspelen"},
    "a repeat": {Language.SWEDISH: "omspel", Language.DUTCH: "herhaling"},
    "announc": {Language.SWEDISH: "annons", Language.DUTCH: "kondig"},
    "perfect game": {Language.SWEDISH: "perfekt", Language.DUTCH: "perfect"},
    "take back": {Language.SWEDISH: "ångra", Language.DUTCH: "terug"},
    "layered finesse": {Language.SWEDISH: "flera lager", Language.DUTCH: "finesse"},
}
"""The agreed translations of each English term."""

SEARCHED = "RulebookTerms"
"""The catalogue context of search synonyms, which deliberately use other words."""


def messages(language: Language) -> Iterator[tuple[str, str, str]]:
    """Yield context, English text and translation of every message, and of the lessons' texts."""
    file = CATALOGUES / f"hanabi_{language.value}.ts"
    for context in ET.parse(file).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            yield name, message.findtext("source", ""), "".join(translation.itertext())
    told = texts_in(language)
    for lesson, english in texts_in(Language.ENGLISH).lessons.items():
        yield from (("Lesson", text, told.lessons[lesson][key]) for key, text in english.items())


def texts(language: Language) -> Iterator[str]:
    """Yield every text of a language."""
    if language is Language.ENGLISH:
        yield from (text for name, text, _ in messages(Language.SWEDISH) if name != SEARCHED)
    else:
        yield from (text for name, _, text in messages(language) if name != SEARCHED)
    yield from (RESOURCES / "rulebook" / f"{language.value}.md").read_text("utf-8").splitlines()


def bare(text: str) -> str:
    """Return a text as displayed: without mnemonic and tile markup."""
    return re.sub(r"\{\w:([^}]*)\}", r"\1", text.replace("&", "")).casefold()


@pytest.mark.parametrize("language", list(Language))
def test_no_text_contains_a_forbidden_word(language: Language) -> None:
    words = re.compile(r"\b(" + "|".join(map(re.escape, NEVER[language])) + r")\b")
    assert [text for text in texts(language) if words.search(bare(text))] == []


@pytest.mark.parametrize("language", [Language.SWEDISH, Language.DUTCH])
@pytest.mark.parametrize("term", AGREED)
def test_terms_have_their_agreed_translation(term: str, language: Language) -> None:
    told = [(e, t) for name, e, t in messages(language) if name != SEARCHED and term in bare(e)]
    assert told
    assert [(e, t) for e, t in told if AGREED[term][language] not in bare(t)] == []


SLOT_ALONE = {
    Language.SWEDISH: re.compile(r"(?<!på )(?<!från )(?<!\()\bplats \{slot\}(?! \()"),
    Language.DUTCH: re.compile(r"(?<!op )(?<!\()\bplek \{slot\}(?! \()"),
}


@pytest.mark.parametrize("language", SLOT_ALONE)
def test_slot_is_a_place_and_not_the_card_in_it(language: Language) -> None:
    """ "Spela plats 2" means nothing to a native: one plays the card there."""
    headings = {"Slot {slot}"}
    found = [t for _, e, t in messages(language) if SLOT_ALONE[language].search(bare(t))]
    assert [
        t for t in found if t not in {t for _, e, t in messages(language) if e in headings}
    ] == []


@pytest.mark.parametrize("language", list(Language))
def test_no_text_shows_a_bracketed_code(language: Language) -> None:
    assert [text for text in texts(language) if re.search(r"(?<!!)\[[a-z_]+\](?!\()", text)] == []
