"""Every event, reason and refusal has its sentence, in every language."""

import inspect
import re
from collections.abc import Iterator

import pytest
from positions import card, deal_known
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from hanabi_desktop.game.cards import BOX_SUITS, RANKS, Card, Multicolour, Rank, Suit, faces
from hanabi_desktop.game.moves import (
    Clue,
    Clued,
    Discard,
    Drawn,
    Ending,
    GameEnded,
    Play,
    Played,
    Skipped,
    Turn,
)
from hanabi_desktop.game.observation import ClueMarks
from hanabi_desktop.game.scoring import Rating
from hanabi_desktop.review.findings import LastPerfectTurn
from hanabi_desktop.review.reasons import Because, When
from hanabi_desktop.support.translation import Language, Translation
from hanabi_desktop.teammates.characters import Level, Personality
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.search.rollouts import Event, EventKind
from hanabi_desktop.teammates.teammate import Ahead, Decision, Reason, ReasonCode
from hanabi_desktop.wording.conventions import convention_name
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.events import (
    discard_sentence,
    event_sentence,
    hand_card_sentence,
    known_of,
    turn_sentence,
)
from hanabi_desktop.wording.hints import (
    ahead_figures,
    ahead_sentence,
    hint_sentence,
    whole_hint,
    why_not_sentence,
)
from hanabi_desktop.wording.markup import PLAIN, RICH, TILE
from hanabi_desktop.wording.move_reasons import action_phrase, one_of
from hanabi_desktop.wording.names import (
    card_name,
    clue_name,
    level_name,
    personality_name,
    rating_name,
    suit_name,
)
from hanabi_desktop.wording.player_names import shown_name
from hanabi_desktop.wording.problems import ending_words
from hanabi_desktop.wording.review import last_perfect_sentence
from lab.commands.sentences import composed_sentences

ENDINGS = [*(e.value for e in Ending), "max_reached", "terminated", "unfinished"]
INTERNATIONAL = {"bluff", "Expert", "Standard", "finesse", "focus", "perfect"}
INTERNATIONAL |= {"omni", "Omni", "null", "Null"}
"""Words that are the same in several languages."""
NAMES = ("Elin", "Björn", "Zoë")
PLACES = {1: (0, 2), 2: (1, 1), 3: (0, 4)}
FACES = (card("r1"), card("b1"))
ACTIONS = (Play(1), Discard(2), Clue(1, Rank.TWO))


@pytest.fixture
def announce(qapp: QApplication) -> Iterator[Translation]:
    owner = QObject()
    translation = Translation(owner)
    yield translation
    translation.use(Language.ENGLISH)
    owner.deleteLater()


def every_sentence() -> list[str]:
    return [
        *filter(None, composed_sentences()),
        *(ending_words(code) for code in ENDINGS),
        *(action_phrase(action, PLACES, NAMES) for action in ACTIONS),
        *filter(None, map(convention_name, Convention)),
        *(personality_name(personality) for personality in Personality),
        *(card_name(face) for face in faces(Suit)),
        *(clue_name(suit) for suit in Suit),
        *(suit_name(suit) for suit in Suit),
        *(rating_name(rating) for rating in Rating),
        *(level_name(level) for level in Level),
    ]


@pytest.mark.parametrize("language", list(Language))
def test_every_code_has_a_sentence_without_placeholders(
    announce: Translation, language: Language
) -> None:
    announce.use(language)
    for sentence in every_sentence():
        assert sentence.strip()
        assert not set(sentence) & set("{}"), sentence


@pytest.mark.parametrize("language", [Language.SWEDISH, Language.DUTCH])
def test_no_sentence_is_left_in_english(announce: Translation, language: Language) -> None:
    english = every_sentence()
    announce.use(language)
    same = [e for e, t in zip(english, every_sentence(), strict=True) if e == t]
    assert set(same) <= INTERNATIONAL


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (Language.ENGLISH, "Zoë told Elin about green, touching three cards."),
        (Language.SWEDISH, "Zoë gav Elin information om grönt (tre kort)."),
        (Language.DUTCH, "Zoë gaf Elin informatie over groen (drie kaarten)."),
    ],
)
def test_clue_sentence_names_its_value(
    announce: Translation, language: Language, sentence: str
) -> None:
    announce.use(language)
    assert event_sentence(Clued(2, 0, Suit.GREEN, (1, 2, 3)), NAMES) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            Language.ENGLISH,
            "Normally you would discard slot 1, but here the suggested move did better in simulated games.",
        ),
        (
            Language.SWEDISH,
            "Normalt skulle du kasta kortet på plats 1, men lagkamratens drag gav fler poäng i simulerade partier.",
        ),
        (
            Language.DUTCH,
            "Normaal gesproken zou je de kaart op plek 1 afleggen, maar hier levert dat in simulaties minder punten op.",
        ),
    ],
)
def test_hint_names_the_usual_move_once(
    announce: Translation, language: Language, sentence: str
) -> None:
    announce.use(language)
    ahead = Ahead(Discard(2), 80, 0.35, 0.08)
    assert ahead_sentence(ahead, PLACES, NAMES, is_own=True) == sentence
    decision = Decision(Play(1), Reason(ReasonCode.PLAY_KNOWN, (1, 2), ahead=ahead))
    hint = hint_sentence(decision, PLACES, NAMES)
    assert whole_hint(decision, None, (), PLACES, NAMES, you=0) == f"{hint} {sentence}"
    odds = Because(Event(EventKind.MISPLAYED, 0, 2), None, 0.0, 0.6, 64, When.ODDS)
    other, same = Clue(1, Rank.ONE), ahead.instead
    for instead, is_told in ((other, True), (same, False)):
        why_not = why_not_sentence(instead, (odds,), PLACES, NAMES, you=0, best=decision)
        told = whole_hint(decision, instead, (odds,), PLACES, NAMES, you=0)
        assert why_not
        assert told.endswith(why_not)
        assert (sentence in told) is is_told


def test_hint_of_a_clue_that_gets_two_cards_of_a_hand_played_names_both(
    announce: Translation,
) -> None:
    announce.use(Language.ENGLISH)
    own = Reason(ReasonCode.CLUE_SELF, (4, 3), (Card.parse("r4"),), helping=(Card.parse("r3"),))
    places = {3: (1, 2), 4: (1, 3)}
    told = hint_sentence(Decision(Clue(1, Suit.RED), own), places, NAMES)
    assert told.endswith("to get them to play their slot 2 (red 3) first, then slot 3 (red 4).")


def test_gain_of_looking_ahead_is_told_in_figures_beside_the_hint(announce: Translation) -> None:
    announce.use(Language.ENGLISH)
    assert ahead_figures(Ahead(Discard(2), 80, 0.35, 0.08)) == "8 more games in 100 end perfect"
    assert ahead_figures(Ahead(Discard(2), 80, 0.38, 0.0)) == "0.4 points more on average"


def test_hint_that_looking_ahead_changed_does_not_deny_the_other_choice() -> None:
    instead = Ahead(Clue(1, Rank.ONE), 80, 0.35, 0.08)
    for ahead, is_denied in ((None, True), (instead, False)):
        reason = Reason(ReasonCode.DISCARD_CHOP, (2,), ahead=ahead)
        told = hint_sentence(Decision(Discard(2), reason), PLACES, NAMES)
        assert ("no clue is worth giving" in told) is is_denied
        assert "your oldest unclued card" in told


def test_card_that_nobody_held_is_not_mentioned() -> None:
    assert not ahead_sentence(Ahead(Discard(40), 80, 0.35, 0.08), PLACES, NAMES)


def test_plural_forms(announce: Translation) -> None:
    counts = Counts()
    for language, one, many in (
        (Language.ENGLISH, "1 strike of 3", "2 strikes of 3"),
        (Language.SWEDISH, "1 av 3 röda marker", "2 av 3 röda marker"),
        (Language.DUTCH, "1 van de 3 foutkaarten", "2 van de 3 foutkaarten"),
    ):
        announce.use(language)
        assert [counts.strikes(1, 3), counts.strikes(2, 3)] == [one, many]


def phrases_of_one_number() -> list[str]:
    """Return the names of the methods of Counts that word a single number."""
    methods = inspect.getmembers(Counts, inspect.isfunction)
    return [name for name, one in methods if list(one.__annotations__) == ["number", "return"]]


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("name", phrases_of_one_number())
def test_every_number_has_its_plural_form(
    announce: Translation, language: Language, name: str
) -> None:
    announce.use(language)
    told = {number: getattr(Counts(), name)(number) for number in (0, 1, 2, 21)}
    assert not [text for text in told.values() if "(s)" in text or "%" in text]
    forms = {number: re.sub(rf"\b{number}\b", "#", text) for number, text in told.items()}
    assert forms[0] == forms[2] == forms[21]
    if language is Language.ENGLISH:
        assert not re.search(r"\b1 (more )?(games|points|turns|cards|clues|hints)\b", told[1])
        assert not re.search(r"\b(0|2|21) (game|point|turn|card|clue|hint)\b", told[0] + told[2])


def test_log_mentions_a_skipped_seat(announce: Translation) -> None:
    announce.use(Language.ENGLISH)
    events = (Played(0, 1, card("r1")), Drawn(0, 9, None), Skipped(1), GameEnded(Ending.STUCK, 0))
    told = turn_sentence(Turn(4, 0, Play(1), events), NAMES)
    assert told == "Elin played the red 1. Björn had no move and was skipped."


def test_tile_stays_with_the_word_after_it(announce: Translation) -> None:
    announce.use(Language.ENGLISH)
    assert card_name(card("r3"), RICH) == f"{TILE}rred\N{NO-BREAK SPACE}3"
    assert card_name(card("r3"), PLAIN) == "red 3"


def test_accessible_sentences_of_cards(announce: Translation) -> None:
    announce.use(Language.ENGLISH)
    marks = ClueMarks.none_yet(BOX_SUITS)
    assert known_of(marks, BOX_SUITS) == "nothing known"
    told = marks.after(Suit.RED, Multicolour.NONE, touched=True).after(
        RANKS[0], Multicolour.NONE, touched=False
    )
    known = known_of(told, BOX_SUITS)
    assert known == "Red; 2, 3, 4, 5"
    spoken = hand_card_sentence("Zoë", 2, None, known, clued=True, critical=False, trash=False)
    assert spoken == "Zoë, card 2: hidden. Known: Red; 2, 3, 4, 5. clued."
    spoken = hand_card_sentence(
        "Zoë", 2, card("m3"), known, clued=True, critical=False, trash=False, every_colour=True
    )
    assert spoken.endswith("multicolour 3. Known: Red; 2, 3, 4, 5. counts as every colour, clued.")
    lost = discard_sentence(card("g5"), 1, 0, critical=False, lost=True)
    assert lost == "green 5: 1 discarded, none left, still needed"


def test_position_builder_is_correct() -> None:
    table = deal_known("r1 y2 b5 g1 w3", "g1 r2 r3 b1 y1")
    table.expect(fireworks="", clues=8, strikes=0, discards="")
    with pytest.raises(AssertionError):
        table.expect(clues=7)
    with pytest.raises(ValueError, match="not in list"):
        deal_known("r5 r5 b5 g1 w3", "g1 r2 r3 b1 y1")


def test_last_perfect_turn_is_mentioned_only_where_informative() -> None:
    assert last_perfect_sentence(LastPerfectTurn(12, 12), 60).endswith("until turn 12.")
    assert last_perfect_sentence(LastPerfectTurn(58, 58), 60).endswith("until turn 58.")
    for at_least, at_most in ((59, 59), (12, 60), (0, 59)):
        assert last_perfect_sentence(LastPerfectTurn(at_least, at_most), 60) == ""
    assert last_perfect_sentence(LastPerfectTurn(60, 60), 60).endswith("to the end.")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Zoë", "Zoë"),
        ("", ""),
        ("Anna\n  Maria", "Anna Maria"),
        ("W" * 45, "W" * 19 + "…"),
        ("\u200b\u2060\ufeff", "?"),
        ("\u3164", "?"),
        (" ", "?"),
        ("\u202eevil\u202c", "evil"),
        ("می\u200cخواهم", "می\u200cخواهم"),
    ],
)
def test_names_are_shown_on_one_line_with_visible_letters(name: str, shown: str) -> None:
    assert shown_name(name) == shown


def test_card_has_other_forms_after_the_and_its_holder_in_swedish(announce: Translation) -> None:
    announce.use(Language.SWEDISH)
    red, brown = card("r3"), Card(Suit.BROWN, Rank.THREE)
    assert (f"{card_name(red)}", f"{card_name(red):the}") == ("röd 3:a", "röda 3:an")
    assert f"{card_name(red):owned}" == "röda 3:a"
    assert f"{card_name(red, RICH):the}" == RICH.with_tile(Suit.RED, "röda 3:an")
    assert f"{card_name(brown):the}" == "brun 3:a"  # no other form is known
    assert f"{card_name(None):the}" == ""
    first = [f"{card_name(x):one}" for x in (red, card("r5"), Card(Suit.BROWN, Rank.FIVE))]
    assert first == ["en röd 3:a", "den röda 5:an", "en brun 5:a"]
    both = (red, card("b3"))
    assert f"{one_of(both):the}" == f"{one_of(both)}" == "röd 3:a eller blå 3:a"
    assert f"{one_of((red,)):the}" == "röda 3:an"
    announce.use(Language.DUTCH)
    assert f"{card_name(red):the}" == f"{card_name(red)}" == "rode 3"
