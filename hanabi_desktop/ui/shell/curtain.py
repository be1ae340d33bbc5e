"""The curtain between two players' views: it names the next player and shows what is public."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QLabel, QMenu, QPushButton, QToolButton, QVBoxLayout, QWidget

from hanabi_desktop.library.metadata.badges_and_notes import Badge
from hanabi_desktop.table.appearance import (
    BACK,
    BACK_INK,
    GRID,
    Palette,
    Speed,
    Theme,
    faded,
    mixed,
    palette_of,
    text_px,
)
from hanabi_desktop.table.art.painting import title_font
from hanabi_desktop.table.art.pictures import draw_badge
from hanabi_desktop.ui.shell.keys import GracePeriod, HeldKeys
from hanabi_desktop.ui.widgets.controls import sign_icon
from hanabi_desktop.ui.widgets.sentences import Sentence
from hanabi_desktop.ui.widgets.theme import (
    Adaptive,
    announce,
    palette_in_use,
    theme_in_use,
    with_scaled_words,
)
from hanabi_desktop.wording.markup import BOLD, BOLD_END

translate = QCoreApplication.translate


class BadgeLantern(QWidget):
    """A lit lantern with the badge of the next player."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.badge: Badge | None = None

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        _draw_big_lantern(painter, box, palette_in_use())
        if self.badge is not None:
            side = 0.34 * box.height()
            badge = QRectF(0, 0, side, side)
            badge.moveCenter(box.center())
            draw_badge(painter, self.badge, badge)
        painter.end()


@dataclass(frozen=True, slots=True)
class RecapLine:
    """An event of the recap: the number of its turn, and its sentence as rich and as plain text."""

    number: str
    rich: str
    plain: str


class RecapLines(QFrame):
    """The recap: one line for each event since the player's turn, oldest first."""

    _WIDTH_PX, _SIDE_PX, _NUMBER_PX, _APART_PX = 560, 22, 34, 8

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: Sequence[RecapLine] = ()
        self._title = ""

    def tell(self, title: str, lines: Sequence[RecapLine]) -> None:
        """Show these lines under a title; without lines the widget is hidden."""
        self._title, self._lines = title, lines
        self.setAccessibleName("\n".join((title, *(line.plain for line in lines))))
        self.setVisible(bool(lines))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        width = text_px(self._WIDTH_PX)
        lines = sum(s.height + self._APART_PX for s in self._sentences(width))
        return QSize(width, round(28 + text_px(20) + lines))

    def _sentences(self, width: float) -> list[Sentence]:
        room = width - 2 * self._SIDE_PX - text_px(self._NUMBER_PX)
        return [Sentence(line.rich, room, 14) for line in self._lines]

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plain = not palette_in_use().glow
        painter.setPen(QPen(BACK_INK, 2) if plain else faded(BACK_INK, 0.25))
        painter.setBrush(Qt.GlobalColor.black if plain else faded(GRID, 0.85))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 12, 12)
        y = 14.0
        title = Sentence(f"{BOLD}{self._title}{BOLD_END}", self.width() - 2 * self._SIDE_PX, 14)
        title.draw(painter, QPointF(self._SIDE_PX, y), BACK_INK)
        y += title.height + self._APART_PX
        sentences = self._sentences(self.width())
        for line, sentence in zip(self._lines, sentences, strict=True):
            number = Sentence(line.number, text_px(self._NUMBER_PX), 13)
            number.draw(painter, QPointF(self._SIDE_PX, y + 1), faded(BACK_INK, 0.7))
            at = QPointF(self._SIDE_PX + text_px(self._NUMBER_PX), y)
            sentence.draw(painter, at, BACK_INK)
            y += sentence.height + self._APART_PX
        painter.end()


_CLOSE_MS, _OPEN_MS, _FADE_MS = 160, 320, 120
_SMALL_HEIGHT = 720
_BUTTON = """
    QPushButton { font-size: 19px; min-width: 228px; min-height: 40px; }
    QPushButton:focus { border: 3px solid white; }
"""
"""The focus ring is white in every theme, because the curtain is indigo."""


class Curtain(Adaptive, QWidget):
    """Covers the whole window; it is given public information only.

    Attributes:
        button: pressed by the next player once they sit at the screen.
        menu_button: opens the program's menu while the window's bar is covered.
        speed: how fast the curtain falls and rises.
        grace_ms: how long input is ignored after the curtain starts to fall and after it has
            closed, in milliseconds. Otherwise a second Enter of the previous player could open it
            again.

    Signals:
        taken: the next player sits at the screen.
        shut: everything behind the curtain is covered.
        risen: the curtain is fully open.
    """

    taken = Signal()
    shut = Signal()
    risen = Signal()

    def __init__(self, menu: QMenu, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self.speed = Speed.NORMAL
        self.grace_ms = 400
        self._theme = theme_in_use()
        self._fold = QPixmap()
        self._name = ""
        self._lines: Sequence[RecapLine] = ()
        self.menu_button = QToolButton(self)
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu_button.setMenu(menu)
        self.menu_button.move(8, _ROD + 16)
        self._content = QWidget(self)
        self._lantern = BadgeLantern(self._content)
        self._please, self._who, self._note = QLabel(), QLabel(), QLabel()
        self.button = QPushButton()
        self.button.setObjectName("primary")
        self.button.clicked.connect(self._take)
        self.recap = RecapLines(self._content)
        self._lay_out()
        self._motion = QVariantAnimation(self)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(lambda _: self.update())
        self._motion.finished.connect(self._on_still)
        self._grace = GracePeriod()
        self._held = HeldKeys()
        self.button.installEventFilter(self)
        parent.installEventFilter(self)
        self.retranslate()
        self.hide()

    def _lay_out(self) -> None:
        # The curtain is indigo in every theme that uses colours.
        self.menu_button.setIcon(sign_icon("menu", palette_of(Theme.NIGHT)))
        self._set_appearance()
        for label in (self._please, self._who, self._note):
            label.setTextFormat(Qt.TextFormat.PlainText)  # names may contain markup
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        centre = Qt.AlignmentFlag.AlignHCenter
        column = QVBoxLayout(self._content)
        column.setContentsMargins(24, _ROD + 14, 24, 16)
        column.setSpacing(6)
        column.addStretch(2)
        column.addWidget(self._lantern, 0, centre)
        column.addWidget(self._please, 0, centre)
        column.addWidget(self._who, 0, centre)
        column.addSpacing(8)
        column.addWidget(self.button, 0, centre)
        column.addWidget(self._note, 0, centre)
        column.addSpacing(12)
        column.addWidget(self.recap, 0, centre)
        column.addStretch(5)

    # -- falling and rising ---------------------------------------------------------------------

    @property
    def is_down(self) -> bool:
        """Whether the curtain is closed or closing."""
        return not self._content.isHidden() and not self.isHidden()

    def tell(self, name: str, badge: Badge | None, lines: Sequence[RecapLine]) -> None:
        self._name, self._lines, self._lantern.badge = name, lines, badge
        self.retranslate()
        self._fit_name()
        self._lantern.update()

    def fall(self, name: str, badge: Badge | None, lines: Sequence[RecapLine]) -> None:
        """Cover the window and show the next player and the recap."""
        self.tell(name, badge, lines)
        was_down = self.is_down
        self._held.forget()
        self._content.show()
        self.menu_button.show()
        self._fit()
        self.show()
        self.raise_()
        self.button.setFocus()
        self._grace.start(self.grace_ms)
        if not was_down:
            self._move(0.0, 1.0, _CLOSE_MS)
        announce(self, f"{self._please.text()} {name}")

    def rise(self) -> None:
        """Open the curtain; the next player's view is already behind it."""
        if self.is_down:
            self._content.hide()
            self.menu_button.hide()
            self._move(1.0, 0.0, _OPEN_MS)

    def lift_away(self) -> None:
        """Remove the curtain at once, without animation."""
        self._motion.stop()
        self._grace.end()
        self._content.hide()
        self.hide()

    def _move(self, start: float, end: float, duration: int) -> None:
        self._motion.stop()
        self._motion.setStartValue(start)
        self._motion.setEndValue(end)
        usual = duration if self.speed.travels else _FADE_MS
        self._motion.setDuration(round(usual * self.speed.factor))
        if self._motion.duration():
            self._motion.start()
        else:
            self._motion.setCurrentTime(0)
            self._on_still()
        self.update()

    @property
    def _closed(self) -> float:
        """The share of the window that is covered, 0 to 1."""
        moving = self._motion.state() is QVariantAnimation.State.Running
        return float(self._motion.currentValue()) if moving else float(self.is_down)

    def _on_still(self) -> None:
        if self.is_down:
            self.button.setFocus()  # Tab may have moved it during the animation
            self._grace.start(self.grace_ms)
            self.update()
            self.shut.emit()
        else:
            self.lift_away()
            self.risen.emit()

    def end_grace(self) -> None:
        """Accept input from now on."""
        self._grace.end()

    def _take(self) -> None:
        if self.is_down and not self._grace.lasts:
            self.taken.emit()

    # -- texts --------------------------------------------------------------------------------

    def retranslate(self) -> None:
        #: above the name of the person who plays next at this screen
        self._please.setText(translate("Curtain", "Pass the screen to"))
        self._who.setText(self._name)
        self.button.setText(
            #: a button: whoever presses it is the person of this name
            translate("Curtain", "I am {name}").format(name=self._name).replace("&", "&&")
        )
        self._note.setText(
            translate("Curtain", "All hands stay covered until that button is pressed.")
        )
        #: above a list of what the others have done
        since = translate("Curtain", "Since {name}’s last turn").format(name=self._name)
        self.recap.tell(since, self._lines)
        self.button.setAccessibleDescription(self.recap.accessibleName() if self._lines else "")
        self.menu_button.setAccessibleName(translate("MainWindow", "Menu"))
        self.setAccessibleName(f"{self._please.text()} {self._name}")

    # -- Qt -------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        if watched is self.button and isinstance(event, QKeyEvent):
            return self._held.repeats(event)
        if event.type() is QEvent.Type.Resize and not self.isHidden():
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        self.setGeometry(self._window.rect())

    def restyle(self) -> None:
        self._set_appearance()

    def _set_appearance(self) -> None:
        """Apply the text size to the style sheets."""
        soft = faded(BACK_INK, 0.8).name(QColor.NameFormat.HexArgb)
        self.button.setStyleSheet(with_scaled_words(_BUTTON))
        self._please.setStyleSheet(with_scaled_words(f"color: {soft}; font-size: 20px;"))
        self._note.setStyleSheet(with_scaled_words(f"color: {soft}; font-size: 13px;"))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        super().resizeEvent(event)
        side = 100 if self.height() < _SMALL_HEIGHT else 190
        self._lantern.setFixedSize(side, side)
        self._fit_name()
        self._content.setGeometry(self.rect())
        if event.size().height() != event.oldSize().height():
            self._fold = QPixmap()

    def _fit_name(self) -> None:
        room, px = self.width() - 96, 48 if self.height() < _SMALL_HEIGHT else 60
        wide = QFontMetricsF(title_font(px)).horizontalAdvance(self._name)
        fitting = round(px * min(1.0, room / max(1.0, wide)))
        ink = BACK_INK.name()
        self._who.setStyleSheet(
            f"color: {ink}; font-family: Fraunces; font-weight: 600; font-size: {fitting}px;"
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and not event.isAutoRepeat() and self.button.hasFocus():
            self._take()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        ratio = self.devicePixelRatioF()
        if self._fold.isNull() or self._theme is not theme_in_use():
            self._theme = theme_in_use()
            self._fold = paint_fold(self.height(), palette_in_use(), ratio)
        painter = QPainter(self)
        closed, half = self._closed, self.width() // 2
        aside = round((1.0 - closed) * half)
        if not self.speed.travels:
            painter.setOpacity(closed)
            _draw_cloth(painter, self._fold, self.width())
        elif aside == 0:
            _draw_cloth(painter, self._fold, self.width())
        else:
            for start, width, way in ((0, half, -aside), (half, self.width() - half, aside)):
                painter.setClipRect(start + way, 0, width, self.height())
                painter.translate(way, 0)
                _draw_cloth(painter, self._fold, self.width())
                painter.translate(-way, 0)
        painter.end()


_ROD = 30
"""The height of the curtain rod, in pixels."""
_FOLD = 248
_WAVE = 22
_WOOD = QColor("#4b3322")
_LOOP = QColor("#27346a")


def paint_fold(height: int, palette: Palette, pixel_ratio: float) -> QPixmap:
    """Return one opaque fold of a curtain of this height in pixels; all folds are alike."""
    size = QSize(_FOLD, height)
    fold = QPixmap(size * pixel_ratio)
    fold.setDevicePixelRatio(pixel_ratio)
    if not palette.glow:
        fold.fill(Qt.GlobalColor.black)
        return fold
    # A new pixmap is uninitialised, and with a fractional pixel ratio the fold ends between two
    # pixels.
    fold.fill(BACK)
    painter = QPainter(fold)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(0, 0, size.width(), size.height())
    light = QLinearGradient(box.topLeft(), box.topRight())
    for share, brightness in ((0.0, 0.1), (0.25, 0.75), (0.55, 0.35), (0.9, 0.0), (1.0, 0.1)):
        light.setColorAt(share, mixed(GRID, BACK, brightness))
    painter.fillRect(box, light)
    painter.setPen(QPen(faded(BACK_INK, 0.06), 1))
    for row in range(size.height() // (_WAVE // 2) + 2):
        for column in range(-1, size.width() // (2 * _WAVE) + 2):
            x = (2 * column + row % 2) * _WAVE * _FOLD / (_FOLD // (2 * _WAVE) * 2 * _WAVE)
            centre = QPointF(x, row * _WAVE / 2)
            for radius in (_WAVE, 0.66 * _WAVE, 0.33 * _WAVE):
                around = QRectF(0, 0, 2 * radius, 2 * radius)
                around.moveCenter(centre)
                painter.drawArc(around, 30 * 16, 120 * 16)
    dusk = QLinearGradient(box.topLeft(), box.bottomLeft())
    dusk.setColorAt(0.0, faded(GRID, 0.0))
    dusk.setColorAt(1.0, faded(GRID, 0.75))
    painter.fillRect(box, dusk)
    _draw_rod(painter)
    painter.end()
    return fold


def _draw_cloth(painter: QPainter, fold: QPixmap, width: int) -> None:
    """Draw a curtain of this width, fold beside fold, with its top left corner at the origin."""
    for left in range(0, width, _FOLD):
        painter.drawPixmap(left, 0, fold)


def _draw_rod(painter: QPainter) -> None:
    wood = QLinearGradient(0, 0, 0, _ROD - 4)
    wood.setColorAt(0.0, _WOOD.darker(170))
    wood.setColorAt(0.5, _WOOD)
    wood.setColorAt(1.0, _WOOD.darker(200))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(QRectF(0, 0, _FOLD, _ROD - 4), wood)
    painter.fillRect(QRectF(0, _ROD - 4, _FOLD, 6), faded(GRID, 0.7))
    painter.setPen(QPen(GRID, 1))
    painter.setBrush(_LOOP)
    for left in range(_FOLD // 4, _FOLD, _FOLD // 2):
        painter.drawRoundedRect(QRectF(left - 12, -8, 25, _ROD + 16), 5, 5)


def _draw_big_lantern(painter: QPainter, box: QRectF, palette: Palette) -> None:
    """Draw the large lantern, without its symbol."""
    centre, r = box.center(), 0.36 * box.height()
    if palette.glow:
        glow = QRadialGradient(centre, 0.5 * box.width())
        glow.setColorAt(0.3, faded(palette.highlight, 0.42))
        glow.setColorAt(1.0, faded(palette.highlight, 0.0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawEllipse(centre, 0.5 * box.width(), 0.5 * box.width())
    paper = QRadialGradient(centre, 1.2 * r)
    paper.setColorAt(0.0, mixed(palette.highlight, QColor("white"), 0.55))
    paper.setColorAt(1.0, palette.highlight)
    painter.setBrush(paper)
    painter.setPen(QPen(palette.on_highlight, 1.2))
    painter.drawRoundedRect(
        QRectF(centre.x() - 0.92 * r, centre.y() - r, 1.84 * r, 2 * r), 0.75 * r, 0.8 * r
    )
    painter.setPen(QPen(faded(palette.on_highlight, 0.35), 1.1))
    for share in (-0.56, -0.2, 0.2, 0.56):
        half, y = r * 0.92 * (1 - 0.32 * share**4), centre.y() + share * r
        painter.drawLine(QPointF(centre.x() - half, y), QPointF(centre.x() + half, y))
    painter.setPen(QPen(BACK_INK, 0 if palette.glow else 2))
    if palette.glow:
        painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.on_highlight)
    for top in (centre.y() - 1.14 * r, centre.y() + 0.94 * r):
        painter.drawRoundedRect(QRectF(centre.x() - 0.6 * r, top, 1.2 * r, 0.2 * r), 2, 2)
