"""The program's menu: every command of the window, with its key."""

from collections.abc import Hashable, Iterable, Mapping

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QAction, QActionGroup, QShowEvent
from PySide6.QtWidgets import QMenu, QWidget

from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.art.palette import Theme
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.commands import Commands
from hanabi_desktop.ui.widgets.theme import Adaptive

translate = QCoreApplication.translate


_FROM_EDGE_PX = 6


class InnerMenu(QMenu):
    """A menu that stays inside its window, wherever in a bar it is opened."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setToolTipsVisible(True)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 (Qt's name)
        super().showEvent(event)
        host = self.parentWidget()
        while isinstance(host, QMenu):
            host = host.parentWidget()
        if host is not None:
            edge = host.window().frameGeometry().right() - _FROM_EDGE_PX
            if self.geometry().right() > edge:
                self.move(edge - self.width(), self.y())


class ChoiceMenu(QMenu):
    """A submenu with one entry for each value, exactly one of them checked.

    Signals:
        chosen: (object) this value was chosen.
    """

    chosen = Signal(object)

    def __init__(self, values: Iterable[Hashable], parent: QWidget) -> None:
        super().__init__(parent)
        group = QActionGroup(self)
        self._entries: dict[Hashable, QAction] = {}
        for value in values:
            action = QAction(self, checkable=True)
            action.triggered.connect(lambda _=False, value=value: self.chosen.emit(value))
            group.addAction(action)
            self.addAction(action)
            self._entries[value] = action

    def mark(self, value: Hashable) -> None:
        self._entries[value].setChecked(True)

    def name(self, title: str, names: Mapping[Hashable, str]) -> None:
        self.setTitle(title)
        for value, name in names.items():
            self._entries[value].setText(name)


class MainMenu(Adaptive, QMenu):
    """Offers the commands."""

    def __init__(self, commands: Commands, window: QWidget) -> None:
        super().__init__(window)
        self._commands = commands
        self.setToolTipsVisible(True)
        self.advice, self.looking_back = InnerMenu(self), QMenu(self)
        self.languages, self.themes = ChoiceMenu(Language, self), ChoiceMenu(Theme, self)
        self._fill()
        self.retranslate()

    def _fill(self) -> None:
        add = self._add
        add(self, Command.NEW_GAME, Command.SAME_DEAL, Command.UNDO)
        add(self, Command.HAND_SEAT, Command.START_PAGE)
        self.addSeparator()
        add(self, Command.LIBRARY, Command.STATISTICS, Command.TEAMMATES)
        self.addMenu(self.looking_back)
        add(self.looking_back, Command.REVIEW, Command.TRY_YOURSELF, Command.WHAT_IF)
        self.looking_back.addSeparator()
        add(self.looking_back, Command.BOOKMARK)
        add(self, Command.LEARN)
        self.addSeparator()
        add(self, Command.OPEN, Command.SAVE, Command.COPY_LINK, Command.OPEN_COPIED)
        self.addSeparator()
        self.addMenu(self.advice)
        add(self.advice, Command.WHY, Command.READ_CLUE, Command.TOLD, Command.HINT)
        self.advice.addSeparator()
        add(self.advice, Command.CONVENTIONS)
        self.addMenu(self.languages)
        self.addMenu(self.themes)
        add(self, Command.SETTINGS, Command.KEYS, Command.FULL_SCREEN)
        self.addSeparator()
        add(self, Command.RULES, Command.ABOUT, Command.QUIT)

    def _add(self, menu: QMenu, *commands: Command) -> None:
        menu.addActions([self._commands[command] for command in commands])

    def retranslate(self) -> None:
        self.advice.setTitle(translate("MainWindow", "Ask a &teammate"))
        self.looking_back.setTitle(translate("MainWindow", "Learn from this ga&me"))
        self.languages.name(
            translate("MainWindow", "&Language"),
            {language: language.own_name for language in Language},
        )
        self.themes.name(
            translate("MainWindow", "Colo&urs"),
            {
                Theme.NIGHT: translate("MainWindow", "&Night"),
                Theme.DAY: translate("MainWindow", "&Day"),
                Theme.CONTRAST: translate("MainWindow", "&High contrast"),
            },
        )
