"""A widget's pictures, kept while the widget looks as they show it.

Widgets that lie on the table are painted anew with every frame in which a card moves under them.
"""

from collections.abc import Callable, Hashable

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from hanabi_desktop.table.art.pixmap_cache import PixmapCache, painted_pixmap
from hanabi_desktop.table.art.text_size import text_scale
from hanabi_desktop.windows.widgets.theme import theme_in_use


class PaintedOnce:
    """Paints a widget once for each way it looks, and shows these pictures as long as they hold.

    Args:
        looks: so many of them are kept, such as a button's that can be pressed or not.
    """

    def __init__(self, looks: int = 1) -> None:
        self._pictures: PixmapCache[Hashable] = PixmapCache(looks)

    def show(self, widget: QWidget, look: Hashable, paint: Callable[[QPainter], None]) -> None:
        """Draw a widget, from its ``paintEvent``.

        Args:
            widget: the widget.
            look: what decides how it looks, besides its size, the theme and the size of words.
            paint: paints all of it, smoothly.
        """
        size, ratio = widget.size(), widget.devicePixelRatioF()
        around = size.width(), size.height(), ratio, theme_in_use(), text_scale()
        picture = self._pictures.get(
            (look, around), lambda: painted_pixmap(size * ratio, ratio, paint)
        )
        painter = QPainter(widget)
        painter.drawPixmap(0, 0, picture)
        painter.end()
