"""Sentences with tiles in them: as a label, and as the rows of the log."""

from functools import lru_cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, QUrl
from PySide6.QtGui import QFont, QImage, QPainter, QPaintEvent, QTextDocument, QTextOption
from PySide6.QtWidgets import (
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from hanabi_desktop.game.cards import RANKS, Suit
from hanabi_desktop.models.turn_log import LogEntry, TurnLogModel
from hanabi_desktop.table.art.lettering import body_font
from hanabi_desktop.table.art.palette import Palette
from hanabi_desktop.table.art.signs import draw_rank_tile, draw_words
from hanabi_desktop.table.art.symbols import draw_tile

TILE_PX = 18
_GAP_PX = 3


@lru_cache(maxsize=128)
def tile_image(sign: str, ratio: float) -> QImage:
    """The tiles of a suit ("r"), a rank ("3") or a card ("r3"), side by side."""
    boxes = len(sign)
    width = boxes * TILE_PX + (boxes - 1) * _GAP_PX
    image = QImage(
        round(width * ratio), round(TILE_PX * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place, letter in enumerate(sign):
        box = QRectF(place * (TILE_PX + _GAP_PX) + 0.5, 0.5, TILE_PX - 1, TILE_PX - 1)
        if letter.isdigit():
            draw_rank_tile(painter, RANKS[int(letter) - 1], box)
        else:
            draw_tile(painter, Suit.from_letter(letter), box)
    painter.end()
    return image


class SentenceDocument(QTextDocument):
    """Rich text that draws the images of :data:`hanabi_desktop.wording.markup.RICH`."""

    def __init__(self, html: str, palette: Palette, font: QFont, ratio: float) -> None:
        super().__init__()
        self._ratio = ratio
        self.setUndoRedoEnabled(False)
        self.setDocumentMargin(0)
        self.setDefaultFont(font)
        self.setDefaultStyleSheet(f"body {{ color: {palette.ink.name()}; }}")
        self.setHtml(
            f"<body>{html}</body>".replace("<img ", '<img style="vertical-align: middle" ')
        )

    def loadResource(self, type: int, name: QUrl | str) -> object:  # noqa: A002, N802 (Qt's names)
        """Draw a tile where the text names one."""
        text = name.toString() if isinstance(name, QUrl) else name
        if text.startswith("tile:"):
            return tile_image(text.removeprefix("tile:"), self._ratio)
        return super().loadResource(type, name)


class SentenceLabel(QWidget):
    """One line of rich text on a rounded ground; the plain text is its accessible name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._html = ""
        self._palette: Palette | None = None
        self._document: SentenceDocument | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_theme_palette(self, palette: Palette) -> None:
        """Draw in another theme."""
        self._palette = palette
        self._lay_out()

    def say(self, html: str, plain: str) -> None:
        """Show a sentence."""
        self._html = html
        self.setAccessibleName(plain)
        self.setToolTip(plain)
        self._lay_out()

    def _lay_out(self) -> None:
        self._document = None
        if self._palette is not None and self._html:
            font = body_font(14, 400)
            ratio = self.devicePixelRatioF()
            self._document = SentenceDocument(self._html, self._palette, font, ratio)
            option = QTextOption()
            option.setWrapMode(QTextOption.WrapMode.NoWrap)
            self._document.setDefaultTextOption(option)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        """Draw the ground and the sentence, smaller where it would not fit."""
        if self._palette is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self._palette.line)
        painter.setBrush(self._palette.panel)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        if self._document is not None:
            size = self._document.size()
            scale = min(1.0, (self.width() - 28) / max(1.0, size.width()))
            painter.translate(15, (self.height() - size.height() * scale) / 2)
            painter.scale(scale, scale)
            self._document.drawContents(painter)
        painter.end()


class LogDelegate(QStyledItemDelegate):
    """A turn's number and its sentence; the newest stands on a raised ground."""

    _NUMBER_PX = 32

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._palette: Palette | None = None
        self._kept: dict[tuple[str, int], SentenceDocument] = {}

    def set_theme_palette(self, palette: Palette) -> None:
        """Draw in another theme."""
        self._palette = palette
        self._kept.clear()

    def _document(self, html: str, width: int, ratio: float) -> SentenceDocument:
        key = (html, width)
        if key not in self._kept:
            if len(self._kept) > 300:
                self._kept.clear()
            assert self._palette is not None  # noqa: S101 (set before the first row is shown)
            document = SentenceDocument(html, self._palette, body_font(13, 400), ratio)
            document.setTextWidth(width)
            self._kept[key] = document
        return self._kept[key]

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one turn."""
        if self._palette is None:
            return
        box: QRect = option.rect
        state: QStyle.StateFlag = option.state
        entry: LogEntry = index.data(TurnLogModel.Role.ENTRY)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = box.adjusted(0, 1, -2, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        if index.row() == 0 or state & QStyle.StateFlag.State_Selected:
            painter.setBrush(self._palette.raised)
            painter.drawRoundedRect(ground, 6, 6)
        if index.row() == 0:
            painter.setBrush(self._palette.lantern)
            painter.drawRoundedRect(QRectF(ground.left(), ground.top(), 3, ground.height()), 1, 1)
        number = QRectF(box.left() + 8, box.top() + 5, self._NUMBER_PX - 8, 20)
        left = Qt.AlignmentFlag.AlignLeft
        draw_words(painter, number, str(entry.turn.number), self._palette.ink2, align=left)
        width = box.width() - self._NUMBER_PX - 8
        ratio = painter.device().devicePixelRatioF()
        painter.translate(box.left() + self._NUMBER_PX + 2, box.top() + 5)
        html = index.data(TurnLogModel.Role.RICH_TEXT)
        self._document(html, width, ratio).drawContents(painter)
        painter.restore()

    def sizeHint(  # noqa: N802 (Qt's name)
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """As high as the wrapped sentence."""
        view: QWidget = option.widget
        width = view.width() - self._NUMBER_PX - 22
        html = index.data(TurnLogModel.Role.RICH_TEXT)
        document = self._document(html, width, view.devicePixelRatioF())
        return QSize(view.width() - 14, round(document.size().height()) + 10)
