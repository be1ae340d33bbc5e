"""The warning of a teaching table before a costly move."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject

from hanabi_desktop.review.reasons import When
from hanabi_desktop.session.guides.teaching import Objection, TeachingGuide
from hanabi_desktop.session.play.advice import CostWatch
from hanabi_desktop.session.play.game import Mode
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.session.setup import GameSetup
from hanabi_desktop.support.translation import percent
from hanabi_desktop.table.models.lists import places_in
from hanabi_desktop.ui.game.advice_panel import Advice, Choice, warning
from hanabi_desktop.ui.game.table_screen import TableScreen
from hanabi_desktop.ui.widgets.sentences import TableWords
from hanabi_desktop.wording.costs import judged_move
from hanabi_desktop.wording.move_reasons import Places
from hanabi_desktop.wording.review import plain_points

translate = QCoreApplication.translate

_WORTH_TELLING = 0.05
"""A cost below this number of points is not mentioned."""


class TeachingController(QObject):
    """Warns before a costly move is made at a teaching table."""

    def __init__(
        self,
        session: Session,
        screen: TableScreen,
        words: TableWords,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._screen = screen
        self._words = words
        self._warning: Advice | None = None
        self._costs: CostWatch | None = None
        session.started.connect(self.begin)
        session.covered.connect(self.drop)
        session.seated.connect(self.drop)

    def close(self) -> None:
        """Stop measuring, for good."""
        if self._costs is not None:
            self._costs.close()

    def begin(self, setup: GameSetup) -> None:
        """Let a guide check moves at a teaching table."""
        self.drop()
        if setup.is_taught and self._session.mode is Mode.PLAYED:
            if self._costs is None:
                self._costs = CostWatch(self)
            guide = TeachingGuide(self._session, self._costs, setup.agreed, self)
            guide.weighing.connect(self._on_weighing)
            guide.objected.connect(partial(self._on_objected, guide))
            self._session.take_guide(guide)
            guide.follow()

    def drop(self) -> None:
        """Take the warning back, because the position or the game has changed."""
        if self.warns:
            self._screen.advice.drop_answer()
        self._warning = None

    @property
    def warns(self) -> bool:
        """Whether a move waits for the answer to a warning."""
        return self._screen.advice.shows(self._warning)

    def _on_weighing(self) -> None:
        text = translate("Teaching", "One moment: checking that move…")
        self._screen.advice.think("", text)

    def _on_objected(self, guide: TeachingGuide, objection: Objection | None) -> None:
        seen = self._session.cursor.present
        self.drop()
        if seen is not None and objection is not None:
            self.warn(objection, places_in(seen), lambda: guide.play_anyway(objection.action))

    def warn(self, objection: Objection, places: Places, go_ahead: Callable[[], object]) -> None:
        """Show an objection to a move, and offer to make it all the same."""
        why = self._reasons(objection, places)
        ways = {Choice.THINK_AGAIN: self._screen.view.setFocus, Choice.ANYWAY: go_ahead}
        self._warning = warning(why, ways)
        self._screen.advice.answer(self._warning)

    def _reasons(self, objection: Objection, places: Places) -> str:
        seen = self._session.cursor.present
        you = None if seen is None else seen.seat
        judgement, because, names = objection.judgement, objection.because, self._words.names
        why = judged_move(judgement, because, objection.points, places, names, you=you)
        risk = judgement.risk
        has_odds = any(one.when is When.ODDS for one in because)
        if judgement.is_gamble and risk is not None and not has_odds:
            #: {why} is a sentence or two about the move; {risk} such as "70%"
            why = translate(
                "Teaching", "{why} Of the cards it may be, {risk} would be a strike."
            ).format(why=why, risk=percent(risk))
        if objection.points >= _WORTH_TELLING:
            #: {why} is a sentence or two about the move; {points} such as "0.8"
            why = translate(
                "Teaching",
                "{why} Going by what you can know, another move scores {points} points more on"
                " average.",
            ).format(why=why, points=plain_points(objection.points))
        return why
