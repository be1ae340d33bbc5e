"""Placement of the parts of the table screen: panels beside, bars under and widgets on the table."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSizeF
from PySide6.QtWidgets import QWidget

from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.table.scene import TableScene
from hanabi_desktop.table.view import TableView
from hanabi_desktop.ui.game.action_buttons import ActionButtons
from hanabi_desktop.ui.game.coach_panel import Coach
from hanabi_desktop.ui.game.popovers import Choosers
from hanabi_desktop.ui.game.side_panel import SidePanel
from hanabi_desktop.ui.game.status_bar import StatusBar
from hanabi_desktop.ui.hot_seat import DonePanel
from hanabi_desktop.ui.replay.replay_bar import ReplayBar
from hanabi_desktop.ui.widgets.window_sizes import (
    TOAST_FOOT_PX,
    coach_height,
    curve_height,
    replay_height,
    review_width,
    side_width,
)

_WIDEST_BAR = 260
_LEAST_STATUS = 260
_LOW_PAGE = 620
"""Below this page height (in pixels at the usual text size) the coach stands beside the table."""
_LOWER_PAGE = 540
"""Below this page height, measured likewise, the replay bar stands beside the table."""
_LEAST_PAGE_WITHOUT_WORDS, _WORDS_OF_PAGE = 470, 100
"""The least page height, in pixels, at which a review shows its curve, as the sum of two parts.

The second part grows with the text size. On a lower page the table gets the curve's space."""
_NEWEST_TURNS = 150
"""The distance from the top of the log to the foot of a toast below its newest turns, in pixels."""


@dataclass(frozen=True, slots=True)
class ScreenParts:
    """The parts to be placed; ``is_replaying`` returns whether a game is viewed turn by turn."""

    scene: TableScene
    view: TableView
    side: SidePanel
    status_bar: StatusBar
    buttons: ActionButtons
    replay_bar: ReplayBar
    coach: Coach
    done: DonePanel
    choosers: Choosers
    is_replaying: Callable[[], bool]


class ScreenLayout:
    """Places every part of the table screen.

    ``beside`` is a panel shown instead of the side panel, such as the review; None without one.
    """

    def __init__(self, page: QWidget, parts: ScreenParts) -> None:
        self._page = page
        self._parts = parts
        self.beside: QWidget | None = None

    def show_beside(self, panel: QWidget | None) -> None:
        """Show another panel instead of the side panel; None shows the side panel again."""
        if self.beside is not None:
            self.beside.hide()
        self.beside = panel
        if panel is not None:
            panel.setParent(self._page)
        self.place()
        self._parts.side.setVisible(panel is None)
        if panel is not None:
            panel.show()

    def place(self) -> None:
        """Give the side panel its width and the table the rest."""
        parts = self._parts
        side = (side_width if self.beside is None else review_width)(self._page.width())
        box = QRect(self._page.width() - side, 0, side, self._page.height())
        for panel in (parts.side, self.beside):
            if panel is not None:
                panel.setGeometry(box)
        self.place_view()

    @property
    def _in_place_of_log(self) -> ReplayBar | Coach | None:
        """The part that takes the log's place because, under the table, it would make the cards too small."""
        parts = self._parts
        if self.beside is not None:
            return None
        if not parts.coach.isHidden():
            return parts.coach if self._page.height() < text_px(_LOW_PAGE) else None
        is_replay = parts.is_replaying() and parts.replay_bar.is_whole
        return (
            parts.replay_bar if is_replay and self._page.height() < text_px(_LOWER_PAGE) else None
        )

    def place_view(self) -> None:
        """Give the table the space that the side panel and the bar under it leave."""
        parts = self._parts
        beside = self._in_place_of_log
        parts.side.show_log(shown=beside is None)
        for part in (parts.coach, parts.replay_bar):
            part.set_beside(beside=part is beside)
        if beside is not None:
            beside.raise_()
        parts.view.setGeometry(0, 0, parts.side.x(), self._page.height() - self._foot_height())
        self.place_widgets()

    def place_aside(self) -> None:
        """Put the part beside a low table in the log's place, and in the discard pile's too if necessary."""
        part, side = self._in_place_of_log, self._parts.side
        if part is None:
            return
        for with_discards in (False, True):
            box = side.place_under_score(with_discards=with_discards)
            part.setGeometry(box.translated(side.pos()))
            if part.fits_beside():
                break

    def place_of_toasts(self) -> QRect:
        """Return the box for toasts: the side panel down to the status bar's level, never over a card.

        It begins under the newest turns of the log; a toast that does not fit in it ends lower.
        """
        parts = self._parts
        box, beside_bar = parts.side.geometry(), parts.scene.geometry.status_bar.bottom()
        turns = parts.side.log.y() + text_px(_NEWEST_TURNS)
        box.setBottom(min(box.bottom(), max(round(beside_bar), turns) + TOAST_FOOT_PX))
        box.setTop(turns)
        return box

    def fit_foot(self) -> None:
        """Adjust the table if the part under it needs another height."""
        parts = self._parts
        if (
            self._foot is not None
            and self._foot_height() != self._page.height() - parts.view.height()
        ):
            self.place_view()

    @property
    def _foot(self) -> ReplayBar | Coach | None:
        """The part under the table: the coach, or the replay bar of a finished game."""
        parts = self._parts
        if self._in_place_of_log is not None:
            return None
        if not parts.coach.isHidden():
            return parts.coach
        return parts.replay_bar if parts.is_replaying() and parts.replay_bar.is_whole else None

    def _foot_height(self) -> int:
        parts = self._parts
        if self._foot is None:
            return 0
        if self._foot is parts.coach:
            return coach_height(self._page.height())
        bar, page = parts.replay_bar, self._page.height()
        least = _LEAST_PAGE_WITHOUT_WORDS + text_px(_WORDS_OF_PAGE)
        has_chart = self.beside is None or page >= least
        bar.show_chart(shown=has_chart)
        usual = replay_height if self.beside is None else curve_height
        return max(usual(page) if has_chart else 0, bar.needed_height(parts.side.x()))

    def place_widgets(self) -> None:
        parts = self._parts
        geometry = parts.scene.geometry_for(QSizeF(parts.view.viewport().size()))
        parts.status_bar.place(geometry)
        # The review itself shows the last move, so a narrow status bar may be hidden there.
        fits = geometry.status_bar.width() >= _LEAST_STATUS or self.beside is None
        parts.status_bar.label.setVisible(fits)
        parts.buttons.place(geometry)
        beside = geometry.right_buttons.united(
            QRectF(geometry.right_buttons.left(), geometry.left_buttons.top(), 1, 1)
        )
        height = self._page.height() - round(beside.top()) - 4
        width = round(min(beside.width(), _WIDEST_BAR))
        parts.done.setGeometry(round(beside.left()), round(beside.top()), width, height)
        parts.replay_bar.setGeometry(parts.done.geometry())
        self.place_aside()
        if self._foot is not None:
            top = parts.view.height()
            self._foot.setGeometry(0, top, parts.view.width(), self._page.height() - top)
        parts.choosers.place()
