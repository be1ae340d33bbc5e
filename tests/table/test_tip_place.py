"""The placement of tooltips, computed on rectangles alone."""

from PySide6.QtCore import QRectF, QSizeF

from hanabi_desktop.table.layout.tip_place import GAP, tip_place

TABLE = QRectF(0, 0, 800, 600)
CARD = QRectF(300, 200, 60, 90)
SIZE = QSizeF(160, 40)


def test_tooltip_is_centred_below_its_subject() -> None:
    assert tip_place(CARD, [SIZE], [CARD], [], [], TABLE) == QRectF(250, 290 + GAP, 160, 40)


def test_tooltip_moves_to_another_side_where_cards_lie() -> None:
    below = CARD.translated(0, 100)
    place = tip_place(CARD, [SIZE], [CARD, below], [], [], TABLE)
    assert not place.intersects(below)
    assert place.bottom() == CARD.top() - GAP


def test_tooltip_covers_text_rather_than_cards_or_moving_far_away() -> None:
    words = CARD.adjusted(-300, -130, 300, 130)
    near = tip_place(CARD, [SIZE], [CARD], [], [words], TABLE)
    assert near.intersects(words)
    assert not tip_place(CARD, [SIZE], [CARD, words], [], [], TABLE).intersects(words)


def test_shorter_lines_are_used_where_longer_ones_would_cover_a_card() -> None:
    sizes = [SIZE, QSizeF(80, 80)]
    beside = [CARD.translated(step, high) for step in (-80, 80) for high in (-100, 0, 100)]
    place = tip_place(CARD, sizes, [CARD, *beside], [], [], TABLE)
    assert place.size() == sizes[1]
    assert not any(place.intersects(card) for card in beside)


def test_tooltip_stays_on_the_table_and_covers_as_little_as_possible() -> None:
    corner = QRectF(0, 560, 60, 40)
    assert TABLE.contains(tip_place(corner, [SIZE], [corner], [], [], TABLE))
    everywhere = [TABLE.adjusted(0, 0, 0, -300)]
    assert tip_place(CARD, [SIZE], [CARD, *everywhere], [], [], TABLE).top() >= 300


def test_name_is_not_covered_if_another_place_exists() -> None:
    plate = QRectF(240, 296, 200, 26)
    place = tip_place(CARD, [SIZE], [CARD], [plate], [plate], TABLE)
    assert not place.intersects(plate)
    hidden = [CARD, QRectF(0, 0, 800, 296), QRectF(0, 340, 800, 260)]
    assert tip_place(CARD, [SIZE], hidden, [plate], [], TABLE).intersects(plate), (
        "keeping the cards visible takes precedence"
    )
