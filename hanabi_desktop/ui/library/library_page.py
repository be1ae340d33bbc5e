"""The library: search, open, star, rename, delete, import and export games."""

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QLocale,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.library.metadata.summary import GameSummary, Kind, Query
from hanabi_desktop.ui.library.game_filters import GameFilters
from hanabi_desktop.ui.library.game_table import GameTable
from hanabi_desktop.ui.library.games_model import TELLING_ORDERS, Column, GamesModel
from hanabi_desktop.ui.widgets.landscape import QuietPage
from hanabi_desktop.ui.widgets.layouts import FlowLayout
from hanabi_desktop.ui.widgets.theme import Adaptive, announce
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.markup import tip_text

translate = QCoreApplication.translate


class ProgressLine(Adaptive, QWidget):
    """A sentence, a progress bar while a task runs, and buttons.

    Attributes:
        undelete_button: restores deleted games.
        details_button: shows what an import has left out.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._can_undelete = self._has_details = False
        self.label = QLabel()
        self.undelete_button, self.details_button = QPushButton(), QPushButton()
        for button in (self.undelete_button, self.details_button):
            button.setObjectName("link")
            button.hide()
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setMaximumWidth(220)
        self.cancel_button = QPushButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        parts = (self.label, self.undelete_button, self.details_button, self.bar)
        for part in (*parts, self.cancel_button):
            row.addWidget(part)
        row.addStretch(1)
        self.retranslate()

    @property
    def can_undelete(self) -> bool:
        return self._can_undelete

    def offer_undelete(self, *, offered: bool) -> None:
        """Show or hide the offer to restore deleted games."""
        self._can_undelete = offered
        self.undelete_button.setVisible(offered)

    def offer_details(self, *, offered: bool) -> None:
        """Offer the details of an import with the next message, until another one replaces it."""
        self._has_details = offered

    def say(self, text: str) -> None:
        self.details_button.setVisible(self._has_details and bool(text))
        self._has_details = False
        self.label.setText(text)
        self.label.setVisible(bool(text))

    def show_progress(self, progress: tuple[int, int] | None, text: str = "") -> None:
        """Show the progress of a task as (done, total), with a total of 0 if unknown; None ends it."""
        going = progress is not None
        self.bar.setVisible(going)
        self.cancel_button.setVisible(going)
        self.undelete_button.setVisible(self._can_undelete and not going)
        if progress is not None:
            done, whole = progress
            self.bar.setRange(0, whole)
            self.bar.setValue(done)
            self.say(text)

    def retranslate(self) -> None:
        self.cancel_button.setText(translate("Library", "Cancel"))
        self.undelete_button.setText(translate("Library", "Undo"))
        self.details_button.setText(translate("Library", "Show details…"))


class ReviewLine(Adaptive, QWidget):
    """A line below the list of games; hidden while no review is running."""

    def __init__(self) -> None:
        super().__init__()
        self._counts = Counts()
        self.label = QLabel()
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self._progress = QProgressBar()
        self._progress.setTextVisible(False)
        self._progress.setMaximumWidth(220)
        self._progress.setRange(0, 100)
        self.stop_button = QPushButton()
        self.stop_button.setAutoDefault(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.label)
        row.addWidget(self._progress)
        row.addWidget(self.stop_button)
        row.addStretch(1)
        self._game, self._waiting = "", 0
        self.retranslate()
        self.hide()

    def show_queue(self, game: str, waiting: int, share: float) -> None:
        """Show the game being reviewed, how much of it is done (0 to 1), and how many games wait."""
        self._game, self._waiting = game, waiting
        self._progress.setValue(round(share * 100))
        self.retranslate()
        self.show()

    def retranslate(self) -> None:
        #: {game} is such as "Elin, Björn and Zoë"
        text = translate("Library", "Reviewing {game}").format(game=self._game)
        waiting = self._counts.games_waiting(self._waiting)
        self.label.setText(f"{text} · {waiting}" if self._waiting else text)
        self.stop_button.setText(translate("Library", "Stop reviews"))
        self._progress.setAccessibleName(self.label.text())


class LibraryPage(Adaptive, QuietPage):
    """The list of games with its filters and commands.

    Signals:
        wanted: (Query) list these games.
        reviewing: (GameSummary) review this game.
        reviewing_several: (tuple of range) review the games in these rows, one after the other.
    """

    wanted = Signal(object)
    reviewing = Signal(object)
    reviewing_several = Signal(object)

    def __init__(self, games: GamesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._counts = Counts()
        self._reads_only = False
        self._left_button: QPushButton | None = None
        self._title, self._count = QLabel(), QLabel()
        self._title.setObjectName("title")
        self._count.setObjectName("quiet")
        self.filters = GameFilters()
        self.table = GameTable(games)
        self._nothing = QLabel()
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setWordWrap(True)
        self.open_button, self.rename_button = QPushButton(), QPushButton()
        self.open_button.setObjectName("primary")
        self.review_button = QPushButton()
        self.star_button, self.delete_button = QPushButton(), QPushButton()
        self.export_button, self.import_button = QPushButton(), QPushButton()
        self.agreement_button = QPushButton()
        self.imports = QMenu(self)
        self.import_files_action = self.imports.addAction("")
        self.import_folder_action = self.imports.addAction("")
        self.import_copied_action = self.imports.addAction("")
        self.import_button.setMenu(self.imports)
        self.progress = ProgressLine()
        self.review_line = ReviewLine()
        self._lay_out()
        self._connect()
        self.show_progress(None)
        self.retranslate()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._title)
        top.addSpacing(12)
        top.addWidget(self._count, alignment=Qt.AlignmentFlag.AlignBottom)
        top.addSpacing(12)
        top.addWidget(self.filters.search, 1)
        top.addSpacing(12)
        top.addWidget(self.agreement_button)
        top.addSpacing(8)
        top.addWidget(self.back_button)
        done = FlowLayout()
        for button in (
            self.open_button,
            self.review_button,
            self.star_button,
            self.rename_button,
            self.delete_button,
            self.export_button,
        ):
            button.setAutoDefault(False)
            done.addWidget(button)
        bottom = QHBoxLayout()
        bottom.setSpacing(8)
        bottom.addLayout(done, 1)
        bottom.addWidget(self.import_button, alignment=Qt.AlignmentFlag.AlignBottom)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 14, 24, 14)
        column.setSpacing(10)
        column.addLayout(top)
        column.addWidget(self.filters)
        column.addWidget(self.table, 1)
        column.addWidget(self._nothing, 1)
        column.addWidget(self.review_line)
        column.addWidget(self.progress)
        column.addLayout(bottom)

    def _connect(self) -> None:
        table = self.table
        self.filters.changed.connect(self._ask)
        table.horizontalHeader().sortIndicatorChanged.connect(self._ask)
        table.opening.connect(self.open_button.click)
        table.renaming.connect(self.rename_button.click)
        table.deleting.connect(self.delete_button.click)
        table.starring.connect(self.star_button.click)
        self.table.selectionModel().selectionChanged.connect(self._offer)
        self._games.dataChanged.connect(self._offer)
        self._games.modelReset.connect(self._on_reset)
        self.review_button.clicked.connect(self.review)

    # -- list and progress ------------------------------------------------------------------------

    def query(self) -> Query:
        order, backwards = self.table.order
        return self.filters.query(order, backwards=backwards)

    def _ask(self) -> None:
        order, _ = self.table.order
        if self.filters.hide_box.isChecked() and order in TELLING_ORDERS:
            self.table.sortByColumn(Column.DATE, Qt.SortOrder.DescendingOrder)
            return  # which asks again
        self.wanted.emit(self.query())

    def show_count(self, listed: int, games: int) -> None:
        """Show how many games are listed, and how many the library holds."""
        text = self._counts.games(games)
        if listed != games:
            #: how many games of the library are listed: {games} is "128 games"
            listed_text = QLocale().toString(listed)
            text = translate("Library", "{listed} of {games}").format(
                listed=listed_text, games=text
            )
        self._count.setText(text)
        self._show_list(self._why_nothing(games) if listed == 0 else "")

    def _why_nothing(self, games: int) -> str:
        if self.shows_deleted:
            return translate("Library", "Deleted games stay here for 30 days. There are none now.")
        if games:
            return translate("Library", "No games match.")
        return translate(
            "Library", "No games yet. The games you play are kept here, and you can import others."
        )

    def show_trouble(self, text: str) -> None:
        """Show why no games can be listed."""
        self._count.clear()
        self._show_list(text)

    def _show_list(self, why_not: str) -> None:
        """Show the list, or why there is none; the focus stays on something that is shown."""
        had_focus = self.table.hasFocus()
        self._nothing.setText(why_not)
        self._nothing.setVisible(bool(why_not))
        if why_not and had_focus:
            self._other_place_for_focus().setFocus()
        self.table.setHidden(bool(why_not))
        self._offer()

    def _other_place_for_focus(self) -> QWidget:
        """Return the widget that has the focus where no games are listed."""
        return self.import_button if self.import_button.isEnabled() else self.back_button

    def focus_list(self) -> None:
        """Focus the list, or what can be done without one."""
        (self._other_place_for_focus() if self.table.isHidden() else self.table).setFocus()

    def set_reads_only(self, reads_only: bool) -> None:  # noqa: FBT001 (a widget's state)
        """Offer only what does not change the library, or everything."""
        self._reads_only = reads_only
        self._offer()

    def show_deleted(self, number: int) -> None:
        if not number and self.progress.undelete_button.hasFocus():
            self.focus_list()  # before it is hidden, or Qt would move the focus to the next widget
        self.progress.offer_undelete(offered=number > 0)
        self.progress.say(self._counts.deleted_games(number) if number else "")
        if number:
            announce(self, self.progress.label.text())

    def show_progress(self, progress: tuple[int, int] | None, text: str = "") -> None:
        """Show the progress of a task, as :meth:`ProgressLine.show_progress` does."""
        going = progress is not None
        if going:
            self._leave_button()
        elif self.progress.cancel_button.hasFocus():
            self.focus_list()
        self.progress.show_progress(progress, text)
        self.agreement_button.setEnabled(not going)
        self._offer()
        if not going:
            self._come_back_to_button()

    def _leave_button(self) -> None:
        """Move the focus from a button that is about to be disabled, or Qt would move it elsewhere."""
        buttons = (self.import_button, self.export_button, self.agreement_button)
        focused = next((button for button in buttons if button.hasFocus()), None)
        if focused is not None:
            self._left_button = focused
            (self.back_button if self.table.isHidden() else self.table).setFocus()

    def _come_back_to_button(self) -> None:
        """Return the focus to the button that started the task, unless the person has moved on."""
        button, self._left_button = self._left_button, None
        if button is not None and (self.table.hasFocus() or self.back_button.hasFocus()):
            button.setFocus()

    # -- selection --------------------------------------------------------------------------------

    def chosen_game(self) -> GameSummary | None:
        """Return the selected game if there is exactly one."""
        chosen = self.table.selected_games()
        return chosen[0] if sum(map(len, self.table.chosen())) == 1 and chosen else None

    def review(self) -> None:
        """Review the selected games: a single one at once, several in the background."""
        game = self.chosen_game()
        if not self.review_button.isEnabled():
            return
        if game is not None:
            self.reviewing.emit(game)
        else:
            self.reviewing_several.emit(self.table.chosen())

    def rows_of_several(self) -> tuple[range, ...]:
        """Return the rows of the selected games; empty, for all listed games, if only one is selected."""
        rows = self.table.chosen()
        return rows if sum(map(len, rows)) > 1 else ()

    @property
    def shows_deleted(self) -> bool:
        """Whether the list shows deleted games."""
        return self.filters.kinds.currentData() is Kind.DELETED

    def _on_reset(self) -> None:
        # A table that gets the focus has a current row but no selection.
        if self._games.rowCount() and not self.table.selectionModel().hasSelection():
            self.table.choose((max(0, self.table.currentIndex().row()),))
        self._offer()

    def _offer(self) -> None:
        """Enable what can be done with the selected games."""
        chosen, game = self.table.selected_games(), self.chosen_game()
        goes_on = game is not None and game.can_go_on
        self.open_button.setText(
            translate("Library", "Continue") if goes_on else translate("Library", "View")
        )
        self.open_button.setEnabled(game is not None and not (goes_on and self._reads_only))
        may_end = not goes_on or not self._reads_only
        several = game is None and bool(chosen) and not self._reads_only
        self.review_button.setEnabled(several or (game is not None and game.turns > 0 and may_end))
        changes = bool(chosen) and not self._reads_only
        self.rename_button.setEnabled(game is not None and changes)
        self.star_button.setEnabled(changes)
        self.delete_button.setEnabled(changes)
        self.delete_button.setText(
            translate("Library", "Restore")
            if self.shows_deleted
            else translate("Library", "Delete")
        )
        all_starred = bool(chosen) and all(game.starred for game in chosen)
        self.star_button.setText(
            translate("Library", "Remove star") if all_starred else translate("Library", "Add star")
        )
        self.export_button.setText(
            translate("Library", "Export…")
            if chosen
            #: all games that are listed
            else translate("Library", "Export all…")
        )
        is_busy = self.progress.bar.isVisibleTo(self)
        self.import_button.setEnabled(not self._reads_only and not is_busy)
        self.export_button.setEnabled(not is_busy and self._games.rowCount() > 0)

    # -- texts ------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self._title.setText(translate("Library", "Library"))
        self.table.setAccessibleName(translate("Library", "Games"))
        self.back_button.setText(translate("Library", "Back"))
        self.review_button.setText(translate("Library", "Review"))
        self.rename_button.setText(translate("Library", "Rename…"))
        self.import_button.setText(translate("Library", "Import"))
        #: a button: what have the players of these games agreed on?
        self.agreement_button.setText(translate("Library", "Find agreement…"))
        self.agreement_button.setToolTip(
            tip_text(
                translate("Library", "Find out what the players of these games have agreed on")
            )
        )
        self.agreement_button.setAccessibleDescription(self.agreement_button.toolTip())
        self.import_files_action.setText(translate("Library", "Files…"))
        self.import_folder_action.setText(translate("Library", "Folder…"))
        self.import_copied_action.setText(translate("Library", "From the clipboard"))
        self._games.retranslate()
        self._offer()

    # -- keys ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Claim the Undo key for the list while a deletion can be undone."""
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.matches(QKeySequence.StandardKey.Undo)
            and self.progress.can_undelete
        ):
            event.accept()
            return True
        return super().event(event)

    @property
    def _is_searching(self) -> bool:
        return self.filters.search.hasFocus() and bool(self.filters.search.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        """Handle Esc (go back), Ctrl+F (search) and Ctrl+Z (restore deleted games).

        Enter belongs to a focused button or box. Keys that no other widget has taken go to the
        list, wherever on the page the focus is.
        """
        focused = self.focusWidget()
        enters = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.matches(QKeySequence.StandardKey.Undo) and self.progress.can_undelete:
            self.progress.undelete_button.click()
        elif event.matches(QKeySequence.StandardKey.Find):
            self.filters.search.setFocus()
        elif event.key() == Qt.Key.Key_Escape and self._is_searching:
            self.filters.search.clear()
        elif enters and isinstance(focused, QAbstractButton):
            focused.click()
        elif enters and isinstance(focused, QComboBox):
            focused.showPopup()
        elif self.filters.search.hasFocus() or not self.table.press(event):
            super().keyPressEvent(event)
