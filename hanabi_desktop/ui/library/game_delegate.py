"""The painting of a game in the list: star, faces, stacks, signs, and texts on at most two lines."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.library.metadata.summary import GameSummary, Mark
from hanabi_desktop.table.art.lettering import draw_words
from hanabi_desktop.table.art.palette import faded, suit_colours
from hanabi_desktop.table.art.portraits import draw_portrait
from hanabi_desktop.table.art.symbols import draw_symbol
from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.teammates.characters import CHARACTERS
from hanabi_desktop.ui.library.game_words import suits_of
from hanabi_desktop.ui.library.games_model import Column, GamesModel
from hanabi_desktop.ui.widgets.icons import draw_advice_sign, draw_review_sign, star_path
from hanabi_desktop.ui.widgets.theme import palette_in_use

_SIGNS = {Mark.HELPED: draw_advice_sign, Mark.REVIEWED: draw_review_sign}
_FACE, _STACK, _SIGN, _CELL_PADDING = 25, 14, 22, 12
"""The spacing of faces, stacks and signs, and the padding on each side of a cell, in pixels.

The padding is the sum of the style sheet's and Qt's own."""
_LINE_BREAK = "\u2028"
"""The character at which item views break a line."""
_BREAKS = " · ", ", "
"""Where a text may be broken onto two lines: in place of a dot, or after a comma."""


def room_for(text: str, metrics: QFontMetrics) -> int:
    """Return the width of a text, in pixels, rounded up."""
    return metrics.horizontalAdvance(text) + 1


def in_two_lines(text: str, metrics: QFontMetrics) -> tuple[str, ...]:
    """Return a text broken so that the longer line is as short as possible; one line if it cannot break."""
    best: tuple[str, ...] = (text,)
    least = room_for(text, metrics)
    for sign in _BREAKS:
        parts = text.split(sign)
        for count in range(1, len(parts)):
            lines = (sign.join(parts[:count]) + sign.strip(" ·"), sign.join(parts[count:]))
            widest = max(room_for(line, metrics) for line in lines)
            if widest < least:
                best, least = lines, widest
    return best


def room_beside_words(game: GameSummary, column: int) -> int:
    """Return the width of a cell that is not available to its text, in pixels."""
    behind = text_px(_SIGN) * len(game.marks) if column == Column.GAME else 0
    return _room_before(game, column) + behind + 2 * _CELL_PADDING


class GameDelegate(QStyledItemDelegate):
    """Draws the star, the players, the heights of the fireworks, and signs for help and reviews."""

    def initStyleOption(  # noqa: N802 (Qt's name)
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Leave room for what is drawn before and after a cell's text."""
        super().initStyleOption(option, index)
        game = index.data(GamesModel.Role.GAME)
        if not isinstance(game, GameSummary):
            return
        before = _room_before(game, index.column())
        box: QRect = option.rect
        option.text = _fitted(
            option.text, box.width() - room_beside_words(game, index.column()), option.fontMetrics
        )
        if _LINE_BREAK in option.text:
            option.features |= QStyleOptionViewItem.ViewItemFeature.WrapText
        option.rect = box.adjusted(before, 0, 0, 0) if before else box

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw a cell."""
        box: QRect = option.rect
        state: QStyle.StateFlag = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        game = index.data(GamesModel.Role.GAME)
        if selected and isinstance(game, GameSummary) and _room_before(game, index.column()):
            painter.fillRect(box, option.palette.highlight())
        super().paint(painter, option, index)
        if not isinstance(game, GameSummary):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = palette_in_use()
        ink = palette.on_highlight if selected else palette.ink2
        match index.column():
            case Column.STAR:
                _draw_star(painter, QRectF(box).center(), game, ink, selected=selected)
            case Column.GAME:
                _draw_faces(painter, QRectF(box), game, ink)
                _draw_signs(painter, QRectF(box), game, ink)
            case Column.SCORE:
                _draw_stacks(painter, QRectF(box), game, ink)
        painter.restore()


def _fitted(text: str, room: int, metrics: QFontMetrics) -> str:
    """Return a text on one line or two, each elided if it is still too long."""
    lines: tuple[str, ...] = (text,)
    if room_for(text, metrics) > room:
        lines = in_two_lines(text, metrics)
    cut = (metrics.elidedText(line, Qt.TextElideMode.ElideRight, max(0, room)) for line in lines)
    return _LINE_BREAK.join(cut)


def _room_before(game: GameSummary, column: int) -> int:
    """Return the width drawn before a cell's text, in pixels."""
    if column == Column.GAME:
        return text_px(len(game.names) * _FACE + 8)
    if column == Column.SCORE:
        return text_px(len(game.fireworks) * _STACK + 8) if game.fireworks else 0
    return 0


def _draw_star(
    painter: QPainter, centre: QPointF, game: GameSummary, ink: QColor, *, selected: bool
) -> None:
    if not selected:
        palette = palette_in_use()
        ink = palette.accent if game.starred else faded(palette.ink3, 0.7)
    painter.setPen(ink)
    painter.setBrush(ink if game.starred else Qt.BrushStyle.NoBrush)
    painter.drawPath(star_path(centre, text_px(8)))


def _draw_faces(painter: QPainter, box: QRectF, game: GameSummary, ink: QColor) -> None:
    """Draw the players: a teammate's face, a person's initial."""
    apart, side = text_px(_FACE), text_px(_FACE - 3)
    levels = game.levels or (None,) * len(game.names)
    for place, (name, level) in enumerate(zip(game.names, levels, strict=False)):
        face = QRectF(box.left() + 6 + place * apart, box.center().y() - side / 2, side, side)
        known = next((one for one in CHARACTERS if one.name == name), None)
        if level is not None and known is not None:
            draw_portrait(painter, known, face)
            continue
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(ink, 0.2))
        painter.drawEllipse(face)
        draw_words(painter, face, name[:1].upper(), ink, px=12, weight=700)


def _draw_stacks(painter: QPainter, box: QRectF, game: GameSummary, ink: QColor) -> None:
    """Draw the fireworks' heights as small stacks with their symbols."""
    apart, wide, step = text_px(_STACK), text_px(_STACK - 4), text_px(15) / 5
    foot = box.center().y() + text_px(6)
    for place, (suit, height) in enumerate(zip(suits_of(game), game.fireworks, strict=False)):
        left = box.left() + 8 + place * apart
        painter.setPen(QPen(faded(ink, 0.55), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(left, foot - 5 * step, wide, 5 * step), 1.5, 1.5)
        if height:
            painter.setBrush(suit_colours(suit).field)
            painter.drawRoundedRect(
                QRectF(left, foot - height * step, wide, height * step), 1.5, 1.5
            )
        at = QPointF(left + wide / 2, foot + text_px(6))
        draw_symbol(painter, suit, at, text_px(8), None if suit is Suit.MULTICOLOUR else ink)


def _draw_signs(painter: QPainter, box: QRectF, game: GameSummary, ink: QColor) -> None:
    side = text_px(_SIGN - 6)
    for place, mark in enumerate(reversed(game.marks), start=1):
        painter.save()
        painter.translate(box.right() - place * text_px(_SIGN), box.center().y() - side / 2)
        painter.scale(side / 20, side / 20)
        pen = QPen(ink, 2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        _SIGNS[mark](painter)
        painter.restore()
