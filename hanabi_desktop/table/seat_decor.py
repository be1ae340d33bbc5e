"""The players' places: panels, name plates, the marker of the turn, and the last action."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt

from hanabi_desktop.game.moves import Clued
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.library.metadata.summary import Badge
from hanabi_desktop.table.art.palette import Palette, Theme, palette_of
from hanabi_desktop.table.art.signs import (
    draw_plate,
    draw_seat_panel,
    draw_turn_dot,
    least_plate_width,
)
from hanabi_desktop.table.layout.geometry import Geometry
from hanabi_desktop.table.sprites import GROUND, SIGNS, Sprites
from hanabi_desktop.teammates.characters import Character

translate = QCoreApplication.translate

_OWN_PLATE = 20.0
"""The z value of the viewer's plate: above the glow of raised own cards, below moving cards."""
_CLUE_SIGN = 32
"""The width reserved for a clue's sign at the end of a panel's head, in pixels."""


@dataclass(frozen=True, slots=True)
class SeatLabel:
    """The contents of a name plate.

    Attributes:
        name: the player's name.
        note: a note such as "Casual" or "person".
        face: a teammate's face or a person's badge; None if unknown.
    """

    name: str
    note: str
    face: Character | Badge | None = None


class SeatDecor:
    """Keeps the pictures at the players' places up to date.

    Attributes:
        palette: the palette in use.
        labels: the labels by seat.
        thinking: the seat of the teammate that is thinking; None for nobody.
    """

    def __init__(self, sprites: Sprites) -> None:
        self._sprites = sprites
        self.palette: Palette = palette_of(Theme.NIGHT)
        self.labels: tuple[SeatLabel, ...] = ()
        self.thinking: int | None = None

    def show(self, geometry: Geometry, seen: Observation, *, acts: bool) -> None:
        """Show the players, whose turn it is, and the last action."""
        palette, players = self.palette, seen.options.players
        for place, seat_place in enumerate(geometry.seats):
            seat = (seen.seat + place + 1) % players
            label = self._label(seat)
            lit = seen.seat_to_act == seat and seen.ending is None
            note = label.note
            if self.thinking == seat and lit:
                note = translate("Table", "thinking …")
            word = self._head_word(seat, seen)
            panel, plate = seat_place.panel, QRectF(seat_place.plate)
            if not word:  # a long name may use its space
                least = least_plate_width(label.name, note, plate.height())
                widest = seat_place.head_word.right() - _CLUE_SIGN - plate.left()
                plate.setWidth(max(plate.width(), min(least, widest)))
            self._sprites.put(
                f"panel {place}",
                "panel",
                panel,
                GROUND,
                partial(draw_seat_panel, box=panel, palette=palette),
            )
            self._sprites.put(
                f"plate {place}",
                (label, note, lit),
                plate,
                SIGNS,
                partial(
                    draw_plate,
                    box=plate,
                    name=label.name,
                    note=note,
                    palette=palette,
                    lit=lit,
                    face=label.face,
                ),
                pad=12,
            )
            self._show_last_turn(f"last turn {place}", plate, seat, seen)
            self._sprites.write(
                f"head word {place}",
                seat_place.head_word,
                word,
                palette.scenery_ink2,
                align=Qt.AlignmentFlag.AlignRight,
            )
        label = self._label(seen.seat)
        lit = seen.seat_to_act == seen.seat and seen.ending is None
        note = translate("Table", "your turn") if lit and acts else label.note
        self._sprites.put(
            "own plate",
            (label, note, lit),
            geometry.own_plate,
            _OWN_PLATE,
            lambda p: draw_plate(
                p, geometry.own_plate, label.name, note, palette, lit=lit, face=label.face
            ),
            pad=12,
        )
        self._show_last_turn("own last turn", geometry.own_plate, seen.seat, seen, above=_OWN_PLATE)

    def _show_last_turn(
        self, name: str, plate: QRectF, seat: int, seen: Observation, *, above: float = SIGNS
    ) -> None:
        """Draw a dot on the plate of everybody with a turn left in the last round."""
        place = (seat - seen.seat_to_act) % seen.options.players
        if seen.turns_left is None or seen.ending is not None or place >= seen.turns_left:
            self._sprites.drop(name)
            return
        at = QPointF(plate.right() - 5, plate.top() + 4)
        box, palette = QRectF(at.x() - 5, at.y() - 5, 10, 10), self.palette
        self._sprites.put(
            name, "dot", box, above + 1, lambda p: draw_turn_dot(p, at, palette), pad=2
        )

    def _label(self, seat: int) -> SeatLabel:
        return self.labels[seat] if seat < len(self.labels) else SeatLabel("", "")

    @staticmethod
    def _head_word(seat: int, seen: Observation) -> str:
        """Return the word in a panel's head: who gave the last clue, and who comes next."""
        last = seen.history[-1].events[0] if seen.history else None
        if isinstance(last, Clued) and last.target == seat:
            return ""  # the clue's line is drawn there
        if isinstance(last, Clued) and last.seat == seat:
            #: at the place of the player who gave the last clue
            return translate("Table", "clue")
        if seen.ending is None and seat == (seen.seat_to_act + 1) % seen.options.players:
            #: at the place of the player whose turn comes after this one
            return translate("Table", "next")
        return ""
