"""The layout of the table, as a pure function of its size, players and suits."""

from dataclasses import replace
from typing import TypedDict

from PySide6.QtCore import QPointF, QRectF

from hanabi_desktop.table.art.card_faces_and_backs import HEIGHT
from hanabi_desktop.table.layout.geometry import (
    LOW_STEP,
    LOW_TOKENS,
    PLATE,
    Geometry,
    Measures,
    SeatPlace,
)

_SKY_GAP, _LEAST_SKY = 12, 44
"""The distance of bursts from texts and cards, and the least height of free sky, in pixels."""

_OVERLAP, _LARGEST_BURST = 1.1, 240
"""The largest size of a burst, as a multiple of the distance between neighbours, and in pixels."""

_LEAST_WITH_STRIP = 34
"""The least width in pixels of a card with a strip: below it, the strip is unreadable and too high."""

_CLUES_LEFT = 180
"""The width in pixels for the words beside the clue tokens in any language."""

_RIBBON, _LEAST_RIBBON = 400, 200
"""The preferred width of the status bar in pixels, with up to three teammates and with four."""

_LEAST_BUTTONS = 162
"""The width in pixels of the buttons with four teammates, with the space in front of them."""

_CRAMPED, _CRAMPED_BY_WORDS = 0.8, 0.95
"""A table gets the low layout if its cards would be smaller than this share of those in that layout;
the second value applies to larger text."""

_LOW_SUPPLIES = 54
"""The height that deck and strikes in one column need besides the deck and the texts, in pixels."""


class _OwnPlaces(TypedDict):
    """The places of the viewer's seat, which do not depend on the number of teammates."""

    own_plate: QRectF
    status_bar: QRectF
    rail: float
    own_width: float
    own_slots: tuple[QPointF, ...]


def arrange(
    width: float,
    height: float,
    players: int,
    suits: int,
    *,
    strips: bool = True,
    text: float = 1.0,
    extra_cards: int = 0,
) -> Geometry:
    """Return the layout of a table of this size, in pixels, for this many players and suits.

    ``strips`` requests strips under teammates' cards that show what their holders know; they are
    left out if they would be unreadable. ``text`` is the text size, as a multiple of the usual one.
    A hand has ``extra_cards`` more than usual.
    """
    frame = Measures(width, height, players, suits, strips, text, extra_cards)
    geometry = _laid_out(frame)
    if strips and geometry.seats[0].card_width < _LEAST_WITH_STRIP:
        geometry = _laid_out(replace(frame, strips=False))
    return geometry


def _laid_out(frame: Measures) -> Geometry:
    if frame.players == 5:
        return _two_sides(frame)
    usual = _around(frame)
    low = _around(replace(frame, is_low=True))
    share = _CRAMPED_BY_WORDS if frame.text > 1 else _CRAMPED
    if not frame.strips and low.seats[0].card_width < usual.seats[0].card_width:
        return usual  # strips were left out in favour of larger cards
    return low if _is_cramped(usual, low, share) else usual


def _is_cramped(usual: Geometry, low: Geometry, share: float) -> bool:
    """Return whether cards are much smaller than in the low layout."""
    return any(
        small < share * large
        for small, large in (
            (usual.own_width, low.own_width),
            (usual.seats[0].card_width, low.seats[0].card_width),
            (usual.firework_width, low.firework_width),
        )
    )


def _card_width_for(frame: Measures, widest: float, room: float) -> float:
    """Return the widest hand card that fits the height with its strip, whose height depends on the width."""
    u = widest
    for _ in range(4):
        u = min(widest, (room - frame.below_cards(u)) / HEIGHT)
    return u


def _seat(frame: Measures, panel: QRectF, u: float) -> SeatPlace:
    hand_width = u * frame.hand_span
    left = panel.left() + (panel.width() - hand_width) / 2
    top = panel.top() + frame.head
    plate_width = min(200.0 * frame.text, 0.64 * panel.width())
    plate = QRectF(panel.left() + 8, panel.top() + 7, plate_width, frame.head - 15)
    head_word = QRectF(
        plate.right() + 8, plate.top(), panel.right() - 12 - plate.right() - 8, plate.height()
    )
    slots = tuple(QPointF(left + place * 1.1 * u, top) for place in range(frame.hand))
    return SeatPlace(panel, plate, head_word, u, slots)


def _around(frame: Measures) -> Geometry:
    """Return the layout for two to four players: the teammates in one row at the top."""
    width, margin, base = frame.width, frame.margin, frame.base
    teammates, panel_width = frame.players - 1, frame.panel_width
    widest = frame.widest_teammates_card
    if frame.is_low:
        u = frame.low_share * widest
    else:
        u = _card_width_for(frame, widest, 0.30 * frame.height - frame.head - 8)
    panel_height = frame.head + HEIGHT * u + frame.below_cards(u) + 8
    left = (width - panel_width) / 2 if teammates == 1 else margin
    seats = tuple(
        _seat(
            frame,
            QRectF(left + i * (panel_width + margin), frame.top, panel_width, panel_height),
            u,
        )
        for i in range(teammates)
    )
    under_seats = frame.top + panel_height
    hanging = LOW_TOKENS if frame.is_low else 44 * frame.growth
    step_share = LOW_STEP if frame.is_low else 0.355
    room = (base - under_seats - 20 - hanging) / (HEIGHT + 4 * step_share)
    firework = max(1.0, min(frame.widest_column, room))
    columns = _columns(frame, width / 2, firework, 0.355 * firework, step_share * firework)
    clue_tokens = QRectF(columns[0].left(), under_seats + 8, 0, hanging)
    clue_tokens.setRight(columns[-1].right())
    own_left = (width - _own_row(frame)) / 2
    own_right = own_left + _own_row(frame)
    deck_width = 0.072 * width
    deck = QRectF(0.087 * width, base - 30 - HEIGHT * deck_width, deck_width, HEIGHT * deck_width)
    strikes = QRectF(width - (0.087 + 0.13) * width, base - 100, 0.13 * width, 36)
    strikes.setTop(strikes.bottom() - 36 * frame.growth)
    if frame.is_low:
        strikes.moveBottom(base - 14 - 20 * frame.text)
    buttons_top = base + 72 + frame.more
    words_width = min(0.16 * width, _CLUES_LEFT * frame.text)
    clue_token_words = _beside(clue_tokens, words_width, 22 * frame.text)
    at_left = QRectF(
        QPointF(2 * margin, under_seats + _SKY_GAP),
        QPointF(columns[0].left() - 2 * _SKY_GAP, deck.top() - _SKY_GAP),
    )
    at_right = QRectF(
        QPointF(columns[-1].right() + 2 * _SKY_GAP, clue_token_words.bottom() + _SKY_GAP / 2),
        QPointF(width - 2 * margin, strikes.top() - _SKY_GAP),
    )
    return Geometry(
        size=(width, frame.height),
        base=base,
        seats=seats,
        strips=frame.strips,
        clue_tokens=clue_tokens,
        clue_token_words=clue_token_words,
        sky=_sky_on_both_sides(at_left, at_right, frame.suits),
        columns=columns,
        firework_width=firework,
        firework_step=step_share * firework,
        deck=deck,
        deck_words=_under(deck, 0.22 * width, frame.text),
        strikes=strikes,
        strike_words=_under(strikes, 0.2 * width, frame.text),
        left_buttons=QRectF(margin, buttons_top, own_left - 20 - margin, 150),
        right_buttons=QRectF(own_right + 20, buttons_top, width - margin - own_right - 20, 150),
        **_own_places(frame, own_left),
    )


def _two_sides(frame: Measures) -> Geometry:
    """Return the layout for five players: two teammates on each side, clockwise from the lower left."""
    width, margin, base = frame.width, frame.margin, frame.base
    panel_width = 0.31 * width
    panel_height = (base - frame.top - 6) / 2 + 4
    room = panel_height - frame.head - 8
    u = _card_width_for(frame, (panel_width - 16) / frame.hand_span, room)
    lower = frame.top + panel_height + 6
    right = width - margin - panel_width
    corners = ((margin, lower), (margin, frame.top), (right, frame.top), (right, lower))
    seats = tuple(_seat(frame, QRectF(x, y, panel_width, panel_height), u) for x, y in corners)
    free = width - 2 * panel_width - 4 * margin
    firework = free / (frame.suits + 0.2 * (frame.suits - 1))
    step = min(0.9 * firework, (base - 86 - HEIGHT * firework) / 4)
    columns = _columns(frame, width / 2, firework, 0.2 * firework, step)
    clue_tokens = QRectF(columns[0].left(), 6, free, 40)
    own_left = (width - _own_row(frame)) / 2
    own_right = own_left + _own_row(frame)
    own = _own_places(frame, own_left)
    # A clue's line runs down beside the viewer's hand, and the status bar may extend beyond the hand.
    buttons_left = max(own_right + 38, own["status_bar"].right() + 12)
    left_column = QRectF(margin, base + 24, own_left - 20 - margin, frame.height - base - 24)
    low = left_column.height() - _LOW_SUPPLIES - 40 * frame.text
    deck_width = min(0.07 * width, low / HEIGHT)
    deck = QRectF(
        left_column.center().x() - deck_width / 2, base + 30, deck_width, HEIGHT * deck_width
    )
    clue_token_words = _under(clue_tokens, clue_tokens.width(), frame.text).translated(0, -4)
    above = QRectF(
        QPointF(columns[0].left(), clue_token_words.bottom() + _SKY_GAP),
        QPointF(columns[-1].right(), columns[0].top() - _SKY_GAP),
    )
    under_deck = deck.bottom() + 8 + 20 * frame.text
    strikes = QRectF(left_column.left(), under_deck, left_column.width(), 32)
    return Geometry(
        size=(width, frame.height),
        base=base,
        seats=seats,
        strips=frame.strips,
        clue_tokens=clue_tokens,
        clue_token_words=clue_token_words,
        columns=columns,
        firework_width=firework,
        firework_step=step,
        deck=deck,
        deck_words=_under(deck, left_column.width(), frame.text),
        sky=_sky(above, frame.suits),
        strikes=strikes,
        strike_words=_under(strikes, left_column.width(), frame.text),
        left_buttons=QRectF(buttons_left, base + 18, width - margin - buttons_left, 44),
        right_buttons=QRectF(buttons_left, base + 66, width - margin - buttons_left, 150),
        **own,
    )


def _own_row(frame: Measures) -> float:
    return frame.own_width * frame.hand_span


def _own_places(frame: Measures, left: float) -> _OwnPlaces:
    """Return the places of the viewer's plate, the status bar, the rail and the viewer's cards."""
    u, base, text = frame.own_width, frame.base, frame.text
    high = PLATE + frame.more
    plate_width = min(190.0 * text, max(172.0, 0.42 * _own_row(frame)))
    plate = QRectF(left, base + 16, plate_width, high)
    status_bar_left = plate.right() + 12
    # With a narrow hand the status bar extends to its right, up to where clue lines run.
    most = frame.width - 66
    wanted: float = _RIBBON
    if frame.players == 5:  # the buttons there leave it the minimum width
        most, wanted = frame.width - frame.margin - _LEAST_BUTTONS, _LEAST_RIBBON * text
    status_bar_right = max(left + _own_row(frame), min(status_bar_left + wanted, most))
    return {
        "own_plate": plate,
        "status_bar": QRectF(status_bar_left, base + 16, status_bar_right - status_bar_left, high),
        "rail": base + 57 + frame.more,
        "own_width": u,
        "own_slots": tuple(
            QPointF(left + place * 1.1 * u, base + 72 + frame.more) for place in range(frame.hand)
        ),
    }


def _columns(
    frame: Measures, centre: float, firework: float, gap: float, step: float
) -> tuple[QRectF, ...]:
    left = centre - (frame.suits * firework + (frame.suits - 1) * gap) / 2
    height = HEIGHT * firework + 4 * step
    return tuple(
        QRectF(left + i * (firework + gap), frame.base - height, firework, height)
        for i in range(frame.suits)
    )


def _sky_on_both_sides(left: QRectF, right: QRectF, suits: int) -> tuple[QRectF, ...]:
    """Return half of the bursts on each side; none if either side is too small."""
    left_bursts, right_bursts = _sky(left, suits // 2), _sky(right, suits - suits // 2)
    return (*left_bursts, *right_bursts) if left_bursts and right_bursts else ()


def _sky(region: QRectF, bursts: int) -> tuple[QRectF, ...]:
    """Return squares for the bursts, alternately high and low; none if there is too little room."""
    if region.width() < 0 or region.height() < _LEAST_SKY or not bursts:
        return ()
    apart = region.width() / bursts
    side = min(region.height(), _OVERLAP * apart, _LARGEST_BURST)
    lower = min(region.height() - side, 0.4 * side)
    return tuple(
        QRectF(
            region.left() + (place + 0.5) * apart - side / 2,
            region.center().y() - side / 2 + (lower / 2 if place % 2 else -lower / 2),
            side,
            side,
        )
        for place in range(bursts)
    )


def _under(box: QRectF, width: float, text: float) -> QRectF:
    """Return a line of text centred under a box."""
    return QRectF(box.center().x() - width / 2, box.bottom() + 4, width, 20 * text)


def _beside(box: QRectF, width: float, height: float) -> QRectF:
    """Return a line of text to the right of a box, near its foot where the clue tokens hang."""
    return QRectF(box.right() + 16, box.center().y() + 1 - height / 2, width, height)
