"""The pages of the settings dialog, with a row for each setting.

To add a setting, add a field to ``Settings``, a row here, and the code that uses it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.options import TableTalk
from hanabi_desktop.learning.detail import Detail
from hanabi_desktop.settings.profile import TEXT_SIZES
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.art.palette import CardDesign, Theme
from hanabi_desktop.table.sound.sound_names import SoundGroup
from hanabi_desktop.table.speed import Speed
from hanabi_desktop.ui.settings.settings_rows import (
    ChoiceRow,
    Entries,
    FolderRow,
    NameRow,
    SettingRow,
    SoundRow,
    SwitchRow,
    VolumeRow,
)
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.variants import talk_line, talk_name

translate = QCoreApplication.translate

HANDOVER_SECONDS = (None, 3, 6, 10)
"""Delays in seconds before the screen is handed over; None waits for the player."""
THINKING_MS = (0, 500, 2000, 8000)
"""How long Experts may look ahead per move, in milliseconds."""


@dataclass(frozen=True, slots=True)
class SettingsPage:
    """A page of the dialog: its title and its rows."""

    title: Callable[[], str]
    rows: tuple[SettingRow, ...]


def settings_pages(usual_folder: Path) -> tuple[SettingsPage, ...]:
    """Return the pages of all settings, new for each dialog.

    ``usual_folder`` is the default folder of the library.
    """
    return (
        SettingsPage(
            lambda: translate("Settings", "Appearance"),
            (
                NameRow("person", lambda: translate("Settings", "Your name")),
                ChoiceRow("language", lambda: translate("Settings", "Language"), _languages),
                ChoiceRow("theme", lambda: translate("Settings", "Colours"), _themes),
                ChoiceRow("text_size", lambda: translate("Settings", "Text size"), _text_sizes),
                ChoiceRow("card_design", lambda: translate("Settings", "Cards"), _card_designs),
                ChoiceRow("speed", lambda: translate("Settings", "Motion"), _speeds),
            ),
        ),
        SettingsPage(
            lambda: translate("Settings", "Sound"),
            (
                VolumeRow("volume", lambda: translate("Settings", "Volume")),
                SoundRow(SoundGroup.CARDS, lambda: translate("Settings", "Card sounds")),
                SoundRow(SoundGroup.CLUES, lambda: translate("Settings", "Clue sounds")),
                SoundRow(
                    SoundGroup.FIREWORKS,
                    lambda: translate("Settings", "Firework and strike sounds"),
                ),
                SoundRow(
                    SoundGroup.SIGNALS,
                    lambda: translate("Settings", "Turn and notice sounds"),
                ),
            ),
        ),
        SettingsPage(
            lambda: translate("Settings", "Table"),
            (
                ChoiceRow(
                    "detail",
                    lambda: translate("Settings", "Shown on the table"),
                    _details,
                    _line_about_detail,
                ),
                ChoiceRow(
                    "table_talk",
                    lambda: translate("Settings", "Memory and talk"),
                    _talks,
                    _line_about_talk,
                ),
                ChoiceRow(
                    "handover_seconds",
                    lambda: translate("Settings", "Passing the screen"),
                    _handovers,
                ),
                ChoiceRow(
                    "thinking_ms", lambda: translate("Settings", "Experts think ahead"), _thinking
                ),
                SwitchRow(
                    "step_by_step",
                    lambda: translate("Settings", "Step by step: teammates wait for Enter"),
                ),
                SwitchRow(
                    "reads_ahead",
                    lambda: translate("Settings", "Say how a clue will be read (counts as help)"),
                ),
                SwitchRow(
                    "warn_unplayable",
                    lambda: translate("Settings", "Warn when a card can’t fit"),
                ),
                SwitchRow(
                    "confirm_hint",
                    lambda: translate("Settings", "Ask before a hint (counts as help)"),
                ),
                SwitchRow(
                    "confirm_restart",
                    lambda: translate(
                        "Settings", "Ask before playing a deal again (counts as a repeat)"
                    ),
                ),
            ),
        ),
        SettingsPage(lambda: translate("Settings", "Games"), (FolderRow("library", usual_folder),)),
    )


def _languages() -> Entries:
    system = translate("Settings", "Follow the system")
    return ((system, None), *((language.own_name, language) for language in Language))


def _themes() -> Entries:
    return (
        (translate("Settings", "Night"), Theme.NIGHT),
        (translate("Settings", "Day"), Theme.DAY),
        (translate("Settings", "High contrast"), Theme.CONTRAST),
    )


def _text_sizes() -> Entries:
    percent = translate("Settings", "{percent}%")
    return tuple((percent.format(percent=size), size) for size in TEXT_SIZES)


def _card_designs() -> Entries:
    return (
        (translate("Settings", "With fireworks"), CardDesign.PICTURES),
        (translate("Settings", "Plain, with large symbols"), CardDesign.LARGE),
    )


def _speeds() -> Entries:
    return (
        #: as much motion as the system's settings ask for
        (translate("Settings", "Follow the system"), None),
        (translate("Settings", "Off"), Speed.OFF),
        #: nothing travels, cards only fade out and in
        (translate("Settings", "Gentle (fades only)"), Speed.GENTLE),
        (translate("Settings", "Fast"), Speed.FAST),
        (translate("Settings", "Normal"), Speed.NORMAL),
        (translate("Settings", "Slow"), Speed.SLOW),
    )


def _details() -> Entries:
    return (
        #: how much the table shows
        (translate("Settings", "More as you learn and play"), None),
        #: how much the table shows
        (translate("Settings", "Simple"), Detail.SIMPLE),
        #: how much the table shows
        (translate("Settings", "Usual"), Detail.USUAL),
        #: how much the table shows
        (translate("Settings", "Everything"), Detail.EVERYTHING),
    )


def _line_about_detail(detail: object) -> str:
    match detail:
        case Detail.SIMPLE:
            return translate("Settings", "The cards, what clues have said, and the score.")
        case Detail.USUAL:
            return translate(
                "Settings", "Also what clues have ruled out, the pace, and empty clues."
            )
        case Detail.EVERYTHING:
            return translate("Settings", "Also what each card can still be, and the efficiency.")
    return translate("Settings", "New players see only the essentials at first.")


def _talks() -> Entries:
    last = translate("Settings", "Same as the last table")
    return ((last, None), *((talk_name(talk), talk) for talk in TableTalk))


def _line_about_talk(talk: object) -> str:
    if isinstance(talk, TableTalk):
        return talk_line(talk)
    return translate("Settings", "New games start with the settings of the last table.")


def _handovers() -> Entries:
    counts, waits = Counts(), translate("Settings", "When the player is done")
    return tuple(
        (waits if seconds is None else counts.after_seconds(seconds), seconds)
        for seconds in HANDOVER_SECONDS
    )


def _thinking() -> Entries:
    longest = (
        translate("Settings", "Not at all"),
        translate("Settings", "Up to half a second a move"),
        translate("Settings", "Up to two seconds a move"),
        translate("Settings", "Up to eight seconds a move"),
    )
    return tuple(zip(longest, THINKING_MS, strict=True))
