"""The panel of a review beside the table: its pages and its progress."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.review.findings import Review
from hanabi_desktop.review.moments import Moment
from hanabi_desktop.session.reviews import Progress
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.ui.review.moment_page import MomentPage
from hanabi_desktop.ui.review.review_pages import BookmarksPage, HandsPage, PointsPage, TurnsPage
from hanabi_desktop.ui.review.review_widgets import quiet_label
from hanabi_desktop.ui.widgets.controls import ChoiceBox, fill
from hanabi_desktop.ui.widgets.theme import Adaptive
from hanabi_desktop.wording.names import agreement_name

translate = QCoreApplication.translate


class ReviewPanel(Adaptive, QWidget):
    """The results of a review.

    Attributes:
        moment, points, hands, turns, bookmarks: the pages.

    Signals:
        page_turned: another page is shown.
        agreement_chosen: (Agreement) judge by this agreement instead.
        begin_asked, stop_asked: start or stop the review.
        back_asked: leave the variation.
    """

    page_turned = Signal()
    agreement_chosen = Signal(object)
    begin_asked = Signal()
    stop_asked = Signal()
    back_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("side")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._progress, self._share, self._is_outdated = Progress.NOT_BEGUN, 0.0, False
        self._is_on_line = False
        self._found: tuple[Review | None, tuple[Moment, ...], tuple[str, ...]] = (None, (), ())
        self.choice = ChoiceBox()
        self.close_button = QPushButton("×")
        self.close_button.setObjectName("cross")
        self.close_button.setFixedWidth(40)
        self.close_button.setAutoDefault(False)
        self.moment, self.points = MomentPage(), PointsPage()
        self.hands, self.turns, self.bookmarks = HandsPage(), TurnsPage(), BookmarksPage()
        self._pages = QStackedWidget()
        for page in (self.moment, self.points, self.hands, self.turns, self.bookmarks):
            self._pages.addWidget(page)
        self._state = quiet_label()
        self._offered: tuple[Agreement, ...] = ()
        self.agreements = ChoiceBox()
        self.agreements.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.work_button = QPushButton()
        self.work_button.setAutoDefault(False)
        self._lay_out()
        self.choice.currentIndexChanged.connect(self._turn_page)
        self.agreements.activated.connect(
            lambda place: self.agreement_chosen.emit(self._offered[place])
        )
        self.work_button.clicked.connect(self._press_work)
        self.retranslate()
        self.hide()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.choice, 1)
        top.addWidget(self.close_button)
        rule = QFrame()
        rule.setObjectName("rule")
        foot = QHBoxLayout()
        foot.addWidget(self.progress, 1)
        foot.addWidget(self.work_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 10, 8)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self._pages, 1)
        column.addWidget(rule)
        column.addWidget(self._state)
        column.addWidget(self.agreements)
        column.addLayout(foot)

    @property
    def page(self) -> QWidget | None:
        """The page shown."""
        return self._pages.currentWidget()

    def open_at_first_page(self) -> None:
        """Show the page of moments, with which a review opens."""
        self.choice.setCurrentIndex(0)

    def _turn_page(self, page: int) -> None:
        self._pages.setCurrentIndex(max(0, page))
        self._fill_page()
        self.page_turned.emit()

    # -- contents ---------------------------------------------------------------------------------

    def show_names(self, names: tuple[str, ...], you: int | None = None) -> None:
        """Set the players' names, and the seat that is addressed; None if nobody is."""
        self.moment.show_names(names, you)
        self.hands.show_names(names)

    def show_found(
        self, review: Review | None, moments: tuple[Moment, ...], names: tuple[str, ...]
    ) -> None:
        """Show the results so far."""
        self._found = review, moments, names
        seats = () if review is None else review.seats
        self.moment.show_losses(tuple(seat.losses for seat in seats))
        self.moment.show_moments(moments, complete=review is not None and review.complete)
        self._fill_page()

    def _fill_page(self) -> None:
        """Update the page shown; the others are updated when they are opened."""
        review, moments, names = self._found
        if self.page is self.points:
            self.points.show_review(review, moments, names)
        elif self.page is self.turns:
            self.turns.show_review(review, names)

    def show_work(
        self,
        progress: Progress,
        share: float,
        agreement: Agreement,
        offered: tuple[Agreement, ...],
        *,
        is_outdated: bool,
    ) -> None:
        """Show the progress of the review, and the agreement it judges by.

        Args:
            progress: the state of the review.
            share: the share that is done, 0 to 1.
            agreement: the agreement it judges by.
            offered: the agreements to choose from, including this one.
            is_outdated: whether another version of the program made the review.
        """
        self._progress, self._share, self._is_outdated = progress, share, is_outdated
        self._offer(agreement, offered)
        self._tell_work()

    def show_line(self, *, is_on_line: bool) -> None:
        """Show whether a variation is on the table."""
        self._is_on_line = is_on_line
        self._tell_work()

    @property
    def _is_going_on(self) -> bool:
        return self._progress in (Progress.WAITING, Progress.RUNNING)

    def _press_work(self) -> None:
        if self._is_on_line:
            self.back_asked.emit()
        elif self._is_going_on:
            self.stop_asked.emit()
        else:
            self.begin_asked.emit()

    def _tell_work(self) -> None:
        going, complete = self._is_going_on, self._progress is Progress.COMPLETE
        self.agreements.setVisible(not going and not self._is_on_line)
        self.progress.setVisible(going and not self._is_on_line)
        self.progress.setRange(0, 1000)
        self.progress.setValue(round(1000 * self._share))
        self.progress.setAccessibleName(translate("Review", "Progress of the review"))
        self.work_button.setVisible(self._is_on_line or self._is_outdated or not complete)
        look = "primary" if self._is_on_line else ""
        if look != self.work_button.objectName():
            self.work_button.setObjectName(look)
            self.work_button.style().polish(self.work_button)
        self.work_button.setText(self._button_words())
        self._state.setText(self._state_words())
        self._state.setVisible(bool(self._state.text()))

    def _button_words(self) -> str:
        if self._is_on_line:
            return translate("Review", "Back to the game")
        if self._is_outdated and not self._is_going_on:
            return translate("Review", "Review again")
        match self._progress:
            case Progress.WAITING | Progress.RUNNING:
                return translate("Review", "Stop")
            case Progress.NOT_BEGUN:
                return translate("Review", "Review")
            case _:
                return translate("Review", "Continue")

    def _state_words(self) -> str:
        if self._is_on_line:
            return translate(
                "Review",
                "This is how it could have gone on: another move, then everybody plays by the"
                " agreement. Nobody could have known these cards.",
            )
        if self._is_outdated and not self._is_going_on:
            return translate("Review", "This review was made with another version of the program.")
        match self._progress:
            case Progress.WAITING:
                return translate("Review", "Another game is being reviewed first.")
            case Progress.RUNNING:
                return translate(
                    "Review", "The review is in progress. It continues even if you leave."
                )
            case Progress.STOPPED:
                return translate("Review", "The review was stopped. What was found is kept.")
            case Progress.FAILED:
                return translate("Review", "The review could not continue. What was found is kept.")
            case _:
                return ""

    # -- texts ------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        fill(
            self.choice,
            translate("Review", "Part of the review"),
            (
                (translate("Review", "Decisions"), 0),
                (translate("Review", "Points and luck"), 1),
                (translate("Review", "What each player knew"), 2),
                (translate("Review", "Every turn"), 3),
                (translate("Review", "Bookmarks"), 4),
            ),
        )
        close = translate("Review", "Close the review (Esc)")
        self.close_button.setAccessibleName(close)
        self._write_agreements()
        self.close_button.setToolTip(close)
        self._tell_work()

    def _offer(self, agreement: Agreement, offered: tuple[Agreement, ...]) -> None:
        if offered != self._offered:
            self._offered = offered
            self._write_agreements()
        self.agreements.setCurrentIndex(self._offered.index(agreement))

    def _write_agreements(self) -> None:
        #: {name} is what an agreement is called, such as "Casual"
        judged = translate("Review", "Judged by the {name} agreement")
        fill(
            self.agreements,
            translate("Review", "Agreement used to judge decisions"),
            tuple(
                (judged.format(name=agreement_name(one)), place)
                for place, one in enumerate(self._offered)
            ),
        )
