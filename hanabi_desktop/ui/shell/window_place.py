"""Position and size of the main window on its screen.

The module is imported before the first frame, so it imports only what that frame needs.
"""

from PySide6.QtCore import QObject, QPoint, QRect, QSize
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

from hanabi_desktop.settings.profile import FirstLook, WindowState
from hanabi_desktop.ui.widgets.screen_fit import fit_into, frame_of, room_for, screen_of

DEFAULT_SIZE = QSize(1280, 800)
LEAST_SIZE = QSize(900, 540)
"""The minimum size of the window, if the screen is that large."""


class WindowPlace(QObject):
    """Gives a window its size and position, and keeps it within its screen."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._screen: QScreen | None = None
        self._has_asked_size = False
        window.setMinimumSize(LEAST_SIZE)

    def take(self, size: QSize | None, look: FirstLook) -> None:
        """Apply the requested size, or else the remembered position and size within the screen.

        Args:
            size: the size requested on the command line; None if there is none. A requested size is
                not limited to the screen, and the system chooses the position.
            look: the remembered position, size and state.
        """
        window = self._window
        room = room_for(window, look.position)
        window.setMinimumSize(LEAST_SIZE.boundedTo(room))
        self._has_asked_size = size is not None
        if size is not None:
            window.resize(size.expandedTo(window.minimumSize()))
            return
        wished = look.size or DEFAULT_SIZE
        window.resize(wished.boundedTo(room).expandedTo(window.minimumSize()))
        if look.position is not None:
            self._stand_at(look.position)
        if look.state is not WindowState.USUAL:
            from PySide6.QtCore import Qt

            is_maximised = look.state is WindowState.MAXIMISED
            state = (
                Qt.WindowState.WindowMaximized if is_maximised else Qt.WindowState.WindowFullScreen
            )
            window.setWindowState(state)

    def _stand_at(self, position: QPoint) -> None:
        outer = QRect(position, self._window.size().grownBy(frame_of(self._window)))
        available = screen_of(self._window, position).availableGeometry()
        self._window.move(fit_into(outer, available).topLeft())

    @property
    def usual_box(self) -> QRect:
        """The position with frame, and the size, while neither maximised nor full screen."""
        window = self._window
        if window.isMaximized() or window.isFullScreen() or window.isMinimized():
            normal = window.normalGeometry()
            frame = window.frameGeometry().topLeft() - window.geometry().topLeft()
            return QRect(normal.topLeft() + frame, normal.size())
        return QRect(window.pos(), window.size())

    def follow_screens(self) -> None:
        """Keep the window within its screen from now on; the size of the frame is known by now."""
        handle = self._window.windowHandle()
        if handle is not None:
            handle.screenChanged.connect(self._follow_screen)
        if not self._has_asked_size:
            self._follow_screen()

    def _follow_screen(self) -> None:
        """Fit the window to the screen that it is on now."""
        window, screen = self._window, self._window.screen()
        if screen is not self._screen:
            if self._screen is not None:
                self._screen.availableGeometryChanged.disconnect(self._follow_screen)
            self._screen = screen
            screen.availableGeometryChanged.connect(self._follow_screen)
        room = room_for(window)
        window.setMinimumSize(LEAST_SIZE.boundedTo(room))
        if window.isMaximized() or window.isFullScreen():
            return
        if window.size().boundedTo(room) != window.size():
            window.resize(window.size().boundedTo(room))
            window.move(fit_into(window.frameGeometry(), screen.availableGeometry()).topLeft())
