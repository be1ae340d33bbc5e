"""Callouts on the table: the tooltip of things that lie there, and what a teammate says.

A scene's items have no tooltips of a widget's, and Qt's own appear at the pointer, where they would
cover the cards around it.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from hanabi_desktop.table.art.text_size import text_scale
from hanabi_desktop.table.layout.geometry import Geometry
from hanabi_desktop.table.layout.tip_place import tip_place

_WIDEST_PX = 300
_WIDTHS = (0.3, 0.24, 0.18, 0.4)
"""Shares of the table's width: in a narrow one it depends on what lies around, which of them leaves
cards free."""
_LEAST_MS, _MS_A_LETTER = 6_000, 60
"""How long it stands, as Qt's own do: the longer, the more there is to read."""


class Callout(QLabel):
    """A few lines beside what they are about, over no card, for a while.

    Args:
        view: the table's.
        name: by which the style sheet knows it.
    """

    def __init__(self, view: QWidget, name: str) -> None:
        super().__init__(view.parentWidget() or view)  # above the widgets that lie on the view
        self._view = view
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._about = QRectF()
        self._end = QTimer(self, singleShot=True)
        self._end.timeout.connect(self.forget)
        self.hide()

    def show_text(
        self, text: str, about: QRectF, cards: Sequence[QRectF], geometry: Geometry
    ) -> None:
        """Say this of what lies in a box of the view, over no card and no name, and little else."""
        if not text:
            self.forget()
            return
        self.setText(text)
        self.place(about, cards, geometry)
        self.show()
        self._end.start(_LEAST_MS + _MS_A_LETTER * len(text))

    def place(self, about: QRectF, cards: Sequence[QRectF], geometry: Geometry) -> None:
        """Stand beside this, wherever everything lies by now."""
        self.ensurePolished()
        self._about = about
        table = QRectF(self._view.rect()).adjusted(4, 4, -4, -4)
        plates, others = geometry.plates, geometry.words
        place = tip_place(about, self._sizes(), cards, plates, others, table)
        self.setGeometry(place.toAlignedRect())

    def forget(self) -> None:
        """Say nothing, and keep nothing: it may have been somebody's note."""
        self._end.stop()
        self.hide()
        self.clear()

    def _sizes(self) -> list[QSizeF]:
        """Return the sizes that the text may take in longer or shorter lines."""
        longest, widest = self._width_of_lines(), _WIDEST_PX * text_scale()
        shares = (min(widest, share * self._view.width()) for share in _WIDTHS)
        least = self.minimumSizeHint().width()  # its longest word
        widths = (max(least, min(longest, round(share))) for share in shares)
        return [QSizeF(wide, self.heightForWidth(wide)) for wide in dict.fromkeys(widths)]

    def _width_of_lines(self) -> int:
        """Return the width of the longest line with its margins."""
        self.setWordWrap(False)
        wide = self.sizeHint().width()
        self.setWordWrap(True)
        return wide


class TableTip(Callout):
    """The tooltip of things on the table, until the pointer leaves them or something is done."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view, "tip")

    def show_text(
        self, text: str, about: QRectF, cards: Sequence[QRectF], geometry: Geometry
    ) -> None:
        """Say it above all that is open on the table: somebody points at what it is about."""
        super().show_text(text, about, cards, geometry)
        self.raise_()

    def follow(self, point: QPointF) -> None:
        """Hide the tooltip when the pointer has left its item."""
        if self.isVisible() and not self._about.contains(point):
            self.forget()
