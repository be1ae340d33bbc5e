"""Everything that can be chosen, in one place; each choice holds at once."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QSlider,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.game.options import TableTalk
from hanabi_desktop.settings.store import Settings
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.art.palette import Deck, Theme
from hanabi_desktop.table.sound.sound_names import SoundGroup
from hanabi_desktop.table.speed import Speed
from hanabi_desktop.windows.widgets.choices import fill
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.variants import talk_line, talk_name

translate = QCoreApplication.translate

HANDOVER_SECONDS = (None, 3, 6, 10)
"""After how many seconds whoever has played gives up the table; None waits until they say so."""
THINKING_MS = (0, 500, 2000, 8000)
"""For how long Experts may look ahead."""


class SettingsDialog(QDialog):
    """Pages of choices, a list of pages on the left.

    Signals:
        changed: (dict) these settings are to be other ones, by name.
        reset: all are to be as at the first start.
        keys_asked: show which key does what.
    """

    changed = Signal(object)
    reset = Signal()
    keys_asked = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._counts = Counts()
        self._showing = False
        self._title = QLabel()
        self._title.setObjectName("title")
        self.pages = QListWidget()
        self.pages.setFixedWidth(170)
        self._stack = QStackedWidget()
        self.language, self.theme = QComboBox(), QComboBox()
        self.deck, self.speed = QComboBox(), QComboBox()
        self.table_talk, self.handover, self.thinking = QComboBox(), QComboBox(), QComboBox()
        self._talk_line = QLabel()
        self._talk_line.setObjectName("quiet")
        self._talk_line.setWordWrap(True)
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setRange(0, 100)
        self.volume.setPageStep(10)
        self.sounds = {group: QCheckBox() for group in SoundGroup}
        self.warn_unplayable, self.confirm_hint = QCheckBox(), QCheckBox()
        self.confirm_restart = QCheckBox()
        self._folder = QLabel()
        self._folder.setWordWrap(True)
        self._folder.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._folder_note = QLabel()
        self._folder_note.setObjectName("quiet")
        self._folder_note.setWordWrap(True)
        self.folder_button, self.usual_folder_button = QPushButton(), QPushButton()
        self.keys_button, self.reset_button = QPushButton(), QPushButton()
        self.close_button = QPushButton()
        self.close_button.setDefault(True)
        self._labels: list[tuple[QLabel, QWidget]] = []
        self._lay_out()
        self._connect()
        self.retranslate()
        self.show_settings(settings)
        self.pages.setCurrentRow(0)
        self.resize(720, 470)

    # -- laying out -----------------------------------------------------------------------------

    def _lay_out(self) -> None:
        folder = QHBoxLayout()
        folder.setSpacing(8)
        folder.addWidget(self.folder_button)
        folder.addWidget(self.usual_folder_button)
        folder.addStretch(1)
        pages: tuple[Iterable[QWidget | QHBoxLayout], ...] = (
            (self.language, self.theme, self.deck, self.speed),
            (self.volume, *self.sounds.values()),
            (
                self.table_talk,
                self._talk_line,
                self.handover,
                self.thinking,
                self.warn_unplayable,
                self.confirm_hint,
                self.confirm_restart,
            ),
            (self._folder, folder, self._folder_note),
            (self.keys_button,),
        )
        for parts in pages:
            self._stack.addWidget(self._page(parts))
            self.pages.addItem("")
        middle = QHBoxLayout()
        middle.setSpacing(24)
        middle.addWidget(self.pages)
        middle.addWidget(self._stack, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.reset_button)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 20, 28, 20)
        layout.setSpacing(16)
        layout.addWidget(self._title)
        layout.addLayout(middle, 1)
        layout.addLayout(buttons)
        for button in (self.reset_button, self.keys_button, self.folder_button):
            button.setAutoDefault(False)
        self.usual_folder_button.setAutoDefault(False)

    def _page(self, parts: Iterable[QWidget | QHBoxLayout]) -> QWidget:
        page = QWidget()
        form = QFormLayout(page)
        form.setContentsMargins(0, 4, 0, 0)
        form.setHorizontalSpacing(20)
        form.setVerticalSpacing(12)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for part in parts:
            if isinstance(part, QComboBox | QSlider) or part is self._folder:
                label = QLabel()
                label.setBuddy(part)
                self._labels.append((label, part))
                form.addRow(label, part)
            elif isinstance(part, QHBoxLayout):
                form.addRow(part)
            else:
                form.addRow(part)
        return page

    def _connect(self) -> None:
        self.pages.currentRowChanged.connect(self._stack.setCurrentIndex)
        for box, name in (
            (self.language, "language"),
            (self.theme, "theme"),
            (self.deck, "deck"),
            (self.speed, "speed"),
            (self.table_talk, "table_talk"),
            (self.handover, "handover_seconds"),
            (self.thinking, "thinking_ms"),
        ):
            box.currentIndexChanged.connect(self._change_to_data_of(box, name))
        self.volume.valueChanged.connect(lambda volume: self._change(volume=volume))
        for sound in self.sounds.values():
            sound.toggled.connect(self._change_silenced)
        for check, name in (
            (self.warn_unplayable, "warn_unplayable"),
            (self.confirm_hint, "confirm_hint"),
            (self.confirm_restart, "confirm_restart"),
        ):
            check.toggled.connect(lambda on, name=name: self._change(**{name: on}))
        self.folder_button.clicked.connect(self._ask_for_folder)
        self.usual_folder_button.clicked.connect(lambda: self._change(library=None))
        self.keys_button.clicked.connect(self.keys_asked)
        self.reset_button.clicked.connect(self.reset)
        self.close_button.clicked.connect(self.accept)

    def _change_to_data_of(self, box: QComboBox, name: str) -> Callable[[], None]:
        return lambda: self._change(**{name: box.currentData()})

    def _change(self, **changes: object) -> None:
        if not self._showing:
            self.changed.emit(changes)

    def _change_silenced(self) -> None:
        silenced = (group for group, sound in self.sounds.items() if not sound.isChecked())
        self._change(silenced=frozenset(silenced))

    def _ask_for_folder(self) -> None:
        dialog = QFileDialog(self, translate("Settings", "Where your games are kept"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(lambda name: self._change(library=str(Path(name))))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    # -- showing --------------------------------------------------------------------------------

    def show_settings(self, settings: Settings) -> None:
        """Show what is in force."""
        self._settings = settings
        self._showing = True
        for box, value in (
            (self.language, settings.language),
            (self.theme, settings.theme),
            (self.deck, settings.deck),
            (self.speed, settings.speed),
            (self.table_talk, settings.table_talk),
        ):
            box.setCurrentIndex(max(0, box.findData(value)))
        self.handover.setCurrentIndex(_nearest(HANDOVER_SECONDS, settings.handover_seconds))
        self.thinking.setCurrentIndex(_nearest(THINKING_MS, settings.thinking_ms))
        self.volume.setValue(settings.volume)
        for group, sound in self.sounds.items():
            sound.setChecked(group not in settings.silenced)
        self.warn_unplayable.setChecked(settings.warn_unplayable)
        self.confirm_hint.setChecked(settings.confirm_hint)
        self.confirm_restart.setChecked(settings.confirm_restart)
        self._folder.setText(settings.library or translate("Settings", "The usual folder"))
        self.usual_folder_button.setEnabled(settings.library is not None)
        talk = settings.table_talk
        self._talk_line.setText(
            translate("Settings", "New tables begin as the last one was left.")
            if talk is None
            else talk_line(talk)
        )
        self._showing = False

    def retranslate(self) -> None:
        """Write every word anew."""
        self._showing = True
        self._title.setText(translate("Settings", "Settings"))
        self.setWindowTitle(self._title.text())
        self.pages.setAccessibleName(self._title.text())
        names = (
            translate("Settings", "Appearance"),
            translate("Settings", "Sound"),
            translate("Settings", "Table"),
            translate("Settings", "Games"),
            translate("Settings", "Keyboard"),
        )
        for row, name in enumerate(names):
            self.pages.item(row).setText(name)
        self._write_choices()
        words = {
            self.language: translate("Settings", "Language"),
            self.theme: translate("Settings", "Colours"),
            self.deck: translate("Settings", "Cards"),
            self.speed: translate("Settings", "Motion"),
            self.volume: translate("Settings", "Volume"),
            self.table_talk: translate("Settings", "Table talk"),
            self.handover: translate("Settings", "Handing over the table"),
            self.thinking: translate("Settings", "Experts think ahead"),
            self._folder: translate("Settings", "Games are kept in"),
        }
        for label, part in self._labels:
            label.setText(words[part])
            part.setAccessibleName(words[part])
        for group, text in (
            (SoundGroup.CARDS, translate("Settings", "Cards are heard")),
            (SoundGroup.CLUES, translate("Settings", "Clues are heard")),
            (SoundGroup.FIREWORKS, translate("Settings", "Fireworks and strikes are heard")),
            (SoundGroup.SIGNALS, translate("Settings", "Your turn and notices are heard")),
        ):
            self.sounds[group].setText(text)
        self.warn_unplayable.setText(translate("Settings", "Warn before a play that cannot fit"))
        self.confirm_hint.setText(translate("Settings", "Ask before a hint: it is counted"))
        self.confirm_restart.setText(
            translate("Settings", "Ask before the same deal begins again: it is counted")
        )
        self._folder_note.setText(
            translate(
                "Settings",
                "Another folder that holds games already opens those; an empty one receives a"
                " copy of yours.",
            )
        )
        self.folder_button.setText(translate("Settings", "Another folder …"))
        self.usual_folder_button.setText(translate("Settings", "The usual folder"))
        self.keys_button.setText(translate("Settings", "Which key does what …"))
        self.reset_button.setText(translate("Settings", "Reset everything"))
        self.reset_button.setToolTip(
            translate("Settings", "All settings as at the first start; your games stay.")
        )
        self.close_button.setText(translate("Settings", "Close"))
        self._showing = False
        self.show_settings(self._settings)

    def _write_choices(self) -> None:
        fill(
            self.language,
            translate("Settings", "Language"),
            (
                (translate("Settings", "As the system"), None),
                *((language.own_name, language) for language in Language),
            ),
        )
        fill(
            self.theme,
            translate("Settings", "Colours"),
            (
                (translate("Settings", "Night"), Theme.NIGHT),
                (translate("Settings", "Day"), Theme.DAY),
                (translate("Settings", "High contrast"), Theme.CONTRAST),
            ),
        )
        fill(
            self.deck,
            translate("Settings", "Cards"),
            (
                (translate("Settings", "With fireworks"), Deck.PICTURES),
                (translate("Settings", "Plain, with large symbols"), Deck.LARGE),
            ),
        )
        fill(
            self.speed,
            translate("Settings", "Motion"),
            (
                #: as much motion as the system's settings ask for
                (translate("Settings", "As the system wishes"), None),
                (translate("Settings", "Off"), Speed.OFF),
                #: nothing travels, cards only fade out and in
                (translate("Settings", "Gentle: fading only"), Speed.GENTLE),
                (translate("Settings", "Fast"), Speed.FAST),
                (translate("Settings", "Normal"), Speed.NORMAL),
                (translate("Settings", "Slow"), Speed.SLOW),
            ),
        )
        fill(
            self.table_talk,
            translate("Settings", "Table talk"),
            (
                (translate("Settings", "As at the last table"), None),
                *((talk_name(talk), talk) for talk in TableTalk),
            ),
        )
        fill(
            self.handover,
            translate("Settings", "Handing over the table"),
            tuple(
                (
                    translate("Settings", "When whoever has played says so")
                    if seconds is None
                    else self._counts.after_seconds(seconds),
                    seconds,
                )
                for seconds in HANDOVER_SECONDS
            ),
        )
        longest = (
            translate("Settings", "Not at all"),
            translate("Settings", "Half a second a move at most"),
            translate("Settings", "Two seconds a move at most"),
            translate("Settings", "Eight seconds a move at most"),
        )
        fill(
            self.thinking,
            translate("Settings", "Experts think ahead"),
            tuple(zip(longest, THINKING_MS, strict=True)),
        )

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 (Qt's name)
        """Another language, chosen here: go on in it."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()


def _nearest(choices: Sequence[int | None], chosen: int | None) -> int:
    """The place of the choice nearest to what is remembered, which may stand between two."""
    if chosen is None:
        return choices.index(None)
    known = [choice for choice in choices if choice is not None]
    return choices.index(min(known, key=lambda choice: abs(choice - chosen)))
