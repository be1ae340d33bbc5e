"""The main window: a bar, and the pages under it.

It is on the screen before the rest of the program is loaded, so nothing is imported here but what
its first frame needs. The start page is imported behind that frame, and the commands behind the
page's own first frame (see ``app``).
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QRect, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QStackedWidget,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.table.art.palette import Palette, Theme
from hanabi_desktop.table.art.text_size import text_px, text_scale, use_text_scale
from hanabi_desktop.windows.main.window_place import WindowPlace
from hanabi_desktop.windows.widgets.adaptive import Adaptive
from hanabi_desktop.windows.widgets.frame import bar_height, text_scale_in
from hanabi_desktop.windows.widgets.style import placeholder_sheet, style_sheet
from hanabi_desktop.windows.widgets.theme import palette_in_use, use_theme

if TYPE_CHECKING:
    from hanabi_desktop.library.metadata.badges import Badge
    from hanabi_desktop.support.translation import Language
    from hanabi_desktop.windows.main.bar import Bar
    from hanabi_desktop.windows.main.curtain import Curtain
    from hanabi_desktop.windows.main.curtain_parts import RecapLine
    from hanabi_desktop.windows.main.main_menu import MainMenu
    from hanabi_desktop.windows.main.notice import Notice
    from hanabi_desktop.windows.main.start_page import StartPage
    from hanabi_desktop.windows.main.toast import Toast
    from hanabi_desktop.windows.widgets.keys import KeyMap


class MainWindow(Adaptive, QMainWindow):
    """Shows one page at a time and offers the program's commands, once they are built.

    Attributes:
        keys: which key does what.
        menu: the program's commands.
        bar: the bar at the top.
        start_page: the page the program opens with.
        toast: says that something has been done.
        place: its position and size on the screen.
        may_close: asked before the window closes; it stays open where the answer is False.

    Signals:
        painted: its first frame is there.
        play: play at once.
        dropped: (tuple of Path, or str) files and folders, or a text, were dropped on the window.
        turned: another page is shown.
        language_changed: words that were handed to the window are to be handed over anew.
        closing: the window is about to close.
    """

    painted = Signal()
    play = Signal()
    dropped = Signal(object)
    turned = Signal()
    language_changed = Signal()
    closing = Signal()

    keys: "KeyMap"
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
        self.setWindowTitle("Hanabi")

    def show_placeholder(self, palette: Palette) -> None:
        """Be sky and water until the window is built."""
        self.setStyleSheet(placeholder_sheet(palette))

    def come_forward(self) -> None:
        """Stand before all other windows, if the desktop lets it."""
        from PySide6.QtCore import Qt

        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()

    def build_start_page(self) -> None:
        """Bring in the start page, in the theme and the language in use: it stands alone."""
        from hanabi_desktop.windows.main.start_page import StartPage

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
        self._page.show()  # at once, for what is not to be seen yet cannot take the focus
        self._is_built = True

    def build_commands(self) -> None:
        """Bring in the menu with its keys, the bar and what is said beside a page."""
        from hanabi_desktop.windows.main.bar import Bar
        from hanabi_desktop.windows.main.main_menu import MainMenu
        from hanabi_desktop.windows.main.notice import Notice
        from hanabi_desktop.windows.main.toast import Toast
        from hanabi_desktop.windows.widgets.keys import KeyMap

        self.keys = KeyMap(self)
        self.menu = MainMenu(self.keys, self)
        self.bar, self._notice = Bar(self.menu, self.keys), Notice()
        self.bar.hide()  # the start page stands alone
        self._column.insertWidget(0, self.bar)
        self._column.insertWidget(1, self._notice)
        self.toast = Toast(self._place_of_toasts, self)
        self._connect()
        self.setAcceptDrops(True)
        self._has_commands = True
        self._fit_bar()
        self._offer_nothing()

    def _connect(self) -> None:
        menu = self.menu
        menu.show_keys.connect(self.show_keys)
        menu.full_screen.connect(self._toggle_full_screen)
        menu.about.connect(self._show_about)
        menu.leave.connect(self.close)
        menu.show_menu.connect(self._show_menu)
        start = self.start_page
        start.new_game.connect(menu.new_game)
        start.language_chosen.connect(menu.languages.chosen)
        start.play.connect(self.play)
        start.library.connect(menu.library)
        start.statistics.connect(menu.statistics)
        start.about.connect(menu.about)
        start.rules.connect(menu.rules)
        start.learn.connect(menu.learn)

    def show_keys(self) -> None:
        """Show which key does what, over whatever is open."""
        from hanabi_desktop.windows.main.keys_dialog import KeysDialog

        KeysDialog(self.keys, QApplication.activeModalWidget() or self).open()

    def _show_menu(self) -> None:
        button = self.curtain.menu_button if self.curtain.is_down else self.bar.menu_button
        button.showMenu()

    @property
    def curtain(self) -> "Curtain":
        """Hides everything from one person while the table goes to another.

        It is hung up when it is first asked for: the window's first frame does not wait for it.
        """
        if self._curtain is None:
            from hanabi_desktop.windows.main.curtain import Curtain

            self._curtain = Curtain(self.menu, self)
            self._curtain.shut.connect(self._hide_what_is_covered)
        return self._curtain

    # -- pages ----------------------------------------------------------------------------------

    def add_page(self, page: QWidget, toasts: "Callable[[], QRect] | None" = None) -> None:
        """Take a page in; it is not shown yet.

        Args:
            page: shown later (see :meth:`turn_to`).
            toasts: tells the part of the page at whose foot toasts stand; the whole of it by default.
        """
        self._pages.addWidget(page)
        if toasts is not None:
            self._toast_places[page] = toasts

    def _place_of_toasts(self) -> QRect:
        page = self.page or self._page
        box = self._toast_places[page]() if page in self._toast_places else page.rect()
        return QRect(page.mapTo(self, box.topLeft()), box.size())

    def turn_to(self, page: QWidget) -> None:
        """Show a page; the start page stands alone, all others under the bar."""
        self.toast.dismiss()
        self.bar.setVisible(page is not self.start_page)
        self._pages.setCurrentWidget(page)
        self.turned.emit()

    def show_start(self) -> None:
        """Show the start page."""
        self.tell("", "Hanabi")
        self._offer_nothing()
        self.turn_to(self.start_page)
        self.start_page.first_button.setFocus()

    def _offer_nothing(self) -> None:
        """Disable everything that needs a game."""
        self.menu.offer(same_deal=False, sharing=False)
        self.menu.offer_advice(during=False)
        self.menu.offer_undo(possible=False)

    # -- covering -------------------------------------------------------------------------------

    def cover(self, name: str, badge: "Badge | None", lines: "Sequence[RecapLine]") -> None:
        """Hide everything: the table goes to this person, and all this has happened meanwhile."""
        while popup := QApplication.activePopupWidget():
            popup.close()
        QToolTip.hideText()
        self.toast.dismiss()
        self.curtain.fall(name, badge, lines)

    def uncover(self) -> None:
        """Show the page again, to whoever sits there now."""
        self._page.show()
        self.curtain.rise()

    def lift_curtain(self) -> None:
        """Remove the curtain."""
        self._page.show()
        self.curtain.lift_away()

    def _hide_what_is_covered(self) -> None:
        """Behind the cloth there is nothing: no focus, no screen reader gets there."""
        self._page.hide()

    @property
    def page(self) -> QWidget | None:
        """The page shown now; None before the window is built."""
        return self._pages.currentWidget() if self._is_built else None

    # -- what it is told --------------------------------------------------------------------------

    def tell(self, info: str, title: str) -> None:
        """Say in the bar which game this is, and in the title whose turn it is."""
        self.bar.tell(info)
        self.setWindowTitle(title)

    def notify(self, text: str) -> None:
        """Say, as long as it holds, what is not as it should be; nothing is wrong any more: ""."""
        self._notice.say(text)

    def set_theme(self, theme: Theme) -> None:
        """Draw everything in another theme; Qt tells every widget of it."""
        use_theme(theme)
        self._dress()

    def mark_theme(self, theme: Theme) -> None:
        """Mark the theme in use."""
        self.menu.themes.mark(theme)

    def set_text_size(self, percent: int) -> None:
        """Write all words so much larger than usual; they grow with the window as well."""
        self._text_size = percent
        self._fit_text()

    def _fit_text(self) -> None:
        """Write words as large as the setting and the window's size want them."""
        scale = text_scale_in(self.width(), self.height(), self._text_size)
        if scale != text_scale():
            from hanabi_desktop.table.art.lettering import body_font

            use_text_scale(scale)
            QApplication.setFont(body_font(text_px(14)))
            self._dress()
            self._fit_bar()

    def _dress(self) -> None:
        self.setStyleSheet(style_sheet(palette_in_use()))

    def mark_language(self, language: "Language") -> None:
        """Mark the language in use."""
        self.menu.languages.mark(language)
        self.start_page.show_language(language)

    def _toggle_full_screen(self) -> None:
        from PySide6.QtCore import Qt

        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _show_about(self) -> None:
        from hanabi_desktop.windows.main.about import show_about

        show_about(self)

    # -- Qt -----------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Dismiss the toast and have handed-over words set again."""
        if self._has_commands:
            self.toast.dismiss()
            self.language_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """Keep the bar in proportion."""
        super().resizeEvent(event)
        if self._is_built:
            self._fit_text()
            self._fit_bar()

    def _fit_bar(self) -> None:
        if self._has_commands:  # how large words are is known before there is a bar
            self.bar.setFixedHeight(bar_height(self.height()))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 (Qt's name)
        """Tell when the first frame is there."""
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            self.place.follow_screens()
            self.painted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        """Pass keys to the page while the focus is in the bar."""
        page, focused = self.page, QApplication.focusWidget()
        in_bar = self._has_commands and focused is not None and self.bar.isAncestorOf(focused)
        if page is not None and in_bar:
            page.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802 (Qt's name)
        """Take files and folders, or text that may be a link."""
        if _dropped(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802 (Qt's name)
        """Have it opened."""
        what = _dropped(event.mimeData())
        if what is not None:
            event.acceptProposedAction()
            self.dropped.emit(what)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 (Qt's name)
        """Let everything that moves be stopped before the window goes, if it may go."""
        if not self.may_close():
            event.ignore()
            return
        if self._has_commands:
            self.toast.dismiss()
        self.closing.emit()
        super().closeEvent(event)


def _dropped(data: QMimeData) -> tuple[Path, ...] | str | None:
    """Return the files or the text in what is dragged."""
    files = tuple(Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
    if files:
        return files
    return data.text() if data.hasText() else None
