"""The page at the end of a game: score, rating and fireworks."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsScene,
    QGraphicsView,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.game.cards import Card, Rank
from hanabi_desktop.game.moves import Clued, Ending
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import MAX_STRIKES
from hanabi_desktop.game.scoring import Shortfall, score_of
from hanabi_desktop.library.metadata.summary import NO_ASSISTANCE, Assistance
from hanabi_desktop.support.translation import decimal
from hanabi_desktop.table.appearance import Dress, Speed
from hanabi_desktop.table.art.card_pixmaps import CardArt, CardLook
from hanabi_desktop.table.art.painting import draw_words
from hanabi_desktop.table.art.suits import draw_symbol
from hanabi_desktop.table.effects import Effects
from hanabi_desktop.table.fireworks import Shell, cues_of_show, flares_of_show, shells_of
from hanabi_desktop.table.models.table_model import Numbers
from hanabi_desktop.ui.widgets.controls import KeyButton, emphasise
from hanabi_desktop.ui.widgets.landscape import LandscapePage, SkyBurst
from hanabi_desktop.ui.widgets.layouts import FlowLayout, Scrolled
from hanabi_desktop.ui.widgets.theme import Adaptive, announce, palette_in_use, theme_in_use
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.events import ending_sentence
from hanabi_desktop.wording.names import card_name, suit_name, verdict

translate = QCoreApplication.translate


_CARD_PX = 64


class FireworksRow(Adaptive, QWidget):
    """The top card of each firework, and how many of its cards are missing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._dress = theme_in_use(), Dress()
        self._art = CardArt(self._theme, self.devicePixelRatioF())
        self._seen: Observation | None = None

    def set_dress(self, dress: Dress) -> None:
        self._dress = dress
        self._renew_art()

    def restyle(self) -> None:
        if self._theme is not theme_in_use():
            self._renew_art()

    def _renew_art(self) -> None:
        self._theme = theme_in_use()
        self._art = CardArt(self._theme, self.devicePixelRatioF(), self._dress)
        self.update()

    def show_fireworks(self, seen: Observation) -> None:
        self._seen = seen
        texts = []
        for suit, height in zip(seen.options.suits, seen.fireworks, strict=True):
            top = card_name(Card(suit, Rank(height))) if height else suit_name(suit)
            texts.append(f"{top}: {self._word(height)}")
        self.setAccessibleName("; ".join(texts))
        self.setFixedSize(self.sizeHint())
        self.update()

    def forget(self) -> None:
        self._seen = None
        self.setAccessibleName("")

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        suits = len(self._seen.options.suits) if self._seen else 5
        return QSize(suits * (_CARD_PX + 26), round(1.4 * _CARD_PX) + 34)

    @staticmethod
    def _word(height: int) -> str:
        if height == Rank.FIVE:
            return translate("GameOver", "complete")
        #: how many cards a firework lacks
        return translate("GameOver", "{number} short").format(number=Rank.FIVE - height)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        if self._seen is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        suits, palette = self._seen.options.suits, palette_in_use()
        for place, suit in enumerate(suits):
            height = self._seen.fireworks[place]
            left = place * (_CARD_PX + 26) + 13.0
            box = QRectF(left, 8, _CARD_PX, 1.4 * _CARD_PX)
            if height:
                look = CardLook(Card(suit, Rank(height)), _CARD_PX, suits)
                at = QPointF(left - look.pad, 8 - look.pad)
                painter.drawPixmap(at, self._art.pixmap(look))
            else:
                painter.setPen(palette.ink3)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box, 6, 6)
                ink = None if palette.dark else palette.ink
                draw_symbol(painter, suit, box.center(), 26, ink)
            word = QRectF(left - 13, box.bottom() + 5, _CARD_PX + 26, 18)
            draw_words(painter, word, self._word(height), palette.scenery_ink2, px=12)
        painter.end()


class ShowView(QGraphicsView):
    """Plays shells in front of a landscape.

    Signals:
        ended: the last shell is gone, or the show was skipped.
    """

    ended = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sky = QGraphicsScene(self)
        self.setScene(self._sky)
        self._landscape = QPixmap()
        self.effects = Effects(self._sky)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.hide()

    def play(
        self, shells: list[Shell], landscape: QPixmap, horizon: float, unit: float, speed: Speed
    ) -> None:
        """Play the shells; lengths are in pixels of the landscape, see :func:`flares_of_show`."""
        size = QSizeF(self.size())
        self._landscape = landscape
        self._sky.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        self.effects.motions.speed = speed
        self.effects.set_palette(palette_in_use())
        self.show()
        self.raise_()
        self.setFocus()
        self.effects.show(flares_of_show(shells, size, horizon, unit), self._end)

    def stop(self) -> None:
        self.effects.clear()

    def _end(self) -> None:
        self._landscape = QPixmap()
        self.effects.forget()
        if self.isVisible():
            self.hide()
            self.ended.emit()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # noqa: N802 (Qt's name)
        ratio, target = self._landscape.devicePixelRatio(), QRectF(rect)
        source = QRectF(target.topLeft() * ratio, target.size() * ratio)
        painter.drawPixmap(target, self._landscape, source)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        event.accept()
        self.stop()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, ARG002, FBT001, N802 (Qt's)
        """Skip the show on Tab as on any other key: the buttons behind it are not visible yet."""
        self.stop()
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        event.accept()
        self.stop()


_COUNT_MS = 600
_STORY_LINES = 2
_ABOVE_WATER = 0.88
"""The share of the sky, from its top, in which bursts stand."""
_LEAST_GAP = 6.0
"""The least distance of a burst from the panel with the score and from the page's edges, in pixels."""


class GameOverPage(Adaptive, LandscapePage):
    """The score with its rating, and buttons for what to do next.

    Signals:
        sounded: (list of Cue) play these sounds now.

    Attributes:
        story: what kept the game from a perfect score, and the button that shows the turn.
        path_button: leads on along the path of lessons, after a game that was begun from there.
    """

    sounded = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seen: Observation | None = None
        self._numbers: Numbers | None = None
        self._assistance = NO_ASSISTANCE
        self._counts = Counts()
        self._federation, self._how = QLabel(), QLabel()
        self.score, self._of, self.rating = QLabel(), QLabel(), QLabel()
        self.score.setObjectName("huge")
        self._of.setObjectName("out_of")
        self.rating.setObjectName("rating")
        self._how.setObjectName("quiet")
        self._lost_word, self._more = QLabel(), QLabel()
        self._lost_word.setObjectName("quiet")
        self._more.setObjectName("quiet")
        self._more.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._more.hide()
        self._more_lines: Callable[[], Sequence[str]] = tuple
        self.story = tuple((QLabel(), QPushButton()) for _ in range(_STORY_LINES))
        self._told: tuple[Shortfall, ...] = ()
        self._sentence: Callable[[Shortfall], str] = str
        self._shows_turns = False
        self.share_button = QPushButton()
        self.share_button.setObjectName("link")
        self.share_button.setAutoDefault(True)  # so that Enter presses it
        self._figures = [(QLabel(), QLabel()) for _ in range(4)]
        self.fireworks = FireworksRow()
        self.again_button, self.same_button = QPushButton(), QPushButton()
        self.new_button, self.table_button = QPushButton(), QPushButton()
        self.review_button, self.strike_button = KeyButton(), QPushButton()
        self.path_button = QPushButton()
        self._path: Callable[[], str] | None = None
        fixed = QSizePolicy.Policy.Fixed
        # Like the other buttons.
        self.review_button.setSizePolicy(QSizePolicy.Policy.Minimum, fixed)
        self._card = QFrame()
        self._lay_out()
        self.show_view = ShowView(self)
        self.show_view.ended.connect(self._count_up)
        self._counting = QVariantAnimation(self)
        self._counting.setStartValue(0)
        self._counting.valueChanged.connect(lambda points: self.score.setText(str(points)))
        self._card.installEventFilter(self)

    def _lay_out(self) -> None:
        centre = Qt.AlignmentFlag.AlignCenter
        card = self._card
        card.setObjectName("card")
        around = QVBoxLayout(card)
        around.setContentsMargins(28, 14, 28, 16)
        inner = QVBoxLayout()
        inner.setSpacing(2)
        self._federation.setObjectName("quiet")
        inner.addWidget(self._federation, alignment=centre)
        points = QHBoxLayout()
        points.setSpacing(16)
        points.addStretch(1)
        points.addWidget(self.score)
        points.addWidget(self._of, alignment=Qt.AlignmentFlag.AlignBottom)
        points.addStretch(1)
        inner.addLayout(points)
        inner.addWidget(self.rating, alignment=centre)
        inner.addWidget(self._how, alignment=centre)
        self._lay_out_story(inner)
        inner.addWidget(self._lost_word, alignment=centre)
        inner.addWidget(self._more, alignment=centre)
        grid = QGridLayout()
        grid.setHorizontalSpacing(30)
        grid.setVerticalSpacing(0)
        for column, (value, word) in enumerate(self._figures):
            value.setObjectName("figure")
            word.setObjectName("quiet")
            grid.addWidget(value, 0, column, centre)
            grid.addWidget(word, 1, column, centre)
        inner.addSpacing(10)
        inner.addLayout(grid)
        inner.addWidget(self.share_button, alignment=centre)
        around.addWidget(Scrolled(inner))
        buttons = FlowLayout(spacing=12, centred=True)
        for button in (
            self.path_button,
            self.again_button,
            self.review_button,
            self.strike_button,
            self.same_button,
            self.new_button,
            self.table_button,
        ):
            button.setMinimumWidth(168)
            button.setMinimumHeight(44)
            button.setAutoDefault(True)  # so that Enter presses it
            buttons.addWidget(button)
        column_layout = QVBoxLayout(self)
        column_layout.setContentsMargins(24, 16, 24, 16)
        column_layout.addStretch(5)
        column_layout.addWidget(card, alignment=centre)
        column_layout.addStretch(1)
        column_layout.addWidget(self.fireworks, alignment=centre)
        column_layout.addStretch(1)
        column_layout.addLayout(buttons)
        column_layout.addStretch(2)

    def _lay_out_story(self, inner: QVBoxLayout) -> None:
        for sentence, button in self.story:
            button.setObjectName("link")
            button.setAutoDefault(True)  # so that Enter presses it
            row = QHBoxLayout()
            row.setSpacing(10)
            row.addStretch(1)
            row.addWidget(sentence)
            row.addWidget(button)
            row.addStretch(1)
            inner.addLayout(row)

    def show_end(
        self, seen: Observation, numbers: Numbers, assistance: Assistance = NO_ASSISTANCE
    ) -> None:
        """Show a finished game, and what help was used in it."""
        self._seen, self._numbers, self._assistance = seen, numbers, assistance
        self._more_lines = tuple
        self._told = ()
        self._path = None
        self._offer()
        self.retranslate()
        self._place_bursts()

    def _place_bursts(self) -> None:
        """Put the bursts where the panel with the score leaves them room."""
        seen = self._seen
        if seen is None or self.size().isEmpty():
            return
        heights = zip(seen.options.suits, seen.fireworks, strict=True)
        burst = [(suit, height) for suit, height in heights if height]
        sky, card = QRectF(0, 0, self.width(), self.horizon), QRectF(self._card.geometry())
        radii = [_radius(height) * self.unit for _, height in burst]
        bursts = tuple(
            SkyBurst(suit, at.x() / self.width(), at.y() / self.height(), radius / self.unit)
            for (suit, _), (at, radius) in zip(burst, places_beside(card, sky, radii), strict=True)
        )
        if bursts != self._bursts:
            self.set_bursts(bursts)

    @property
    def first_button(self) -> QPushButton:
        """The button that Enter presses: *Review* after a lost game, else the path or *Play again*."""
        ending = None if self._seen is None else self._seen.ending
        if ending is not None and ending.lost:
            return self.review_button
        return self.again_button if self._path is None else self.path_button

    def _offer(self) -> None:
        """Emphasise the first button, and offer to go back where the game was lost by strikes."""
        for button in (self.again_button, self.review_button, self.path_button):
            emphasise(button, on=button is self.first_button)
        self.path_button.setVisible(self._path is not None)
        lost_by_strikes = self._seen is not None and self._seen.ending is Ending.STRIKES
        self.strike_button.setVisible(lost_by_strikes)

    def offer_path(self, text: Callable[[], str]) -> None:
        """Offer to go on along the path; ``text`` is called again in another language."""
        had_focus = self.first_button.hasFocus()
        self._path = text
        self._offer()
        self.retranslate()
        if had_focus:
            self.first_button.setFocus()

    def show_story(
        self,
        told: Sequence[Shortfall],
        sentence: Callable[[Shortfall], str],
        *,
        shows_turns: bool,
    ) -> None:
        """Show what kept the game from a perfect score, the most expensive first.

        Args:
            told: what cost points.
            sentence: puts it into words; called again in another language.
            shows_turns: whether to offer a button that shows the turn.
        """
        self._told, self._sentence = tuple(told[:_STORY_LINES]), sentence
        self._shows_turns = shows_turns
        self.retranslate()

    def show_more(self, lines: Callable[[], Sequence[str]]) -> None:
        """Show more lines under the result; ``lines`` is called again in another language."""
        before = self._more.text()
        self._more_lines = lines
        self.retranslate()
        if self._more.text() != before:
            announce(self, self._more.text())

    def show_review_key(self, key: str) -> None:
        self.review_button.show_key(key)

    def forget(self) -> None:
        """Clear the game: the next viewer may not be allowed to see it."""
        self._seen = self._numbers = None
        self._told = ()
        self._tell_story()
        self.fireworks.forget()

    def play_show(self, speed: Speed) -> None:
        """Play the fireworks before the score is shown; a lost game has none."""
        seen = self._seen
        if seen is None or seen.ending is None:
            return
        shells = self._shells(seen) if speed.travels else []
        score = score_of(seen.fireworks, seen.ending)
        perfect = score == seen.options.max_score
        self.sounded.emit(cues_of_show(shells, perfect=perfect, lost=seen.ending.lost))
        if shells:
            self._counting.setDuration(round(_COUNT_MS * speed.factor))
            self.show_view.setGeometry(self.rect())
            self.show_view.setAccessibleName(self.rating.text())
            self.show_view.play(shells, self.scenery(), self.horizon, self.unit, speed)

    def stop(self) -> None:
        self.show_view.stop()
        self._counting.stop()
        self._tell_score()

    def close_for_good(self) -> None:
        """Stop painting bursts because the program is about to end."""
        self.stop()
        self.show_view.effects.stop()

    def _shells(self, seen: Observation) -> list[Shell]:
        if seen.ending is None or seen.ending.lost:
            return []
        suits, last = seen.options.suits, {burst.suit: burst for burst in self._bursts}
        bursts = [last.get(suit, SkyBurst(suit, 0.5, 0.1, _radius(0))) for suit in suits]
        places = tuple((burst.x, burst.y) for burst in bursts)
        return shells_of(suits, seen.fireworks, places, tuple(burst.radius for burst in bursts))

    def _count_up(self) -> None:
        """Count the score up, then focus the first button."""
        self.sounded.emit([])
        self.first_button.setFocus()
        seen = self._seen
        if seen is not None and seen.ending is not None:
            self._counting.setEndValue(score_of(seen.fireworks, seen.ending))
            self._counting.start()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        super().resizeEvent(event)
        self.show_view.stop()
        self._place_bursts()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        if watched is self._card and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._place_bursts()
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 (Qt's name)
        super().hideEvent(event)
        self.stop()

    def retranslate(self) -> None:
        self.again_button.setText(translate("GameOver", "New deal"))
        self.review_button.setText(translate("GameOver", "Review"))
        self.strike_button.setText(translate("GameOver", "Back to before the last strike"))
        self.same_button.setText(translate("GameOver", "Same deal again"))
        self.new_button.setText(translate("GameOver", "Change players or rules…"))
        self.share_button.setText(translate("GameOver", "Share…"))
        self.path_button.setText("" if self._path is None else self._path())
        self.table_button.setText(translate("GameOver", "Back to the table"))
        self._federation.setText(translate("GameOver", "International Federation of Fireworks"))
        seen, numbers = self._seen, self._numbers
        if seen is None or numbers is None or seen.ending is None:
            return
        self.fireworks.show_fireworks(seen)
        self._show_verdict(seen, seen.ending)
        how = (self._how_it_ended(seen, seen.ending), *self._counts.assistance(self._assistance))
        self._how.setText(" ".join(how))
        self._tell_story()
        more = "\n".join(self._more_lines())
        self._more.setText(more)
        self._more.setVisible(bool(more))
        clues = sum(isinstance(turn.events[0], Clued) for turn in seen.history)
        values = (
            (str(len(seen.history)), translate("GameOver", "Turns")),
            (str(clues), translate("GameOver", "Clues")),
            (
                translate("GameOver", "{strikes} of {most}").format(
                    strikes=seen.strikes, most=MAX_STRIKES
                ),
                translate("GameOver", "Strikes"),
            ),
            (
                decimal(numbers.efficiency or 0.0, 2),
                translate("GameOver", "Efficiency"),
            ),
        )
        for (value, word), (number, text) in zip(self._figures, values, strict=True):
            value.setText(number)
            word.setText(text)

    def _tell_story(self) -> None:
        for place, (sentence, button) in enumerate(self.story):
            is_told = place < len(self._told)
            sentence.setVisible(is_told)
            button.setVisible(is_told and self._shows_turns)
            if is_told:
                told = self._told[place]
                sentence.setText(self._sentence(told))
                see = translate("GameOver", "See turn {turn}").format(turn=told.turn)
                button.setText(see)
                button.setAccessibleDescription(sentence.text())

    def _show_verdict(self, seen: Observation, ending: Ending) -> None:
        """Show points and rating; for the final bouquet only the result.

        A lost game leads with what was reached; what it scores and is called stands small.
        """
        rated = not seen.options.final_bouquet
        score = score_of(seen.fireworks, ending)
        named = verdict(seen.options, score, ending)
        self.score.setVisible(rated)
        self._tell_score()
        self._of.setVisible(rated)
        of = translate("GameOver", "of {most}")
        if ending.lost:
            #: the fireworks of a lost game were built so far: "4", then "of 25 reached"
            of = translate("GameOver", "of {most} reached")
        self._of.setText(of.format(most=seen.options.max_score))
        self.rating.setText(named)
        self.rating.setVisible(not (rated and ending.lost))
        #: {rating} is "Horrible"
        lost = translate("GameOver", "A lost game scores 0: “{rating}”, says the rulebook.")
        self._lost_word.setText(lost.format(rating=named))
        self._lost_word.setVisible(rated and ending.lost)

    def _tell_score(self) -> None:
        """Show the score; of a lost game, what the fireworks had reached."""
        seen = self._seen
        if seen is not None and seen.ending is not None:
            self.score.setText(str(sum(seen.fireworks)))

    def _how_it_ended(self, seen: Observation, ending: Ending) -> str:
        """Return how the game ended; with what was reached, if that stands nowhere else."""
        sentence, points = ending_sentence(ending), sum(seen.fireworks)
        if seen.options.final_bouquet and ending.lost and points:
            reached = translate("GameOver", "The fireworks stood at {points}.")
            return f"{sentence} {reached.format(points=self._counts.points(points))}"
        return sentence


def places_beside(card: QRectF, sky: QRectF, radii: Sequence[float]) -> list[tuple[QPointF, float]]:
    """Return the centre and radius of each burst in the sky on both sides of a panel, from left to right.

    All are in pixels; a burst is made smaller where its wished radius does not fit.
    """
    half, above = (len(radii) + 1) // 2, _ABOVE_WATER * sky.height()
    places: list[tuple[QPointF, float]] = []
    for left, right, group in (
        (sky.left(), card.left(), radii[:half]),
        (card.right(), sky.right(), radii[half:]),
    ):
        for number, wished in enumerate(group):
            room = min((right - left) / 2, above / (2 * len(group))) - _LEAST_GAP
            radius = max(1.0, min(wished, room))
            free = max(0.0, (right - left) / 2 - radius - _LEAST_GAP)
            aside = free * (0.0 if len(group) == 1 else 0.7 if number % 2 else -0.4)
            y = sky.top() + (number + 0.5) * above / len(group)
            places.append((QPointF((left + right) / 2 + aside, y), radius))
    return places


def _radius(height: int) -> float:
    """Return the radius of a burst over a firework of this height, as a share of the page's height."""
    return 0.017 * height + 0.03
