"""Callouts on the table: tooltips of scene items, and remarks of teammates.

Scene items have no widget tooltips, and Qt's own tooltips appear at the pointer, where they would
cover the neighbouring cards.
"""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from hanabi_desktop.table.appearance import text_scale
from hanabi_desktop.table.intent import Intent
from hanabi_desktop.table.layout.geometry import Geometry
from hanabi_desktop.table.layout.tip_place import tip_place
from hanabi_desktop.table.models.table_model import TableModel
from hanabi_desktop.table.overlay import ItemDescriptions
from hanabi_desktop.table.scene import TableScene

_WIDEST_PX = 300
_WIDTHS = (0.3, 0.24, 0.18, 0.4)
"""Candidate widths as shares of the table's width. Several are tried because it depends on the
surroundings, especially on a narrow table, which width lets the callout avoid the cards."""
_LEAST_MS, _MS_A_LETTER = 6_000, 60
"""How long a callout is shown: a minimum plus a time per letter, as for Qt's own tooltips."""


class Callout(QLabel):
    """A few lines beside their target, shown for a while without covering cards."""

    def __init__(self, view: QWidget, name: str) -> None:
        super().__init__(view.parentWidget() or view)  # above the other widgets on the view
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
        """Show a text about the target in a box of the view.

        The callout covers no card and no name, and as little else as possible.
        """
        if not text:
            self.forget()
            return
        self.setText(text)
        self.place(about, cards, geometry)
        self.show()
        self._end.start(_LEAST_MS + _MS_A_LETTER * len(text))

    def place(self, about: QRectF, cards: Sequence[QRectF], geometry: Geometry) -> None:
        self.ensurePolished()
        self._about = about
        table = QRectF(self._view.rect()).adjusted(4, 4, -4, -4)
        plates, others = geometry.plates, geometry.words
        place = tip_place(about, self._sizes(), cards, plates, others, table)
        self.setGeometry(place.toAlignedRect())

    def forget(self) -> None:
        """Hide and clear the callout: the text may be somebody's note."""
        self._end.stop()
        self.hide()
        self.clear()

    def _sizes(self) -> list[QSizeF]:
        longest, widest = self._width_of_lines(), _WIDEST_PX * text_scale()
        shares = (min(widest, share * self._view.width()) for share in _WIDTHS)
        least = self.minimumSizeHint().width()  # the width of its longest word
        widths = (max(least, min(longest, round(share))) for share in shares)
        return [QSizeF(wide, self.heightForWidth(wide)) for wide in dict.fromkeys(widths)]

    def _width_of_lines(self) -> int:
        """Return the width of the longest line, with margins."""
        self.setWordWrap(False)
        wide = self.sizeHint().width()
        self.setWordWrap(True)
        return wide


class TableTip(Callout):
    """The tooltip of things on the table, shown until the pointer leaves them or something happens."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view, "tip")

    def show_text(
        self, text: str, about: QRectF, cards: Sequence[QRectF], geometry: Geometry
    ) -> None:
        """Show the tooltip above everything that is open on the table."""
        super().show_text(text, about, cards, geometry)
        self.raise_()

    def follow(self, point: QPointF) -> None:
        """Hide the tooltip when the pointer has left its item."""
        if self.isVisible() and not self._about.contains(point):
            self.forget()


class TableCallouts(QObject):
    """Shows texts beside their targets, without covering cards.

    Attributes:
        tip: the tooltip of the thing under the pointer.
        speech: a teammate's latest remark.
    """

    def __init__(self, view: QWidget, scene: TableScene, model: TableModel, intent: Intent) -> None:
        super().__init__(view)
        self._view = view
        self._scene = scene
        self._model = model
        self._descriptions: ItemDescriptions | None = None
        self._speaker, self._spoken_after = 0, 0
        self.tip = TableTip(view)
        self.speech = Callout(view, "speech")
        model.modelAboutToBeReset.connect(self.tip.forget)
        intent.changed.connect(self.tip.forget)
        scene.rearranged.connect(self.tip.forget)
        model.changed.connect(self._keep_speech)
        scene.rearranged.connect(self._keep_speech)

    def set_descriptions(self, descriptions: ItemDescriptions) -> None:
        self._descriptions = descriptions

    def forget(self) -> None:
        self.tip.forget()
        self.speech.forget()

    def show_tip(self, point: QPointF) -> None:
        """Show the tooltip of whatever is at a point of the scene, if it has one."""
        descriptions, scene = self._descriptions, self._scene
        if descriptions is None:
            return
        order, geometry = scene.card_at(point), scene.geometry
        columns = enumerate(geometry.columns)
        column = next((place for place, box in columns if box.contains(point)), None)
        supply = geometry.supply_at(point)
        if order is not None:
            text, about = descriptions.tip_of_card(order), scene.card_box(order)
        elif column is not None:
            text, about = descriptions.tip_of_firework(column), geometry.columns[column]
        elif supply is not None:
            text, about = descriptions.tip_of_supply(supply), geometry.box_of(supply)
        else:
            self.tip.forget()
            return
        self.tip.show_text(text, about, scene.card_boxes(), geometry)

    def say_at(self, seat: int, text: str) -> None:
        scene, seen = self._scene, self._model.observation
        plate = scene.plate_box(seat)
        if seen is not None and not plate.isEmpty():
            self._speaker, self._spoken_after = seat, len(seen.history)
            self.speech.show_text(text, plate, scene.card_boxes(), scene.geometry)

    def _keep_speech(self) -> None:
        """Keep a remark beside its speaker until the game ends or goes back to before it."""
        scene, seen = self._scene, self._model.observation
        plate = scene.plate_box(self._speaker)
        if seen is None or plate.isEmpty() or len(seen.history) < self._spoken_after:
            self.speech.forget()
        elif self.speech.text():
            self.speech.place(plate, scene.card_boxes(), scene.geometry)
