"""The coach, which presents lessons, puzzles and other guided games in the panel for advice."""

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject

from hanabi_desktop.session.play.session import Guide, Session
from hanabi_desktop.table.art.figures import Drawing
from hanabi_desktop.ui.game.advice_panel import Advice, Choice
from hanabi_desktop.ui.game.table_screen import TableScreen
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.wording.markup import PLAIN, RICH, Markup

translate = QCoreApplication.translate


class Coached(Protocol):
    """A guided game, as the coach presents it."""

    @property
    def guide(self) -> Guide | None:
        """The guide that leads the session's game; None once there is none."""

    def title(self) -> str: ...

    def heading(self) -> str: ...

    def paragraphs(self, markup: Markup) -> tuple[str, ...]: ...

    def figure(self) -> Drawing | None:
        """Return the figure shown with the text; None for none."""

    def choices(self) -> tuple[Choice | None, tuple[Choice, ...]]:
        """Return the choice Enter takes (None if there is none) and the other choices."""

    def choose(self, choice: Choice) -> None: ...

    def end(self) -> None:
        """Reset, because another game has the table."""


@dataclass(frozen=True, slots=True)
class Place:
    """The position of a guided game in a series.

    Attributes:
        number: the number of the game, counted from 1.
        count: the number of games in the series.
    """

    number: int
    count: int

    @property
    def is_last(self) -> bool:
        return self.number >= self.count


class CoachController(QObject):
    """Presents one guided game at a time."""

    def __init__(
        self, window: MainWindow, session: Session, screen: TableScreen, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._session = session
        self._screen = screen
        self.current: Coached | None = None
        session.started.connect(self._on_started)
        session.closed.connect(self.dismiss)
        window.language_changed.connect(self.offer)
        screen.advice.chosen.connect(self._on_chosen)

    def attend(self, coached: Coached) -> None:
        """Present this guided game instead of any other."""
        before, self.current = self.current, coached
        if before is not None and before is not coached:
            before.end()

    def dismiss(self) -> None:
        before, self.current = self.current, None
        if before is not None:
            before.end()
            self._screen.advice.guide(None, None)

    def _on_started(self) -> None:
        """Dismiss the coach unless its guide leads the new game."""
        if self.current is not None and self._session.guide is not self.current.guide:
            self.dismiss()

    def offer(self) -> None:
        """Show the text of the guided game, and offer ways to continue."""
        coached = self.current
        if coached is None:
            return
        self.update_window()
        main, others = coached.choices()
        plain = "\n".join(coached.paragraphs(PLAIN))
        advice = Advice(coached.heading(), coached.paragraphs(RICH), plain, coached.figure())
        self._screen.advice.guide(advice, main, *others)

    def update_window(self) -> bool:
        """Show the guided game in bar and title instead of a deal; return False if there is none."""
        if self.current is None:
            return False
        title = self.current.title()
        self._window.tell(title, f"{title} · Hanabi")
        return True

    def await_move(self) -> None:
        """Give the table the keyboard focus, so that a move can be made."""
        self._screen.view.setFocus()

    def _on_chosen(self, choice: Choice) -> None:
        if self.current is not None:
            self.current.choose(choice)
