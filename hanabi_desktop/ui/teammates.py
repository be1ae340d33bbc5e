"""The page of the teammates: the list of them, and games with one of them."""

from collections.abc import Callable, Mapping
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QObject,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.metadata.statistics import Figures
from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.session.library.statistics import figures_together
from hanabi_desktop.session.library.store_access import Refused
from hanabi_desktop.session.setup import GameSetup, seat_of, teammates_for, with_badges
from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.table.art.lettering import draw_words
from hanabi_desktop.table.art.pictures import draw_portrait
from hanabi_desktop.table.models.lists import NOWHERE, AnyIndex
from hanabi_desktop.teammates.characters import CHARACTERS, Character
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.landscape import QuietPage
from hanabi_desktop.ui.widgets.layouts import Scrolled
from hanabi_desktop.ui.widgets.seats import random_deal
from hanabi_desktop.ui.widgets.theme import Adaptive, palette_in_use
from hanabi_desktop.wording.names import (
    character_line,
    level_meaning,
    level_name,
    personality_meaning,
    personality_name,
    shared_results,
)

translate = QCoreApplication.translate


class TeammateRole(IntEnum):
    """Data roles besides the text."""

    CHARACTER = Qt.ItemDataRole.UserRole


class TeammatesModel(QAbstractListModel):
    """A list model with a row for each teammate, level by level.

    ``describe`` returns a teammate's name, level and personality for screen readers.
    """

    def __init__(self, describe: Callable[[Character], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._describe = describe

    def retranslate(self) -> None:
        self.dataChanged.emit(self.index(0), self.index(len(CHARACTERS) - 1))

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:  # noqa: N802 (Qt's name)
        return 0 if parent.isValid() else len(CHARACTERS)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        character = CHARACTERS[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return character.name
            case TeammateRole.CHARACTER:
                return character
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._describe(character)
        return None


_TILE_PX, _FACE_PX, _PORTRAIT_PX = 150, 90, 190
_DETAILS_PX = 380


def description_of(character: Character) -> str:
    """Return a teammate's level and personality, such as "Expert, bold"."""
    #: a teammate: {level} is such as "Casual", {personality} such as "bold"
    return translate("Teammates", "{level}, {personality}").format(
        level=level_name(character.level), personality=personality_name(character.personality)
    )


class TeammateDelegate(QStyledItemDelegate):
    """Draws a tile with a teammate's face, name, level and personality."""

    def sizeHint(  # noqa: N802 (Qt's name)
        self,
        option: QStyleOptionViewItem,  # noqa: ARG002 (every tile is alike)
        index: AnyIndex,  # noqa: ARG002 (every tile is alike)
    ) -> QSize:
        return QSize(text_px(_TILE_PX) + 24, text_px(_TILE_PX))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        colours = palette_in_use()
        character: Character = index.data(TeammateRole.CHARACTER)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        box = QRectF(option.rect).adjusted(4, 4, -4, -4)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colours.accent, 2.5) if is_chosen else QPen(colours.line, 1))
        painter.setBrush(colours.raised if is_chosen else colours.panel)
        painter.drawRoundedRect(box, 10, 10)
        face = QRectF(0, box.top() + 8, text_px(_FACE_PX), text_px(_FACE_PX))
        face.moveLeft(box.center().x() - face.width() / 2)
        draw_portrait(painter, character, face)
        name = QRectF(box.left(), face.bottom() + 2, box.width(), text_px(20))
        draw_words(painter, name, character.name, colours.ink, px=15, weight=700)
        line = name.translated(0, text_px(18))
        draw_words(painter, line, description_of(character), colours.ink2, px=12)
        painter.restore()


class _Portrait(QWidget):
    """The face of the teammate chosen."""

    def __init__(self) -> None:
        super().__init__()
        self._character = CHARACTERS[0]

    def show_character(self, character: Character) -> None:
        self._character = character
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_portrait(painter, self._character, QRectF(self.rect()))
        painter.end()


class TeammatesPage(Adaptive, QuietPage):
    """The teammates on the left, the one chosen on the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._figures: Mapping[str, Figures] = {}
        self._title, self._name = QLabel(), QLabel()
        self._title.setObjectName("title")
        self._name.setObjectName("title")
        self._line, self._about, self._level, self._personality, self._results = (
            QLabel() for _ in range(5)
        )
        self._line.setObjectName("quiet")
        self._about.setObjectName("lead")
        for label in self._paragraphs():
            label.setWordWrap(True)
        self._portrait = _Portrait()
        self.play_button = QPushButton()
        self.play_button.setObjectName("primary")
        self._model = TeammatesModel(self._describe, self)
        self._delegate = TeammateDelegate(self)
        self.teammates = QListView()
        view = self.teammates
        view.setModel(self._model)
        view.setItemDelegate(self._delegate)
        view.setViewMode(QListView.ViewMode.IconMode)
        view.setMovement(QListView.Movement.Static)
        view.setResizeMode(QListView.ResizeMode.Adjust)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.selectionModel().currentChanged.connect(self._write)
        view.activated.connect(lambda _: self.play_button.click())
        self._lay_out()
        view.setCurrentIndex(self._model.index(0))
        self.retranslate()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._title)
        top.addStretch(1)
        top.addWidget(self.back_button)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self._portrait)
        right.addWidget(self._name)
        right.addWidget(self._line)
        right.addSpacing(6)
        for label in self._paragraphs():
            right.addWidget(label)
        right.addSpacing(8)
        right.addWidget(self.play_button, 0, Qt.AlignmentFlag.AlignLeft)
        right.addStretch(1)
        both = QHBoxLayout()
        both.setSpacing(28)
        both.addWidget(self.teammates, 3)
        both.addWidget(Scrolled(right), 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 18, 28, 18)
        column.setSpacing(12)
        column.addLayout(top)
        column.addLayout(both, 1)
        self.play_button.setAutoDefault(True)  # so that Enter presses it
        self._fit()

    def _paragraphs(self) -> tuple[QLabel, ...]:
        """Return what is said of the teammate, from top to bottom."""
        return self._about, self._level, self._personality, self._results

    def _fit(self) -> None:
        self.teammates.setMaximumWidth(3 * (text_px(_TILE_PX) + 24) + 24)
        self._portrait.setFixedSize(text_px(_PORTRAIT_PX), text_px(_PORTRAIT_PX))
        for label in self._paragraphs():
            label.setMaximumWidth(text_px(_DETAILS_PX))

    def restyle(self) -> None:
        self._fit()

    @property
    def character(self) -> Character:
        found: Character = self.teammates.currentIndex().data(TeammateRole.CHARACTER)
        return found

    def show_results(self, figures: Mapping[str, Figures]) -> None:
        self._figures = figures
        self._write()

    @staticmethod
    def _describe(character: Character) -> str:
        return f"{character.name}, {description_of(character)}"

    def retranslate(self) -> None:
        self._title.setText(translate("Teammates", "Your teammates"))
        self.teammates.setAccessibleName(self._title.text())
        self.back_button.setText(translate("Teammates", "Back"))
        self._model.retranslate()
        self._write()

    def _write(self) -> None:
        character = self.character
        self._portrait.show_character(character)
        self._name.setText(character.name)
        self._line.setText(description_of(character))
        self._about.setText(character_line(character))
        self._level.setText(level_meaning(character.level))
        self._personality.setText(personality_meaning(character.personality))
        self._results.setText(shared_results(self._figures.get(character.name, Figures())))
        text = translate("Teammates", "Play with {name}").format(name=character.name)
        self.play_button.setText(text)


_PLAYERS = 3


class TeammatesController(QObject):
    """Shows the teammates and starts games with them."""

    def __init__(
        self, window: MainWindow, game: GameController, service: LibraryService, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._service = service
        self.page = TeammatesPage()
        window.add_page(self.page)
        self.page.back_button.clicked.connect(game.go_back)
        self.page.play_button.clicked.connect(lambda: self._play(self.page.character))

    def show(self) -> None:
        self._service.ask(figures_together, self._on_read)
        self._game.visit(self.page, translate("Teammates", "Your teammates · Hanabi"))
        self.page.teammates.setFocus()

    def _on_read(self, found: dict[str, Figures] | Refused) -> None:
        if isinstance(found, dict):
            self.page.show_results(found)

    def _play(self, character: Character) -> None:
        person = self._game.tables.person
        taken = [person.name, character.name]
        others = teammates_for((character.level,) * (_PLAYERS - 2), taken)
        seats = with_badges((person, seat_of(character), *others))
        self._game.tables.start(GameSetup(seats, GameOptions(_PLAYERS), random_deal()))
