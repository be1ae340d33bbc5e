"""The kinds of rows in the settings dialog: a choice, pictures, a switch, a volume, a folder."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
    QWidget,
)

from hanabi_desktop.settings.settings_store import Settings
from hanabi_desktop.table.sounds import SoundGroup
from hanabi_desktop.ui.widgets.controls import ChoiceBox, Slider, fill, painted_icon
from hanabi_desktop.ui.widgets.layouts import FlowLayout
from hanabi_desktop.ui.widgets.seats import default_person
from hanabi_desktop.wording.player_names import LONGEST_NAME

translate = QCoreApplication.translate

_PICTURE_PX = 60

Entries = Sequence[tuple[str, object]]


class SettingRow(QObject):
    """One setting, with the widgets that show and change it.

    Attributes:
        name: the setting's field in ``Settings``.

    Signals:
        changed: (dict) new values of settings, by name.
    """

    changed = Signal(object)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    @property
    def widget(self) -> QWidget:
        raise NotImplementedError

    def add_to(self, form: QFormLayout) -> None:
        raise NotImplementedError

    def show(self, settings: Settings) -> None:
        raise NotImplementedError

    def retranslate(self) -> None:
        raise NotImplementedError

    def restyle(self) -> None:
        """Draw pictures again, in another theme; does nothing by default."""


class _LevelLabel(QLabel):
    """A label as high as its buddy, so that both are aligned at every text size."""

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        named = self.buddy()
        height = named.sizeHint().height() if named is not None else 0
        return super().sizeHint().expandedTo(QSize(0, height))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        return self.sizeHint()


class ChoiceRow(SettingRow):
    """One of several values; a value between two of them is shown as the nearest.

    Args:
        name: the setting's field in ``Settings``.
        label: returns the label.
        entries: returns the text and the value of each entry.
        line: returns a sentence about the chosen value, shown below it; None for no sentence.
    """

    def __init__(
        self,
        name: str,
        label: Callable[[], str],
        entries: Callable[[], Entries],
        line: Callable[[object], str] | None = None,
    ) -> None:
        super().__init__(name)
        self._name, self._entries, self._line = label, entries, line
        self._label, self._below, self.box = _LevelLabel(), QLabel(), ChoiceBox()
        self._label.setBuddy(self.box)
        self._below.setObjectName("quiet")
        self._below.setWordWrap(True)
        self.box.currentIndexChanged.connect(
            lambda: self.changed.emit({name: self.box.currentData()})
        )

    @property
    def widget(self) -> QComboBox:
        return self.box

    def add_to(self, form: QFormLayout) -> None:
        form.addRow(self._label, self.box)
        if self._line is not None:
            form.addRow(self._below)

    def show(self, settings: Settings) -> None:
        value = getattr(settings, self.name)
        values = [self.box.itemData(place) for place in range(self.box.count())]
        if isinstance(value, int) and value not in values:
            numbers = [value for value in values if isinstance(value, int)]
            value = min(numbers, key=lambda number: abs(number - value))
        self.box.setCurrentIndex(max(0, self.box.findData(value)))
        if self._line is not None:
            self._below.setText(self._line(value))

    def retranslate(self) -> None:
        name = self._name()
        self._label.setText(name)
        fill(self.box, name, tuple(self._entries()))


class PictureRow(SettingRow):
    """One of a few values, each shown as a small picture with its name below.

    Args:
        name: the setting's field in ``Settings``.
        label: returns the label.
        entries: returns the text and the value of each entry.
        draw: draws a value into a square box.
        is_offered: returns whether there is a choice in the theme in use.
    """

    def __init__(
        self,
        name: str,
        label: Callable[[], str],
        entries: Callable[[], Entries],
        draw: Callable[[QPainter, QRectF, object], None],
        is_offered: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__(name)
        self._name, self._entries, self._draw = label, entries, draw
        self._is_offered = is_offered
        self._label, self._row = QLabel(), QWidget()
        self._group = QButtonGroup(self)
        self.buttons: dict[object, QToolButton] = {}
        pictures = FlowLayout(self._row, spacing=6)
        for _, value in entries():
            button = self.buttons[value] = QToolButton()
            button.setObjectName("picture")
            button.setCheckable(True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setIconSize(QSize(_PICTURE_PX, _PICTURE_PX))
            button.clicked.connect(lambda _=False, value=value: self.changed.emit({name: value}))
            self._group.addButton(button)
            pictures.addWidget(button)

    @property
    def widget(self) -> QWidget:
        return self._row

    def add_to(self, form: QFormLayout) -> None:
        form.addRow(self._label, self._row)

    def show(self, settings: Settings) -> None:
        self.buttons[getattr(settings, self.name)].setChecked(True)

    def retranslate(self) -> None:
        self._label.setText(self._name())
        for text, value in self._entries():
            self.buttons[value].setText(text)
            self.buttons[value].setAccessibleName(f"{self._name()}: {text}")
        self.restyle()

    def restyle(self) -> None:
        for part in (self._label, self._row):
            part.setVisible(self._is_offered())
        for value, button in self.buttons.items():
            draw = partial(self._draw_value, value)
            button.setIcon(painted_icon(_PICTURE_PX, draw))

    def _draw_value(self, value: object, painter: QPainter, box: QRectF) -> None:
        self._draw(painter, box, value)


class NameRow(SettingRow):
    """The player's name; empty for the default."""

    def __init__(self, name: str, label: Callable[[], str]) -> None:
        super().__init__(name)
        self._name = label
        self._label, self.field = _LevelLabel(), QLineEdit()
        self._label.setBuddy(self.field)
        self.field.setMaxLength(LONGEST_NAME)
        self.field.textEdited.connect(
            lambda text: self.changed.emit({name: " ".join(text.split())})
        )

    @property
    def widget(self) -> QLineEdit:
        return self.field

    def add_to(self, form: QFormLayout) -> None:
        form.addRow(self._label, self.field)

    def show(self, settings: Settings) -> None:
        """Show the current name, unless it is being typed."""
        if not self.field.hasFocus():
            self.field.setText(getattr(settings, self.name) or "")

    def retranslate(self) -> None:
        self._label.setText(self._name())
        self.field.setAccessibleName(self._label.text())
        self.field.setPlaceholderText(default_person())


class SwitchRow(SettingRow):
    """A setting that is on or off."""

    def __init__(self, name: str, label: Callable[[], str]) -> None:
        super().__init__(name)
        self._name = label
        self.box = QCheckBox()
        self.box.toggled.connect(self._tell)

    @property
    def widget(self) -> QCheckBox:
        return self.box

    def _tell(self, on: bool) -> None:  # noqa: FBT001 (a signal's argument)
        self.changed.emit({self.name: on})

    def add_to(self, form: QFormLayout) -> None:
        form.addRow(self.box)

    def show(self, settings: Settings) -> None:
        self.box.setChecked(getattr(settings, self.name))

    def retranslate(self) -> None:
        self.box.setText(self._name())


class SoundRow(SwitchRow):
    """Whether a group of sounds is audible; ``silenced`` holds the groups that are not."""

    def __init__(self, group: SoundGroup, label: Callable[[], str]) -> None:
        super().__init__("silenced", label)
        self._group = group
        self._silenced: frozenset[SoundGroup] = frozenset()

    def _tell(self, on: bool) -> None:  # noqa: FBT001 (a signal's argument)
        others = self._silenced - {self._group}
        self.changed.emit({self.name: others if on else others | {self._group}})

    def show(self, settings: Settings) -> None:
        self._silenced = settings.silenced
        self.box.setChecked(self._group not in self._silenced)


class VolumeRow(SettingRow):
    """A volume from 0 to 100."""

    def __init__(self, name: str, label: Callable[[], str]) -> None:
        super().__init__(name)
        self._name = label
        self._label, self.slider = QLabel(), Slider()
        self._label.setBuddy(self.slider)
        self.slider.setRange(0, 100)
        self.slider.setPageStep(10)
        self.slider.valueChanged.connect(lambda value: self.changed.emit({name: value}))

    @property
    def widget(self) -> Slider:
        return self.slider

    def add_to(self, form: QFormLayout) -> None:
        form.addRow(self._label, self.slider)

    def show(self, settings: Settings) -> None:
        self.slider.setValue(getattr(settings, self.name))

    def retranslate(self) -> None:
        self._label.setText(self._name())
        self.slider.setAccessibleName(self._label.text())


class FolderRow(SettingRow):
    """The folder of the library, with buttons to change it; ``usual`` is the default folder."""

    def __init__(self, name: str, usual: Path) -> None:
        super().__init__(name)
        self._usual_folder = usual
        self._label, self._folder, self._note = QLabel(), QLabel(), QLabel()
        self._label.setBuddy(self._folder)
        for label in (self._folder, self._note):
            label.setWordWrap(True)
        self._folder.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._note.setObjectName("quiet")
        self.other, self.usual = QPushButton(), QPushButton()
        for button in (self.other, self.usual):
            button.setAutoDefault(False)
        self.other.clicked.connect(self._ask)
        self.usual.clicked.connect(lambda: self.changed.emit({name: None}))

    @property
    def widget(self) -> QPushButton:
        return self.other

    def add_to(self, form: QFormLayout) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.other)
        buttons.addWidget(self.usual)
        buttons.addStretch(1)
        form.addRow(self._label)
        form.addRow(self._folder)
        form.addRow(buttons)
        form.addRow(self._note)

    def show(self, settings: Settings) -> None:
        self._folder.setText(str(settings.library or self._usual_folder))
        self.usual.setEnabled(settings.library is not None)

    def retranslate(self) -> None:
        self._label.setText(translate("Settings", "Folder for games"))
        self._folder.setAccessibleName(self._label.text())
        self._note.setText(
            translate(
                "Settings",
                "If that folder already has games, you’ll see those; your current games stay"
                " where they are. If not, your games are copied there.",
            )
        )
        self.other.setText(translate("Settings", "Change folder…"))
        self.usual.setText(translate("Settings", "Default folder"))

    def _ask(self) -> None:
        title = translate("Settings", "Folder for your games")
        dialog = QFileDialog(self.other.window(), title, self._folder.text())
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(
            lambda folder: self.changed.emit({self.name: str(Path(folder))})
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
