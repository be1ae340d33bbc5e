"""*What if*: the panel beside the table with the tree of lines, and what connects it with its guide."""

from collections import deque
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QObject,
    QSignalBlocker,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QHideEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QInputDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.session.guides.what_if import Figures, TreeLine, Tried, WhatIfGuide
from hanabi_desktop.session.play.game import Mode
from hanabi_desktop.session.play.notebook import LineEnd
from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.table.models.lists import places_in
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.layouts import FlowLayout, Scrolled
from hanabi_desktop.ui.widgets.theme import Adaptive, announce
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.move_reasons import action_phrase
from hanabi_desktop.wording.review import plain_points, points

translate = QCoreApplication.translate

_PLACE = Qt.ItemDataRole.UserRole
_LONGEST_NAME, _LONGEST_NOTE = 100, 200
_NAME_WIDTH = 460
"""The width of the dialog that asks for a name, in pixels at the usual text size."""
_LEAST_TREE = 96
"""The least height of the tree, in pixels at the usual text size; a lower panel scrolls."""
_AT_ONCE = 20
"""So many rows are added to the tree at once, which takes about two milliseconds."""


def end_words(end: LineEnd) -> str:
    """Return how a line ends, as short as a cell of the tree."""
    if end.is_over:
        return str(end.points)
    #: a line that does not reach the end of the game: {points} is a number
    return translate("WhatIf", "{points} so far").format(points=end.points)


class LineTree(QStandardItemModel):
    """The lines as a tree: each below the line that it leaves, with its end.

    Ends are filled in one by one between other events, because a long line takes milliseconds; so are
    the rows of many lines.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._guide: WhatIfGuide | None = None
        self._items: dict[int, tuple[QStandardItem, QStandardItem]] = {}
        self._unlisted: deque[TreeLine] = deque()
        self._waiting: deque[int] = deque()
        self._soon = QTimer(self, interval=0)
        self._soon.timeout.connect(self._fill_one)

    def show_lines(self, guide: WhatIfGuide | None) -> None:
        """Show the lines of a guide; None for none."""
        self._guide = guide
        self.clear()
        self._items.clear()
        self.setHorizontalHeaderLabels(
            [translate("WhatIf", "Line"), translate("WhatIf", "Ends with")]
        )
        self._waiting.clear()
        self._unlisted = deque(() if guide is None else guide.tree())
        self._list_some()

    def _list_some(self) -> None:
        """Add the rows of the next lines."""
        for _ in range(min(_AT_ONCE, len(self._unlisted))):
            self.add_line(self._unlisted.popleft())

    def add_line(self, line: TreeLine) -> None:
        """Add a line, whose parent is there already."""
        items = QStandardItem(line.name), QStandardItem()
        for item in items:
            item.setData(line.place, _PLACE)
            item.setEditable(False)
            item.setToolTip(f"{line.name}\n{line.note}" if line.note else line.name)
        below = self._items.get(-1 if line.parent is None else line.parent)
        (self.invisibleRootItem() if below is None else below[0]).appendRow(list(items))
        self._items[line.place] = items
        self._waiting.append(line.place)
        self._soon.start()

    def stop(self) -> None:
        self._soon.stop()

    def _fill_one(self) -> None:
        if self._unlisted:
            self._list_some()
            return
        lines = None if self._guide is None else self._guide.lines
        place = self._waiting.popleft() if self._waiting else None
        if place is None or lines is None or place >= len(lines.branches):
            self._soon.stop()
            return
        self.show_end(place, lines.end(place))

    def show_end(self, place: int, end: LineEnd) -> None:
        """Show how a line ends."""
        if place in self._items:
            line, cell = self._items[place]
            cell.setText(end_words(end))
            #: read out for a line of the tree: {end} is "23" or "12 so far", {line} its name
            told = translate("WhatIf", "{end}, for {line}").format(
                end=end_words(end), line=line.text()
            )
            line.setData(told, Qt.ItemDataRole.AccessibleTextRole)

    @property
    def listed(self) -> int:
        """The number of lines that have a row."""
        return len(self._items)

    def index_of(self, place: int) -> QModelIndex:
        """Return the index of a line; invalid if it is not shown."""
        return self._items[place][0].index() if place in self._items else QModelIndex()


def _button() -> QPushButton:
    button = QPushButton()
    button.setAutoDefault(False)
    return button


class WhatIfPanel(Adaptive, QWidget):
    """Beside the table: whose turn it is, what may be asked, and the tree of lines.

    Signals:
        line_chosen: (int) show the line with this place.
        noted: (int, str) somebody has written this about a line.
    """

    line_chosen = Signal(int)
    noted = Signal(int, str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)  # so that it ends with the window, shown or not
        self.setObjectName("side")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._title, self.state, self.told = QLabel(), QLabel(), QLabel()
        self._title.setObjectName("heading")
        for label in (self.state, self.told):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setObjectName("quiet")
        self.back_button, self.forward_button = _button(), _button()
        self.ask_button, self.play_button, self.stop_button = _button(), _button(), _button()
        self.redraw_button = _button()
        self.lines = LineTree(self)
        self.tree = QTreeView()
        self.tree.setObjectName("lines")
        self.tree.setModel(self.lines)
        self.tree.setUniformRowHeights(True)
        self.tree.setFrameShape(QFrame.Shape.NoFrame)
        self.tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.tree.setIndentation(14)
        self.tree.setMinimumHeight(text_px(_LEAST_TREE))
        # Its usual height would push the buttons below it out of a low window.
        self.tree.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.note = QLineEdit()
        self.note.setMaxLength(_LONGEST_NOTE)
        self.rename_button, self.drop_button = _button(), _button()
        self.measure_button, self.play_on_button = _button(), _button()
        self.play_on_button.setObjectName("primary")
        self.leave_button = _button()
        self._lay_out()
        self.lines.rowsInserted.connect(self._expand)
        self.tree.activated.connect(self._choose)
        self.tree.clicked.connect(self._choose)
        self.tree.selectionModel().currentChanged.connect(lambda *_: self._show_note())
        self.note.editingFinished.connect(self._take_note)
        self._notes: dict[int, str] = {}
        self.retranslate()
        self.hide()

    def _lay_out(self) -> None:
        moves, ways = FlowLayout(), FlowLayout()
        for button in (
            *(self.back_button, self.forward_button, self.ask_button, self.play_button),
            *(self.stop_button, self.redraw_button),
        ):
            moves.addWidget(button)
        for button in (
            self.measure_button,
            self.rename_button,
            self.drop_button,
            self.leave_button,
        ):
            ways.addWidget(button)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(14, 10, 10, 8)
        column.setSpacing(8)
        column.addWidget(self._title)
        column.addWidget(self.state)
        column.addLayout(moves)
        column.addWidget(self.tree, 1)
        column.addWidget(self.told)
        column.addWidget(self.note)
        column.addLayout(ways)
        column.addWidget(self.play_on_button)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(Scrolled(inside))

    # -- lines ------------------------------------------------------------------------------------

    @property
    def place(self) -> int | None:
        """The place of the selected line; None without one."""
        index = self.tree.currentIndex()
        place = index.data(_PLACE) if index.isValid() else None
        return place if isinstance(place, int) else None

    def show_lines(self, guide: WhatIfGuide | None, lines: Sequence[TreeLine]) -> None:
        """Show the lines again; the selected one is chosen with :meth:`select`."""
        self._notes = {line.place: line.note for line in lines}
        self.lines.show_lines(guide)
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)

    def select(self, place: int | None) -> None:
        """Select a line, or none."""
        index = QModelIndex() if place is None else self.lines.index_of(place)
        if index != self.tree.currentIndex():
            self.tree.setCurrentIndex(index)
        self._show_note()

    def _expand(self, parent: QModelIndex) -> None:
        self.tree.expand(parent)

    def _choose(self, index: QModelIndex) -> None:
        place = index.data(_PLACE)
        if isinstance(place, int):
            self.line_chosen.emit(place)

    def _show_note(self) -> None:
        place = self.place
        for widget in (self.note, self.rename_button, self.drop_button, self.measure_button):
            widget.setEnabled(place is not None)
        with QSignalBlocker(self.note):
            self.note.setText("" if place is None else self._notes.get(place, ""))

    def _take_note(self) -> None:
        place, text = self.place, self.note.text().strip()
        if place is not None and text != self._notes.get(place, ""):
            self._notes[place] = text
            self.noted.emit(place, text)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 (Qt's name)
        self.lines.stop()
        super().hideEvent(event)

    def retranslate(self) -> None:
        self._title.setText(translate("WhatIf", "What if…"))
        for button, text in (
            (self.back_button, translate("WhatIf", "Back")),
            (self.forward_button, translate("WhatIf", "Forward")),
            (self.ask_button, translate("WhatIf", "Let them move")),
            #: a button: the computer moves for everybody, to the end of the game
            (self.play_button, translate("WhatIf", "Play out")),
            #: a button: stop what the computer is doing
            (self.stop_button, translate("WhatIf", "Stop")),
            (self.redraw_button, translate("WhatIf", "Imagine other cards")),
            #: a button: what is this line worth?
            (self.measure_button, translate("WhatIf", "Compare")),
            (self.rename_button, translate("WhatIf", "Rename…")),
            (self.drop_button, translate("WhatIf", "Delete")),
            (self.play_on_button, translate("WhatIf", "Play on from here")),
            (self.leave_button, translate("WhatIf", "Back to the game")),
        ):
            button.setText(text)
        for button, key in ((self.back_button, "Alt+Left"), (self.forward_button, "Alt+Right")):
            button.setShortcut(key)
            button.setToolTip(f"{button.text()} ({key})")
        self.ask_button.setToolTip(translate("WhatIf", "Make the move that the agreement suggests"))
        self.play_on_button.setToolTip(translate("WhatIf", "Start a new game at this position"))
        self.tree.setAccessibleName(translate("WhatIf", "Lines"))
        self.note.setPlaceholderText(translate("WhatIf", "Note on this line"))
        self.note.setAccessibleName(translate("WhatIf", "Note on this line"))


class WhatIfController(QObject):
    """Lets a person try moves out.

    Attributes:
        guide: makes the moves.
        panel: the panel beside the table.

    Signals:
        left: nothing is tried any more; the lines may have changed.
    """

    left = Signal()

    def __init__(self, window: MainWindow, game: GameController, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self.guide = WhatIfGuide(game.session, self)
        self.panel = WhatIfPanel(window)
        self._figures = ""
        self._compared: int | None = None  # the place of the line that the figures are about
        guide, panel = self.guide, self.panel
        guide.moved.connect(self._follow)
        guide.tried.connect(self._name)
        guide.lines_changed.connect(self._show_lines)
        guide.measured.connect(self._on_measured)
        panel.back_button.clicked.connect(guide.back)
        panel.forward_button.clicked.connect(guide.forward)
        panel.ask_button.clicked.connect(guide.ask_move)
        panel.play_button.clicked.connect(guide.play_on)
        panel.stop_button.clicked.connect(guide.interrupt)
        panel.redraw_button.clicked.connect(guide.redraw)
        panel.measure_button.clicked.connect(self._measure)
        panel.rename_button.clicked.connect(self._ask_for_name)
        panel.drop_button.clicked.connect(self._drop)
        panel.play_on_button.clicked.connect(self._play_on)
        panel.leave_button.clicked.connect(self.leave)
        panel.line_chosen.connect(guide.show_line)
        panel.noted.connect(self._annotate)
        window.commands.connect(Command.WHAT_IF, self.begin)
        window.language_changed.connect(self._on_language_changed)
        game.session.started.connect(self._on_gone)
        game.session.closed.connect(self._on_gone)
        game.screen.replay_bar.escaped.connect(self.leave)

    def close(self) -> None:
        """Stop computing, for good."""
        self.panel.lines.stop()
        self.guide.stop()

    @property
    def is_active(self) -> bool:
        return self._game.session.guide is self.guide

    # -- beginning and ending -----------------------------------------------------------------------

    def begin(self) -> None:
        """Let the person move for every seat from the position shown; a second time, return."""
        session = self._game.session
        if self.is_active:
            self.leave()
            return
        over = session.over
        if over is not None and session.mode is Mode.PLAYED:
            session.study(over, session.viewer, shows_all=True)
        if self._game.say_if_only_watched():
            return
        if not self.guide.is_possible:
            self._window.toast.say(
                translate(
                    "WhatIf",
                    "Open a finished game first. In a game you are playing, you can try out"
                    " moves when it is your turn and nobody else plays at this screen.",
                )
            )
            return
        self._game.coach.dismiss()
        self._window.turn_to(self._game.screen)
        self._figures = ""
        self.guide.begin()
        self._game.screen.show_beside(self.panel, is_wide=False)
        self._show_lines()
        self._follow()
        if self.guide.is_imagined:
            self._window.toast.say(translate("WhatIf", "This counts as help, like a hint."))
        self._game.screen.view.setFocus()

    def leave(self) -> None:
        """Return to the game as it is."""
        if not self.is_active:
            return
        session = self._game.session
        self._hide()
        session.dismiss_guide()
        if session.setup is not None:
            self._game.teaching.begin(session.setup)
        self.left.emit()
        self._game.screen.view.setFocus()

    def _on_gone(self) -> None:
        """Put the panel away, because another game comes, or none."""
        if self._game.screen.beside is self.panel:
            self._hide()

    def _hide(self) -> None:
        self._game.screen.show_beside(None)
        self.panel.lines.show_lines(None)
        self.panel.lines.stop()

    def _play_on(self) -> None:
        """Start a new game at the position shown."""
        branch = self.guide.game_to_continue()
        if branch is not None:
            self._hide()
            self._game.session.dismiss_guide()
            self._game.tables.branch(*branch)
            self._window.toast.say(translate("GameController", "From here on, this is a new game."))

    # -- what is shown ------------------------------------------------------------------------------

    def _on_language_changed(self) -> None:
        if self.is_active:
            self._show_lines()
            self._follow()

    def _show_lines(self) -> None:
        if self.is_active:
            self.panel.show_lines(self.guide, self.guide.tree())
            self.panel.select(self.guide.current)

    def _follow(self) -> None:
        """Show whose turn it is, and offer what is possible."""
        guide, panel, end = self.guide, self.panel, self.guide.end
        if end is None or not self.is_active:
            return
        seen = self._game.session.cursor.present
        if guide.is_busy:
            #: {turn} is the number of the turn that is being computed
            text = translate("WhatIf", "Working… turn {turn}").format(turn=end.turns + 1)
        elif end.is_over:
            #: {points} is "23 points"
            text = translate("WhatIf", "This line ends here with {points}.")
            text = text.format(points=Counts().points(end.points))
        else:
            name = "" if seen is None else self._game.words.names[seen.seat_to_act]
            text = translate("WhatIf", "Turn {turn}: move for {name}.")
            text = text.format(turn=end.turns + 1, name=name)
        panel.state.setText(text)
        told = self._figures if panel.place == self._compared else ""
        if guide.is_imagined and not told:
            told = translate(
                "WhatIf",
                "Your own cards and those in the deck are imagined: they fit what you know. These"
                " lines are not kept.",
            )
        panel.told.setText(told)
        panel.told.setVisible(bool(told))
        panel.back_button.setEnabled(guide.can_go_back)
        panel.forward_button.setEnabled(guide.can_go_on)
        for button in (panel.ask_button, panel.play_button):
            button.setEnabled(not guide.is_busy and not end.is_over)
        panel.stop_button.setVisible(guide.is_busy)
        panel.redraw_button.setVisible(guide.is_imagined)
        for widget in (panel.note, panel.rename_button):
            widget.setVisible(not guide.is_imagined)  # nothing of it is kept
        can_play_on = self._game.tables.may_play and not end.is_over and end.turns > 0
        panel.play_on_button.setEnabled(can_play_on)
        place = guide.current
        if guide.lines is not None and place is not None and not guide.is_busy:
            panel.lines.show_end(place, guide.lines.end(place))
        if not guide.is_busy:
            panel.select(place)

    # -- lines --------------------------------------------------------------------------------------

    def _name(self, tried: Tried) -> None:
        """Name a new line by its first move, and list it."""
        lines = self.guide.lines
        if lines is None:
            return
        names = self._game.words.names
        phrase = action_phrase(tried.action, places_in(tried.seen), names)
        #: the name of a line: {name} of the player, {action} is "play slot 2"
        text = translate("WhatIf", "Turn {turn}, {name}: {action}")
        name = text.format(turn=tried.seen.turn_number, name=names[tried.seen.seat], action=phrase)
        lines.rename(tried.place, name[:_LONGEST_NAME])
        if self.panel.lines.listed == tried.place:
            self.panel.lines.add_line(self.guide.tree()[tried.place])
        else:  # the oldest line has made room, or not all are listed yet
            self._show_lines()

    def _ask_for_name(self) -> None:
        place, lines = self.panel.place, self.guide.lines
        if place is None or lines is None:
            return
        dialog = QInputDialog(self._window)
        dialog.setWindowTitle(translate("Review", "Rename"))
        dialog.setLabelText(translate("Review", "Name of this line"))
        dialog.setTextValue(lines.branches[place].name)
        dialog.resize(text_px(_NAME_WIDTH), dialog.sizeHint().height())
        dialog.textValueSelected.connect(partial(self.rename, place))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def rename(self, place: int, name: str) -> None:
        """Rename a line."""
        name = name.strip()
        if name and self.guide.lines is not None:
            self.guide.lines.rename(place, name[:_LONGEST_NAME])
            self._show_lines()

    def _annotate(self, place: int, text: str) -> None:
        if self.guide.lines is not None and place < len(self.guide.lines.branches):
            self.guide.lines.annotate(place, text)

    def _drop(self) -> None:
        place = self.panel.place
        if place is not None:
            self.guide.drop(place)
            self._follow()

    # -- figures ------------------------------------------------------------------------------------

    def _measure(self) -> None:
        place = self.panel.place
        if place is not None:
            self._figures, self._compared = "", place
            self.guide.measure(place)

    def _on_measured(self, figures: Figures) -> None:
        self._figures = self._sentence(figures)
        announce(self.panel, self._figures)

    def _sentence(self, figures: Figures) -> str:
        """Return what the first move of a line is worth, compared with another one."""
        places, names = places_in(figures.seen), self._game.words.names
        other = action_phrase(figures.other, places, names)
        difference = figures.compared.difference
        error = plain_points(max(0.1, 2 * figures.compared.standard_error))
        if figures.action == figures.other or points(difference) == points(0.0):
            #: {other} is a move such as "play slot 2"
            text = translate("WhatIf", "On average this scores as much (± {error}) as: {other}.")
        elif difference > 0:
            text = translate(
                "WhatIf", "On average this scores {points} ± {error} points more than: {other}."
            )
        else:
            text = translate(
                "WhatIf", "On average this scores {points} ± {error} points fewer than: {other}."
            )
        return text.format(points=plain_points(abs(difference)), other=other, error=error)
