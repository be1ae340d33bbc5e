"""Signs drawn on the table."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.table.art.card_faces_and_backs import HEIGHT
from hanabi_desktop.table.art.signs import FireworkColumn, _lines_above


@pytest.mark.parametrize("step", [7.0, 9.0, 11.0, 14.0, 20.0, 33.0])
@pytest.mark.parametrize("height", [0, 1, 2, 3, 4])
def test_ranks_above_a_firework_never_overlap(step: float, height: int) -> None:
    box = QRectF(0.0, 0.0, 48.0, 5 * step + 60.0)
    column = FireworkColumn(Suit.RED, height, 5, "")
    top_card = box.bottom() - HEIGHT * box.width() - (height - 1) * step
    lines = _lines_above(box, column, step, top_card)
    assert min(lines) == height + 1
    centres = [line.center().y() for line in lines.values()]
    assert all(low - high >= 0.9 * 12 for low, high in pairwise(centres))
    if step >= 20.0:
        assert list(lines) == list(range(height + 1, 6)), "there is room for all of them"
