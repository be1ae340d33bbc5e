"""The end of a game: a short pause at the table, a page of its own, and a dialog that shares the result."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from hanabi_desktop.game.cards import Rank, Suit
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.scoring import Shortfall, score_of, shortfalls
from hanabi_desktop.learning.daily import RULES, daily_deal, has_usual_players
from hanabi_desktop.learning.progress import WEEK, Milestone, learned_milestones
from hanabi_desktop.review.par import par_of
from hanabi_desktop.session.guides.answers import puzzle_list
from hanabi_desktop.session.learning import ProgressStore
from hanabi_desktop.session.library.daily_deals import DailyDeals
from hanabi_desktop.session.play.game import Mode
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.session.setup import GameSetup
from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.table.art.painting import draw_words
from hanabi_desktop.table.art.scenery import draw_sky_burst, paint_scenery
from hanabi_desktop.table.models.table_model import TableModel
from hanabi_desktop.table.scene import TableScene
from hanabi_desktop.table.sounds import Cue
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.ui.end.end_page import GameOverPage
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.shell.saving import Saver, png_of
from hanabi_desktop.ui.widgets.dialogs import game_file_name, saving_dialog
from hanabi_desktop.ui.widgets.layouts import FlowLayout, Scrolled
from hanabi_desktop.ui.widgets.theme import announce, palette_in_use
from hanabi_desktop.ui.widgets.window_sizes import resize_within_screen
from hanabi_desktop.wording.player_names import shown_name
from hanabi_desktop.wording.results import (
    SharedResult,
    experts_sentence,
    milestone_sentence,
    par_sentence,
    shared_result,
    shortfall_sentence,
)

translate = QCoreApplication.translate


PICTURE_SIZE = QSize(1200, 630)
"""The size in pixels at which most sites show a shared picture."""
_HORIZON = 470.0
_BURSTS = (
    (Suit.RED, 130, 150, 92),
    (Suit.WHITE, 285, 300, 62),
    (Suit.BLUE, 1070, 150, 92),
    (Suit.YELLOW, 925, 290, 62),
    (Suit.GREEN, 1115, 345, 50),
)
"""Fireworks of the same size for every game, so that they give nothing away."""
_PANEL = QRectF(330, 60, 540, 500)


def result_picture(result: SharedResult) -> QPixmap:
    """Return a picture of a result in the theme in use."""
    colours = palette_in_use()
    picture = paint_scenery(PICTURE_SIZE, _HORIZON, colours, 1.0)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for suit, x, y, radius in _BURSTS:
        draw_sky_burst(painter, suit, QPointF(x, y), radius, _HORIZON, on_dark=colours.dark)
    painter.setPen(QPen(colours.line, 1.5))
    painter.setBrush(colours.panel)
    painter.drawRoundedRect(_PANEL, 18, 18)
    ink, quiet = colours.ink, colours.ink2

    def line(top: float, height: float) -> QRectF:
        return QRectF(_PANEL.left() + 24, _PANEL.top() + top, _PANEL.width() - 48, height)

    draw_words(painter, line(20, 46), "Hanabi", ink, px=34, weight=700)
    draw_words(painter, line(66, 30), result.deal, quiet, px=21)
    draw_words(painter, line(112, 110), result.score or result.verdict, ink, px=76, weight=700)
    if result.score:
        draw_words(painter, line(224, 50), result.verdict, colours.accent, px=34, weight=700)
    _draw_heights(painter, line(300, 120), result.heights)
    draw_words(painter, line(440, 36), result.figures, quiet, px=20)
    painter.end()
    return picture


def _draw_heights(painter: QPainter, box: QRectF, heights: tuple[int, ...]) -> None:
    """Draw a column of lamps for each firework, lit as far as it came."""
    colours = palette_in_use()
    step = box.width() / len(heights)
    for place, height in enumerate(heights):
        x = box.left() + step * (place + 0.5)
        for rank in range(Rank.FIVE):
            y = box.bottom() - 12 - 23 * rank
            is_lit = rank < height
            painter.setPen(QPen(colours.accent if is_lit else colours.ink3, 2))
            painter.setBrush(colours.highlight if is_lit else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(x, y), 9, 9)


_SHOWN_PX = 520


class ShareDialog(QDialog):
    """Shows the picture and the text of a result, and copies either."""

    def __init__(self, result: SharedResult, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("Sharing", "Share the result"))
        self.picture, self.text = result_picture(result), result.text()
        title = QLabel(self.windowTitle())
        title.setObjectName("title")
        shown = QLabel()
        ratio = self.devicePixelRatioF()
        small = self.picture.scaledToWidth(
            round(_SHOWN_PX * ratio), Qt.TransformationMode.SmoothTransformation
        )
        small.setDevicePixelRatio(ratio)
        shown.setPixmap(small)
        shown.setAccessibleName(translate("Sharing", "Picture of the result"))
        shown.setAccessibleDescription(self.text)
        words = QLabel(self.text)
        words.setTextFormat(Qt.TextFormat.PlainText)
        words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        note = QLabel(translate("Sharing", "The picture and the text give away none of the cards."))
        note.setObjectName("quiet")
        self.said = QLabel()
        self.said.setObjectName("quiet")
        buttons = FlowLayout(spacing=10)
        self.copy_picture = QPushButton(translate("Sharing", "Copy picture"))
        self.copy_text = QPushButton(translate("Sharing", "Copy text"))
        self.save_picture = QPushButton(translate("Sharing", "Save picture…"))
        close = QPushButton(translate("Sharing", "Close"))
        self.copy_picture.setObjectName("primary")
        for button in (self.copy_picture, self.copy_text, self.save_picture, close):
            buttons.addWidget(button)
        self.copy_picture.setDefault(True)
        self.copy_picture.clicked.connect(self._copy_picture)
        self.copy_text.clicked.connect(self._copy_text)
        close.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 20, 28, 20)
        layout.setSpacing(12)
        shared = QVBoxLayout()
        shared.setSpacing(12)
        for widget in (shown, words, note):
            shared.addWidget(widget)
        foot = QHBoxLayout()
        foot.addLayout(buttons, 1)
        layout.addWidget(title)
        layout.addWidget(Scrolled(shared), 1)
        layout.addLayout(foot)
        layout.addWidget(self.said)
        wide = text_px(_SHOWN_PX) + 56
        self.setMinimumWidth(wide)
        resize_within_screen(self, wide, layout.totalHeightForWidth(wide))

    def _copy_picture(self) -> None:
        QGuiApplication.clipboard().setPixmap(self.picture)
        self._say(translate("Sharing", "The picture is on the clipboard."))

    def _copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self.text)
        self._say(translate("Sharing", "The text is on the clipboard."))

    def _say(self, text: str) -> None:
        self.said.setText(text)
        announce(self, text)


_LOOK_AT_THE_END_MS = 1400


class _Result(NamedTuple):
    """Which game the end page shows, and whose view of it."""

    game_id: int
    setup: GameSetup
    viewer: int


class EndController(QObject):
    """Shows the end page once the last turn has been seen.

    Signals:
        shown: (Observation) the end page of this game is shown.
    """

    shown = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        table: TableModel,
        screen: QWidget,
        scene: TableScene,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._session = session
        self._table = table
        self._screen = screen
        self._scene = scene
        self._looked_at: Observation | None = None
        self._story: list[Shortfall] = []
        self._result: _Result | None = None
        self.page = GameOverPage()
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self.show)
        window.add_page(self.page)
        session.closed.connect(self._drop_result)
        window.keys.changed.connect(self._show_keys)
        self._show_keys()
        self.page.sounded.connect(self._sound)
        for place, (_, button) in enumerate(self.page.story):
            button.clicked.connect(lambda _=False, place=place: self._show_turn(place))

    def _show_keys(self) -> None:
        self.page.show_review_key(self._window.keys.shown(Command.REVIEW))

    def close(self) -> None:
        """Stop the timer and the page, for good."""
        self._pause.stop()
        self.page.close_for_good()
        self._pause.stop()  # the arrival of cards may have started it again

    def postpone(self) -> None:
        """Postpone the end page while somebody looks back."""
        if self._pause.isActive():
            self.take_back()

    def take_back(self) -> None:
        """Cancel the end page, because the last move was taken back."""
        self._pause.stop()
        self._looked_at = None

    def forget(self) -> None:
        """Clear everything before the curtain falls."""
        self.take_back()
        self._drop_result()
        self._story = []
        self.page.forget()

    def stop(self) -> None:
        """Cancel the end page, because another game comes."""
        self._pause.stop()

    def schedule_summary(self) -> None:
        """Show the end page after a pause if the game has ended and the last card has arrived.

        A person who has returned to the table from the end page stays there.
        """
        seen = self._table.observation
        ended = seen is not None and seen.ending is not None
        at_the_table = self._window.page is self._screen and seen is not self._looked_at
        if ended and at_the_table and not self._pause.isActive():
            self._looked_at = seen
            factor = self._scene.motions.speed.factor
            self._pause.start(round(_LOOK_AT_THE_END_MS * factor))

    def show(self) -> None:
        seen, numbers = self._table.observation, self._table.numbers()
        if seen is not None and numbers is not None and seen.ending is not None:
            session = self._session
            if session.game_id is not None and session.setup is not None:
                self._result = _Result(session.game_id, session.setup, seen.seat)
            self.page.show_end(seen, numbers, session.assistance)
            self._tell_story(seen)
            self._window.turn_to(self.page)
            self.page.first_button.setFocus()
            self.page.play_show(self._scene.motions.speed)
            self.shown.emit(seen)

    def _tell_story(self, seen: Observation) -> None:
        """Show what kept the game from a perfect score; its turns, if it can be looked at again."""
        setup = self._session.setup
        if setup is None:
            return
        names = tuple(map(shown_name, setup.names))
        you = seen.seat if setup.people == (seen.seat,) else None
        options = seen.options  # the page keeps no observation of a viewer who may leave
        self._story = shortfalls(seen)
        self.page.show_story(
            self._story,
            lambda told: shortfall_sentence(told, options, names, you),
            shows_turns=self._session.over is not None,
        )

    def _show_turn(self, place: int) -> None:
        """Show the position after a turn that the story speaks of, so that the turn is the last one told."""
        over = self._session.over
        if over is not None and place < len(self._story):
            self._session.study(over, self._session.viewer, shows_all=True)
            self._session.cursor.go_to(self._story[place].turn)

    def _drop_result(self) -> None:
        self._result = None

    @property
    def has_result(self) -> bool:
        """Whether the game that is looked at is the one whose result the end page shows."""
        session, result = self._session, self._result
        is_studied = session.mode is Mode.STUDIED
        return result is not None and is_studied and session.game_id == result.game_id

    def return_to_result(self) -> None:
        """Turn back to the end page from a look at its game."""
        if self._result is None or not self.has_result:
            return
        self._session.return_to_end(self._result.setup, self._result.viewer)
        self._looked_at = self._table.observation
        self._pause.stop()
        self._window.turn_to(self.page)
        self.page.first_button.setFocus()

    def _sound(self, cues: Sequence[Cue]) -> None:
        """Play the sounds of the show instead of those still scheduled."""
        self._scene.sounds.stop()
        self._scene.sounds.play(cues)


class AfterGameController(QObject):
    """Counts finished games, and adds to the end page what else they mean.

    Attributes:
        dialog: the dialog that shares the result; None while it is closed.
    """

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        table: TableModel,
        end: EndController,
        deals: DailyDeals,
        progress: ProgressStore,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._session = session
        self._table = table
        self._end = end
        self._deals = deals
        self._progress = progress
        self._day: date | None = None
        self._experts: int | None = None
        self._told: tuple[Milestone, ...] = ()
        self._counted: set[int] = set()
        self._learned = progress.current.finished, progress.current.puzzles
        self._saver = Saver(window, self)
        self.dialog: ShareDialog | None = None
        end.shown.connect(self._on_shown)
        end.page.share_button.clicked.connect(self.share)
        deals.changed.connect(self._on_days_changed)
        progress.saved.connect(self._on_learned)

    def close(self) -> None:
        """Wait until a file being written is finished, for good."""
        self._saver.close()

    # -- the end page -----------------------------------------------------------------------------

    def _on_shown(self, seen: Observation) -> None:
        """Count the game, and show what else it means."""
        session, progress = self._session, self._progress
        self._day, self._experts, self._told = None, None, ()
        game, setup = session.game_id, session.setup
        if session.mode is not Mode.PLAYED or game is None or setup is None:
            return
        if game not in self._counted:
            self._counted.add(game)
            progress.count_game()
        helped = session.assistance
        is_fair = helped.branched_at is None and not helped.restarts and not helped.undos
        if (
            is_fair
            and seen.ending
            and score_of(seen.fireworks, seen.ending) == setup.options.max_score
        ):
            progress.reach_milestone(Milestone.FIRST_PERFECT, self._deals.today())
        is_usual = has_usual_players(seat.player for seat in setup.seats)
        if setup.game_number is not None and is_usual and helped.branched_at is None:
            self._day = daily_deal(setup.options, setup.game_number)
        if self._day is not None:
            self._deals.refresh()
            day = self._day
            self._deals.ask_experts(day, lambda score: self._on_experts(day, score))
        self._tell()

    def _on_experts(self, day: date, score: int) -> None:
        if day == self._day:
            self._experts = score
            if self._window.page is self._end.page:
                self._tell()

    def _on_days_changed(self) -> None:
        """Note a week of days, and show it if the end page is still shown."""
        deals = self._deals
        if deals.run >= WEEK:
            self._progress.reach_milestone(Milestone.WEEK_OF_DAYS, deals.today())
        if self._window.page is self._end.page:
            self._tell()

    def _on_learned(self) -> None:
        """Note the milestones that lessons and puzzles lead to, for the next end page."""
        progress = self._progress
        learned = progress.current.finished, progress.current.puzzles
        if learned == self._learned:
            return  # the list of puzzles is long to read
        self._learned = learned
        themes = {entry.number: entry.theme for entry in puzzle_list()}
        for milestone in learned_milestones(progress.current, themes):
            progress.reach_milestone(milestone, self._deals.today())

    def _tell(self) -> None:
        """Show the lines of this game, and the milestones that have not been shown yet."""
        progress = self._progress
        self._told += progress.tell_milestones()
        self._end.page.show_more(self._lines)

    def _lines(self) -> tuple[str, ...]:
        """Return the lines that the end page adds, in the present language."""
        lines = []
        if self._day is not None:
            lines.append(par_sentence(par_of(RULES, Level.CASUAL).points, Level.CASUAL))
            if self._experts is not None:
                lines.append(experts_sentence(self._experts))
        return (*lines, *map(milestone_sentence, self._told))

    # -- sharing ----------------------------------------------------------------------------------

    def share(self) -> None:
        seen, setup = self._table.observation, self._session.setup
        if seen is None or seen.ending is None or setup is None:
            return
        dialog = self.dialog = ShareDialog(shared_result(seen, setup.game_number), self._window)
        dialog.save_picture.clicked.connect(self._ask_where)
        dialog.finished.connect(self._on_closed)
        dialog.open()

    def _on_closed(self) -> None:
        self.dialog = None

    def _ask_where(self) -> None:
        if self.dialog is None:
            return
        picture = self.dialog.picture
        title = translate("Sharing", "Save the picture")
        name = f"{game_file_name(self._session.setup)}.png"
        dialog = saving_dialog(self.dialog, title, self._window.last_folder, name)
        dialog.fileSelected.connect(lambda chosen: self.save_to(Path(chosen), picture))
        dialog.open()

    def save_to(self, file: Path, picture: QPixmap) -> None:
        data = png_of(picture)
        self._saver.save(file, lambda: data)
