"""Fitting windows and dialogs to the screen.

A window's size may be remembered from a larger screen, and a scaled laptop screen has fewer logical
pixels than any fixed minimum. Everything here uses a screen's available geometry, which excludes
task bars and docks.
"""

from PySide6.QtCore import QMargins, QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

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
