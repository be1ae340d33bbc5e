"""The popovers in which a clue is chosen, or a colour announced before a play (timed choreography)."""

import math
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.game.cards import ClueValue, Suit
from hanabi_desktop.game.moves import Clue
from hanabi_desktop.game.options import MAX_CLUE_TOKENS, TableTalk
from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.table.intent import Intent
from hanabi_desktop.table.layout.geometry import Geometry
from hanabi_desktop.table.models.table_model import TableModel, Touch
from hanabi_desktop.ui.shell.keys import KeyMap
from hanabi_desktop.ui.widgets.controls import ClueButton, ConsideredButton, TipsBeside
from hanabi_desktop.ui.widgets.sentences import TableWords
from hanabi_desktop.ui.widgets.window_sizes import TARGET_PX
from hanabi_desktop.wording.markup import tip_text
from hanabi_desktop.wording.names import clue_title, count_word, suit_name
from hanabi_desktop.wording.problems import refusal_sentence

translate = QCoreApplication.translate


WIDEST, NARROWEST = 284, 196
FIVE_TILES = 236
"""The width of a popover with five tiles in a row, in pixels."""
"""The width of five tiles in pixels; larger text does not increase the minimum width beyond it."""
GAP = 12.0
"""The gap between a popover and its anchor or the fireworks, in pixels."""
_UNDER_WORDS = 6.0
"""The gap between a popover and the words above it, in pixels."""
EDGE = 8.0
"""The least distance of a popover from the edge of the table or of the panel beside it, in pixels."""
_CORNER = 24.0
"""The least distance of a popover's pointer from the popover's corner, in pixels."""
_HANDS_WEIGH = 3
"""The weight of covering a hand, relative to covering the same area of the fireworks."""
_ARROWS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


def popover_width(beside_fireworks: float) -> int:
    """Return the width of a popover, given the room beside the fireworks; both in pixels."""
    least = min(text_px(NARROWEST), FIVE_TILES)
    return round(min(text_px(WIDEST), max(least, beside_fireworks - 2 * GAP)))


def popover_box(
    size: QSize,
    table: QRectF,
    anchor: QRectF,
    fireworks: QRectF,
    panels: Sequence[QRectF],
    words: QRectF,
    floor: float,
) -> QRectF:
    """Return the place of a popover: near its anchor, covering neither fireworks nor hands.

    The candidates are under, beside and above the anchor and on either side of the fireworks; the
    first one that covers least is taken.

    Args:
        size: the size of the popover.
        table: the box that the popover must stay within.
        anchor: the box of what the popover is about.
        fireworks: the box of the fireworks, not to be covered.
        panels: the boxes of the teammates, not to be covered.
        words: the words beside the clue tokens. The popover stays to their right if it can still
            point at its anchor, or below them if there is room.
        floor: how far down the popover may move to avoid the words.
    """
    width, height = float(size.width()), float(size.height())
    under, middle = anchor.bottom() + GAP, anchor.center().x() - width / 2
    right_of, left_of = fireworks.right() + GAP, fireworks.left() - GAP - width
    near = right_of if anchor.center().x() > table.center().x() else left_of
    beside_words = min(words.right() + GAP, anchor.center().x() - _CORNER)
    if beside_words > middle and QRectF(middle, under, width, height).intersects(words):
        middle = beside_words
    corners = (
        (middle, under),
        (near, under),
        (right_of, under),
        (left_of, under),
        (anchor.right() + GAP, anchor.top()),
        (anchor.left() - GAP - width, anchor.top()),
        (middle, anchor.top() - GAP - height),
    )
    inner = table.adjusted(EDGE, EDGE, -EDGE, -EDGE)
    boxes = [
        QRectF(
            min(max(inner.left(), x), inner.right() - width),
            min(max(inner.top(), y), inner.bottom() - height),
            width,
            height,
        )
        for x, y in corners
    ]

    def covered(box: QRectF) -> int:
        hands = sum(_overlap(box, panel) for panel in panels)
        return round(_overlap(box, fireworks) + _HANDS_WEIGH * hands)

    best = min(boxes, key=covered)
    too_low = best.bottom() - floor
    if 0 < too_low <= 2 * GAP:
        best.translate(0, -too_low)  # over the edge of a teammate's place, which is empty
    lower = best.translated(0, words.bottom() + _UNDER_WORDS - best.top())
    spares_words = best.intersects(words) and lower.bottom() <= floor
    return lower if spares_words and covered(lower) <= covered(best) else best


def free_rooms(geometry: Geometry, heights: Sequence[int]) -> tuple[QRectF, ...]:
    """Return the boxes in which a popover covers nothing: beside the fireworks, or above them between hands.

    ``heights`` are those of the fireworks, in cards.
    """
    fireworks, words = geometry.fireworks, geometry.clue_token_words
    if geometry.has_hands_beside_fireworks:
        top = words.bottom() + _UNDER_WORDS
        left, right = fireworks.left() - GAP, fireworks.right() + GAP
        built = min((box.top() for box in geometry.built(heights)), default=fireworks.bottom())
        return (QRectF(QPointF(left, top), QPointF(right, built - _UNDER_WORDS)),)
    top = max(seat.panel.bottom() for seat in geometry.seats) + _UNDER_WORDS
    beside = max(top, words.bottom() + _UNDER_WORDS)
    over_deck, over_strikes = geometry.deck.top(), geometry.strikes.top()
    left, right = fireworks.left() - GAP, fireworks.right() + GAP
    return (
        QRectF(QPointF(EDGE, top), QPointF(left, over_deck - _UNDER_WORDS)),
        QRectF(
            QPointF(right, beside), QPointF(geometry.size[0] - EDGE, over_strikes - _UNDER_WORDS)
        ),
    )


def kept_free(geometry: Geometry) -> tuple[QRectF, ...]:
    """Return what no popover covers: hands, fireworks, supplies with their counts, and whose turn it is."""
    hands = (seat.panel.adjusted(0, 0, 0, -_UNDER_WORDS) for seat in geometry.seats)
    words = geometry.clue_token_words, geometry.strike_words, geometry.deck_words
    things = geometry.clue_tokens, geometry.strikes, geometry.deck, geometry.fireworks
    return (*hands, *words, *things, geometry.own_plate, geometry.status_bar)


def between_hands_box(size: QSize, table: QRectF, fireworks: QRectF) -> QRectF:
    """Return the place of a popover with five players: above the fireworks, between the hands.

    There it may hide clue tokens and the rest of the fireworks, which the popover itself describes.
    """
    width, height = float(size.width()), float(size.height())
    return QRectF(fireworks.center().x() - width / 2, table.top() + 8, width, height)


def tab_step(event: QEvent) -> int:
    """Return 1 for Tab, -1 for Shift+Tab, 0 for any other event."""
    if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
        return 0
    return {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}.get(Qt.Key(event.key()), 0)


def _overlap(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return both.width() * both.height()


def announcement_box(
    size: QSize, table: QRectF, anchor: QRectF, fireworks: QRectF, floor: float
) -> QRectF:
    """Return the place of a popover about one of the viewer's cards: beside the fireworks, above ``floor``."""
    width, height = float(size.width()), float(size.height())
    on_the_right = anchor.center().x() > fireworks.center().x()
    left = fireworks.right() + GAP if on_the_right else fireworks.left() - GAP - width
    left = min(max(table.left() + 8, left), table.right() - 8 - width)
    return QRectF(left, max(table.top() + 8, floor - GAP - height), width, height)


class Popover(QFrame):
    """A popover on the table, navigated with the arrow keys.

    Attributes:
        title: the question; subclasses place it in their layout.
        least_width: the width that its contents need, in pixels.
    """

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("popover")
        self.setFixedWidth(WIDEST)
        self.title = QLabel()
        self.title.setObjectName("quiet")
        self._tips = TipsBeside(self)
        self.least_width = 0
        self.hide()

    def set_width(self, width: int) -> None:
        """Take a width, and arrange the contents in it."""
        self.setFixedWidth(width)

    def fit(self, height: int) -> None:
        """Hide the title if the height is too small: the status bar asks the question as well."""
        self.title.show()
        self.title.setVisible(self.sizeHint().height() <= height)

    def step(self, by: int) -> None:
        raise NotImplementedError

    def close_popover(self) -> None:
        if not self.isHidden():  # isVisible() would be False on a page that is not shown
            self.hide()
            self.closed.emit()

    def keep_focus(self) -> None:
        """Take the focus from a child that is about to be deleted, so that Qt does not pass it on."""
        if self.isAncestorOf(QApplication.focusWidget() or self):
            self.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            by = _ARROWS.get(Qt.Key(event.key()))
            if by is not None:
                self.step(by)
                return True
        return super().eventFilter(watched, event)


_APART_PX = 4
"""The gap between tiles, in pixels."""
_WIDE_TILE_PX, _LOWEST_TILE_PX = 52, 44
"""The usual and the least height of a tile that says what its clue touches, in pixels."""


class CluePopover(Popover):
    """Offers the clues to one teammate; every action goes through the intent."""

    def __init__(
        self,
        model: TableModel,
        intent: Intent,
        words: TableWords,
        keys: KeyMap,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._intent = intent
        self._words = words
        self._keys = keys
        self._buttons: dict[ClueValue, ClueButton] = {}
        self._offer: tuple[object, ...] = ()
        self._rows = QGridLayout()
        self._rows.setSpacing(_APART_PX)
        self._laid_out: tuple[object, ...] = ()
        self._about = QLabel()
        self._about.setObjectName("quiet")
        self._about.setWordWrap(True)
        self._about.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._left = QLabel()
        self._left.setObjectName("quiet")
        self.all_button = QPushButton()
        self.all_button.setObjectName("link")
        self.all_button.setAutoDefault(False)
        self.all_button.clicked.connect(self._offer_all)
        self.all_button.installEventFilter(self)
        foot = QHBoxLayout()
        foot.addWidget(self._left, 1)
        foot.addWidget(self.all_button)
        layout = self._layout = QVBoxLayout(self)
        layout.setSpacing(3)
        layout.addWidget(self.title)
        layout.addLayout(self._rows)
        layout.addWidget(self._about)
        layout.addLayout(foot)

    @property
    def _shows_all(self) -> bool:
        """Whether small tiles are shown: for every clue, or for a card that several colours touch."""
        question = self._intent.pending.question
        return question is not None and (question.all_values or len(self._intent.offered()) > 2)

    def button(self, value: ClueValue) -> ClueButton | None:
        """Return the button of a value; None if it is not offered."""
        return self._buttons.get(value)

    def forget(self) -> None:
        """Clear the offer, which reveals a hand."""
        self._rebuild_buttons(())
        for label in (self.title, self._about):
            label.clear()
        self.setAccessibleName("")

    def follow(self) -> bool:
        """Show what the intent asks for; return whether the offer has changed."""
        question, seen = self._intent.pending.question, self._model.observation
        if question is None or seen is None:
            self._offer = ()
            self.close_popover()
            return False
        name = self._words.names[question.target]
        self.title.setText(translate("CluePopover", "Tell {name} about…").format(name=name))
        self.setAccessibleName(self.title.text())
        offer = (question.target, question.anchor, self._shows_all, *self._intent.offered())
        renewed = offer != self._offer
        if renewed:
            self._offer = offer
            self._rebuild_buttons(self._intent.offered())
        draft = question.draft
        for value, button in self._buttons.items():
            self._describe(
                button, Clue(question.target, value), lit=draft is not None and draft.value == value
            )
        many = self._shows_all
        self._about.setVisible(many)
        # Otherwise the popover would grow while the pointer is over it.
        self._about.setMinimumHeight(2 * self._about.fontMetrics().lineSpacing())
        self._about.setText(
            f"{clue_title(draft.value)}: {self._summary(draft)}"
            if draft
            else translate("CluePopover", "Choose a colour or a value.")
        )
        self._left.setText(
            translate("CluePopover", "Clues left: {now}, then {then}").format(
                now=seen.clue_tokens, then=seen.clue_tokens - 1
            )
        )
        self.all_button.setText(translate("CluePopover", "All clues…"))
        self.all_button.setVisible(not question.all_values)
        foot = 8 if question.all_values else 2  # the button has padding of its own
        self._layout.setContentsMargins(10, 8, 10, foot)
        self.adjustSize()
        return renewed

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        step = tab_step(event)
        if step and self._intent.target_next(step):
            return True
        return super().eventFilter(watched, event)

    def fit(self, height: int) -> None:
        """Fit into a height; if that is not enough, reduce the height of two wide tiles."""
        wide = [] if self._shows_all else list(self._buttons.values())
        self._set_heights(wide, text_px(_WIDE_TILE_PX))
        super().fit(height)
        over = self.sizeHint().height() - height
        if wide and over > 0:
            lower = text_px(_WIDE_TILE_PX) - math.ceil(over / len(wide))
            self._set_heights(wide, max(text_px(_LOWEST_TILE_PX), lower))

    def _set_heights(self, tiles: Sequence[ClueButton], height: int) -> None:
        for tile in tiles:
            tile.setFixedHeight(height)
        self._rows.invalidate()  # otherwise the layout uses old sizes until the next event

    def step(self, by: int) -> None:
        values = self._intent.offered()
        question = self._intent.pending.question
        draft = question.draft if question else None
        place = values.index(draft.value) + by if draft and draft.value in values else 0
        self._intent.consider(values[place % len(values)])

    def _offer_all(self) -> None:
        self.setFocus()
        self._intent.offer_all()

    def _rebuild_buttons(self, values: tuple[ClueValue, ...]) -> None:
        self.keep_focus()
        for button in self._buttons.values():
            self._rows.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = {}
        self.least_width = FIVE_TILES if self._shows_all else 0
        for value in values:
            button = ClueButton(value, self)
            button.installEventFilter(self)
            button.installEventFilter(self._tips)
            button.considered.connect(lambda value=value: self._intent.consider(value))
            button.clicked.connect(lambda _=False, value=value: self._intent.give_clue(value))
            self._buttons[value] = button
            button.show()
        self._laid_out = ()
        self.set_width(max(self.width(), self.least_width))

    def set_width(self, width: int) -> None:
        """Take a width, and arrange the tiles in it."""
        super().set_width(width)
        many, room = self._shows_all, width - 20
        asked = room, many, text_px(_LOWEST_TILE_PX)
        if asked == self._laid_out:
            return
        self._laid_out = asked
        suits = sum(isinstance(value, Suit) for value in self._buttons)
        columns = max(suits, len(self._buttons) - suits)
        fitting = max(1, (room + _APART_PX) // (TARGET_PX + _APART_PX)) if many else 1
        in_a_row = math.ceil(columns / math.ceil(columns / fitting)) if columns else 1
        for button in self._buttons.values():
            self._rows.removeWidget(button)
        for place, button in enumerate(self._buttons.values()):
            is_rank = many and place >= suits
            row, column = divmod(place - suits if is_rank else place, in_a_row)
            row += -(-suits // in_a_row) if is_rank else 0
            self._rows.addWidget(button, row, column, Qt.AlignmentFlag.AlignLeft)
            wide = (room - _APART_PX * (in_a_row - 1)) // max(1, in_a_row)
            high = _LOWEST_TILE_PX if many else _WIDE_TILE_PX
            button.setFixedSize(wide, text_px(high))

    def _describe(self, button: ClueButton, clue: Clue, *, lit: bool) -> None:
        refusal = self._model.why_not(clue)
        summary = self._summary(clue) if refusal is None else refusal_sentence(refusal)
        title = clue_title(clue.value)
        button.setEnabled(refusal is None)
        button.setAccessibleName(f"{title}: {summary}")
        few = not self._shows_all
        # What a clue touches is written on its tile, or below the tiles.
        button.setToolTip("" if refusal is None else tip_text(summary))
        key = self._keys.shown_for(clue.value)
        button.show_as(title if few else "", summary if few else "", key, lit=lit)

    def _forgets(self) -> bool:
        """Return whether table talk is strict: the table then shows no marks of earlier clues."""
        seen = self._model.observation
        return seen is not None and seen.options.table_talk is TableTalk.STRICT

    def _summary(self, clue: Clue) -> str:
        """Return what a clue touches, such as "three cards, 2 of them new"."""
        touched = self._intent.touched(clue)
        new = sum(card.touch is Touch.NEVER for card in touched)
        cards = count_word(len(touched))
        if not touched:
            return translate("CluePopover", "no cards, which says something too")
        if self._forgets():
            return cards
        if new == len(touched):
            text = translate("CluePopover", "{cards}, new").format(cards=cards)
        elif new == 0:
            text = translate("CluePopover", "{cards}, clued before").format(cards=cards)
        else:
            text = translate("CluePopover", "{cards}, {new}").format(
                cards=cards, new=self._words.counts.new_cards(new)
            )
        return text


_TILE_PX, _GAP_PX, _MARGINS_PX = 44, 6, 20


class AnnouncePopover(Popover):
    """Offers to announce one of the colours in play, or to play without an announcement."""

    def __init__(self, model: TableModel, intent: Intent, keys: KeyMap, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._keys = keys
        self._intent = intent
        self._tiles: dict[Suit, ClueButton] = {}
        self.title.setWordWrap(True)
        self._stakes = QLabel()
        self._stakes.setObjectName("quiet")
        self._stakes.setWordWrap(True)
        self._grid = QGridLayout()
        self._grid.setSpacing(_GAP_PX)
        self._silently = ConsideredButton()
        self._silently.setMinimumHeight(_TILE_PX)
        self._silently.considered.connect(lambda: intent.consider_announcing(None))
        self._silently.installEventFilter(self)
        self._silently.clicked.connect(lambda: intent.announce(None))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 10, 10, 10)
        layout.setSpacing(8)
        layout.addWidget(self.title)
        layout.addLayout(self._grid)
        layout.addWidget(self._silently)
        layout.addWidget(self._stakes)

    def button(self, suit: Suit | None) -> QPushButton | None:
        """Return the button of a colour; None stands for the button that announces nothing."""
        return self._silently if suit is None else self._tiles.get(suit)

    def follow(self) -> bool:
        """Show what the intent asks for; return whether the popover has to be opened."""
        announcement, seen = self._intent.pending.announcement, self._model.observation
        if announcement is None or seen is None:
            self.close_popover()
            return False
        if tuple(self._tiles) != seen.options.suits:
            self._offer(seen.options.suits)
        self.title.setText(translate("AnnouncePopover", "Announce the card’s colour?"))
        self.setAccessibleName(self.title.text())
        stakes = (
            translate(
                "AnnouncePopover", "All eight clues are available, so announcing gains nothing."
            )
            if seen.clue_tokens == MAX_CLUE_TOKENS
            else translate("AnnouncePopover", "Right: a clue comes back. Wrong: a strike.")
        )
        self._stakes.setText(stakes)
        self._silently.setText(translate("AnnouncePopover", "Play without announcing"))
        for suit, tile in self._tiles.items():
            key = self._keys.shown_for(suit)
            tile.show_as("", "", key, lit=suit is announcement.suit)
            tile.setAccessibleName(suit_name(suit))
            tile.setToolTip(tip_text(f"{suit_name(suit)} ({key})\n{stakes}"))
        self._arrange_tiles()
        self.adjustSize()
        return not self.isVisible()

    def set_width(self, width: int) -> None:
        """Take a width, and arrange the tiles in it."""
        super().set_width(width)
        self._arrange_tiles()

    def fit(self, height: int) -> None:
        """Hide the explanation if there is too little room; tooltips repeat it."""
        self._stakes.show()
        super().fit(height)
        self._stakes.setVisible(self.sizeHint().height() <= height)

    @property
    def offered(self) -> tuple[Suit | None, ...]:
        """The possible announcements in the order shown; None announces nothing."""
        seen = self._model.observation
        return () if seen is None else (*seen.options.suits, None)

    def step(self, by: int) -> None:
        announcement, offered = self._intent.pending.announcement, self.offered
        if announcement is not None:
            place = offered.index(announcement.suit) + by
            self._intent.consider_announcing(offered[place % len(offered)])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        by = tab_step(event)
        if by:
            self.step(by)
            return True
        return super().eventFilter(watched, event)

    def _arrange_tiles(self) -> None:
        """Arrange the tiles in one row, or in two if they do not fit."""
        in_a_row = (self.width() - _MARGINS_PX + _GAP_PX) // (_TILE_PX + _GAP_PX)
        if in_a_row < len(self._tiles):
            in_a_row = -(-len(self._tiles) // 2)
        for place, tile in enumerate(self._tiles.values()):
            self._grid.addWidget(tile, place // in_a_row, place % in_a_row)

    def _offer(self, suits: tuple[Suit, ...]) -> None:
        """Create a tile for each colour in play."""
        self.keep_focus()
        for tile in self._tiles.values():
            self._grid.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        self._tiles = {}
        for suit in suits:
            tile = self._tiles[suit] = ClueButton(suit, self)
            tile.setFixedSize(_TILE_PX, _TILE_PX)
            tile.installEventFilter(self)
            tile.installEventFilter(self._tips)
            tile.considered.connect(partial(self._intent.consider_announcing, suit))
            tile.clicked.connect(lambda _=False, suit=suit: self._intent.announce(suit))
