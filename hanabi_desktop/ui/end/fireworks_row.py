"""The fireworks of a finished game, side by side."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from hanabi_desktop.game.cards import Card, Rank
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.table.art.card_art import CardArt, CardLook
from hanabi_desktop.table.art.lettering import draw_words
from hanabi_desktop.table.art.palette import CardDesign
from hanabi_desktop.table.art.symbols import draw_symbol
from hanabi_desktop.ui.widgets.adaptive import Adaptive
from hanabi_desktop.ui.widgets.theme import palette_in_use, theme_in_use
from hanabi_desktop.wording.names import card_name, suit_name

translate = QCoreApplication.translate

_CARD_PX = 64


class FireworksRow(Adaptive, QWidget):
    """The top card of each firework, and how many of its cards are missing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._design = theme_in_use(), CardDesign.PICTURES
        self._art = CardArt(self._theme, self.devicePixelRatioF())
        self._seen: Observation | None = None

    def set_card_design(self, design: CardDesign) -> None:
        """Change the card design."""
        self._design = design
        self._renew_art()

    def restyle(self) -> None:
        """Draw the cards in another theme."""
        if self._theme is not theme_in_use():
            self._renew_art()

    def _renew_art(self) -> None:
        self._theme = theme_in_use()
        self._art = CardArt(self._theme, self.devicePixelRatioF(), self._design)
        self.update()

    def show_fireworks(self, seen: Observation) -> None:
        """Show the fireworks of a finished game."""
        self._seen = seen
        said = []
        for suit, height in zip(seen.options.suits, seen.fireworks, strict=True):
            top = card_name(Card(suit, Rank(height))) if height else suit_name(suit)
            said.append(f"{top}: {self._word(height)}")
        self.setAccessibleName("; ".join(said))
        self.setFixedSize(self.sizeHint())
        self.update()

    def forget(self) -> None:
        """Clear the game shown."""
        self._seen = None
        self.setAccessibleName("")

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """Return the size of a card and a word for each suit."""
        suits = len(self._seen.options.suits) if self._seen else 5
        return QSize(suits * (_CARD_PX + 26), round(1.4 * _CARD_PX) + 34)

    @staticmethod
    def _word(height: int) -> str:
        if height == Rank.FIVE:
            return translate("GameOver", "complete")
        #: how many cards a firework lacks
        return translate("GameOver", "{number} short").format(number=Rank.FIVE - height)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        """Draw the cards."""
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
