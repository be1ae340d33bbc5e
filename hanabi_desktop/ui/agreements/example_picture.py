"""A picture of a small position that shows what a convention means."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from hanabi_desktop.game.cards import Rank, parse_cards
from hanabi_desktop.learning.examples import Example
from hanabi_desktop.table.art.example_drawings import (
    DrawnCard,
    DrawnRow,
    draw_example,
    example_size,
)
from hanabi_desktop.ui.widgets.theme import palette_in_use
from hanabi_desktop.wording.examples import (
    described,
    discard_label,
    fireworks_label,
    hand_label,
    hand_of,
)


class ExamplePicture(QLabel):
    """Draws one example; its accessible name describes the same."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_example(self, example: Example | None) -> None:
        """Draw an example; None hides the picture."""
        self.setVisible(example is not None)
        if example is None:
            return
        rows = _rows(example)
        image = draw_example(rows, palette_in_use(), self.devicePixelRatioF())
        self.setPixmap(QPixmap.fromImage(image))
        size = example_size(rows)
        self.setMinimumSize(QSize(round(size.width()), round(size.height())))
        self.setAccessibleName(described(example))


def _rows(example: Example) -> tuple[DrawnRow, ...]:
    rows = []
    if example.stacks:
        tops = tuple(DrawnCard(card) for card in parse_cards(example.stacks))
        rows.append(DrawnRow(fireworks_label(), tops))
    if example.discarded:
        gone = tuple(DrawnCard(card) for card in parse_cards(example.discarded))
        rows.append(DrawnRow(discard_label(), gone))
    rows += [
        DrawnRow(hand_label(example, place), _hand(example, place))
        for place in range(len(example.hands))
    ]
    return tuple(rows)


def _hand(example: Example, place: int) -> tuple[DrawnCard, ...]:
    words = example.hands[place].split()
    told = example.clue[1] if example.clue is not None and example.clue[0] == place else None
    turns = {where: turn for turn, where in enumerate(example.plays, start=1)}
    return tuple(
        DrawnCard(
            card,
            is_pointed_at=told in ((card.rank,) if isinstance(told, Rank) else (card.suit,)),
            is_clued="'" in words[slot - 1],
            turn=turns.get((place, slot), 0),
            is_kept=(place, slot) in example.keeps,
        )
        for slot, card in enumerate(hand_of(example, place), start=1)
    )
