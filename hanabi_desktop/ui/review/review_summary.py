"""The summary of a review: copied as text, or saved as HTML, PDF or text.

Created by the review controller.
"""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, QObject
from PySide6.QtGui import QGuiApplication

from hanabi_desktop.session.reviews import GameReview, Reviewed
from hanabi_desktop.support.background import in_a_process
from hanabi_desktop.table.models.lists import places_in
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.shell.saving import Saver
from hanabi_desktop.ui.widgets.dialogs import game_file_name, summary_dialog
from hanabi_desktop.wording.graded_moves import cost_figures, moment_sentences
from hanabi_desktop.wording.review_summary import Summary, summary_html, summary_text

translate = QCoreApplication.translate


def _in_words(day: QDate) -> str:
    return QLocale().toString(day, QLocale.FormatType.LongFormat)


_TEXT, _WEB = ".txt", (".html", ".htm")


class SummaryController(QObject):
    """Exports a review's summary.

    Args:
        window: the main window.
        game: knows the players' names.
        current: returns the review shown; None if there is none.
        parent: the owner.

    Attributes:
        saver: writes the files.
    """

    def __init__(
        self,
        window: MainWindow,
        game: GameController,
        current: Callable[[], GameReview | None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self._current = current
        self.saver = Saver(window, self)
        self.saver.saved.connect(window.last_folder.remember)

    def close(self) -> None:
        """Stop writing, for good."""
        self.saver.close()

    def copy(self) -> None:
        """Copy the summary to the clipboard as text."""
        review = self._current()
        if review is not None and review.found is not None and review.found.review.complete:
            QGuiApplication.clipboard().setText(summary_text(self._summary(review, review.found)))
            self._window.toast.say(translate("Review", "Summary copied."))

    def ask_where_to_save(self) -> None:
        """Ask for a file to save the summary to."""
        review = self._current()
        if review is None or review.found is None or not review.found.review.complete:
            return
        title = translate("Review", "Save the summary")
        dialog = summary_dialog(
            self._window,
            title,
            self._window.last_folder,
            f"{game_file_name(self._game.session.setup)}-review",
        )
        dialog.fileSelected.connect(lambda name: self.save(Path(name)))
        dialog.open()

    def save(self, file: Path) -> None:
        """Write the summary as HTML, PDF or plain text, and report the result."""
        review = self._current()
        if review is None or review.found is None:
            return
        from hanabi_desktop.ui.widgets.paper import (  # noqa: PLC0415 (loaded on first use)
            PDF,
            pdf_without_window,
        )

        kind = file.suffix.lower()
        if kind not in (_TEXT, PDF, *_WEB):  # the suffix determines the format
            file, kind = file.with_name(file.name + _WEB[0]), _WEB[0]
        summary = self._summary(review, review.found)
        page = summary_text(summary) if kind == _TEXT else summary_html(summary)

        def made() -> bytes:
            return in_a_process(pdf_without_window, page) if kind == PDF else page.encode()

        self.saver.save(file, made)

    def _summary(self, review: GameReview, found: Reviewed) -> Summary:
        names = self._game.words.names
        reasons = {
            turn.turn: " ".join(
                filter(
                    None,
                    (
                        *moment_sentences(turn, places_in(review.seen_before(turn.turn)), names),
                        cost_figures(turn),
                    ),
                )
            )
            for turn in found.review.turns
            if turn.grade is not None
        }
        opened = review.opened
        begun = None if opened.begun is None else QDateTime.fromSecsSinceEpoch(opened.begun).date()
        return Summary(
            found.review,
            found.moments,
            names,
            opened.saved.record.options,
            opened.saved.record.game_number,
            _in_words(QDate.currentDate()),
            None if begun is None else _in_words(begun),
            reasons,
        )
