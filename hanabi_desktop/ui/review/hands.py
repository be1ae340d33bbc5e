"""The knowledge that each seat could have of its hand at the moment shown.

Created by the review controller.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from hanabi_desktop.review.findings import HeldKnowledge
from hanabi_desktop.session.play.cursor import Cursor
from hanabi_desktop.session.reviews import GameReview, ReviewService
from hanabi_desktop.table.models.lists import places_in

if TYPE_CHECKING:
    from hanabi_desktop.ui.review.review_panel import ReviewPanel


class HandsController(QObject):
    """Fills the panel's page of hands for the chosen seat."""

    def __init__(self, cursor: Cursor, service: ReviewService, parent: QObject) -> None:
        super().__init__(parent)
        self._cursor = cursor
        self._service = service
        self._panel: ReviewPanel | None = None
        self._review: GameReview | None = None
        self._asked: tuple[int, int] | None = None

    def connect_panel(self, panel: "ReviewPanel") -> None:
        """Connect to the requests of a panel."""
        self._panel = panel
        panel.hands.wanted.connect(lambda _: self._ask())
        panel.page_turned.connect(self._on_page_turned)

    def follow(self, review: GameReview | None) -> None:
        """Show the hands of this review at the cursor's position; None for no review."""
        if review is not self._review:
            self._review, self._asked = review, None
        self._ask()

    def _on_page_turned(self) -> None:
        """Select the seat to act when the page is opened."""
        review, panel = self._review, self._panel
        if review is not None and panel is not None and panel.page is panel.hands:
            number = min(self._cursor.moment + 1, review.turns)
            panel.hands.choose(review.seen_before(number).seat)
            self._asked = None
            self._ask()

    def _ask(self) -> None:
        review, panel = self._review, self._panel
        if review is None or panel is None or self._cursor.is_on_line:
            return
        asked = panel.hands.seat, self._cursor.moment
        if panel.page is not panel.hands or asked == self._asked:
            return
        self._asked = asked
        panel.hands.show_known((), {})

        def show(known: tuple[HeldKnowledge, ...]) -> None:
            if self._asked == asked and self._review is review:
                panel.hands.show_known(known, places_in(review.seen_by(*asked)))

        self._service.ask_what_was_known(review, *asked, show)
