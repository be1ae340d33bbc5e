"""The JSON of hanab.live games, with our own object beside the site's fields."""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Annotated

import msgspec

from hanabi_desktop.game.cards import Multicolour
from hanabi_desktop.game.course import GameRecord
from hanabi_desktop.game.options import MAX_PLAYERS, MIN_PLAYERS, GameOptions
from hanabi_desktop.library.hanab_live.extension import (
    KEY,
    extended,
    extension_of,
    read_extension,
)
from hanabi_desktop.library.hanab_live.extension_layout import Extension, Name
from hanabi_desktop.library.hanab_live.site_codes import (
    LAST_TYPE,
    MAX_ACTIONS,
    USUAL_VARIANT,
    CodedAction,
    Rotation,
    coded_actions,
    decoded_actions,
    decoded_deck,
    has_explicit_zeros,
    site_name,
    suit_code,
    variant_named,
    variant_of,
    within_limits,
)
from hanabi_desktop.library.metadata.problems import Problem, UnreadableGameError
from hanabi_desktop.library.saved_game import SavedGame

_WHITE = ("w", "p", "white", "purple")
_MULTICOLOUR = {
    Multicolour.FIVE: ("m", "k", "multicolour", "black"),
    Multicolour.TEN: ("m", "t", "multicolour", "teal"),
    Multicolour.FIVE_EVERY: ("m", "m", "multicolour", "dark rainbow"),
    Multicolour.TEN_EVERY: ("m", "m", "multicolour", "rainbow"),
}


def _words(options: GameOptions, *, outgoing: bool) -> dict[str, str]:
    """Return the letter and name of each suit that differs, with its counterpart."""
    pairs = [_WHITE]
    if options.multicolour.cards:
        pairs.append(_MULTICOLOUR[options.multicolour])
    words: dict[str, str] = {}
    for our_letter, site_letter, our_name, their_name in pairs:
        words |= {our_letter: site_letter, our_name: their_name}
    return words if outgoing else {theirs: ours for ours, theirs in words.items()}


def _pattern(words: dict[str, str]) -> re.Pattern[str]:
    """Return a pattern for suit names as whole words, and for their letters next to a rank."""
    letters = "".join(word for word in words if len(word) == 1)
    names = "|".join(word for word in words if len(word) > 1)
    return re.compile(
        rf"\b(?:{names})\b|\b[{letters}](?=\s?[1-5]\b)|(?<=\b[1-5])[{letters}]\b"
        rf"|(?<=\b[1-5]\s)[{letters}]\b",
        re.IGNORECASE | re.ASCII,
    )


def _swapped(words: dict[str, str], found: re.Match[str]) -> str:
    """Return the counterpart in the case of what was found."""
    word = found[0]
    other = words[word.casefold()]
    if word.isupper():
        return other.upper()
    return other.capitalize() if word[0].isupper() else other


def translated_note(note: str, options: GameOptions, *, outgoing: bool) -> str:
    """Return one of our notes in the site's words (``outgoing``), or one of the site's in ours.

    The suits of the site have the same words here.
    """
    if options.site_suits is not None:
        return note
    words = _words(options, outgoing=outgoing)
    return _pattern(words).sub(partial(_swapped, words), note)


MAX_BYTES = 1_000_000
"""A hundred times the size of a long game."""

_IGNORED_OPTIONS = frozenset(
    {"variant", "emptyClues", "allOrNothing", "startingPlayer", "numPlayers", "timed"}
    | {"oneExtraCard", "oneLessCard", "deckPlays", "detrimentalCharacters"}
    | {"timeBase", "timePerTurn", "speedrun", "tableName", "maxPlayers", "cardCycle"}
)
"""Options that are read here, or that do not affect the recorded actions.

Cards are identified by their position in the deck, so the order in which they are held does not
matter.
"""

# Positions and fields in msgspec's messages, for the place of an error.
_FIELD = re.compile(r"missing required field `(\w+)`")
_PATH = re.compile(r"- at `\$\.?([^`]*)`")
_TOO_LONG = "Expected `str` of length <="
"""How msgspec reports that a text is too long."""
_BYTE = re.compile(r"\(byte (\d+)\)")


_RESTRICTING = frozenset(
    {"Fuming", "Dumbfounded", "Inept", "Awkward", "Conservative", "Greedy", "Picky", "Spiteful"}
    | {"Insolent", "Vindictive", "Miser", "Compulsive", "Mood Swings", "Insistent", "Vulnerable"}
    | {"Color-Blind", "Impulsive", "Indolent", "Hesitant", "Anxious", "Traumatized", "Wasteful"}
    | {"Stubborn", "Follower"}
)
"""The site's characters that only restrict what their player may do.

The others change what somebody sees, the order of turns, or what an action does.
"""

_Setting = bool | int | float | str | None


class _Card(msgspec.Struct):
    suit: Annotated[int, msgspec.Meta(ge=0, le=9)] = msgspec.field(name="suitIndex")
    rank: Annotated[int, msgspec.Meta(ge=0, le=9)]


class _Action(msgspec.Struct, omit_defaults=True):
    type: Annotated[int, msgspec.Meta(ge=0, le=LAST_TYPE)]
    target: Annotated[int, msgspec.Meta(ge=-1, le=60)]
    value: Annotated[int, msgspec.Meta(ge=-1, le=60)] | None = None


class _Character(msgspec.Struct):
    name: Name
    metadata: int | None = None  # the colour or value that it is about


class _Game(msgspec.Struct, omit_defaults=True, kw_only=True):
    players: Annotated[list[Name], msgspec.Meta(max_length=60)]
    deck: Annotated[list[_Card], msgspec.Meta(max_length=200)]
    actions: Annotated[list[_Action], msgspec.Meta(max_length=MAX_ACTIONS)]
    id: int | str | None = None
    options: dict[str, _Setting] | None = None
    notes: list[list[str | None]] | None = None
    seed: str | int | None = None
    characters: Annotated[list[_Character | None], msgspec.Meta(max_length=60)] | None = None


class _Incoming(_Game):
    extension: msgspec.Raw = msgspec.field(name=KEY, default=msgspec.Raw())


class _Outgoing(_Game):
    extension: Extension = msgspec.field(name=KEY)


def read_json(data: bytes) -> SavedGame:
    """Read one game.

    Raises:
        UnreadableGameError: the place is a path such as ``deck[3].rank``, or what is wrong.
    """
    if len(data) > MAX_BYTES:
        raise UnreadableGameError(Problem.TOO_LARGE)
    if not data.strip():
        raise UnreadableGameError(Problem.EMPTY)
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise UnreadableGameError(Problem.NOT_TEXT, str(error.start + 1)) from error
    try:
        incoming = msgspec.json.decode(data, type=_Incoming)
    except RecursionError as error:
        raise UnreadableGameError(Problem.TOO_DEEP) from error
    except msgspec.DecodeError as error:
        raise _unreadable(error) from error
    game = _plain_game(incoming)
    if not bytes(incoming.extension):
        return game
    try:
        extension = read_extension(incoming.extension)
    except msgspec.ValidationError as error:
        raise _unreadable(error, within=KEY) from error
    return extended(game, extension)


def write_json(game: SavedGame, *, for_site: bool = False) -> bytes:
    """Write one game; seat 0 is the one that began.

    ``for_site`` limits the site's own fields to what its server accepts (see ``site_limits``); our
    object still has the full names.
    """
    game = within_limits(game) if for_site else game
    record, options = game.record, game.record.options
    names = tuple(map(site_name, record.seats)) if for_site else record.seats
    rules: dict[str, _Setting] = {"variant": variant_of(options).name}
    if options.empty_clues:
        rules["emptyClues"] = True
    if options.final_bouquet:
        rules["allOrNothing"] = True
    if options.extra_cards:
        rules["oneExtraCard" if options.extra_cards > 0 else "oneLessCard"] = True
    if options.deck_plays:
        rules["deckPlays"] = True
    characters = Rotation(record.first_seat, options).by_seat(options.characters)
    if characters:
        rules["detrimentalCharacters"] = True
    return msgspec.json.encode(
        _Outgoing(
            players=list(Rotation(record.first_seat, options).by_seat(names)),
            deck=[
                _Card(suit_code(card.suit, options.site_suits), card.rank) for card in record.deck
            ],
            actions=[_Action(*coded) for coded in coded_actions(game)],
            id=game.id,
            options=rules,
            notes=_translated(game.notes, options, outgoing=True) or None,
            seed=game.seed,
            characters=[_Character(name) if name else None for name in characters] or None,
            extension=extension_of(game),
        )
    )


def _plain_game(game: _Game) -> SavedGame:
    """Return the game as any reader of the site's layout sees it."""
    players = len(game.players)
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise UnreadableGameError(Problem.WRONG_PLAYERS, str(players))
    given = game.options or {}
    options = _options(given, players, game.characters or ())
    deck = decoded_deck(((card.suit, card.rank) for card in game.deck), options)
    coded: tuple[CodedAction, ...] = tuple((a.type, a.target, a.value) for a in game.actions)
    actions, closing = decoded_actions(coded, options)
    saved = SavedGame(
        GameRecord(tuple(game.players), options, deck, actions),
        id=game.id,
        closing=closing,
        notes=tuple(map(tuple, _translated(game.notes or (), options, outgoing=False))),
        seed=game.seed,
        explicit_zeros=has_explicit_zeros(coded),
    )
    begins = _starting_player(given, players)
    return _begun_by_first(saved, begins) if begins else saved


def _begun_by_first(game: SavedGame, begins: int) -> SavedGame:
    """Return a game from before April 2020 with its seats renumbered from the one that began.

    Its deck is no longer the one that the site generates from its seed.
    """
    record = game.record
    turned = Rotation(begins, record.options)
    notes, closing = game.notes, game.closing
    if len(notes) == record.options.players:
        longest = len(record.deck)
        padded = [(*own, *[None] * (longest - len(own)))[:longest] for own in notes]
        notes = turned.by_seat([turned.by_order(own) for own in padded])
    if closing is not None and closing.seat >= 0:
        closing = closing._replace(seat=turned.seat(closing.seat))
    renumbered = GameRecord(
        turned.by_seat(record.seats),
        replace(record.options, characters=turned.by_seat(record.options.characters)),
        turned.by_order(record.deck),
        tuple(map(turned.action, record.actions)),
    )
    return replace(game, record=renumbered, notes=notes, closing=closing, seed=None)


def _translated(
    notes: Sequence[Sequence[str | None]], options: GameOptions, *, outgoing: bool
) -> list[list[str | None]]:
    """Return all notes with the site's words for suits replaced by ours, or ours by the site's."""
    return [
        [note and translated_note(note, options, outgoing=outgoing) for note in own]
        for own in notes
    ]


def _options(
    given: dict[str, _Setting], players: int, characters: Sequence[_Character | None]
) -> GameOptions:
    for name, value in given.items():
        if value not in (False, None) and name not in _IGNORED_OPTIONS:
            raise UnreadableGameError(Problem.UNKNOWN_OPTION, name)
    for rule in ("emptyClues", "allOrNothing", "oneExtraCard", "oneLessCard", "deckPlays"):
        if not isinstance(given.get(rule, False), bool | None):
            raise UnreadableGameError(Problem.WRONG_LAYOUT, f"options.{rule}")
    wanted = given.get("variant") or USUAL_VARIANT.name
    variant = variant_named(str(wanted))
    if variant is None:
        raise UnreadableGameError(Problem.UNKNOWN_VARIANT, str(wanted))
    return GameOptions(
        players,
        variant.multicolour,
        final_bouquet=bool(given.get("allOrNothing")),
        empty_clues=bool(given.get("emptyClues")),
        extra_cards=bool(given.get("oneExtraCard")) - bool(given.get("oneLessCard")),
        deck_plays=bool(given.get("deckPlays")),
        characters=_characters(characters, players) if given.get("detrimentalCharacters") else (),
        site_suits=variant.site_suits,
    )


def _characters(given: Sequence[_Character | None], players: int) -> tuple[str, ...]:
    """Return the name of each seat's character; one that does more than restrict is refused by name."""
    names = tuple("" if character is None else character.name for character in given)
    other = next((name for name in names if name and name not in _RESTRICTING), None)
    if other is not None:
        raise UnreadableGameError(Problem.UNKNOWN_OPTION, other)
    if len(names) != players:  # who had which character is not said
        raise UnreadableGameError(Problem.UNKNOWN_OPTION, "detrimentalCharacters")
    return names


def _starting_player(given: dict[str, _Setting], players: int) -> int:
    """Return the seat of the starting player. Exports since April 2020 omit it, as it is always 0."""
    begins = given.get("startingPlayer") or 0
    if isinstance(begins, bool) or not isinstance(begins, int) or not 0 <= begins < players:
        raise UnreadableGameError(Problem.WRONG_LAYOUT, "options.startingPlayer")
    return begins


def _unreadable(error: msgspec.DecodeError, within: str = "") -> UnreadableGameError:
    """Return the error that explains a failed decoding to the file's author."""
    message = str(error)
    if not isinstance(error, msgspec.ValidationError):
        byte = _BYTE.search(message)
        if byte is None:
            return UnreadableGameError(Problem.BREAKS_OFF)
        return UnreadableGameError(Problem.NOT_JSON, byte[1])
    path = _PATH.search(message)
    parts = [part for part in (within, path[1].replace("[...]", "") if path else "") if part]
    if field := _FIELD.search(message):
        return UnreadableGameError(Problem.MISSING_FIELD, ".".join([*parts, field[1]]))
    if not parts:
        return UnreadableGameError(Problem.NOT_A_GAME)
    wrong = Problem.TOO_LONG if _TOO_LONG in message else Problem.WRONG_LAYOUT
    return UnreadableGameError(wrong, ".".join(parts))
