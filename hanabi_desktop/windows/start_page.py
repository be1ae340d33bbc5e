"""The page the program opens with."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.table.art.palette import Palette
from hanabi_desktop.translation import Language
from hanabi_desktop.windows.landscape import LandscapePage, SkyBurst

translate = QCoreApplication.translate

_BURSTS = (
    SkyBurst(Suit.RED, 0.655, 0.245, 0.155),
    SkyBurst(Suit.WHITE, 0.575, 0.45, 0.1),
    SkyBurst(Suit.BLUE, 0.775, 0.475, 0.115),
    SkyBurst(Suit.YELLOW, 0.89, 0.235, 0.125),
    SkyBurst(Suit.GREEN, 0.935, 0.56, 0.075),
)


class StartPage(LandscapePage):
    """The name, a game at once, a game by choice, the languages.

    Signals:
        play: start a game at once, with the last table.
        new_game: ask for a new table.
        language_chosen: (Language).
    """

    play = Signal()
    new_game = Signal()
    language_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set_bursts(_BURSTS)
        self._logo = QLabel("Hanabi")
        self._logo.setObjectName("logo")
        self._motto = QLabel()
        self.play_button = QPushButton()
        self.play_button.setObjectName("primary")
        self.play_button.clicked.connect(self.play)
        self.new_button = QPushButton()
        self.new_button.setObjectName("choice")
        self.new_button.clicked.connect(self.new_game)
        for button in (self.play_button, self.new_button):
            button.setFixedWidth(400)
            button.setMinimumHeight(52)
            button.setAutoDefault(True)  # Enter presses it
        self._languages = QButtonGroup(self)
        pills = QHBoxLayout()
        pills.setSpacing(8)
        for language in Language:
            pill = QPushButton(language.own_name)
            pill.setObjectName("pill")
            pill.setCheckable(True)
            pill.setProperty("language", language)
            pill.clicked.connect(lambda _=False, chosen=language: self.language_chosen.emit(chosen))
            self._languages.addButton(pill)
            pills.addWidget(pill)
        pills.addStretch(1)
        self._problem = QLabel()
        self._problem.setObjectName("problem")
        self._problem.setWordWrap(True)
        self._problem.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(72, 24, 72, 28)
        column.setSpacing(10)
        column.addStretch(2)
        column.addWidget(self._logo)
        column.addWidget(self._motto)
        column.addSpacing(18)
        column.addWidget(self.play_button)
        column.addWidget(self.new_button)
        column.addWidget(self._problem)
        column.addStretch(5)
        column.addLayout(pills)

    def set_theme_palette(self, palette: Palette) -> None:
        """Draw in another theme."""
        super().set_theme_palette(palette)
        self._motto.setStyleSheet(f"font-size: 17px; color: {palette.scenery_ink2.name()};")

    def show_language(self, language: Language) -> None:
        """Mark the language in use and write every word anew."""
        for pill in self._languages.buttons():
            pill.setChecked(pill.property("language") is language)
        self._motto.setText(translate("StartPage", "Fireworks, built together in the dark."))
        self.play_button.setText(translate("StartPage", "Play"))
        self.new_button.setText(translate("StartPage", "New game …"))

    def show_problem(self, text: str) -> None:
        """Say what went wrong at the start."""
        self._problem.setText(text)
        self._problem.setVisible(bool(text))
        self._problem.setAlignment(Qt.AlignmentFlag.AlignLeft)
