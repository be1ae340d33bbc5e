"""A widget's picture, kept until the widget shows something else.

Widgets that lie on the table are painted anew with every frame in which a card moves under them.
"""

from collections.abc import Callable, Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from hanabi_desktop.table.art.text_size import text_scale
from hanabi_desktop.windows.widgets.theme import theme_in_use


class PaintedOnce:
    """Paints a widget once, and shows that picture as long as it holds."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._picture = QPixmap()

    def show(self, widget: QWidget, key: Hashable, paint: Callable[[QPainter], None]) -> None:
        """Draw a widget, from its ``paintEvent``.

        Args:
            widget: the widget.
            key: what decides how it looks, besides its size, the theme and the size of words.
            paint: paints all of it, smoothly.
        """
        size, ratio = widget.size(), widget.devicePixelRatioF()
        key = (key, size.width(), size.height(), ratio, theme_in_use(), text_scale())
        if key != self._key:
            self._key, self._picture = key, QPixmap(size * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(painter)
            painter.end()
        painter = QPainter(widget)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()
