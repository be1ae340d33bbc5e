"""A button that shows a person's badge, with a menu to choose another colour or symbol."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QAction, QActionGroup, QIcon
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from hanabi_desktop.library.metadata.badges import Badge, Emblem, Tint
from hanabi_desktop.table.art.pictures import draw_badge
from hanabi_desktop.ui.widgets.icons import painted_icon
from hanabi_desktop.wording.teammates import badge_name, emblem_name, tint_name

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
        """The badge shown."""
        return self._badge

    def show_badge(self, badge: Badge) -> None:
        """Show another badge."""
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
