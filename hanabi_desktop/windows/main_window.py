"""The main window: a bar, and the pages under it."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QMessageBox,
    QStackedWidget,
    QToolButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop import __version__
from hanabi_desktop.library.badges import Badge
from hanabi_desktop.table.art.palette import Theme, palette_of
from hanabi_desktop.teammates.reasoning import compiled
from hanabi_desktop.translation import Language
from hanabi_desktop.windows.frame import bar_height
from hanabi_desktop.windows.icons import advice_icon, menu_icon
from hanabi_desktop.windows.keys import Command, KeyMap
from hanabi_desktop.windows.main_menu import MainMenu
from hanabi_desktop.windows.spoken import speak
from hanabi_desktop.windows.start_page import StartPage
from hanabi_desktop.windows.style import style_sheet, widget_palette
from hanabi_desktop.windows.toast import Toast

if TYPE_CHECKING:
    from hanabi_desktop.windows.curtain import Curtain
    from hanabi_desktop.windows.curtain_parts import RecapLine

translate = QCoreApplication.translate

LEAST_SIZE = QSize(1024, 640)


class MainWindow(QMainWindow):
    """Shows one page at a time and offers the program's commands.

    Attributes:
        keys: which key does what.
        menu: the program's commands.

    Signals:
        play: play at once.
        dropped: (tuple of Path, or str) files and folders, or a text, were dropped on the window.
        turned: another page is shown.
        closing: the window is about to close.
    """

    play = Signal()
    dropped = Signal(object)
    turned = Signal()
    closing = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.keys = KeyMap(self)
        self.menu = MainMenu(self.keys, self)
        self.start_page = StartPage()
        self._page = QWidget()
        self._bar = QWidget()
        self._bar.setObjectName("bar")
        self._bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.menu_button = QToolButton()
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu_button.setIconSize(QSize(20, 20))
        self.advice_button = QToolButton()
        self.advice_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.advice_button.setIconSize(QSize(20, 20))
        self._brand = QLabel("Hanabi")
        self._brand.setObjectName("brand")
        self._info = QLabel()
        self._info.setObjectName("quiet")
        self._notice = QLabel()
        self._notice.setObjectName("notice")
        self._notice.setWordWrap(True)
        self._notice.hide()
        self._pages = QStackedWidget()
        self._pages.addWidget(self.start_page)
        self._lay_out()
        self.menu_button.setMenu(self.menu)
        self.advice_button.setMenu(self.menu.advice)
        self._curtain: Curtain | None = None
        self._palette = palette_of(Theme.NIGHT)
        self.toast = Toast(self)
        self._connect()
        self.setMinimumSize(LEAST_SIZE)
        self.setAcceptDrops(True)

    def _lay_out(self) -> None:
        bar = QHBoxLayout(self._bar)
        bar.setContentsMargins(8, 0, 14, 0)
        bar.setSpacing(10)
        bar.addWidget(self.menu_button)
        bar.addWidget(self._brand)
        bar.addSpacing(8)
        bar.addWidget(self._info, 1)
        bar.addWidget(self.advice_button)
        self._page.setObjectName("page")
        layout = QVBoxLayout(self._page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._bar)
        layout.addWidget(self._notice)
        layout.addWidget(self._pages, 1)
        self.setCentralWidget(self._page)

    def _connect(self) -> None:
        menu = self.menu
        menu.show_keys.connect(self.show_keys)
        menu.full_screen.connect(self._toggle_full_screen)
        menu.about.connect(self._show_about)
        menu.leave.connect(self.close)
        menu.show_menu.connect(self._show_menu)
        self.keys.changed.connect(self._tell_menu_key)
        start = self.start_page
        start.new_game.connect(menu.new_game)
        start.language_chosen.connect(menu.languages.chosen)
        start.play.connect(self.play)
        start.library.connect(menu.library)
        start.statistics.connect(menu.statistics)
        start.about.connect(menu.about)
        start.rules.connect(menu.rules)
        start.learn.connect(menu.learn)

    def _tell_menu_key(self) -> None:
        menu = translate("MainWindow", "Menu")
        self.menu_button.setToolTip(f"{menu} ({self.keys.shown(Command.MENU)})")
        self.menu_button.setAccessibleName(menu)

    def show_keys(self) -> None:
        """Show which key does what, over whatever is open."""
        from hanabi_desktop.windows.keys_dialog import KeysDialog  # noqa: PLC0415 (as the curtain)

        KeysDialog(self.keys, QApplication.activeModalWidget() or self).open()

    def _show_menu(self) -> None:
        button = self.curtain.menu_button if self.curtain.is_down else self.menu_button
        button.showMenu()

    @property
    def curtain(self) -> "Curtain":
        """Hides everything from one person while the table goes to another.

        It is hung up when it is first asked for: the window's first frame does not wait for it.
        """
        if self._curtain is None:
            from hanabi_desktop.windows.curtain import Curtain  # noqa: PLC0415 (see above)

            self._curtain = Curtain(self.menu, self)
            self._curtain.set_theme_palette(self._palette)
            self._curtain.retranslate()
            self._curtain.shut.connect(self._hide_what_is_covered)
        return self._curtain

    # -- pages ----------------------------------------------------------------------------------

    def add_page(self, page: QWidget) -> None:
        """Take a page in; it is not shown yet."""
        self._pages.addWidget(page)

    def turn_to(self, page: QWidget) -> None:
        """Show a page; the start page stands alone, all others under the bar."""
        self.toast.dismiss()
        self._bar.setVisible(page is not self.start_page)
        self._pages.setCurrentWidget(page)
        self.turned.emit()

    def show_start(self) -> None:
        """Show the start page."""
        self.tell("", "Hanabi")
        self.menu.offer(same_deal=False, sharing=False)
        self.menu.offer_advice(during=False)
        self.menu.offer_undo(possible=False)
        self.turn_to(self.start_page)
        self.start_page.first_button.setFocus()

    # -- covering -------------------------------------------------------------------------------

    def cover(self, name: str, badge: Badge | None, lines: "Sequence[RecapLine]") -> None:
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
        """There is nothing to be covered any more."""
        self._page.show()
        self.curtain.lift_away()

    def _hide_what_is_covered(self) -> None:
        """Behind the cloth there is nothing: no focus, no screen reader gets there."""
        self._page.hide()

    @property
    def page(self) -> QWidget | None:
        """The page shown now."""
        return self._pages.currentWidget()

    # -- what it is told --------------------------------------------------------------------------

    def tell(self, info: str, title: str) -> None:
        """Say in the bar which game this is, and in the title whose turn it is."""
        self._info.setText(info)
        self.setWindowTitle(title)

    def notify(self, text: str) -> None:
        """Say, as long as it holds, what is not as it should be; nothing is wrong any more: ""."""
        if text and text != self._notice.text():
            speak(self, text)
        self._notice.setText(text)
        self._notice.setVisible(bool(text))

    def set_theme(self, theme: Theme) -> None:
        """Draw everything in another theme."""
        palette = palette_of(theme)
        self.setPalette(widget_palette(palette))
        self.setStyleSheet(style_sheet(palette))
        self.start_page.set_theme_palette(palette)
        self.menu_button.setIcon(menu_icon(palette))
        self.advice_button.setIcon(advice_icon(palette))
        self._palette = palette
        if self._curtain is not None:
            self._curtain.set_theme_palette(palette)
        self.menu.themes.mark(theme)

    def set_language(self, language: Language) -> None:
        """Mark the language in use and write every word anew."""
        self.menu.languages.mark(language)
        self.start_page.show_language(language)
        self.toast.dismiss()
        self.menu.retranslate()
        if self._curtain is not None:
            self._curtain.retranslate()
        advice = translate("MainWindow", "Ask a teammate")
        self.advice_button.setToolTip(advice)
        self.advice_button.setAccessibleName(advice)
        self._tell_menu_key()

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _show_about(self) -> None:
        box = QMessageBox(self)
        box.setWindowTitle(translate("MainWindow", "About Hanabi"))
        box.setText(f"<h2>Hanabi Desktop {__version__}</h2>")
        thinking = (
            translate("MainWindow", "Teammates think with compiled code.")
            if compiled()
            else translate("MainWindow", "Teammates think with plain Python code.")
        )
        made_with = translate(
            "MainWindow",
            "Fireworks, built together in the dark: with teammates who explain themselves,"
            " offline. Made with Qt for Python, under the LGPL; the typefaces Figtree and Fraunces"
            " are under the SIL Open Font License.",
        )
        box.setInformativeText(f"{made_with} {thinking}")
        licences = box.addButton(
            translate("MainWindow", "Licences …"), QMessageBox.ButtonRole.ActionRole
        )
        licences.clicked.connect(self._show_licences)
        close = translate("MainWindow", "Close")
        box.setDefaultButton(box.addButton(close, QMessageBox.ButtonRole.AcceptRole))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def _show_licences(self) -> None:
        from hanabi_desktop.windows.licences_dialog import (  # noqa: PLC0415 (no start waits for it)
            LicencesDialog,
        )

        LicencesDialog(self).open()

    # -- Qt -----------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """Keep the bar in proportion."""
        super().resizeEvent(event)
        self._bar.setFixedHeight(bar_height(self.height()))

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
        """Let everything that moves be stopped before the window goes."""
        self.toast.dismiss()
        self.closing.emit()
        super().closeEvent(event)


def _dropped(data: QMimeData) -> tuple[Path, ...] | str | None:
    """The files or the text in what is dragged."""
    files = tuple(Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
    if files:
        return files
    return data.text() if data.hasText() else None
