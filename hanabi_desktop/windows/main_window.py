"""The main window: a bar, and the pages under it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMimeData, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QMenu,
    QMessageBox,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop import __version__
from hanabi_desktop.table.art.palette import Theme, palette_of
from hanabi_desktop.table.speed import Speed
from hanabi_desktop.teammates.reasoning import compiled
from hanabi_desktop.translation import Language
from hanabi_desktop.windows.choice_menu import ChoiceMenu, SoundMenu
from hanabi_desktop.windows.frame import bar_height
from hanabi_desktop.windows.icons import advice_icon, menu_icon
from hanabi_desktop.windows.keys import Command, KeyMap
from hanabi_desktop.windows.keys_dialog import KeysDialog
from hanabi_desktop.windows.start_page import StartPage
from hanabi_desktop.windows.style import style_sheet, widget_palette
from hanabi_desktop.windows.toast import Toast

translate = QCoreApplication.translate

LEAST_SIZE = QSize(1024, 640)


class MainWindow(QMainWindow):
    """Shows one page at a time and offers the program's commands.

    Attributes:
        keys: which key does what.
        sounds: the menu of sounds.

    Signals:
        play, new_game, same_deal, undo, to_start: a command was given.
        open_game, save_game, copy_link, open_copied: a command was given.
        dropped: (Path or str) a file, or a text, was dropped on the window.
        language_chosen: (Language)
        theme_chosen: (Theme)
        speed_chosen: (Speed or None) None follows the system.
        warnings_chosen: (bool) whether to warn before a play that cannot fit.
        why, read_clue, hint, conventions: something was asked about the game.
        closing: the window is about to close.
    """

    play = Signal()
    new_game = Signal()
    same_deal = Signal()
    undo = Signal()
    to_start = Signal()
    open_game = Signal()
    save_game = Signal()
    copy_link = Signal()
    open_copied = Signal()
    dropped = Signal(object)
    language_chosen = Signal(object)
    theme_chosen = Signal(object)
    speed_chosen = Signal(object)
    warnings_chosen = Signal(bool)
    why = Signal()
    read_clue = Signal()
    hint = Signal()
    conventions = Signal()
    closing = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.keys = KeyMap(self)
        self._keyed: dict[Command, QAction] = {}
        self.start_page = StartPage()
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
        self._pages = QStackedWidget()
        self._pages.addWidget(self.start_page)
        self._lay_out()
        self._make_menu()
        self.keys.changed.connect(self._give_keys)
        self._give_keys()
        self.start_page.new_game.connect(self.new_game)
        self.start_page.language_chosen.connect(self.language_chosen)
        self.start_page.play.connect(self.play)
        self.toast = Toast(self)
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
        page = QWidget()
        page.setObjectName("page")
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._bar)
        layout.addWidget(self._pages, 1)
        self.setCentralWidget(page)

    def _make_menu(self) -> None:
        menu = self._menu = QMenu(self)
        menu.setToolTipsVisible(True)
        self._new_action = self._action(self.new_game.emit, Command.NEW_GAME)
        self._same_action = self._action(self.same_deal.emit, Command.SAME_DEAL)
        self._undo_action = self._action(self.undo.emit, Command.UNDO)
        self._start_action = self._action(self.to_start.emit, Command.START_PAGE)
        menu.addActions([self._new_action, self._same_action, self._undo_action])
        menu.addAction(self._start_action)
        menu.addSeparator()
        self._open_action = self._action(self.open_game.emit, Command.OPEN)
        self._save_action = self._action(self.save_game.emit, Command.SAVE)
        self._copy_action = self._action(self.copy_link.emit, Command.COPY_LINK)
        self._paste_action = self._action(self.open_copied.emit, Command.OPEN_COPIED)
        menu.addActions([self._open_action, self._save_action])
        menu.addActions([self._copy_action, self._paste_action])
        menu.addSeparator()
        advice = self._advice_menu = menu.addMenu("")
        advice.setToolTipsVisible(True)
        self._why_action = self._action(self.why.emit, Command.WHY)
        self._read_action = self._action(self.read_clue.emit, Command.READ_CLUE)
        self._hint_action = self._action(self.hint.emit, Command.HINT)
        self._conventions_action = self._action(self.conventions.emit, Command.CONVENTIONS)
        advice.addActions([self._why_action, self._read_action, self._hint_action])
        advice.addSeparator()
        advice.addAction(self._conventions_action)
        self.advice_button.setMenu(advice)
        self._languages = ChoiceMenu(Language, self)
        self._languages.chosen.connect(self.language_chosen)
        self._themes = ChoiceMenu(Theme, self)
        self._themes.chosen.connect(self.theme_chosen)
        self._speeds = ChoiceMenu((None, *Speed), self)
        self._speeds.chosen.connect(self.speed_chosen)
        self.sounds = SoundMenu(self)
        for choices in (self._languages, self._themes, self._speeds, self.sounds):
            menu.addMenu(choices)
        self._warn_action = QAction(self, checkable=True)
        self._warn_action.triggered.connect(self.warnings_chosen)
        self._keys_action = self._action(self._show_keys, Command.KEYS)
        menu.addActions([self._warn_action, self._keys_action])
        self._full_screen_action = self._action(self._toggle_full_screen, Command.FULL_SCREEN)
        menu.addAction(self._full_screen_action)
        menu.addSeparator()
        self._about_action = self._action(self._show_about)
        self._quit_action = self._action(self.close, Command.QUIT)
        menu.addActions([self._about_action, self._quit_action])
        self._menu_action = self._action(self.menu_button.showMenu, Command.MENU)
        self.menu_button.setMenu(menu)

    def _action(self, does: Callable[[], object], command: Command | None = None) -> QAction:
        action = QAction(self)
        action.triggered.connect(lambda _=False: does())
        if command is not None:
            self._keyed[command] = action
        self.addAction(action)
        return action

    def _give_keys(self) -> None:
        for command, action in self._keyed.items():
            action.setShortcut(self.keys.sequence(command))
        self._tell_menu_key()

    def _tell_menu_key(self) -> None:
        menu = translate("MainWindow", "Menu")
        self.menu_button.setToolTip(f"{menu} ({self.keys.shown(Command.MENU)})")
        self.menu_button.setAccessibleName(menu)

    def _show_keys(self) -> None:
        KeysDialog(self.keys, self).open()

    # -- pages ----------------------------------------------------------------------------------

    def add_page(self, page: QWidget) -> None:
        """Take a page in; it is not shown yet."""
        self._pages.addWidget(page)

    def turn_to(self, page: QWidget) -> None:
        """Show a page; the start page stands alone, all others under the bar."""
        self.toast.dismiss()
        self._bar.setVisible(page is not self.start_page)
        self._pages.setCurrentWidget(page)

    def show_start(self) -> None:
        """Show the start page."""
        self.tell("", "Hanabi")
        self.offer(same_deal=False, sharing=False)
        self.offer_advice(during=False)
        self.offer_undo(possible=False)
        self.turn_to(self.start_page)
        self.start_page.play_button.setFocus()

    @property
    def page(self) -> QWidget | None:
        """The page shown now."""
        return self._pages.currentWidget()

    # -- what it is told --------------------------------------------------------------------------

    def tell(self, info: str, title: str) -> None:
        """Say in the bar which game this is, and in the title whose turn it is."""
        self._info.setText(info)
        self.setWindowTitle(title)

    def offer(self, *, same_deal: bool, sharing: bool) -> None:
        """Offer to deal the same cards again, and to save and share the game shown."""
        no_game = translate("MainWindow", "There is no game to do that with.")
        _offer(self._same_action, no_game, possible=same_deal)
        _offer(self._save_action, no_game, possible=sharing)
        _offer(self._copy_action, no_game, possible=sharing)

    def offer_undo(self, *, possible: bool) -> None:
        """Offer to take the last move back."""
        nothing = translate("MainWindow", "There is no move of yours to take back.")
        _offer(self._undo_action, nothing, possible=possible)

    def offer_advice(self, *, during: bool) -> None:
        """Offer what can be asked while a game is played."""
        for action in (self._read_action, self._hint_action, self._conventions_action):
            _offer(action, translate("MainWindow", "Only while a game is played."), possible=during)

    def set_theme(self, theme: Theme) -> None:
        """Draw everything in another theme."""
        palette = palette_of(theme)
        self.setPalette(widget_palette(palette))
        self.setStyleSheet(style_sheet(palette))
        self.start_page.set_theme_palette(palette)
        self.menu_button.setIcon(menu_icon(palette))
        self.advice_button.setIcon(advice_icon(palette))
        self._themes.mark(theme)

    def set_speed(self, speed: Speed | None) -> None:
        """Mark the speed chosen; None follows the system."""
        self._speeds.mark(speed)

    def set_warnings(self, *, on: bool) -> None:
        """Mark whether plays that cannot fit are warned of."""
        self._warn_action.setChecked(on)

    def set_language(self, language: Language) -> None:
        """Mark the language in use and write every word anew."""
        self._languages.mark(language)
        self.start_page.show_language(language)
        self.toast.dismiss()
        self._retranslate()

    # -- words ------------------------------------------------------------------------------------

    def _retranslate(self) -> None:
        self._new_action.setText(translate("MainWindow", "&New game …"))
        self._same_action.setText(translate("MainWindow", "Same &deal again"))
        self._undo_action.setText(translate("MainWindow", "Take &back my last move"))
        self._start_action.setText(translate("MainWindow", "&Start page"))
        self._open_action.setText(translate("MainWindow", "&Open a game …"))
        self._save_action.setText(translate("MainWindow", "Sa&ve this game as …"))
        self._copy_action.setText(translate("MainWindow", "Copy lin&k"))
        self._paste_action.setText(translate("MainWindow", "Open &copied link"))
        self._advice_menu.setTitle(translate("MainWindow", "Ask a &teammate"))
        self._why_action.setText(translate("MainWindow", "&Why was that done?"))
        #: what the last clue asks of the person who plays
        self._read_action.setText(translate("MainWindow", "What does this clue &say to me?"))
        self._hint_action.setText(
            translate("MainWindow", "W&hat would a teammate do in my place? (a hint)")
        )
        self._conventions_action.setText(translate("MainWindow", "What this table &agreed on …"))
        advice = translate("MainWindow", "Ask a teammate")
        self.advice_button.setToolTip(advice)
        self.advice_button.setAccessibleName(advice)
        self._languages.name(
            translate("MainWindow", "&Language"),
            {language: language.own_name for language in Language},
        )
        self._themes.name(
            translate("MainWindow", "Colo&urs"),
            {
                Theme.NIGHT: translate("MainWindow", "&Night"),
                Theme.DAY: translate("MainWindow", "&Day"),
                Theme.CONTRAST: translate("MainWindow", "&High contrast"),
            },
        )
        self._speeds.name(
            translate("MainWindow", "&Motion"),
            {
                #: as much motion as the system's settings ask for
                None: translate("MainWindow", "As the s&ystem wishes"),
                Speed.OFF: translate("MainWindow", "&Off"),
                #: nothing travels, cards only fade out and in
                Speed.GENTLE: translate("MainWindow", "&Gentle: fading only"),
                Speed.FAST: translate("MainWindow", "&Fast"),
                Speed.NORMAL: translate("MainWindow", "&Normal"),
                Speed.SLOW: translate("MainWindow", "&Slow"),
            },
        )
        self.sounds.retranslate()
        self._warn_action.setText(translate("MainWindow", "Wa&rn before a play that cannot fit"))
        self._keys_action.setText(translate("MainWindow", "Ke&ys …"))
        self._full_screen_action.setText(translate("MainWindow", "&Full screen"))
        self._about_action.setText(translate("MainWindow", "&About Hanabi"))
        self._quit_action.setText(translate("MainWindow", "&Quit"))
        self._tell_menu_key()
        # What is not possible says why in the new language as well.
        self.offer(same_deal=self._same_action.isEnabled(), sharing=self._save_action.isEnabled())
        self.offer_undo(possible=self._undo_action.isEnabled())
        self.offer_advice(during=self._hint_action.isEnabled())

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
            " offline. Made with Qt for Python, which is used under the LGPL; the typefaces"
            " Figtree and Fraunces are under the SIL Open Font License.",
        )
        box.setInformativeText(f"{made_with} {thinking}")
        box.addButton(translate("MainWindow", "Close"), QMessageBox.ButtonRole.AcceptRole)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    # -- Qt -----------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """Keep the bar in proportion."""
        super().resizeEvent(event)
        self._bar.setFixedHeight(bar_height(self.height()))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802 (Qt's name)
        """Take a file, or text that may be a link."""
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


def _offer(action: QAction, why_not: str, *, possible: bool) -> None:
    """Make a command possible, or have it say why it is not."""
    action.setEnabled(possible)
    action.setToolTip("" if possible else why_not)


def _dropped(data: QMimeData) -> Path | str | None:
    """The file or the text in what is dragged."""
    files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    if files:
        return files[0]
    return data.text() if data.hasText() else None
