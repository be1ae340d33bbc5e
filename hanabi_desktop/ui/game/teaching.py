"""The question that a teaching table asks before a costly move."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QObject

from hanabi_desktop.review.contrast import When
from hanabi_desktop.session.guides.teaching import Objection, TeachingGuide
from hanabi_desktop.session.play.cost_watch import CostWatch
from hanabi_desktop.session.play.game import Mode
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.session.setup import GameSetup
from hanabi_desktop.support.translation import percent
from hanabi_desktop.table.models.lists import places_in
from hanabi_desktop.ui.game.table_screen import TableScreen
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.dialogs import Question
from hanabi_desktop.ui.widgets.words import TableWords
from hanabi_desktop.wording.costs import judged_move
from hanabi_desktop.wording.move_reasons import Places
from hanabi_desktop.wording.review import plain_points

translate = QCoreApplication.translate

_WORTH_TELLING = 0.05
"""A cost below this number of points is not mentioned."""


class TeachingController(QObject):
    """Asks before a costly move is made at a teaching table.

    Attributes:
        question: the question being asked; None if there is none.
    """

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        screen: TableScreen,
        words: TableWords,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._session = session
        self._screen = screen
        self._words = words
        self.question: Question | None = None
        self._costs: CostWatch | None = None
        session.started.connect(self._on_started)
        session.covered.connect(self.drop)
        session.seated.connect(self.drop)

    def close(self) -> None:
        """Stop measuring, for good."""
        if self._costs is not None:
            self._costs.close()

    def _on_started(self, setup: GameSetup) -> None:
        """Let a guide check moves at a teaching table."""
        self.drop()
        if setup.is_taught and self._session.mode is Mode.PLAYED:
            if self._costs is None:
                self._costs = CostWatch(self)
            guide = TeachingGuide(self._session, self._costs, setup.agreed, self)
            guide.weighing.connect(self._on_weighing)
            guide.objected.connect(partial(self._on_objected, guide))
            self._session.take_guide(guide)

    def drop(self) -> None:
        """Close the question, because the position or the game has changed."""
        question, self.question = self.question, None
        if question is not None:
            question.reject()

    def _on_weighing(self) -> None:
        text = translate("Teaching", "One moment: checking that move …")
        self._screen.tell(text, text)

    def _on_objected(self, guide: TeachingGuide, objection: Objection | None) -> None:
        seen = self._session.cursor.present
        self.drop()
        if seen is None or objection is None:
            return
        question = self.question = self.question_on(objection, places_in(seen))
        question.agreed.connect(lambda: guide.play_anyway(objection.action))
        question.finished.connect(self._on_answered)
        question.open()

    def question_on(self, objection: Objection, places: Places) -> Question:
        """Return the question whether to make a move in spite of an objection."""
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
        text = translate("Teaching", "Make this move anyway?")
        does, leaves = translate("Teaching", "Make this move"), translate("Teaching", "Think again")
        return Question(text, does, self._window, leaves, why)

    def _on_answered(self) -> None:
        self.question = None
        self._screen.status_bar.forget_answer()
        self._screen.status_bar.refresh()
        self._screen.view.setFocus()
