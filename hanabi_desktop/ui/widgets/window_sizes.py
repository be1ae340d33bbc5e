"""The sizes of the window's frame and panels, in pixels except for shares; and windows within a screen.

A window's size may be remembered from a larger screen, and a scaled laptop screen has fewer logical
pixels than any fixed minimum. What fits a window uses its screen's available geometry, which excludes
task bars and docks.
"""

from math import floor

from PySide6.QtCore import QMargins, QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from hanabi_desktop.table.appearance import text_px, text_scale

HORIZON = 0.68
"""The upper edge of the water on pages with a night sky, as a share of their height."""
SMALL_WINDOW_HEIGHT = 720
TARGET_PX = 40
"""The least width and height of a button that is easy to hit on a touch screen."""
TOAST_FOOT_PX = 24
"""The distance of a toast from the foot of its place, and of its text from its edges."""
_WIDENING = 0.85
"""How much panels widen with the text size, as a share of its growth: long lines wrap anyway."""
_GROWTHS = ((1.75, 1.3), (1.3, 1.15))
"""Pairs of a least window size and the text size from there on, as multiples of the usual ones."""
_LEAST_LIMIT, _LIMIT = 1.3, 1.5
"""The largest text size in the smallest window and in the usual one, as a multiple."""
_LIMIT_STEP = 0.05


def text_scale_in(width: int, height: int, percent: int) -> float:
    """Return the text size in a window, as a multiple of the usual size.

    Text grows with the window, in steps because every change lays out everything again. In a small
    window it may be smaller than ``percent``, the setting, so that cards stay readable.
    """
    room = min(width / 1280, height / 800)
    growth = next((growth for least, growth in _GROWTHS if room >= least), 1.0)
    limit = max(_LEAST_LIMIT, floor(_LIMIT * room / _LIMIT_STEP) * _LIMIT_STEP)
    return min(growth * percent / 100, limit)


def bar_height(window_height: int) -> int:
    """Return the height of the bar at the top of the window, whose buttons must be easy to hit."""
    return max(40 if window_height < SMALL_WINDOW_HEIGHT else 44, text_px(36))


def replay_height(page_height: int) -> int:
    """Return the height of the bar under the table during a replay.

    It is 238 pixels in a window 800 pixels high, and less in a small window, where the table needs
    the space.
    """
    return round(min(238, max(128, 0.4 * page_height - 120)))


def curve_height(page_height: int) -> int:
    """Return the height of the bar under the table during a review.

    It holds a row of controls and a curve of 110 to 238 pixels. The curve grows in windows more
    than 800 pixels high, and reaches its full height at 1,000.
    """
    return round(62 + min(238, max(110, 110 + 0.64 * (page_height - 756))))


def review_width(window_width: int) -> int:
    """Return the width of the review panel, which is wider than the side panel but on the same grid."""
    return _on_grid(window_width, 0.25, 304, 400)


def side_width(window_width: int) -> int:
    """Return the width of the panel beside the table, on a grid of 4 pixels.

    Without the grid, every pixel of the window's width would wrap all rows of the log again.
    """
    return _on_grid(window_width, 0.2125, 208, 320)


def _on_grid(window_width: int, share: float, least: int, most: int) -> int:
    """Return a share of a window's width, within bounds that grow with the text size."""
    larger = text_scale() - 1
    narrowest = least * (1 + _WIDENING * larger)
    return 4 * round(min(most * (1 + larger), max(narrowest, share * window_width)) / 4)


USUAL_FRAME = QMargins(4, 36, 4, 4)
"""The frame assumed for a window that is not shown yet, as on common desktops."""


def fit_into(box: QRect, available: QRect) -> QRect:
    """Return the box, shrunk to the available box if necessary and moved inside it."""
    fitted = QRect(box.topLeft(), box.size().boundedTo(available.size()))
    fitted.moveRight(min(fitted.right(), available.right()))
    fitted.moveBottom(min(fitted.bottom(), available.bottom()))
    fitted.moveLeft(max(fitted.left(), available.left()))
    fitted.moveTop(max(fitted.top(), available.top()))
    return fitted


def screen_of(window: QWidget, position: QPoint | None = None) -> QScreen:
    """Return the screen at a position; by default, or if there is none, the window's screen."""
    at_position = None if position is None else QGuiApplication.screenAt(position)
    return at_position or window.screen()


def frame_of(window: QWidget) -> QMargins:
    """Return the margins of a window's frame; an assumed frame until the desktop has drawn it."""
    handle = window.windowHandle()
    if handle is None or not window.isVisible():
        return USUAL_FRAME
    return handle.frameMargins()


def room_for(window: QWidget, position: QPoint | None = None) -> QSize:
    """Return the largest size that a window's contents can have on its screen."""
    available = screen_of(window, position).availableSize()
    return available.shrunkBy(frame_of(window)) if window.isWindow() else available


def resize_within_screen(window: QWidget, width: int, height: int) -> None:
    """Resize a dialog, within the limits of its screen."""
    parent = window.parentWidget()
    on_screen = window if parent is None else parent.window()
    room = screen_of(on_screen).availableSize().shrunkBy(USUAL_FRAME)
    window.resize(QSize(width, height).boundedTo(room))
