"""Fit windows and dialogs to the screen that is there.

A window may be remembered from a larger screen, and a scaled laptop screen offers fewer logical
pixels than any fixed minimum. Everything here works on a screen's available geometry: what task bars
and docks leave of it.
"""

from PySide6.QtCore import QMargins, QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

USUAL_FRAME = QMargins(4, 36, 4, 4)
"""Borders and title bar of a window that is not shown yet: as wide as those of common desktops."""


def fit_into(box: QRect, available: QRect) -> QRect:
    """Return the box, no larger than the available one and moved inside it."""
    fitted = QRect(box.topLeft(), box.size().boundedTo(available.size()))
    fitted.moveRight(min(fitted.right(), available.right()))
    fitted.moveBottom(min(fitted.bottom(), available.bottom()))
    fitted.moveLeft(max(fitted.left(), available.left()))
    fitted.moveTop(max(fitted.top(), available.top()))
    return fitted


def screen_of(window: QWidget, position: QPoint | None = None) -> QScreen:
    """Return the screen at a position; without one there, the screen that the window is on."""
    at_position = None if position is None else QGuiApplication.screenAt(position)
    return at_position or window.screen()


def frame_of(window: QWidget) -> QMargins:
    """Return the widths of a window's frame; usual ones while the desktop has not drawn it yet."""
    handle = window.windowHandle()
    if handle is None or not window.isVisible():
        return USUAL_FRAME
    return handle.frameMargins()


def room_for(window: QWidget, position: QPoint | None = None) -> QSize:
    """Return the largest size that a window's contents can have on its screen."""
    available = screen_of(window, position).availableSize()
    return available.shrunkBy(frame_of(window)) if window.isWindow() else available


def resize_within_screen(window: QWidget, width: int, height: int) -> None:
    """Give a dialog this size, or less where its screen has no room for it."""
    parent = window.parentWidget()
    on_screen = window if parent is None else parent.window()
    room = screen_of(on_screen).availableSize().shrunkBy(USUAL_FRAME)
    window.resize(QSize(width, height).boundedTo(room))
