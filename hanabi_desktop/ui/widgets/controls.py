"""Painted icons, buttons that show their key, a clue or a person's badge, and boxes with choices.

A widget that is repainted often caches its pictures with :class:`PaintedOnce`.
"""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QSlider,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionButton,
    QStylePainter,
    QToolButton,
    QToolTip,
    QWidget,
)

from hanabi_desktop.game.cards import ClueValue
from hanabi_desktop.library.metadata.badges_and_notes import Badge, Emblem, Tint
from hanabi_desktop.table.appearance import Palette, faded, text_px, text_scale
from hanabi_desktop.table.art.painting import (
    LEAST_PX,
    PixmapCache,
    body_font,
    draw_words,
    painted_pixmap,
)
from hanabi_desktop.table.art.pictures import draw_badge, draw_picture
from hanabi_desktop.table.art.signs import draw_clue_sign
from hanabi_desktop.ui.widgets.theme import draws_focus, palette_in_use, theme_in_use
from hanabi_desktop.ui.widgets.window_sizes import TARGET_PX
from hanabi_desktop.wording.names import badge_name, emblem_name, tint_name

_TIP_GAP = 6


class TipsBeside(QObject):
    """Shows the tooltips of the buttons it is installed on where they cover no other button.

    Qt shows them at the pointer, over the next button of a row or column.
    """

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        if event.type() is not QEvent.Type.ToolTip or not isinstance(watched, QAbstractButton):
            return super().eventFilter(watched, event)
        QToolTip.showText(watched.mapToGlobal(QPoint()), watched.toolTip(), watched)
        for tip in QApplication.topLevelWidgets():
            if tip.inherits("QTipLabel") and tip.isVisible():
                tip.move(_corner_beside(watched, tip.size()))
        return True


def _corner_beside(button: QAbstractButton, size: QSize) -> QPoint:
    """Return the corner on the screen of a tooltip that covers no other button.

    It is below, above or beside the button, or else whatever holds the button.
    """
    corners: list[QPoint] = []
    for about in (button, button.parentWidget() or button):
        box = QRect(about.mapToGlobal(QPoint()), about.size())
        corners += (
            QPoint(box.left(), box.bottom() + _TIP_GAP),
            QPoint(box.left(), box.top() - size.height() - _TIP_GAP),
            QPoint(box.right() + _TIP_GAP, box.top()),
            QPoint(box.left() - size.width() - _TIP_GAP, box.top()),
        )
    window, screen = button.window(), button.screen().availableGeometry()
    others = [
        QRect(other.mapToGlobal(QPoint()), other.size())
        for other in window.findChildren(QAbstractButton)
        if other is not button and other.isVisible()
    ]
    for corner in corners:
        place = QRect(corner, size)
        place.moveLeft(max(screen.left(), min(place.left(), screen.right() - size.width())))
        if screen.contains(place) and not any(place.intersects(other) for other in others):
            return place.topLeft()
    return corners[0]


class PaintedOnce:
    """Paints a widget once for each look, and caches the pictures of the last ``looks`` looks.

    Widgets on the table are repainted with every frame in which a card moves under them.
    """

    def __init__(self, looks: int = 1) -> None:
        self._pictures: PixmapCache[Hashable] = PixmapCache(looks)

    def show(self, widget: QWidget, look: Hashable, paint: Callable[[QPainter], None]) -> None:
        """Draw a widget, from its ``paintEvent``.

        Args:
            widget: the widget.
            look: the key of the look, besides the widget's size, the theme and the text size.
            paint: paints the whole widget; antialiasing is on.
        """
        size, ratio = widget.size(), widget.devicePixelRatioF()
        around = size.width(), size.height(), ratio, theme_in_use(), text_scale()
        picture = self._pictures.get(
            (look, around), lambda: painted_pixmap(size * ratio, ratio, paint)
        )
        painter = QPainter(widget)
        painter.drawPixmap(0, 0, picture)
        painter.end()


def sign_icon(name: str, palette: Palette) -> QIcon:
    """Return a sign of ``resources/art/signs`` in the text colour, 20 pixels wide."""

    def draw(painter: QPainter, box: QRectF) -> None:
        draw_picture(painter, f"signs/{name}", box, palette.ink)

    return painted_icon(20, draw)


def painted_icon(px: int, draw: Callable[[QPainter, QRectF], None]) -> QIcon:
    """Return an icon ``px`` pixels wide at twice the resolution; ``draw`` paints into the given box."""
    pixmap = QPixmap(2 * px, 2 * px)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter, QRectF(0, 0, px, px))
    painter.end()
    return QIcon(pixmap)


_PX = 26


class BadgeButton(QToolButton):
    """Shows a badge; its menu offers every colour and every symbol.

    Signals:
        changed: another badge was chosen.
    """

    changed = Signal()

    def __init__(self, badge: Badge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._badge = badge
        self.setObjectName("badge")
        self.setIconSize(QSize(_PX, _PX))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        menu.aboutToShow.connect(self._offer)
        self.setMenu(menu)
        self.show_badge(badge)

    @property
    def badge(self) -> Badge:
        return self._badge

    def show_badge(self, badge: Badge) -> None:
        self._badge = badge
        self.setIcon(badge_icon(badge, _PX))
        self.setAccessibleName(badge_name(badge))
        self.setToolTip(self.accessibleName())

    def _offer(self) -> None:
        """Fill the menu: the colours, then the symbols."""
        menu, badge = self.menu(), self._badge
        menu.clear()
        tints, emblems = QActionGroup(menu), QActionGroup(menu)
        for tint in Tint:
            self._add(menu, tints, Badge(tint, badge.emblem), tint_name(tint))
        menu.addSeparator()
        for emblem in Emblem:
            self._add(menu, emblems, Badge(badge.tint, emblem), emblem_name(emblem))

    def _add(self, menu: QMenu, group: QActionGroup, badge: Badge, name: str) -> None:
        action = QAction(badge_icon(badge, _PX), name, menu, checkable=True)
        action.setChecked(badge == self._badge)
        action.triggered.connect(lambda _=False: self._choose(badge))
        group.addAction(action)
        menu.addAction(action)

    def _choose(self, badge: Badge) -> None:
        self.show_badge(badge)
        self.changed.emit()


def badge_icon(badge: Badge, px: int) -> QIcon:
    """Return a badge as an icon."""
    return painted_icon(px, lambda painter, box: draw_badge(painter, badge, box))


_CAP, _SMALL_CAP = 20, 16
"""The sides of a key's frame in pixels, at the usual text size."""
_LOOKS = 4
"""How many pictures of a button are cached: enabled or not, primary or not, under the pointer."""
_WORDS, _SIDE, _CAP_GAP = 14, 6, 4
"""In pixels: a button's usual font size, the space beside the words, and that before the key."""
_ROOM_FOR_CAP = 38
"""A tile narrower than this, in pixels, shows its sign without a key."""


def emphasise(button: QPushButton, *, on: bool) -> None:
    """Make a button the amber one of its page, or an ordinary one."""
    name = "primary" if on else ""
    if button.objectName() != name:
        button.setObjectName(name)
        button.style().unpolish(button)
        button.style().polish(button)


def draw_key_cap(painter: QPainter, box: QRectF, key: str, ink: QColor) -> None:
    """Draw a key's name in a small frame."""
    painter.setPen(faded(ink, 0.6))
    painter.setBrush(faded(ink, 0.08))
    painter.drawRoundedRect(box, 4, 4)
    draw_words(painter, box, key, ink, px=12, weight=600)


class KeyButton(QPushButton):
    """A push button that shows its keyboard shortcut at its right end.

    A text that does not fit beside the key is wrapped onto two lines; if it still does not fit, the
    key is left out.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = ""
        self._pictures = PaintedOnce(_LOOKS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        return super().sizeHint().expandedTo(QSize(0, TARGET_PX))

    def show_key(self, key: str) -> None:
        self._key = key
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        # The style sheet draws a focus ring of its own.
        option.state &= ~QStyle.StateFlag.State_KeyboardFocusChange
        by_keys = self.property("by_keys")  # the style sheet asks for it
        key = (self.text(), self._key, self.objectName(), by_keys, option.state, option.features)
        self._pictures.show(self, key, lambda painter: self._paint(painter, option))

    def _paint(self, painter: QPainter, option: QStyleOptionButton) -> None:
        words, option.text = option.text, ""
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        ink = option.palette.buttonText().color()
        box = QRectF(_SIDE, 0, self.width() - 2 * _SIDE, self.height())
        lines = self.lines_beside_key()
        if lines:
            cap = self._key_cap()
            draw_key_cap(painter, cap, self._key, ink)
            box.setRight(cap.left() - _CAP_GAP)
        for place, line in enumerate(lines or (words,)):
            part = QRectF(box)
            if len(lines) > 1:
                part.adjust(0, 3, 0, -3)
                part.setHeight(part.height() / len(lines))
                part.translate(0, place * part.height())
            draw_words(painter, part, line, ink, px=_WORDS, weight=600)

    def lines_beside_key(self) -> tuple[str, ...]:
        """Return the lines of text beside the key; none if there is no key or no room for it."""
        if not self._key:
            return ()
        return _lines_within(self._key_cap().left() - _CAP_GAP - _SIDE, self.text())

    def _key_cap(self) -> QRectF:
        high, font = text_px(_CAP), body_font(text_px(12), 600)
        wide = max(high, QFontMetricsF(font).horizontalAdvance(self._key) + 8)
        return QRectF(self.width() - wide - 9, (self.height() - high) / 2, wide, high)


def _lines_within(width: float, words: str) -> tuple[str, ...]:
    """Return the text on one line, or on two if it would be too small; none if it does not fit."""

    def fits(px: int, lines: tuple[str, ...]) -> bool:
        metrics = QFontMetricsF(body_font(px, 600))
        return all(metrics.horizontalAdvance(line) <= width for line in lines)

    broken = [
        (words[:place], words[place + 1 :]) for place, sign in enumerate(words) if sign == " "
    ]
    evenly = min(broken, key=lambda lines: max(map(len, lines)), default=(words,))
    for px, lines in ((_WORDS, (words,)), (LEAST_PX, evenly), (LEAST_PX, (words,))):
        if fits(px, lines):
            return lines
    return ()


class ConsideredButton(QPushButton):
    """A choice that can be previewed before it is made.

    Signals:
        considered: the pointer or the focus moved onto the button.
    """

    considered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoDefault(False)
        self.setMouseTracking(True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        """Preview this choice when the pointer moves over it.

        Only movement counts: the button may happen to appear under a resting pointer.
        """
        super().mouseMoveEvent(event)
        self.considered.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 (Qt's name)
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.MouseFocusReason:
            self.considered.emit()


class ClueButton(ConsideredButton):
    """A possible clue; hover or focus previews what it would touch."""

    def __init__(self, value: ClueValue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.value = value
        self._title = ""
        self._note = ""
        self._key = ""
        self._lit = False

    def show_as(self, title: str, note: str, key: str, *, lit: bool) -> None:
        """Set the clue's name, what it touches, and its key; an empty title shows the sign alone."""
        self._title, self._note, self._key, self._lit = title, note, key, lit
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        return QSize(text_px(264), text_px(52)) if self._title else QSize(44, 44)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        palette = palette_in_use()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        enabled = self.isEnabled()
        ground = palette.highlight if self._lit else palette.button
        painter.setPen(palette.ink if draws_focus(self) else palette.line)
        painter.setBrush(ground if enabled else palette.panel)
        painter.drawRoundedRect(box, 8, 8)
        painter.setOpacity(1.0 if enabled else 0.4)
        if not self._title:
            self._draw_alone(painter, box, palette)
            painter.end()
            return
        ink = palette.on_highlight if self._lit else palette.ink
        soft = palette.on_highlight if self._lit else palette.ink2
        side = box.height() - 16
        least = QFontMetricsF(body_font(LEAST_PX, 500)).horizontalAdvance(self._note)
        under = least > box.width() - side - 27  # the note does not fit beside the sign
        if under:
            side = box.height() / 2 - 8
        draw_clue_sign(painter, QRectF(box.left() + 9, box.top() + 8, side, side), self.value)
        left = Qt.AlignmentFlag.AlignLeft
        words = box.adjusted(side + 18, 6, -9, -6)
        cap_side = text_px(_CAP)
        upper = QRectF(words.left(), words.top(), words.width(), words.height() / 2)
        draw_words(
            painter,
            upper.adjusted(0, 0, -cap_side - 6, 0),
            self._title,
            ink,
            px=15,
            weight=700,
            align=left,
        )
        lower = upper.translated(0, words.height() / 2)
        if under:
            lower.setLeft(box.left() + 9)
        draw_words(painter, lower, self._note, soft, px=13, align=left)
        cap = QRectF(box.right() - cap_side - 8, box.top() + 7, cap_side, cap_side)
        draw_key_cap(painter, cap, self._key, ink)
        painter.end()

    def _draw_alone(self, painter: QPainter, box: QRectF, palette: Palette) -> None:
        """Draw the sign without a text, and its key in the corner unless the sign is the key."""
        side = min(box.width(), box.height()) - 14
        sign = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
        is_told = isinstance(self.value, int) and self._key == str(int(self.value))
        if is_told or self.width() < _ROOM_FOR_CAP:
            draw_clue_sign(painter, sign, self.value)
            return
        corner = QRectF(box.right() - _SMALL_CAP, box.bottom() - _SMALL_CAP, 0, 0)
        corner.setSize(QSizeF(_SMALL_CAP, _SMALL_CAP))
        sign.moveLeft(max(box.left() + 3, min(sign.left(), corner.left() - side)))
        if sign.right() > corner.left():
            sign.moveTop(box.top() + 3)
        draw_clue_sign(painter, sign, self.value)
        painter.setBrush(palette.panel)
        draw_key_cap(painter, corner, self._key, palette.ink)


class SignButton(QPushButton):
    """A small square button with a sign instead of words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoDefault(False)
        self.setMinimumSize(26, 40)

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        return QSize(36, 36)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        painter.setRenderHint(QStylePainter.RenderHint.Antialiasing)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(option.palette.buttonText())
        painter.setOpacity(1.0 if self.isEnabled() else 0.4)
        painter.translate(QRectF(self.rect()).center())
        self.draw_sign(painter)
        painter.end()

    def draw_sign(self, painter: QPainter) -> None:
        """Draw the sign around the origin."""


def label_for(text: str, buddy: QWidget) -> QLabel:
    """Return a label that leads to a field, and give the field its accessible name."""
    label = QLabel(text)
    label.setBuddy(buddy)
    label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    buddy.setAccessibleName(text)
    return label


class ChoiceBox(QComboBox):
    """A combo box whose list looks like the program's menus and lists.

    Qt's own delegate for such lists draws them in the platform's style and ignores the style sheet.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(QStyledItemDelegate(self))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel does not give it the focus

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        if event.key() == Qt.Key.Key_Escape and self.view().isVisible():
            self.hidePopup()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 (Qt's name)
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Slider(QSlider):
    """A horizontal slider."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 (Qt's name)
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


def fill(
    box: QComboBox, name: str, entries: tuple[tuple[str, object], ...], usual: object = None
) -> None:
    """Replace the entries of a box; keep its selection, or select ``usual`` in an empty box."""
    chosen = box.currentData() if box.count() else usual
    box.blockSignals(True)
    box.clear()
    for text, value in entries:
        box.addItem(text, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    box.blockSignals(False)
    box.setAccessibleName(name)
    box.setToolTip(name)
