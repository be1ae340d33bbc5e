"""A cache of a widget's pictures, valid while the widget's look does not change.

Widgets on the table are repainted with every frame in which a card moves under them.
"""

from collections.abc import Callable, Hashable

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from hanabi_desktop.table.art.painting import PixmapCache, painted_pixmap
from hanabi_desktop.table.art.text_size import text_scale
from hanabi_desktop.ui.widgets.theme import theme_in_use


class PaintedOnce:
    """Paints a widget once for each look, and caches the pictures of the last ``looks`` looks."""

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
