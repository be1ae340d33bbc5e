"""The things around the cards: clue tokens, strikes, deck, columns, zones and clue lines."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from hanabi_desktop.game.moves import Clued, Turn
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import MAX_STRIKES
from hanabi_desktop.game.scoring import Standing, reachable_rank
from hanabi_desktop.library.metadata.badges_and_notes import Badge
from hanabi_desktop.table.appearance import CardBack, Palette, Theme, faded, palette_of
from hanabi_desktop.table.art.painting import draw_words
from hanabi_desktop.table.art.signs import (
    MOST_DECK_LAYERS,
    ClueLine,
    FireworkColumn,
    clue_token_places,
    deck_layer,
    deck_layers,
    draw_clue_line,
    draw_clue_string,
    draw_clue_token,
    draw_deck_count,
    draw_deck_layer,
    draw_fault_cards,
    draw_firework_column,
    draw_no_deck,
    draw_plate,
    draw_seat_panel,
    draw_strikes,
    draw_turn_dot,
    least_plate_width,
)
from hanabi_desktop.table.intent import Zone
from hanabi_desktop.table.layout.geometry import Geometry
from hanabi_desktop.table.layout.tip_place import clue_line
from hanabi_desktop.table.models.table_model import TableModel, Touch
from hanabi_desktop.table.scene_items import GROUND, SIGNS, Sprites
from hanabi_desktop.teammates.characters import Character, ProgramName
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.events import last_round_words
from hanabi_desktop.wording.names import strikes_are_cards

translate = QCoreApplication.translate


PLATES = 20.0
"""The z value of name plates: above the glow of raised cards and drawn cards, below other moving cards."""
_LANTERNS = SIGNS + 0.5
"""The z value of the lanterns: above the sparks over a complete firework."""
_CLUE_SIGN = 32
"""The width reserved for a clue's sign at the end of a panel's head, in pixels."""


@dataclass(frozen=True, slots=True)
class SeatLabel:
    """The contents of a name plate.

    ``note`` is, for example, "Casual" or "person". ``face`` is a teammate's face, a person's badge
    or a program, which has a sign; None if it is unknown who plays.
    """

    name: str
    note: str
    face: Character | Badge | ProgramName | None = None


class SeatDecor:
    """Keeps the pictures at the players' places up to date.

    ``thinking`` is the seat of the teammate that is thinking; None for nobody.
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
                note = translate("Table", "thinking…")
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
                PLATES,
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
            PLATES,
            lambda p: draw_plate(
                p, geometry.own_plate, label.name, note, palette, lit=lit, face=label.face
            ),
            pad=12,
        )
        self._show_last_turn("own last turn", geometry.own_plate, seen.seat, seen)

    def _show_last_turn(self, name: str, plate: QRectF, seat: int, seen: Observation) -> None:
        """Draw a dot on the plate of everybody with a turn left in the last round."""
        place = (seat - seen.seat_to_act) % seen.options.players
        if seen.turns_left is None or seen.ending is not None or place >= seen.turns_left:
            self._sprites.drop(name)
            return
        at = QPointF(plate.right() - 5, plate.top() + 4)
        box, palette = QRectF(at.x() - 5, at.y() - 5, 10, 10), self.palette
        self._sprites.put(
            name, "dot", box, PLATES + 1, lambda p: draw_turn_dot(p, at, palette), pad=2
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


_LINES, _ZONES = 30.0, 90.0
_NARROW_COLUMN = 54
_CLUE_GLOW = 1.2
"""How far the glow of a lit clue token extends beyond it, in radii."""


def last_clue_line(
    geometry: Geometry, model: TableModel, own_slots: Sequence[int]
) -> ClueLine | None:
    """Return the line of the clue just given; None if the last turn was something else.

    ``own_slots`` are the slots of the viewer's cards as arranged, from left to right.
    """
    return clue_line_of(model.last_turn(), geometry, model, own_slots)


def clue_line_of(
    turn: Turn | None, geometry: Geometry, model: TableModel, own_slots: Sequence[int]
) -> ClueLine | None:
    """Return the line of a turn's clue to its cards where they are now; None without a clue."""
    seen = model.observation
    clue = turn.events[0] if turn else None
    if seen is None or not isinstance(clue, Clued):
        return None
    places = [
        (
            own_slots.index(card.slot) + 1 if card.seat == seen.seat else card.slot,
            card.touch is Touch.JUST_NEW,
        )
        for card in model.cards
        if card.order in clue.touched
    ]
    return clue_line(geometry, clue, seen.seat, places)


class TableDecor:
    """Keeps the pictures around the cards up to date.

    ``seats`` are the pictures at players' places; ``back`` is the pattern of the deck's cards.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self._sprites = Sprites(scene)
        self.seats = SeatDecor(self._sprites)
        self._palette: Palette = palette_of(Theme.NIGHT)
        self.back = CardBack.WAVES
        self._counts = Counts()
        self._strikes_are_cards = strikes_are_cards()

    def retranslate(self) -> None:
        self._strikes_are_cards = strikes_are_cards()
        self.forget()

    def set_palette(self, palette: Palette) -> None:
        self._palette = self.seats.palette = palette
        self.forget()

    def set_pixel_ratio(self, ratio: float) -> None:
        self._sprites.pixel_ratio = ratio

    def forget(self) -> None:
        self._sprites.forget()

    def clear(self) -> None:
        self._sprites.drop_all_but(set())

    def show_zones(self, geometry: Geometry, accepting: set[Zone], lit: Zone | None) -> None:
        """Mark the zones for the dragged card; ``lit`` is the zone below it."""
        if not accepting:
            return
        if Zone.PLAY in accepting:
            box = geometry.fireworks.adjusted(-18, -10, 18, 8)
            self._show_zone("zone play", box, "", lit=lit is Zone.PLAY)
        words = translate("Table", "Discard here")
        if Zone.DISCARD not in accepting:
            words = translate("Table", "All eight clues available")
        box = geometry.right_buttons.adjusted(0, 0, 0, -4)
        self._show_zone(
            "zone discard", box, words, lit=lit is Zone.DISCARD and Zone.DISCARD in accepting
        )

    def hide_zones(self) -> None:
        self._sprites.drop("zone play")
        self._sprites.drop("zone discard")

    def _show_zone(self, name: str, box: QRectF, words: str, *, lit: bool) -> None:
        palette = self._palette

        def draw(painter: QPainter) -> None:
            pen = QPen(palette.ring, 2.5 if lit else 1.5)
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.setBrush(faded(palette.highlight, 0.16 if lit else 0.05))
            painter.drawRoundedRect(box, 12, 12)
            if words:
                draw_words(painter, box, words, palette.ink, px=14, weight=600)

        self._sprites.put(name, (words, lit, id(palette)), box, 5, draw, pad=4)

    def show_supplies(self, geometry: Geometry, seen: Observation, *, strikes: int) -> None:
        """Show clue tokens, deck and ``strikes``, which excludes a strike whose card is still moving."""
        palette, sprites, counts = self._palette, self._sprites, self._counts
        self.show_strikes(geometry, strikes)
        self._show_clue_tokens(geometry, seen.clue_tokens)
        beside = geometry.clue_token_words.left() > geometry.clue_tokens.right()
        align = Qt.AlignmentFlag.AlignLeft if beside else Qt.AlignmentFlag.AlignCenter
        clue_token_words = counts.clues_left(seen.clue_tokens)
        self._write(
            "clue token words", geometry.clue_token_words, clue_token_words, align=align, px=14
        )
        self._show_deck(geometry, deck_layers(seen.deck_size))
        sprites.put(
            "deck count",
            seen.deck_size,
            geometry.deck,
            SIGNS + 1,
            lambda p: draw_deck_count(p, geometry.deck, seen.deck_size, palette),
        )
        deck_words = translate("Table", "in the deck")
        if seen.turns_left is not None and seen.ending is None:
            deck_words = last_round_words(seen.turns_left, counts)
        self._write("deck words", geometry.deck_words, deck_words)

    def _show_clue_tokens(self, geometry: Geometry, lit: int) -> None:
        """Draw each clue token as a sprite of its own, so that only a changed one is repainted."""
        palette, tokens = self._palette, geometry.clue_tokens
        self._sprites.put(
            "clue string",
            "string",
            tokens,
            _LANTERNS,
            lambda p: draw_clue_string(p, tokens, palette),
            pad=2,
        )
        centres, radius = clue_token_places(tokens)
        for place, centre in enumerate(centres):
            draw = partial(
                draw_clue_token, centre=centre, r=radius, palette=palette, lit=place < lit
            )
            box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
            name, pad = f"clue token {place}", _CLUE_GLOW * radius
            self._sprites.put(name, place < lit, box, _LANTERNS, draw, pad=pad)

    def _show_deck(self, geometry: Geometry, layers: int) -> None:
        """Draw each card of the deck as a sprite of its own."""
        palette, sprites = self._palette, self._sprites
        for layer in range(MOST_DECK_LAYERS):
            name, box = f"deck {layer}", deck_layer(geometry.deck, layer)
            if layer < layers:
                draw = partial(draw_deck_layer, box=box, back=self.back, below=layer > 0)
                sprites.put(name, self.back, box, SIGNS - layer / MOST_DECK_LAYERS, draw, pad=10)
            else:
                sprites.drop(name)
        if layers:
            sprites.drop("no deck")
        else:
            frame = partial(draw_no_deck, box=geometry.deck, palette=palette)
            sprites.put("no deck", "frame", geometry.deck, SIGNS, frame, pad=2)

    def show_strikes(self, geometry: Geometry, strikes: int) -> None:
        palette, with_cards = self._palette, self._strikes_are_cards
        draw = draw_fault_cards if with_cards else draw_strikes
        self._sprites.put(
            "strikes",
            (strikes, with_cards),
            geometry.strikes,
            SIGNS,
            lambda p: draw(p, geometry.strikes, strikes, palette),
            pad=4,
        )
        words = self._counts.strikes(strikes, MAX_STRIKES)
        self._write("strike words", geometry.strike_words, words)

    def show_firework_columns(self, geometry: Geometry, seen: Observation) -> None:
        """Show the height of each firework, and the height it can still reach."""
        standing = Standing.from_table(seen)
        palette, step = self._palette, geometry.firework_step
        for column, suit in enumerate(seen.options.suits):
            reachable = reachable_rank(suit, standing)
            box = geometry.columns[column]
            words = translate("Table", "max {rank}").format(rank=reachable)
            if box.width() < _NARROW_COLUMN:
                words = f"≤{reachable}"
            firework_column = FireworkColumn(suit, seen.fireworks[column], reachable, words)
            self._sprites.put(
                f"mast {column}",
                firework_column,
                box,
                SIGNS,
                partial(
                    draw_firework_column,
                    box=box,
                    firework_column=firework_column,
                    step=step,
                    palette=palette,
                ),
                pad=40,
            )

    def show_own_row(
        self,
        geometry: Geometry,
        model: TableModel,
        own_slots: Sequence[int],
        told: Turn | None = None,
    ) -> None:
        """Update the slot numbers of the viewer's cards and the line of a clue.

        ``own_slots`` are their slots as arranged, from left to right; ``told`` is the turn whose
        clue is shown, None for the last turn.
        """
        self._show_slot_numbers(geometry, own_slots)
        self._show_clue_line(clue_line_of(told or model.last_turn(), geometry, model, own_slots))

    def _show_clue_line(self, line: ClueLine | None) -> None:
        if line is None:
            self._sprites.drop("clue line")
            return
        xs, ys = zip(*line.points, strict=True)
        box = QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        self._sprites.put(
            "clue line",
            line,
            box,
            _LINES,
            lambda p: draw_clue_line(p, line, self._palette),
            pad=26,
        )

    def _show_slot_numbers(self, geometry: Geometry, slots: Sequence[int]) -> None:
        for place, at in enumerate(geometry.own_slots):
            box = QRectF(at.x() + 2, at.y() + 1.4 * geometry.own_width + 3, 40, 17)
            self._write(
                f"place {place}",
                box,
                str(slots[place]) if place < len(slots) else "",
                align=Qt.AlignmentFlag.AlignLeft,
                px=12,
            )

    def _write(
        self,
        name: str,
        box: QRectF,
        text: str,
        *,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
        px: int = 13,
    ) -> None:
        colour = self._palette.scenery_ink2
        self._sprites.write(name, box, text, colour, align=align, px=px)
