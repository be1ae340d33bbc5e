"""The start page; the module imports only what the page's first frame needs."""

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.settings.start import companions_of
from hanabi_desktop.support.translation import Language, decimal
from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.widgets.landscape import (
    LandscapePage,
    MenuRow,
    SkyBurst,
    book_sign,
    cards_sign,
    curve_sign,
    go_on_sign,
    number_sign,
    plus_sign,
    shelf_sign,
    spark_sign,
)
from hanabi_desktop.ui.widgets.layouts import Scrolled
from hanabi_desktop.ui.widgets.theme import Adaptive
from hanabi_desktop.wording.counts import Counts, day_name
from hanabi_desktop.wording.player_names import LONGEST_NAME, shown_name

if TYPE_CHECKING:
    from hanabi_desktop.learning.daily import DayResult
    from hanabi_desktop.learning.path import Light
    from hanabi_desktop.library.metadata.summary import GameSummary, Overview
    from hanabi_desktop.ui.shell.path_strip import PathStrip

translate = QCoreApplication.translate


def game_line(game: "GameSummary | None", counts: Counts) -> str:
    """Return the description of the unfinished game; a space while the library is being read."""
    if game is None:
        return " "  # keeps the title in its place until the line is known
    points = counts.points(game.score)
    others = companions_of(game.names, game.players)
    names = QLocale().createSeparatedList(list(map(shown_name, others)))
    turn = counts.turns(game.turns)
    if game.deal is None:
        text = translate("StartPage", "With {names}, {points}, {turns}")
        return text.format(names=names, points=points, turns=turn)
    from hanabi_desktop.learning.daily import RULES, day_of  # noqa: PLC0415 (the first frame has no game)

    is_daily = len(game.names) == RULES.players and not game.rules
    day, deal = day_of(game.deal) if is_daily else None, QLocale().toString(game.deal)
    text = translate("StartPage", "Deal {deal} with {names}, {points}, {turns}")
    if day is not None:
        deal = day_name(day)
        #: {deal} is the day of a deal of the day, such as "28 November"
        text = translate("StartPage", "Deal of {deal} with {names}, {points}, {turns}")
    return text.format(deal=deal, names=names, points=points, turns=turn)


def day_line(today: date | None, result: "DayResult | None", run: int, counts: Counts) -> str:
    """Return the date, and what was reached on today's deal.

    Args:
        today: the day; None before it is known, when the clock is read.
        result: what was reached; None if the deal was not played yet.
        run: on how many days in a row the deal was played.
        counts: puts numbers into words.
    """
    now = QDate.currentDate()
    day = day_name(today or date(now.year(), now.month(), now.day()))
    if result is not None and result.is_over:
        #: {day} is "22 November"
        text = translate("StartPage", "{day}: {score} of {most}")
        line = text.format(day=day, score=result.score, most=result.most)
    elif result is not None:
        line = translate("StartPage", "{day}, not finished").format(day=day)
    else:
        #: {day} is "22 November"
        line = translate("StartPage", "{day}, the same deal for everyone").format(day=day)
    return f"{line} · {counts.days_in_a_row(run)}" if run > 1 else line


def library_line(overview: "Overview | None", counts: Counts) -> str:
    """Return how many games the library holds, and how many of them are starred."""
    if overview is None or not overview.games:
        return translate("StartPage", "The games you play are kept here")
    games = counts.games(overview.games)
    if not overview.starred:
        return games
    return f"{games}, {counts.starred(overview.starred)}"


def score_line(overview: "Overview | None", counts: Counts) -> str:
    """Return the best and the mean score; the number of games while none of them has points."""
    if overview is None or not overview.finished:
        return translate("StartPage", "How your games went")
    if not overview.best:
        return counts.games(overview.finished)
    text = translate("StartPage", "Best {best}, average {mean}")
    mean = decimal(overview.mean, 1)
    return text.format(best=overview.best, mean=mean)


_BURSTS = (
    SkyBurst(Suit.RED, 0.655, 0.245, 0.155),
    SkyBurst(Suit.WHITE, 0.575, 0.45, 0.1),
    SkyBurst(Suit.BLUE, 0.775, 0.475, 0.115),
    SkyBurst(Suit.YELLOW, 0.89, 0.235, 0.125),
    SkyBurst(Suit.GREEN, 0.935, 0.56, 0.075),
)
_ROW_PX = 432
_NAME_PX = 260
_SIDE, _LEAST_SIDE = 72, 16
"""The space beside the rows, and what a narrow page leaves of it, in pixels."""
_STRIP_PX, _LEAST_STRIP_PX = 460, 215
"""The widths in pixels that the path of lessons takes, and that it needs."""
_LOW_PX, _HIGH_PX = 46, 58
_LOW = 760
"""Below this page height, in pixels, the rows and the program's name are smaller."""
_BESIDE_ROWS = 230
"""The height in pixels that name, languages and foot need on a low page."""


class StartPage(Adaptive, LandscapePage):
    """The program's name, the ways to start or continue a game, the library and the languages.

    The window connects its buttons with the commands.

    Attributes:
        has_played_before: whether the person has said so, at this first start.

    Signals:
        go_on: (GameSummary or None) continue this game; None if the library cannot be read.
        language_chosen: (Language) switch to this language.
    """

    go_on = Signal(object)
    language_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set_bursts(_BURSTS)
        self._counts = Counts()
        self._overview: Overview | None = None
        self._expects_game = self._wants_on = self._is_unreadable = False
        self._companions: tuple[str, ...] = ()
        self._due = 0
        self._today: date | None = None
        self._day: DayResult | None = None
        self._run = 0
        self._is_first = self.has_played_before = False
        self._may_play = True
        self._strip: PathStrip | None = None
        self._has_path = False
        self._logo = QLabel("Hanabi")
        self._logo.setObjectName("logo")
        self._motto, self._language_word = QLabel(), QLabel()
        self._motto.setObjectName("motto")
        self._language_word.setObjectName("scenery_heading")
        self.go_on_button = MenuRow(go_on_sign)
        self.play_button = MenuRow(cards_sign)
        self.new_button = MenuRow(plus_sign)
        self.day_button = MenuRow(spark_sign)
        self.number_button = MenuRow(number_sign)
        self.learn_button = MenuRow(book_sign)
        self.library_button = MenuRow(shelf_sign)
        self.statistics_button = MenuRow(curve_sign)
        self.rows = (
            self.go_on_button,
            self.play_button,
            self.learn_button,
            self.new_button,
            self.day_button,
            self.number_button,
            self.library_button,
            self.statistics_button,
        )
        self.teammates_button, self.about_button = QPushButton(), QPushButton()
        self.rules_button, self.settings_button = QPushButton(), QPushButton()
        self._languages = QButtonGroup(self)
        self._pills = QWidget()
        self._name_word, self.name = QLabel(), QLineEdit()
        self._name_word.setObjectName("scenery_heading")
        self._asked_word = QLabel()
        self._asked_word.setObjectName("scenery_heading")
        self._name_word.setBuddy(self.name)
        self.name.setMaxLength(LONGEST_NAME)
        self._problem = QLabel()
        self._problem.setObjectName("problem")
        self._problem.setWordWrap(True)
        self._problem.hide()
        self._lay_out()
        self._connect()
        self._offer()
        self.retranslate()

    def _lay_out(self) -> None:
        pills = QHBoxLayout(self._pills)
        pills.setContentsMargins(0, 0, 0, 0)
        pills.setSpacing(8)
        for language in Language:
            pill = QPushButton(language.own_name)
            pill.setObjectName("pill")
            pill.setCheckable(True)
            pill.setProperty("language", language)
            pill.clicked.connect(lambda _=False, chosen=language: self.language_chosen.emit(chosen))
            self._languages.addButton(pill)
            pills.addWidget(pill)
        foot = self._foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self._pills)
        foot.addStretch(1)
        for button in (
            self.teammates_button,
            self.about_button,
            self.rules_button,
            self.settings_button,
        ):
            button.setObjectName("pill")
            foot.addWidget(button)
        column = self._column = QVBoxLayout(self)
        column.addStretch(2)
        column.addWidget(self._logo)
        column.addWidget(self._motto)
        column.addSpacing(12)
        column.addWidget(self._language_word)
        self._first_pills = QHBoxLayout()
        column.addLayout(self._first_pills)
        self._first_pills.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._name_word)
        column.addWidget(self.name)
        column.addWidget(self._asked_word)
        choices = self._choices = QVBoxLayout()
        for row in self.rows:
            choices.addWidget(row)
        choices.addWidget(self._problem)
        scrolled = self._scrolled = Scrolled(choices)
        column.addWidget(scrolled)
        column.addStretch(3)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.go_on_button.clicked.connect(self._go_on)
        self.play_button.clicked.connect(self._note_experience)
        self.name.returnPressed.connect(self.play_button.click)

    def _note_experience(self) -> None:
        self.has_played_before = self.has_played_before or self._is_first

    def _go_on(self) -> None:
        """Continue the unfinished game; if the library is still being read, do so afterwards."""
        game = self._unfinished
        self._wants_on = game is None and not self._is_unreadable
        if not self._wants_on:
            self.go_on.emit(game)

    @property
    def _unfinished(self) -> "GameSummary | None":
        return None if self._overview is None else self._overview.unfinished

    @property
    def offers_game(self) -> bool:
        """Whether there is a game to continue, as far as is known."""
        return self._expects_game if self._overview is None else self._unfinished is not None

    # -- choices ----------------------------------------------------------------------------------

    @property
    def player_name(self) -> str:
        """The name that a new player entered; may be empty."""
        return " ".join(self.name.text().split())

    @property
    def asks_experience(self) -> bool:
        """Whether the page asks at a first start if the person has played before."""
        return self._is_first and self._may_play

    @property
    def first_button(self) -> MenuRow:
        """The first choice of the page, which Enter presses."""
        if not self._may_play:
            return self.library_button
        return self.play_button if self.go_on_button.isHidden() else self.go_on_button

    def greet(self) -> None:
        """Ask for language, name and experience at the first start."""
        self._is_first = True
        self._offer()
        self.retranslate()

    def expect_game(self) -> None:
        """Show the row of the unfinished game before the library is read."""
        self._expects_game = True
        self._offer()

    def welcome_back(self) -> None:
        """Offer everything."""
        self._is_first = False
        self._offer()
        self.retranslate()

    def show_overview(self, overview: "Overview") -> None:
        """Show the contents of the library, and offer to continue the unfinished game."""
        had_focus = self.first_button.hasFocus()
        self._overview = overview
        if overview.games or overview.deleted:  # no first start, even if the settings were lost
            self._is_first = False
        self._offer()
        self.retranslate()
        if had_focus:
            self.first_button.setFocus()
        self._is_unreadable = False
        self._go_on_if_wanted()

    def show_unreadable(self, *, for_good: bool = False) -> None:
        """Note that the library cannot be read; ``for_good`` if this version will never read it."""
        self._is_unreadable = True
        self._expects_game = self._expects_game and not for_good
        self.welcome_back()
        self._go_on_if_wanted()

    def _go_on_if_wanted(self) -> None:
        if self._wants_on:
            self._go_on()
            self._wants_on = False

    def show_table(self, companions: tuple[str, ...]) -> None:
        self._companions = companions
        self.retranslate()

    def show_due(self, due: int) -> None:
        """Set how many moments of the person's own games are due for practice today."""
        if due != self._due:
            self._due = due
            self.retranslate()

    def show_day(self, today: date, result: "DayResult | None", run: int) -> None:
        """Set the day, what was reached on its deal, and on how many days in a row it was played."""
        self._today, self._day, self._run = today, result, run
        self.retranslate()

    def show_path(self, text: str, lights: "Sequence[Light]") -> None:
        """Show some lanterns of the path of lessons above a text; none hides them."""
        if self._strip is None:
            from hanabi_desktop.ui.shell.path_strip import PathStrip  # noqa: PLC0415 (not in the first frame)

            self._strip = PathStrip(self)
            self._strip.clicked.connect(self.learn_button.click)
            self.setTabOrder(self.statistics_button, self._strip)
        self._strip.say(text, lights)
        self._has_path = bool(lights)
        self._fit()

    def set_may_play(self, may_play: bool) -> None:  # noqa: FBT001 (a widget's state)
        """Offer to play, or only to view games."""
        self._may_play = may_play
        self._offer()

    def _offer(self) -> None:
        first, plays = self._is_first, self._may_play
        self.go_on_button.setVisible(plays and not first and self.offers_game)
        self.play_button.setVisible(plays)
        for row in (self.new_button, self.day_button, self.number_button):
            row.setVisible(plays and not first)
        for row in (self.library_button, self.statistics_button):
            row.setVisible(not first)
        self.teammates_button.setVisible(not first)
        self._language_word.setVisible(first)
        for widget in (self._name_word, self.name, self._asked_word):
            widget.setVisible(plays and first)
        pills, foot = self._first_pills, self._foot
        foot.removeWidget(self._pills)
        pills.removeWidget(self._pills)
        if pills.count():
            pills.takeAt(0)
        if first:
            pills.addWidget(self._pills)
            pills.addStretch(1)
        else:
            foot.insertWidget(0, self._pills)
        for row in self.rows:
            row.light(lit=row is self.first_button)
        self._fit()

    # -- texts ----------------------------------------------------------------------------------

    def show_language(self, language: Language) -> None:
        for pill in self._languages.buttons():
            pill.setChecked(pill.property("language") is language)

    def retranslate(self) -> None:
        self._motto.setText(
            translate("StartPage", "Build fireworks together, without seeing your own cards.")
        )
        self._language_word.setText(translate("StartPage", "Language"))
        self._name_word.setText(translate("StartPage", "Your name"))
        self.name.setAccessibleName(self._name_word.text())
        self._asked_word.setText(translate("StartPage", "Have you played Hanabi before?"))
        self.go_on_button.say(
            translate("StartPage", "Continue"), game_line(self._unfinished, self._counts)
        )
        table = translate("StartPage", "Quick game")
        if self._companions and not self._is_first:
            others = QLocale().createSeparatedList([shown_name(name) for name in self._companions])
            table = translate("StartPage", "With {names}, a new deal").format(names=others)
        play, learn = translate("StartPage", "Play"), translate("StartPage", "Learn")
        if self._is_first:
            play = translate("StartPage", "Yes, let’s play")
            table = translate("StartPage", "Teammates who say why, and a review afterwards")
            learn = translate("StartPage", "No, show me how")
        self.play_button.say(play, table)
        line = translate("StartPage", "Lessons, puzzles and the rulebook")
        if self._due:
            line = self._counts.moments_due(self._due)
        if self._is_first:
            line = translate("StartPage", "The rules in five lessons, then a game with hints")
        self.learn_button.say(learn, line)
        self.new_button.say(
            Command.NEW_GAME.label,
            translate("StartPage", "2 to 5 players, people or computers"),
        )
        self.day_button.say(
            Command.DEAL_OF_THE_DAY.label,
            day_line(self._today, self._day, self._run, self._counts),
        )
        self.number_button.say(
            Command.DEAL_BY_NUMBER.label,
            translate("StartPage", "Repeat a deal, or try a friend’s"),
        )
        self.library_button.say(Command.LIBRARY.label, library_line(self._overview, self._counts))
        self.statistics_button.say(
            Command.STATISTICS.label, score_line(self._overview, self._counts)
        )
        self.teammates_button.setText(Command.TEAMMATES.label)
        self.about_button.setText(translate("StartPage", "About"))
        self.rules_button.setText(Command.RULES.label)
        self.settings_button.setText(Command.SETTINGS.title)

    def show_problem(self, text: str) -> None:
        """Show a problem at the start; an empty text hides it."""
        self._problem.setText(text)
        self._problem.setVisible(bool(text))
        self._problem.setAlignment(Qt.AlignmentFlag.AlignLeft)

    def restyle(self) -> None:
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Fit the rows, their height and the name field into the page."""
        low = self.height() < text_px(_LOW)
        there = [row for row in self.rows if not row.isHidden()]
        share = (self.height() - text_px(_BESIDE_ROWS)) // max(1, len(there))
        high = min(text_px(_LOW_PX), max(_LOW_PX, share)) if low else text_px(_HIGH_PX)
        for row in self.rows:
            row.setFixedSize(text_px(_ROW_PX), high)
        self._problem.setMaximumWidth(text_px(_ROW_PX))
        self.name.setFixedWidth(text_px(_NAME_PX))
        self._logo.setStyleSheet("font-size: 52px;" if low else "")
        for part in (self._column, self._choices):
            part.setSpacing(5 if low else 8)
        side = min(_SIDE, max(_LEAST_SIDE, (self.width() - self._foot.minimumSize().width()) // 2))
        self._column.setContentsMargins(side, 8 if low else 24, side, 16 if low else 28)
        self._scrolled.setMaximumWidth(text_px(_ROW_PX) + self._scrolled.bar_px)
        self._column.activate()  # now, or this size would be painted with the old layout
        self._choices.activate()
        self._fit_strip()

    def _fit_strip(self) -> None:
        """Place the path of lessons on the water beside the rows, if there is room."""
        strip = self._strip
        if strip is None:
            return
        left = self._scrolled.geometry().right() + 28
        room = self.width() - left - self._column.contentsMargins().right()
        strip.setVisible(self._has_path and not self._is_first and room >= text_px(_LEAST_STRIP_PX))
        size = strip.size_for(min(room, text_px(_STRIP_PX)), min(26.0, 0.026 * self.height()))
        foot = self._foot.geometry().top() - 10
        strip.setGeometry(QRect(QPoint(left + room - size.width(), foot - size.height()), size))
