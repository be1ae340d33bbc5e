"""The rulebook's window: opened at the relevant page, saved as PDF."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.session.guides.lesson import LessonGuide
from hanabi_desktop.support.background import in_a_process
from hanabi_desktop.table.intent import Zone
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.new_game.new_game_dialog import NewGameDialog
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.shell.saving import Saver
from hanabi_desktop.ui.widgets.dialogs import saving_dialog
from hanabi_desktop.wording.rulebook import Page, pages_for, rulebook

if TYPE_CHECKING:
    from hanabi_desktop.ui.rulebook.rulebook_window import RulebookWindow

translate = QCoreApplication.translate

_OF_LESSON = {
    Lesson.TABLE: Page.GOAL,
    Lesson.PLAYING: Page.PLAYING,
    Lesson.CLUES: Page.CLUES,
    Lesson.DISCARDING: Page.DISCARDING,
    Lesson.THE_END: Page.ENDING,
    Lesson.MULTICOLOUR: Page.MULTICOLOUR,
    Lesson.TEN_MULTICOLOUR: Page.OTHER_BOXES,
    Lesson.EVERY_COLOUR: Page.OTHER_BOXES,
    Lesson.TEN_EVERY_COLOUR: Page.OTHER_BOXES,
    Lesson.CHOREOGRAPHY: Page.CHOREOGRAPHY,
    Lesson.BOUQUET: Page.BOUQUET,
    Lesson.EMPTY_CLUES: Page.CLUES,
}
"""The rulebook page for each lesson; the page of tips for all others."""


class RulebookController(QObject):
    """Opens the rulebook."""

    def __init__(
        self,
        window: MainWindow,
        game: GameController,
        lessons: LessonGuide,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self._lessons = lessons
        self.saver = Saver(window, self)
        self.shown: RulebookWindow | None = None
        window.commands.connect(Command.RULES, self.open)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusWindowChanged.connect(self._watch_dialog)

    def close(self) -> None:
        """Stop saving and close the window, for good."""
        self.saver.close()
        if self.shown is not None:
            self.shown.close()

    def _watch_dialog(self) -> None:
        """Watch the active modal dialog only: watching the whole application would slow down every event."""
        modal = QApplication.activeModalWidget()
        if modal is not None:
            modal.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """Open the rulebook by its key in modal dialogs too, where the window's shortcuts do not work."""
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key = QKeySequence(event.keyCombination())
            modal = QApplication.activeModalWidget()
            wanted = self._window.keys.sequence(Command.RULES)
            if modal is not None and modal is not self.shown and key == wanted:
                self.open()
                return True
        return super().eventFilter(watched, event)

    # -- opening --------------------------------------------------------------------------------

    def open(self) -> None:
        page = self.page_for_now()
        if self.shown is None:
            from hanabi_desktop.ui.rulebook.rulebook_window import (  # noqa: PLC0415 (loaded on first use)
                RulebookWindow,
            )

            first = self._pages_of_the_game()
            owner = QApplication.activeModalWidget() or self._window
            shown = self.shown = RulebookWindow(first, owner)
            shown.save_button.clicked.connect(self._ask_where)
            shown.finished.connect(self._on_closed)
            shown.setModal(owner is not self._window)
        self.shown.open_at(page)
        if self.shown.isVisible():
            self.shown.raise_()
            self.shown.activateWindow()
        else:
            self.shown.show()

    def _on_closed(self) -> None:
        if self.shown is not None:
            self.shown.deleteLater()
            self.shown = None

    def _pages_of_the_game(self) -> tuple[Page, ...]:
        seen = self._game.table.observation
        return () if seen is None else pages_for(seen.options)

    def page_for_now(self) -> Page:
        """Return the page for the pending action at the table, or else for the page shown."""
        modal = QApplication.activeModalWidget()
        if modal is not None:
            return Page.SETUP if isinstance(modal, NewGameDialog) else Page.GOAL
        page = self._window.page
        if page is self._game.end.page:
            return Page.SCORE
        if page is not self._game.screen:
            return Page.GOAL
        return self._page_for_table()

    def _page_for_table(self) -> Page:
        pending = self._game.screen.intent.pending
        lesson = self._lessons.lesson
        if pending.question is not None or pending.empathy:
            return Page.CLUES
        if pending.announcement is not None:
            return Page.CHOREOGRAPHY
        if pending.zone is Zone.DISCARD:
            return Page.DISCARDING
        if pending.zone is Zone.PLAY or pending.chosen is not None:
            return Page.PLAYING
        if lesson is not None:
            return _OF_LESSON.get(lesson, Page.TIPS)
        seen = self._game.table.observation
        if seen is not None and (seen.ending is not None or seen.turns_left is not None):
            return Page.ENDING
        return next(iter(self._pages_of_the_game()), Page.TURN)

    # -- PDF export -------------------------------------------------------------------------------

    def _ask_where(self) -> None:
        #: the name of a file, without its ending
        name = translate("Rulebook", "hanabi-rules") + ".pdf"
        title = translate("Rulebook", "Save the rulebook")
        dialog = saving_dialog(self._owner, title, self._window.last_folder, name)
        dialog.fileSelected.connect(lambda name: self.save_to(Path(name)))
        dialog.open()

    @property
    def _owner(self) -> QWidget:
        return self.shown or self._window

    def save_to(self, file: Path) -> None:
        """Write the whole rulebook as a PDF in the background."""
        from hanabi_desktop.ui.rulebook.rulebook_window import (  # noqa: PLC0415 (loaded on first use)
            as_pdf_without_window,
        )

        pages, title = rulebook(), translate("Rulebook", "The rules of Hanabi")
        self.saver.save(file, lambda: in_a_process(as_pdf_without_window, pages, title))
