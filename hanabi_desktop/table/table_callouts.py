"""What stands beside things on the table: their tooltips, and what teammates say."""

from PySide6.QtCore import QObject, QPointF
from PySide6.QtWidgets import QWidget

from hanabi_desktop.models.table import TableModel
from hanabi_desktop.table.callouts import Callout, TableTip
from hanabi_desktop.table.input.intent import Intent
from hanabi_desktop.table.overlay import Captions
from hanabi_desktop.table.scene import TableScene


class TableCallouts(QObject):
    """Says things beside what they are about, over no card, as long as they hold.

    Args:
        view: the table's; what it shows lies in it one to one.

    Attributes:
        tip: the tooltip of what lies under the pointer.
        speech: what a teammate has just said.
    """

    def __init__(self, view: QWidget, scene: TableScene, model: TableModel, intent: Intent) -> None:
        super().__init__(view)
        self._view = view
        self._scene = scene
        self._model = model
        self._captions: Captions | None = None
        self._speaker, self._spoken_after = 0, 0
        self.tip = TableTip(view)
        self.speech = Callout(view, "speech")
        model.modelAboutToBeReset.connect(self.tip.forget)
        intent.changed.connect(self.tip.forget)
        scene.rearranged.connect(self.tip.forget)
        model.changed.connect(self._keep_speech)
        scene.rearranged.connect(self._keep_speech)

    def lend(self, captions: Captions) -> None:
        """Lend the table its words."""
        self._captions = captions

    def forget(self) -> None:
        """Say nothing any more."""
        self.tip.forget()
        self.speech.forget()

    def show_tip(self, point: QPointF) -> None:
        """Say what lies at a point of the scene, if anything does."""
        captions, scene = self._captions, self._scene
        if captions is None:
            return
        order, geometry = scene.card_at(point), scene.geometry
        columns = enumerate(geometry.columns)
        column = next((place for place, box in columns if box.contains(point)), None)
        supply = geometry.supply_at(point)
        if order is not None:
            text, about = captions.tip_of_card(order), scene.card_box(order)
        elif column is not None:
            text, about = captions.tip_of_firework(column), geometry.columns[column]
        elif supply is not None:
            text, about = captions.tip_of_supply(supply), geometry.box_of(supply)
        else:
            self.tip.forget()
            return
        self.tip.show_text(text, about, scene.card_boxes(), geometry)

    def say_at(self, seat: int, text: str) -> None:
        """Have a teammate say this beside the name."""
        scene, seen = self._scene, self._model.observation
        plate = scene.plate_box(seat)
        if seen is not None and not plate.isEmpty():
            self._speaker, self._spoken_after = seat, len(seen.history)
            self.speech.show_text(text, plate, scene.card_boxes(), scene.geometry)

    def _keep_speech(self) -> None:
        """Keep a remark beside its speaker until the game ends."""
        scene, seen = self._scene, self._model.observation
        plate = scene.plate_box(self._speaker)
        if seen is None or plate.isEmpty() or len(seen.history) < self._spoken_after:
            self.speech.forget()
        elif self.speech.text():
            self.speech.place(plate, scene.card_boxes(), scene.geometry)
