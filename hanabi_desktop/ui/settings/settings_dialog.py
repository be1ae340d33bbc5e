"""The settings dialog; every change applies at once."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.game.options import TableTalk
from hanabi_desktop.learning.progress import Detail
from hanabi_desktop.settings.settings_store import Settings
from hanabi_desktop.settings.start import TEXT_SIZES
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import CardBack, CardDesign, Cloth, Speed, Theme, text_px
from hanabi_desktop.table.art.card_faces_and_backs import (
    HEIGHT,
    card_box,
    draw_back,
    draw_emblem,
)
from hanabi_desktop.table.art.scenery import paint_scenery
from hanabi_desktop.table.sounds import SoundGroup
from hanabi_desktop.ui.settings.settings_rows import (
    ChoiceRow,
    Entries,
    FolderRow,
    NameRow,
    PictureRow,
    SettingRow,
    SoundRow,
    SwitchRow,
    VolumeRow,
)
from hanabi_desktop.ui.widgets.layouts import Scrolled
from hanabi_desktop.ui.widgets.theme import Adaptive, palette_in_use
from hanabi_desktop.ui.widgets.window_sizes import resize_within_screen
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.markup import tip_text
from hanabi_desktop.wording.names import talk_line, talk_name

translate = QCoreApplication.translate


HANDOVER_SECONDS = (None, 3, 6, 10)
"""Delays in seconds before the screen is handed over; None waits for the player."""
THINKING_MS = (0, 500, 2000, 8000)
"""How long Experts may look ahead per move, in milliseconds."""
_SHORE, _CLOTH_RATIO = 0.35, 2.0
"""The water line in the picture of a cloth, as a share of its height; and its resolution."""


@dataclass(frozen=True, slots=True)
class SettingsPage:
    """A page of the dialog: its title and its rows."""

    title: Callable[[], str]
    rows: tuple[SettingRow, ...]


def settings_pages(usual_folder: Path) -> tuple[SettingsPage, ...]:
    """Return new pages of all settings; ``usual_folder`` is the default folder of the library."""
    return (
        SettingsPage(
            lambda: translate("Settings", "Appearance"),
            (
                NameRow("person", lambda: translate("Settings", "Your name")),
                ChoiceRow("language", lambda: translate("Settings", "Language"), _languages),
                ChoiceRow("theme", lambda: translate("Settings", "Colours"), _themes),
                ChoiceRow("text_size", lambda: translate("Settings", "Text size"), _text_sizes),
                ChoiceRow("speed", lambda: translate("Settings", "Motion"), _speeds),
            ),
        ),
        SettingsPage(
            lambda: translate("Settings", "Cards and cloth"),
            (
                ChoiceRow("card_design", lambda: translate("Settings", "Cards"), _card_designs),
                PictureRow(
                    "card_back", lambda: translate("Settings", "Card backs"), _backs, _draw_back
                ),
                PictureRow(
                    "cloth",
                    lambda: translate("Settings", "Table surface"),
                    _cloths,
                    _draw_cloth,
                    lambda: palette_in_use().glow,
                ),
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
                    lambda: translate("Settings", "Table shows"),
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
                    "warn_mistakes",
                    lambda: translate("Settings", "Warn of an obvious mistake"),
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
        #: day or night as in the rest of the system
        (translate("Settings", "Follow the system"), None),
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


def _backs() -> Entries:
    return (
        #: a pattern on the backs of the cards
        (translate("Settings", "Waves"), CardBack.WAVES),
        #: a pattern on the backs of the cards
        (translate("Settings", "Stars"), CardBack.STARS),
        #: a pattern on the backs of the cards
        (translate("Settings", "Rings"), CardBack.RINGS),
        #: a pattern on the backs of the cards
        (translate("Settings", "Wickerwork"), CardBack.BASKET),
    )


def _cloths() -> Entries:
    return (
        #: what the cards lie on
        (translate("Settings", "Water"), Cloth.WATER),
        #: what the cards lie on
        (translate("Settings", "Boards"), Cloth.BOARDS),
        #: what the cards lie on
        (translate("Settings", "Linen"), Cloth.LINEN),
    )


def _draw_back(painter: QPainter, box: QRectF, back: object) -> None:
    u = box.height() / HEIGHT
    painter.translate(box.center() - card_box(u).center())
    draw_back(painter, u, CardBack(back))
    draw_emblem(painter, u)


def _draw_cloth(painter: QPainter, box: QRectF, cloth: object) -> None:
    size, palette = box.size().toSize(), palette_in_use()
    picture = paint_scenery(size, _SHORE * box.height(), palette, _CLOTH_RATIO, Cloth(cloth))
    painter.drawPixmap(box.topLeft(), picture)


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
        (translate("TableDetail", "Normal"), Detail.USUAL),
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


class SettingsDialog(Adaptive, QDialog):
    """Pages of settings (see ``settings_pages``), with a list of pages on the left.

    Signals:
        changed: (dict) new values of settings, by name.
    """

    changed = Signal(object)

    def __init__(
        self, settings: Settings, usual_folder: Path, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._showing = False
        self._content = settings_pages(usual_folder)
        self.rows = tuple(row for page in self._content for row in page.rows)
        self._title = QLabel()
        self._title.setObjectName("title")
        self.pages, self._stack = QListWidget(), QStackedWidget()
        self.keys_button, self.reset_button = QPushButton(), QPushButton()
        self.close_button = QPushButton()
        self.close_button.setDefault(True)
        self._lay_out()
        self._connect()
        self.retranslate()
        self.pages.setCurrentRow(0)
        self._fit()

    def _lay_out(self) -> None:
        for page in self._content:
            form = self._add_page()
            for row in page.rows:
                row.add_to(form)
        middle = QHBoxLayout()
        middle.setSpacing(24)
        middle.addWidget(self.pages)
        middle.addWidget(self._stack, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.reset_button)
        buttons.addWidget(self.keys_button)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 20, 28, 20)
        layout.setSpacing(16)
        layout.addWidget(self._title)
        layout.addLayout(middle, 1)
        layout.addLayout(buttons)
        for button in (self.reset_button, self.keys_button):
            button.setAutoDefault(False)

    def _add_page(self) -> QFormLayout:
        page = QWidget()
        form = QFormLayout(page)
        form.setContentsMargins(0, 4, 4, 0)
        form.setHorizontalSpacing(20)
        form.setVerticalSpacing(12)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._stack.addWidget(Scrolled(page))
        self.pages.addItem("")
        return form

    def _connect(self) -> None:
        self.pages.currentRowChanged.connect(self._stack.setCurrentIndex)
        for row in self.rows:
            row.changed.connect(self._change)
        self.close_button.clicked.connect(self.accept)

    def _change(self, changes: dict[str, object]) -> None:
        if not self._showing:
            self.changed.emit(changes)

    # -- display --------------------------------------------------------------------------------

    def show_settings(self, settings: Settings) -> None:
        self._settings = settings
        self._showing = True
        for row in self.rows:
            row.show(settings)
        self._showing = False

    def restyle(self) -> None:
        for row in self.rows:
            row.restyle()
        self._fit()

    def _fit(self) -> None:
        self.pages.setFixedWidth(text_px(170))
        resize_within_screen(self, text_px(760), text_px(480))

    def retranslate(self) -> None:
        self._title.setText(translate("Settings", "Settings"))
        self.setWindowTitle(self._title.text())
        self.pages.setAccessibleName(self._title.text())
        for place, page in enumerate(self._content):
            self.pages.item(place).setText(page.title())
        self._showing = True
        for row in self.rows:
            row.retranslate()
        self._showing = False
        self.keys_button.setText(translate("Settings", "Change keys…"))
        self.reset_button.setText(translate("Settings", "Restore defaults"))
        self.reset_button.setToolTip(
            tip_text(translate("Settings", "Restores the defaults; your games are kept."))
        )
        self.close_button.setText(translate("Settings", "Close"))
        self.show_settings(self._settings)
