"""Tooltips and teammates' remarks on the table."""

from PySide6.QtCore import QObject, QPointF
from PySide6.QtWidgets import QWidget

from hanabi_desktop.table.callouts import Callout, TableTip
from hanabi_desktop.table.input.intent import Intent
from hanabi_desktop.table.models.table_model import TableModel
from hanabi_desktop.table.overlay import Captions
from hanabi_desktop.table.scene import TableScene


class TableCallouts(QObject):
    """Shows texts beside their targets, without covering cards.

    Args:
        view: the table's view, which shows the scene at scale 1.

    Attributes:
        tip: the tooltip of the thing under the pointer.
        speech: a teammate's latest remark.
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

    def set_captions(self, captions: Captions) -> None:
        """Set the source of the texts."""
        self._captions = captions

    def forget(self) -> None:
        """Hide and clear all callouts."""
        self.tip.forget()
        self.speech.forget()

    def show_tip(self, point: QPointF) -> None:
        """Show the tooltip of whatever is at a point of the scene, if it has one."""
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
        """Show a teammate's remark beside their name."""
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
