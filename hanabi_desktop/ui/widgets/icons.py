"""Icons that are painted: signs, faces and badges; and the button that shows a person's badge."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from hanabi_desktop.library.metadata.badges import Badge, Emblem, Tint
from hanabi_desktop.table.art.palette import Palette
from hanabi_desktop.table.art.pictures import draw_badge, draw_picture
from hanabi_desktop.wording.names import badge_name, emblem_name, tint_name


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
