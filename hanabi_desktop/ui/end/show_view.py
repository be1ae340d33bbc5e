"""The view that plays the final fireworks; any key or click ends it."""

from PySide6.QtCore import QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from hanabi_desktop.table.animation.effects import Effects
from hanabi_desktop.table.final_show import Shell, flares_of_show
from hanabi_desktop.table.speed import Speed
from hanabi_desktop.ui.widgets.theme import palette_in_use


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
        """End the show if it is running."""
        self.effects.clear()

    def _end(self) -> None:
        self._landscape = QPixmap()
        self.effects.forget()
        if self.isVisible():
            self.hide()
            self.ended.emit()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # noqa: N802 (Qt's name)
        """Draw the landscape."""
        ratio, target = self._landscape.devicePixelRatio(), QRectF(rect)
        source = QRectF(target.topLeft() * ratio, target.size() * ratio)
        painter.drawPixmap(target, self._landscape, source)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        """Skip the show."""
        event.accept()
        self.stop()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, ARG002, FBT001, N802 (Qt's)
        """Skip the show on Tab as on any other key: the buttons behind it are not visible yet."""
        self.stop()
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        """Skip the show."""
        event.accept()
        self.stop()
