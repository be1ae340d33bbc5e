"""The main window: a bar, and the pages under it.

The window is shown before the rest of the program is loaded, so this module imports only what the
first frame needs. The start page is imported after that frame, and the commands after the start
page's own first frame (see ``app``).
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, QPoint, QRect, QSize, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QPaintEvent,
    QResizeEvent,
    QScreen,
)
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QStackedWidget,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.settings.start import FirstLook, WindowState
from hanabi_desktop.table.appearance import Palette, Theme, text_px, text_scale, use_text_scale
from hanabi_desktop.ui.widgets.last_folder import LastFolder
from hanabi_desktop.ui.widgets.theme import (
    Adaptive,
    FocusFrames,
    palette_in_use,
    placeholder_sheet,
    style_sheet,
    use_theme,
)
from hanabi_desktop.ui.widgets.window_sizes import (
    bar_height,
    fit_into,
    frame_of,
    room_for,
    screen_of,
    text_scale_in,
)

if TYPE_CHECKING:
    from hanabi_desktop.library.metadata.badges_and_notes import Badge
    from hanabi_desktop.support.translation import Language
    from hanabi_desktop.ui.shell.bar_and_menu import Bar, Commands, MainMenu, Notice, Toast
    from hanabi_desktop.ui.shell.curtain import Curtain, RecapLine
    from hanabi_desktop.ui.shell.keys import KeyMap
    from hanabi_desktop.ui.shell.start_page import StartPage


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


class MainWindow(Adaptive, QMainWindow):
    """Shows one page at a time and offers the program's commands once they are built.

    Attributes:
        place: the window's position and size on the screen.
        may_close: called before the window closes; returning False keeps it open.

    Signals:
        painted: the first frame has been painted.
        dropped: (tuple of Path, or str) files and folders, or a text, were dropped on the window.
        turned: another page is shown.
        language_changed: texts that were passed to the window have to be set again.
        closing: the window is about to close.
    """

    painted = Signal()
    dropped = Signal(object)
    turned = Signal()
    language_changed = Signal()
    closing = Signal()

    keys: "KeyMap"
    commands: "Commands"
    menu: "MainMenu"
    bar: "Bar"
    start_page: "StartPage"
    toast: "Toast"
    _notice: "Notice"
    _page: QWidget
    _column: QVBoxLayout
    _pages: QStackedWidget

    def __init__(self) -> None:
        super().__init__()
        self._is_painted = self._is_built = self._has_commands = False
        self._text_size = 100
        self.may_close: Callable[[], bool] = lambda: True
        self._curtain: Curtain | None = None
        self._toast_places: dict[QWidget, Callable[[], QRect]] = {}
        self.place = WindowPlace(self)
        self.last_folder = LastFolder(self)
        self.setWindowTitle("Hanabi")

    def show_placeholder(self, palette: Palette) -> None:
        """Show sky and water until the window is built."""
        self.setStyleSheet(placeholder_sheet(palette))

    def come_forward(self) -> None:
        """Raise the window above all others, if the desktop permits it."""
        from PySide6.QtCore import Qt

        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()

    def build_start_page(self) -> None:
        """Build the start page in the current theme and language; it is shown without the bar."""
        from hanabi_desktop.ui.shell.start_page import StartPage

        self.start_page = StartPage()
        self._pages = QStackedWidget()
        self._pages.addWidget(self.start_page)
        self._page = QWidget()
        self._page.setObjectName("page")
        column = self._column = QVBoxLayout(self._page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._pages, 1)
        self.setCentralWidget(self._page)
        self._page.show()  # at once: a hidden widget cannot take the focus
        self._is_built = True

    def build_commands(self) -> None:
        """Build the menu with its keys, the bar, the notice and the toast."""
        from hanabi_desktop.ui.shell.bar_and_menu import Bar, Commands, MainMenu, Notice, Toast
        from hanabi_desktop.ui.shell.keys import KeyMap

        self.keys = KeyMap(self)
        self.commands = Commands(self.keys, self)
        self.menu = MainMenu(self.commands, self)
        self.bar, self._notice = Bar(self.commands, self.menu, self.keys), Notice()
        self.bar.hide()  # the start page has no bar
        self._column.insertWidget(0, self.bar)
        self._column.insertWidget(1, self._notice)
        self.toast = Toast(self._place_of_toasts, self)
        self._connect()
        self.setAcceptDrops(True)
        self._has_commands = True
        self._fit_bar()
        self.commands.offer_nothing()

    def _connect(self) -> None:
        from hanabi_desktop.ui.shell.command import Command

        commands, start = self.commands, self.start_page
        application = QApplication.instance()
        if isinstance(application, QApplication):
            FocusFrames(application, self)
        commands.connect(Command.KEYS, self.show_keys)
        commands.connect(Command.FULL_SCREEN, self._toggle_full_screen)
        commands.connect(Command.ABOUT, self._show_about)
        commands.connect(Command.QUIT, self.close)
        commands.connect(Command.MENU, self._show_menu)
        for button, command in (
            (start.new_button, Command.NEW_GAME),
            (start.day_button, Command.DEAL_OF_THE_DAY),
            (start.number_button, Command.DEAL_BY_NUMBER),
            (start.learn_button, Command.LEARN),
            (start.library_button, Command.LIBRARY),
            (start.statistics_button, Command.STATISTICS),
            (start.teammates_button, Command.TEAMMATES),
            (start.about_button, Command.ABOUT),
            (start.rules_button, Command.RULES),
            (start.settings_button, Command.SETTINGS),
        ):
            button.clicked.connect(commands[command].trigger)
        start.language_chosen.connect(self.menu.languages.chosen)

    def show_keys(self) -> None:
        from hanabi_desktop.ui.shell.keys import KeysDialog

        KeysDialog(self.keys, QApplication.activeModalWidget() or self).open()

    def _show_menu(self) -> None:
        button = self.curtain.menu_button if self.curtain.is_down else self.bar.menu_button
        button.showMenu()

    @property
    def curtain(self) -> "Curtain":
        """The curtain that covers the window while the screen goes to another player.

        It is created on first use, so that the window's first frame does not wait for it.
        """
        if self._curtain is None:
            from hanabi_desktop.ui.shell.curtain import Curtain

            self._curtain = Curtain(self.menu, self)
            self._curtain.shut.connect(self._hide_what_is_covered)
        return self._curtain

    # -- pages ----------------------------------------------------------------------------------

    def add_page(self, page: QWidget, toasts: "Callable[[], QRect] | None" = None) -> None:
        """Add a page, to be shown by :meth:`turn_to`.

        Args:
            page: the page.
            toasts: returns the part of the page at whose foot toasts appear; by default the whole
                page.
        """
        self._pages.addWidget(page)
        if toasts is not None:
            self._toast_places[page] = toasts

    def _place_of_toasts(self) -> QRect:
        page = self.page or self._page
        box = self._toast_places[page]() if page in self._toast_places else page.rect()
        return QRect(page.mapTo(self, box.topLeft()), box.size())

    def turn_to(self, page: QWidget) -> None:
        """Show a page; every page but the start page has the bar above it."""
        self.toast.dismiss()
        self.bar.setVisible(page is not self.start_page)
        self._pages.setCurrentWidget(page)
        self.turned.emit()

    def show_start(self) -> None:
        self.tell("", "Hanabi")
        self.commands.offer_nothing()
        self.turn_to(self.start_page)
        self.start_page.first_button.setFocus()

    # -- curtain --------------------------------------------------------------------------------

    def cover(self, name: str, badge: "Badge | None", lines: "Sequence[RecapLine]") -> None:
        """Cover the window: the screen goes to this player, and these events have happened meanwhile."""
        while popup := QApplication.activePopupWidget():
            popup.close()
        QToolTip.hideText()
        self.toast.dismiss()
        self.curtain.fall(name, badge, lines)

    def uncover(self) -> None:
        """Show the page again, to the player who sits there now."""
        self._page.show()
        self.curtain.rise()

    def lift_curtain(self) -> None:
        self._page.show()
        self.curtain.lift_away()

    def _hide_what_is_covered(self) -> None:
        """Hide the page behind the curtain, so that neither focus nor screen readers reach it."""
        self._page.hide()

    @property
    def page(self) -> QWidget | None:
        """The page shown; None before the window is built."""
        return self._pages.currentWidget() if self._is_built else None

    # -- texts and appearance ---------------------------------------------------------------------

    def tell(self, info: str, title: str) -> None:
        """Set the bar's description of the game and the window's title."""
        self.bar.tell(info)
        self.setWindowTitle(title)

    def notify(self, text: str) -> None:
        """Show a persistent warning; an empty text clears it."""
        self._notice.say(text)

    def set_theme(self, theme: Theme) -> None:
        """Switch to another theme; Qt notifies every widget."""
        use_theme(theme)
        self._set_appearance()

    def mark_theme(self, theme: Theme) -> None:
        self.menu.themes.mark(theme)

    def set_text_size(self, percent: int) -> None:
        """Set the text size in percent; text also grows with the window."""
        self._text_size = percent
        self._fit_text()

    def _fit_text(self) -> None:
        """Apply the text size that follows from the setting and the window's size."""
        scale = text_scale_in(self.width(), self.height(), self._text_size)
        if scale != text_scale():
            from hanabi_desktop.table.art.painting import body_font

            use_text_scale(scale)
            QApplication.setFont(body_font(text_px(14)))
            self._set_appearance()
            self._fit_bar()

    def _set_appearance(self) -> None:
        self.setStyleSheet(style_sheet(palette_in_use()))

    def mark_language(self, language: "Language") -> None:
        self.menu.languages.mark(language)
        self.start_page.show_language(language)

    def _toggle_full_screen(self) -> None:
        from PySide6.QtCore import Qt

        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _show_about(self) -> None:
        from hanabi_desktop.ui.shell.about import show_about

        show_about(self)

    # -- Qt -----------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        if self._has_commands:
            self.toast.dismiss()
            self.commands.retranslate()
            self.language_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        super().resizeEvent(event)
        if self._is_built:
            self._fit_text()
            self._fit_bar()

    def _fit_bar(self) -> None:
        if self._has_commands:  # the text size is set before there is a bar
            self.bar.setFixedHeight(bar_height(self.height()))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 (Qt's name)
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            self.place.follow_screens()
            self.painted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        page, focused = self.page, QApplication.focusWidget()
        in_bar = self._has_commands and focused is not None and self.bar.isAncestorOf(focused)
        if page is not None and in_bar:
            page.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802 (Qt's name)
        if _dropped(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802 (Qt's name)
        what = _dropped(event.mimeData())
        if what is not None:
            event.acceptProposedAction()
            self.dropped.emit(what)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 (Qt's name)
        """Ask whether the window may close; if so, report it so that animations and work are stopped."""
        if not self.may_close():
            event.ignore()
            return
        if self._has_commands:
            self.toast.dismiss()
        self.closing.emit()
        super().closeEvent(event)


def _dropped(data: QMimeData) -> tuple[Path, ...] | str | None:
    """Return the files or the text being dragged; None if there are neither."""
    files = tuple(Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
    if files:
        return files
    return data.text() if data.hasText() else None
