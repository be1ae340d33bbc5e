"""All games: found, opened, marked, named, deleted, brought in and out."""

from datetime import datetime, timedelta

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QProgressBar,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.game.options import MAX_PLAYERS, MIN_PLAYERS
from hanabi_desktop.library.store.query import Kind, Order, Query
from hanabi_desktop.library.store.summary import GameSummary, Rules
from hanabi_desktop.models.games import ORDERS, Column, GamesModel
from hanabi_desktop.table.art.palette import Palette, Theme, faded, palette_of
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.windows.icons import star_path
from hanabi_desktop.windows.spoken import speak
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.library import variant_name
from hanabi_desktop.wording.names import level_name

translate = QCoreApplication.translate

_ROW_PX = 38
_WIDTHS = {Column.STAR: 44, Column.SCORE: 170, Column.RULES: 250, Column.TURNS: 76}
_DATE_PX = 168
_SCORES = (10, 15, 20, 25)
_DAYS = (1, 7, 30, 365)


class _Delegate(QStyledItemDelegate):
    """Rows on a quiet ground; a star, filled or hollow, before each."""

    palette: Palette = palette_of(Theme.NIGHT)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw a cell."""
        if index.column() != Column.STAR:
            super().paint(painter, option, index)
            return
        game = index.data(GamesModel.Role.GAME)
        super().paint(painter, option, index)
        if not isinstance(game, GameSummary):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.palette.accent if game.starred else faded(self.palette.ink3, 0.7)
        state: QStyle.StateFlag = option.state
        if state & QStyle.StateFlag.State_Selected:
            ink = self.palette.on_lantern
        painter.setPen(ink)
        painter.setBrush(ink if game.starred else Qt.BrushStyle.NoBrush)
        centre = QRectF(option.rect).center()
        painter.drawPath(star_path(QPointF(centre), 8))
        painter.restore()


class _Table(QTableView):
    """The list. Enter opens, Delete deletes, F2 renames, Space marks with a star."""

    def __init__(self, games: GamesModel, page: "LibraryPage") -> None:
        super().__init__(page)
        self.setObjectName("games")
        self._page = page
        self.delegate = _Delegate(self)
        self.setItemDelegate(self.delegate)
        self.setModel(games)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_ROW_PX)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(Column.GAME, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        for column, width in {**_WIDTHS, Column.DATE: _DATE_PX}.items():
            self.setColumnWidth(column, width)
        header.setSortIndicatorShown(True)
        header.setSortIndicator(Column.DATE, Qt.SortOrder.DescendingOrder)
        header.setSectionsClickable(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        """The list's own keys."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._page.open_button.click()
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                self._page.delete_button.click()
            case Qt.Key.Key_F2:
                self._page.rename_button.click()
            case Qt.Key.Key_Space:
                self._page.star_button.click()
            case _:
                super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        """A press on a star is for the star."""
        index = self.indexAt(event.position().toPoint())
        super().mousePressEvent(event)
        if index.column() == Column.STAR:
            self._page.star_button.click()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        """Twice anywhere else opens the game."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and index.column() != Column.STAR:
            self._page.open_button.click()


class LibraryPage(QWidget):
    """The list with what it is narrowed by, and what can be done with its games.

    Signals:
        wanted: (Query) this is to be listed.
        opened: (GameSummary) go on with this game, or look at it.
        renaming: (GameSummary) ask what to call it.
        starring: (tuple of int, bool) mark these games, or take the mark off.
        deleting: (tuple of int) take these off the list.
        undeleting: bring the last deleted ones back.
        exporting: (tuple of int) write these into a file; none: all that are listed.
        import_files, import_folder, import_copied: ask for games to bring in.
        cancelled: stop what goes on.
        left: go back.
    """

    wanted = Signal(object)
    opened = Signal(object)
    renaming = Signal(object)
    starring = Signal(object, bool)
    deleting = Signal(object)
    undeleting = Signal()
    exporting = Signal(object)
    import_files = Signal()
    import_folder = Signal()
    import_copied = Signal()
    cancelled = Signal()
    left = Signal()

    def __init__(self, games: GamesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._counts = Counts()
        self._reads_only = False
        self._can_undelete = False
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._title, self._count = QLabel(), QLabel()
        self._title.setObjectName("title")
        self._count.setObjectName("quiet")
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.kinds, self.players = QComboBox(), QComboBox()
        self.variants, self.levels = QComboBox(), QComboBox()
        self.scores, self.dates = QComboBox(), QComboBox()
        self.table = _Table(games, self)
        self._nothing = QLabel()
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setWordWrap(True)
        self.open_button, self.rename_button = QPushButton(), QPushButton()
        self.open_button.setObjectName("primary")
        self.star_button, self.delete_button = QPushButton(), QPushButton()
        self.export_button, self.import_button = QPushButton(), QPushButton()
        self.back_button, self.cancel_button = QPushButton(), QPushButton()
        self.undelete_button = QPushButton()
        self.undelete_button.setObjectName("link")
        self.imports = QMenu(self)
        self._import_files = self.imports.addAction("", self.import_files.emit)
        self._import_folder = self.imports.addAction("", self.import_folder.emit)
        self._import_copied = self.imports.addAction("", self.import_copied.emit)
        self.import_button.setMenu(self.imports)
        self._doing = QLabel()
        self._progress = QProgressBar()
        self._progress.setTextVisible(False)
        self._progress.setMaximumWidth(220)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(lambda: self.wanted.emit(self.query()))
        self._lay_out()
        self._connect()
        self.show_progress(None)
        self._offer()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._title)
        top.addSpacing(12)
        top.addWidget(self._count, alignment=Qt.AlignmentFlag.AlignBottom)
        top.addStretch(1)
        top.addWidget(self.back_button)
        narrowing = QHBoxLayout()
        narrowing.setSpacing(8)
        narrowing.addWidget(self.search, 2)
        for box in self._boxes():
            box.setMinimumWidth(60)
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(6)
            narrowing.addWidget(box, 1)
        bottom = QHBoxLayout()
        bottom.setSpacing(8)
        for button in (
            self.open_button,
            self.star_button,
            self.rename_button,
            self.delete_button,
            self.export_button,
        ):
            button.setAutoDefault(False)
            bottom.addWidget(button)
        bottom.addStretch(1)
        bottom.addWidget(self.import_button)
        doing = QHBoxLayout()
        doing.setSpacing(10)
        doing.addWidget(self._doing)
        doing.addWidget(self.undelete_button)
        doing.addWidget(self._progress)
        doing.addWidget(self.cancel_button)
        doing.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 14, 24, 14)
        column.setSpacing(10)
        column.addLayout(top)
        column.addLayout(narrowing)
        column.addWidget(self.table, 1)
        column.addWidget(self._nothing, 1)
        column.addLayout(doing)
        column.addLayout(bottom)

    def _boxes(self) -> tuple[QComboBox, ...]:
        return self.kinds, self.players, self.variants, self.levels, self.scores, self.dates

    def _connect(self) -> None:
        self.search.textChanged.connect(self._soon.start)
        for box in self._boxes():
            box.currentIndexChanged.connect(self._soon.start)
        header = self.table.horizontalHeader()
        header.sortIndicatorChanged.connect(self._soon.start)
        self.table.selectionModel().selectionChanged.connect(self._offer)
        self._games.dataChanged.connect(self._offer)
        self._games.modelReset.connect(self._on_reset)
        self.open_button.clicked.connect(self._open)
        self.rename_button.clicked.connect(self._rename)
        self.star_button.clicked.connect(self._star)
        self.delete_button.clicked.connect(self._delete)
        self.undelete_button.clicked.connect(self.undeleting)
        self.export_button.clicked.connect(lambda: self.exporting.emit(self.chosen()))
        self.cancel_button.clicked.connect(self.cancelled)
        self.back_button.clicked.connect(self.left)

    # -- what is shown ----------------------------------------------------------------------------

    def set_theme_palette(self, palette: Palette) -> None:
        """Draw in another theme."""
        self.table.delegate.palette = palette
        self.table.viewport().update()

    def query(self) -> Query:
        """What is to be listed."""
        header = self.table.horizontalHeader()
        order = ORDERS.get(Column(header.sortIndicatorSection()), Order.DATE)
        falls = header.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
        days = self.dates.currentData()
        since = None
        if days is not None:
            since = round((datetime.now().astimezone() - timedelta(days=days)).timestamp())
        return Query(
            words=self.search.text(),
            kind=self.kinds.currentData() or Kind.ALL,
            players=self.players.currentData(),
            variant=self.variants.currentData(),
            level=self.levels.currentData(),
            least_score=self.scores.currentData(),
            since=since,
            order=order,
            backwards=falls is not order.value[1],
        )

    def narrow_to(self, kind: Kind) -> None:
        """List only a part of the games."""
        self.kinds.setCurrentIndex(self.kinds.findData(kind))

    def show_count(self, listed: int, games: int) -> None:
        """Say how many games are listed, of how many there are."""
        text = self._counts.games(games)
        if listed != games:
            #: how many games of the library are listed: {games} is "128 games"
            text = translate("Library", "{listed} of {games}").format(listed=listed, games=text)
        self._count.setText(text)
        self._nothing.setText(
            translate("Library", "No game fits.")
            if games
            else translate(
                "Library", "No games yet. What you play is kept here, and you can import games."
            )
        )
        self.table.setVisible(listed > 0)
        self._nothing.setVisible(listed == 0)

    def show_trouble(self, text: str) -> None:
        """Say why no game can be listed."""
        self._count.clear()
        self._nothing.setText(text)
        self.table.hide()
        self._nothing.show()

    def set_reads_only(self, reads_only: bool) -> None:  # noqa: FBT001 (a widget's state)
        """Offer to look at games only, or to change them as well."""
        self._reads_only = reads_only
        self._offer()

    def show_deleted(self, number: int) -> None:
        """Say how many games were deleted, and offer to bring them back; 0 for none."""
        self._can_undelete = number > 0
        self.undelete_button.setVisible(self._can_undelete)
        self.say(self._counts.deleted_games(number) if number else "")
        if number:
            speak(self, self._doing.text())

    def say(self, text: str) -> None:
        """Say how something went."""
        self._doing.setText(text)
        self._doing.setVisible(bool(text))

    def show_progress(self, progress: tuple[int, int] | None, text: str = "") -> None:
        """Show how far something has got, of how much (0 where nobody knows); None: it has ended."""
        going = progress is not None
        self._progress.setVisible(going)
        self.cancel_button.setVisible(going)
        self.undelete_button.setVisible(self._can_undelete and not going)
        self.import_button.setEnabled(not going and not self._reads_only)
        self.export_button.setEnabled(not going)
        if progress is not None:
            done, whole = progress
            self._progress.setRange(0, whole)
            self._progress.setValue(done)
            self.say(text)

    # -- what is chosen -----------------------------------------------------------------------------

    def chosen(self) -> tuple[int, ...]:
        """The ids of the games chosen."""
        return tuple(game.id for game in self._chosen())

    def _chosen(self) -> list[GameSummary]:
        rows = self.table.selectionModel().selectedRows()
        games = (self._games.game(index.row()) for index in rows)
        return [game for game in games if game is not None]

    def _one(self) -> GameSummary | None:
        chosen = self._chosen()
        return chosen[0] if len(chosen) == 1 else None

    def _open(self) -> None:
        game = self._one()
        if game is not None and self.open_button.isEnabled():
            self.opened.emit(game)

    def _rename(self) -> None:
        game = self._one()
        if game is not None:
            self.renaming.emit(game)

    def _star(self) -> None:
        chosen = self._chosen()
        if chosen and not self._reads_only:
            starred = not all(game.starred for game in chosen)
            self.starring.emit(tuple(game.id for game in chosen), starred)

    def _delete(self) -> None:
        chosen = self.chosen()
        if chosen and not self._reads_only:
            self.deleting.emit(chosen)

    def _on_reset(self) -> None:
        if self._games.rowCount() and not self.table.currentIndex().isValid():
            self.table.setCurrentIndex(self._games.index(0, Column.GAME))
            self.table.selectRow(0)
        self._offer()

    def _offer(self) -> None:
        """Offer what can be done with the games chosen."""
        chosen = self._chosen()
        one = chosen[0] if len(chosen) == 1 else None
        goes_on = one is not None and one.can_go_on
        self.open_button.setText(
            translate("Library", "Go on") if goes_on else translate("Library", "Look at it")
        )
        self.open_button.setEnabled(one is not None and not (goes_on and self._reads_only))
        changes = bool(chosen) and not self._reads_only
        self.rename_button.setEnabled(one is not None and changes)
        self.star_button.setEnabled(changes)
        self.delete_button.setEnabled(changes)
        all_starred = bool(chosen) and all(game.starred for game in chosen)
        self.star_button.setText(
            translate("Library", "Take the star off")
            if all_starred
            else translate("Library", "Star")
        )
        self.export_button.setText(
            translate("Library", "Export …")
            if chosen
            #: all games that are listed
            else translate("Library", "Export all …")
        )
        self.import_button.setEnabled(not self._reads_only and not self._progress.isVisibleTo(self))

    # -- words --------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Write every word anew."""
        self._title.setText(translate("Library", "Library"))
        self.search.setPlaceholderText(translate("Library", "Names, titles, deals …"))
        self.search.setAccessibleName(translate("Library", "Search"))
        self.table.setAccessibleName(translate("Library", "Games"))
        self.back_button.setText(translate("Library", "Back"))
        self.rename_button.setText(translate("Library", "Rename …"))
        self.delete_button.setText(translate("Library", "Delete"))
        self.import_button.setText(translate("Library", "Import"))
        self.cancel_button.setText(translate("Library", "Cancel"))
        self.undelete_button.setText(translate("Library", "Undo"))
        self._import_files.setText(translate("Library", "Files …"))
        self._import_folder.setText(translate("Library", "A whole folder …"))
        self._import_copied.setText(translate("Library", "The copied link or game"))
        self._fill_boxes()
        self._games.retranslate()
        self._offer()

    def _fill_boxes(self) -> None:
        any_players = translate("Library", "Any players")
        counts = range(MIN_PLAYERS, MAX_PLAYERS + 1)
        fill(
            self.kinds,
            translate("Library", "Which games"),
            (
                (translate("Library", "All games"), None),
                (translate("Library", "Unfinished"), Kind.UNFINISHED),
                (translate("Library", "Finished"), Kind.FINISHED),
                (translate("Library", "Starred games"), Kind.STARRED),
                (translate("Library", "Imported"), Kind.IMPORTED),
            ),
        )
        fill(
            self.players,
            translate("Library", "Number of players"),
            ((any_players, None), *((self._counts.players(n), n) for n in counts)),
        )
        fill(
            self.variants,
            translate("Library", "Rules"),
            (
                (translate("Library", "Any rules"), None),
                *((variant_name(rules), rules) for rules in (Rules(0), *Rules)),
            ),
        )
        fill(
            self.levels,
            translate("Library", "Teammates"),
            (
                (translate("Library", "Any teammates"), None),
                *((level_name(level), level) for level in Level),
            ),
        )
        at_least = translate("Library", "{points} or more")
        fill(
            self.scores,
            translate("Library", "Score"),
            (
                (translate("Library", "Any score"), None),
                *((at_least.format(points=points), points) for points in _SCORES),
            ),
        )
        periods = (
            translate("Library", "The last day"),
            translate("Library", "The last week"),
            translate("Library", "The last month"),
            translate("Library", "The last year"),
        )
        fill(
            self.dates,
            translate("Library", "When"),
            ((translate("Library", "Any time"), None), *zip(periods, _DAYS, strict=True)),
        )

    # -- keys ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Taking back belongs to the list while it is shown, and something was deleted."""
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.matches(QKeySequence.StandardKey.Undo)
            and self._can_undelete
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        """Esc goes back, Ctrl+F searches, Ctrl+Z brings back what was deleted."""
        if event.matches(QKeySequence.StandardKey.Undo) and self._can_undelete:
            self.undeleting.emit()
        elif event.matches(QKeySequence.StandardKey.Find):
            self.search.setFocus()
        elif event.key() == Qt.Key.Key_Escape:
            if self.search.hasFocus() and self.search.text():
                self.search.clear()
            else:
                self.left.emit()
        else:
            super().keyPressEvent(event)


def fill(box: QComboBox, name: str, entries: tuple[tuple[str, object], ...]) -> None:
    """Write the entries of a choice anew; what was chosen stays chosen."""
    chosen = box.currentData()
    box.blockSignals(True)
    box.clear()
    for text, value in entries:
        box.addItem(text, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    box.blockSignals(False)
    box.setAccessibleName(name)
    box.setToolTip(name)
