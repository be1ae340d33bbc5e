"""The page of the teammates: ours and the programs that a person has added, and games with one of them."""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from functools import partial

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QObject,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
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
from hanabi_desktop.session.play.programs import Trial, try_program
from hanabi_desktop.session.setup import GameSetup, Seat, seat_of, teammates_for, with_badges
from hanabi_desktop.settings.programs import KeptProgram
from hanabi_desktop.settings.settings_store import SettingsStore, with_program, without_program
from hanabi_desktop.support.background import Task
from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.table.art.painting import draw_words
from hanabi_desktop.table.art.pictures import draw_portrait, draw_program_sign
from hanabi_desktop.table.models.lists import NOWHERE, AnyIndex
from hanabi_desktop.teammates.characters import CHARACTERS, Character, Level, ProgramName
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.teammates.program_dialog import ProgramDialog
from hanabi_desktop.ui.widgets.dialogs import Question
from hanabi_desktop.ui.widgets.landscape import QuietPage
from hanabi_desktop.ui.widgets.layouts import FlowLayout, Scrolled
from hanabi_desktop.ui.widgets.seats import random_deal
from hanabi_desktop.ui.widgets.theme import Adaptive, announce, palette_in_use
from hanabi_desktop.wording.names import (
    character_line,
    level_meaning,
    level_name,
    personality_meaning,
    personality_name,
    shared_results,
)
from hanabi_desktop.wording.programs import (
    fault_sentence,
    played_sentence,
    started_sentence,
    trial_progress,
    trial_sentence,
)

translate = QCoreApplication.translate


class TeammateRole(IntEnum):
    """Data roles besides the text."""

    PLAYER = Qt.ItemDataRole.UserRole


Player = Character | KeptProgram


class TeammatesModel(QAbstractListModel):
    """A list model with a row for each teammate, level by level, then for each program added."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._players: tuple[Player, ...] = CHARACTERS

    def show_programs(self, programs: Sequence[KeptProgram]) -> None:
        self.beginResetModel()
        self._players = (*CHARACTERS, *programs)
        self.endResetModel()

    def row_of(self, player: Player) -> int:
        """Return the row of a player; the first one's if it is not there."""
        return self._players.index(player) if player in self._players else 0

    def retranslate(self) -> None:
        self.dataChanged.emit(self.index(0), self.index(len(self._players) - 1))

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:  # noqa: N802 (Qt's name)
        return 0 if parent.isValid() else len(self._players)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        player = self._players[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return _name_of(player)
            case TeammateRole.PLAYER:
                return player
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{_name_of(player)}, {description_of(player)}"
        return None


def _name_of(player: Player) -> str:
    return str(_key_of(player))


def _key_of(player: Player) -> str | ProgramName:
    """Return what results are looked up by."""
    return player.name if isinstance(player, Character) else player.label


_TILE_PX, _FACE_PX, _PORTRAIT_PX = 150, 90, 190
_SIGN_PX = 84
"""A program has more to say, and so a smaller picture."""
_DETAILS_PX = 380
_MOST_GROWTH = 1.8
_PAGE_PX, _ROW_PX, _COLUMNS = (1050, 140), 156, 3
"""The size of a page without rows of tiles of the usual size, and the height of a row, at the usual text size."""


def description_of(player: Player) -> str:
    """Return a teammate's level and personality, such as "Expert, bold", or that it is a program."""
    if isinstance(player, KeptProgram):
        #: what is said of a program among the teammates
        return translate("Teammates", "program")
    #: a teammate: {level} is such as "Casual", {personality} such as "bold"
    return translate("Teammates", "{level}, {personality}").format(
        level=level_name(player.level), personality=personality_name(player.personality)
    )


def _draw_face(painter: QPainter, player: Player, box: QRectF) -> None:
    if isinstance(player, Character):
        draw_portrait(painter, player, box)
    else:
        draw_program_sign(painter, box)


class TeammateDelegate(QStyledItemDelegate):
    """Draws a tile with a teammate's face, name, level and personality.

    Attributes:
        growth: the size of the tiles, as a multiple of the usual one.
    """

    growth = 1.0

    def tile_px(self, px: float) -> int:
        """Return a length in a tile, given at the usual size."""
        return text_px(round(px * self.growth))

    def sizeHint(  # noqa: N802 (Qt's name)
        self,
        option: QStyleOptionViewItem,  # noqa: ARG002 (every tile is alike)
        index: AnyIndex,  # noqa: ARG002 (every tile is alike)
    ) -> QSize:
        return QSize(self.tile_px(_TILE_PX) + 24, self.tile_px(_TILE_PX))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        colours = palette_in_use()
        player: Player = index.data(TeammateRole.PLAYER)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        box = QRectF(option.rect).adjusted(4, 4, -4, -4)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colours.accent, 2.5) if is_chosen else QPen(colours.line, 1))
        painter.setBrush(colours.raised if is_chosen else colours.panel)
        painter.drawRoundedRect(box, 10, 10)
        face = QRectF(0, box.top() + 8, self.tile_px(_FACE_PX), self.tile_px(_FACE_PX))
        face.moveLeft(box.center().x() - face.width() / 2)
        _draw_face(painter, player, face)
        name = QRectF(box.left(), face.bottom() + 2, box.width(), self.tile_px(20))
        px = round(15 * self.growth)
        draw_words(painter, name, _name_of(player), colours.ink, px=px, weight=700)
        line = name.translated(0, self.tile_px(18))
        draw_words(painter, line, description_of(player), colours.ink2, px=round(12 * self.growth))
        painter.restore()


class _Portrait(QWidget):
    """The face of the teammate chosen."""

    def __init__(self) -> None:
        super().__init__()
        self._player: Player = CHARACTERS[0]

    def show_player(self, player: Player) -> None:
        self._player = player
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _draw_face(painter, self._player, QRectF(self.rect()))
        painter.end()


class TeammatesPage(Adaptive, QuietPage):
    """The teammates on the left, the one chosen on the right; of a program, how it is started.

    Attributes:
        trial: says how the game goes, or went, in which a program is tried.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._figures: Mapping[str | ProgramName, Figures] = {}
        self._title, self._name = QLabel(), QLabel()
        self._title.setObjectName("title")
        self._name.setObjectName("title")
        self._line, self._about, self._level, self._personality, self._results, self.trial = (
            QLabel() for _ in range(6)
        )
        self._line.setObjectName("quiet")
        self._about.setObjectName("lead")
        for label in self._paragraphs():
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)  # a command may contain markup
        self._portrait = _Portrait()
        self.add_button, self.play_button = QPushButton(), QPushButton()
        self.play_button.setObjectName("primary")
        self.try_button, self.edit_button, self.remove_button = (QPushButton() for _ in range(3))
        self.problem = QLabel()
        self.problem.setObjectName("problem")
        self.problem.setWordWrap(True)
        self._is_tried = False
        self._model = TeammatesModel(self)
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
        top.addWidget(self.add_button)
        top.addWidget(self.back_button)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self._portrait)
        right.addWidget(self._name)
        right.addWidget(self._line)
        right.addSpacing(6)
        for label in self._paragraphs():
            if label is not self.trial:
                right.addWidget(label)
        right.addSpacing(8)
        right.addWidget(self.play_button, 0, Qt.AlignmentFlag.AlignLeft)
        of_program = FlowLayout()
        for button in self._program_buttons():
            of_program.addWidget(button)
        right.addLayout(of_program)
        right.addWidget(self.trial)  # below the buttons, which stay under the pointer
        right.addStretch(1)
        both = QHBoxLayout()
        both.setSpacing(28)
        both.addWidget(self.teammates, 3)
        both.addWidget(Scrolled(right), 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 18, 28, 18)
        column.setSpacing(12)
        column.addLayout(top)
        column.addWidget(self.problem)
        column.addLayout(both, 1)
        self.play_button.setAutoDefault(True)  # so that Enter presses it
        self._fit()

    def _paragraphs(self) -> tuple[QLabel, ...]:
        """Return the labels about the teammate from top to bottom, the result of *Try it* last."""
        return self._about, self._level, self._personality, self._results, self.trial

    def _program_buttons(self) -> tuple[QPushButton, ...]:
        return self.try_button, self.edit_button, self.remove_button

    def _fit(self) -> None:
        rows = -(-self._model.rowCount() // _COLUMNS)
        wide, high = text_px(_PAGE_PX[0]), text_px(_PAGE_PX[1] + rows * _ROW_PX)
        growth = min(self.width() / wide, self.height() / high)
        self._delegate.growth = min(max(1.0, growth), _MOST_GROWTH)
        self.teammates.setMaximumWidth(_COLUMNS * (self._delegate.tile_px(_TILE_PX) + 24) + 24)
        self.teammates.scheduleDelayedItemsLayout()
        side = self._delegate.tile_px(_PORTRAIT_PX if self.program is None else _SIGN_PX)
        self._portrait.setFixedSize(side, side)
        for label in self._paragraphs():
            label.setMaximumWidth(self._delegate.tile_px(_DETAILS_PX))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        super().resizeEvent(event)
        self._fit()

    def restyle(self) -> None:
        self._fit()

    @property
    def player(self) -> Player:
        found: Player = self.teammates.currentIndex().data(TeammateRole.PLAYER)
        return found

    @property
    def program(self) -> KeptProgram | None:
        """The program that is chosen; None for one of our teammates."""
        player = self.teammates.currentIndex().data(TeammateRole.PLAYER)
        return player if isinstance(player, KeptProgram) else None

    def show_programs(self, programs: Sequence[KeptProgram], chosen: Player) -> None:
        self._model.show_programs(programs)
        self.teammates.setCurrentIndex(self._model.index(self._model.row_of(chosen)))
        self._write()

    def show_trial(self, text: str, *, goes_on: bool) -> None:
        """Say how the game to try a program goes, or has gone."""
        self._is_tried = goes_on
        self.trial.setText(text)
        self._write_buttons()

    def show_results(self, figures: Mapping[str | ProgramName, Figures]) -> None:
        self._figures = figures
        self._write()

    def retranslate(self) -> None:
        self._title.setText(translate("Teammates", "Your teammates"))
        self.teammates.setAccessibleName(self._title.text())
        self.back_button.setText(translate("Teammates", "Back"))
        self.add_button.setText(translate("Teammates", "Add a program…"))
        self.edit_button.setText(translate("Teammates", "Change…"))
        self.remove_button.setText(translate("Teammates", "Remove…"))
        self._model.retranslate()
        self._write()

    def _write(self) -> None:
        if not self.teammates.currentIndex().isValid():
            return  # while the list changes
        player = self.player
        self._fit()
        self._portrait.show_player(player)
        self._name.setText(_name_of(player))
        self._line.setText(description_of(player))
        self._results.setText(shared_results(self._figures.get(_key_of(player), Figures())))
        if isinstance(player, Character):
            self._about.setText(character_line(player))
            self._level.setText(level_meaning(player.level))
            self._personality.setText(personality_meaning(player.personality))
        else:
            self._about.setText("")
            self._level.setText(started_sentence(player.program))
            played = played_sentence(player.sizes, player.multicolours, player.rules)
            self._personality.setText(played)
        text = translate("Teammates", "Play with {name}").format(name=player.name)
        self.play_button.setText(text)
        self._write_buttons()

    def _write_buttons(self) -> None:
        self._about.setVisible(self.program is None)
        for button in self._program_buttons():
            button.setVisible(self.program is not None)
        self.edit_button.setEnabled(not self._is_tried)
        self.remove_button.setEnabled(not self._is_tried)
        self.try_button.setText(
            translate("Teammates", "Stop") if self._is_tried else translate("Teammates", "Try it")
        )
        self.trial.setVisible(bool(self.trial.text()))


_PLAYERS = 3


class TeammatesController(QObject):
    """Shows the teammates, starts games with them, and keeps the list of programs."""

    def __init__(
        self,
        window: MainWindow,
        game: GameController,
        service: LibraryService,
        settings: SettingsStore,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self._service = service
        self._settings = settings
        self._programs = settings.programs
        self._trial: Task | None = None
        page = self.page = TeammatesPage()
        window.add_page(page)
        page.show_programs(self._programs.all, page.player)
        self._programs.saved.connect(self._show_problem)
        page.back_button.clicked.connect(game.go_back)
        page.play_button.clicked.connect(lambda: self._play(page.player))
        page.add_button.clicked.connect(lambda: self._ask(None))
        page.edit_button.clicked.connect(lambda: self._ask(page.program))
        page.remove_button.clicked.connect(self._ask_to_remove)
        page.try_button.clicked.connect(self._try_or_stop)
        page.teammates.selectionModel().currentChanged.connect(self._forget_trial)

    def show(self) -> None:
        programs = [kept.label for kept in self._programs.all]
        self._service.ask(partial(figures_together, programs=programs), self._on_read)
        self._game.visit(self.page, translate("Teammates", "Your teammates · Hanabi"))
        self._show_problem()
        self.page.teammates.setFocus()

    def close(self) -> None:
        """End the game that tries a program, for good."""
        if self._trial is not None:
            self._trial.finish()

    def _on_read(self, found: dict[str | ProgramName, Figures] | Refused) -> None:
        if isinstance(found, dict):
            self.page.show_results(found)

    def _show_problem(self) -> None:
        """Say what is wrong with the file of the programs, if anything is."""
        programs, text = self._programs, ""
        if programs.unsaved is not None:
            text = translate(
                "Teammates",
                "Changes to your list of programs can’t be saved right now and will be "
                "lost when you quit.",
            )
        elif programs.set_aside is not None:
            text = translate(
                "Teammates",
                "Your list of programs could not be read. The old file is kept as {file}.",
            ).format(file=programs.set_aside.name)
        self.page.problem.setText(text)
        self.page.problem.setVisible(bool(text))

    def _play(self, player: Player) -> None:
        person = self._game.tables.person
        if isinstance(player, KeptProgram):
            options = player.trial_options
            mate, level = Seat(str(player.label), program=player.label), Level.CASUAL
        else:
            options, mate, level = GameOptions(_PLAYERS), seat_of(player), player.level
        taken = [person.name, mate.name]
        others = teammates_for((level,) * (options.players - 2), taken)
        seats = with_badges((person, mate, *others))
        self._game.tables.start(GameSetup(seats, options, random_deal()))

    # -- programs -------------------------------------------------------------------------------

    def _ask(self, edited: KeptProgram | None) -> None:
        """Open the dialog that adds a program, or changes one."""
        dialog = ProgramDialog(self._programs, edited, self._window)
        dialog.accepted.connect(lambda: self._on_kept(edited, dialog.program))
        dialog.open()

    def _on_kept(self, before: KeptProgram | None, program: KeptProgram) -> None:
        if before is not None and before.label != program.label:
            line_ups = self._settings.current.line_ups
            self._settings.change(line_ups=with_program(line_ups, before.name, program.label))
            self._game.programs.rename(before.name, program.label)
        self.page.show_programs(self._programs.all, program)
        self.page.teammates.setFocus()

    def _ask_to_remove(self) -> None:
        program = self.page.program
        if program is None:
            return
        question = Question(
            translate("Teammates", "Remove {name}?").format(name=program.name),
            translate("Teammates", "Remove"),
            self._window,
            leaves=translate("Question", "Cancel"),
            why=translate(
                "Teammates",
                "Computer teammates take its seats. Its files and your games are kept.",
            ),
        )
        question.agreed.connect(lambda: self._remove(program))
        question.open()

    def _remove(self, program: KeptProgram) -> None:
        self._programs.remove(program)
        self._vacate(program)
        self.page.show_programs(self._programs.all, self.page.player)
        text = translate(
            "Teammates", "{name} was removed. Computer teammates have taken its seats."
        )
        self._window.toast.say(text.format(name=program.name))
        self.page.teammates.setFocus()

    def _vacate(self, program: KeptProgram) -> None:
        """Give the seats of a program to teammates, at the tables remembered and at the one now."""
        current = self._settings.current
        line_ups = without_program(current.line_ups, program.name)
        self._settings.change(line_ups=line_ups)
        self._game.programs.vacate(program.name)

    def _forget_trial(self) -> None:
        if self._trial is None:
            self.page.show_trial("", goes_on=False)

    def _try_or_stop(self) -> None:
        program = self.page.program
        if self._trial is not None:
            self._trial.cancel()
        elif program is not None:
            self._try(program)

    def _try(self, program: KeptProgram) -> None:
        """Play a game between a program and teammates in the background."""
        (partner,) = teammates_for((Level.CASUAL,), [program.name])
        options, number = program.trial_options, random_deal()
        task = self._trial = Task(
            partial(try_program, program.program, partner, options, number), self, patience_s=None
        )
        task.progressed.connect(
            lambda done, whole: self.page.show_trial(trial_progress(done, whole), goes_on=True)
        )
        task.ended.connect(lambda trial: self._on_tried(program, partner, options, trial))
        self.page.show_trial(trial_progress(0, 1), goes_on=True)
        task.start()

    def _on_tried(
        self, program: KeptProgram, partner: Seat, options: GameOptions, trial: Trial | None
    ) -> None:
        task, self._trial = self._trial, None
        if task is not None:
            task.finish()
            task.deleteLater()
        text = ""
        if trial is not None and trial.error is not None:
            text = fault_sentence(trial.error.program, trial.error.fault, trial.error.detail)
        elif trial is not None:
            names = program.name, partner.name
            text = trial_sentence(names, trial.score, options.max_score, trial.turns, trial.seconds)
        self.page.show_trial(text, goes_on=False)
        announce(self.page, text)
