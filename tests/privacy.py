"""What somebody who looks at the window, listens to it or pokes at its parts could learn."""

import gc
import types
from collections.abc import Iterator

import pytest
from living import living
from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    Qt,
)
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsItem, QToolTip

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.moves import Drawn
from hanabi_desktop.game.observation import HandCard, Observation
from hanabi_desktop.models.table import TableCard
from hanabi_desktop.session.play.cursor import Cursor
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.table.art import card_art
from hanabi_desktop.table.art.faces import HEIGHT
from hanabi_desktop.table.art.palette import CardDesign, Palette

_EVERY = 29
"""Of how many pixels one is looked at: a face is wide enough to be met, line after line."""

_ROLES = range(int(Qt.ItemDataRole.UserRole) + 12)
_ROOFS = (Session, Cursor, types.ModuleType, type, types.FrameType, types.CodeType)
"""Nobody goes through these: the session may know, the rest is no data of a game."""


def faces_by_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on every face is one flat colour of its own, so that pixels can be read."""

    def draw_flat(
        painter: QPainter, card: Card, u: float, _: CardDesign = CardDesign.PICTURES
    ) -> None:
        painter.fillRect(0, 0, round(u), round(HEIGHT * u), _colour(card))

    def draw_flat_trash(painter: QPainter, card: Card, u: float, _: Palette) -> None:
        draw_flat(painter, card, u)

    monkeypatch.setattr(card_art, "draw_face", draw_flat)
    monkeypatch.setattr(card_art, "draw_trash", draw_flat_trash)


def _colour(card: Card) -> QColor:
    return QColor(255, 20 + 5 * card.suit.value, 90 + 20 * card.rank)


def faces_in(program: Program, cards: tuple[Card, ...]) -> set[Card]:
    """Those of the cards whose faces can be seen in the window right now."""
    image = program.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels = set(memoryview(image.constBits()).cast("I")[::_EVERY])
    return {card for card in cards if _colour(card).rgb() in pixels}


def everything_to_be_read(program: Program) -> set[str]:
    """Every text in the window, shown or not: of widgets, models, screen readers, tooltips."""
    window = program.window
    texts = {QToolTip.text(), QApplication.clipboard().text()}
    for thing in (window, *window.findChildren(QObject)):
        about = thing.metaObject()
        for place in range(about.propertyCount()):
            value = thing.property(about.property(place).name())
            if isinstance(value, str):
                texts.add(value)
    for model in living(QAbstractItemModel):
        texts |= _texts_of(model)
    QAccessible.setActive(True)
    root = QAccessible.queryAccessibleInterface(window)
    for one in (root, *_below(root)):
        texts |= {one.text(kind) for kind in QAccessible.Text if kind.value < 10}
    QAccessible.setActive(False)
    for item in program.game.screen.scene.items():
        texts |= {item.toolTip(), *(str(item.data(key)) for key in range(4))}
    return texts


def _texts_of(model: QAbstractItemModel) -> set[str]:
    texts = set()
    for row in range(model.rowCount(QModelIndex())):
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
        for column in range(columns):
            index = model.index(row, column)
            texts |= {str(index.data(role)) for role in _ROLES}
    return texts


def _below(root: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for place in range(root.childCount()):
        child = root.child(place)
        if child is not None and child.isValid():
            yield child
            yield from _below(child)


def cards_within_reach(program: Program) -> list[object]:
    """Every card in somebody's hand that can be got at from the window's side of the session.

    All that the program's parts refer to is walked through, but not the session itself.
    """
    found, seen, todo = [], set[int](), [program, *_loose_ends(program)]
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, _ROOFS):
            continue
        seen.add(id(thing))
        match thing:
            case HandCard() | TableCard() | Observation():
                found.append(thing)
            case Drawn(card=card) if card is not None:
                found.append(thing)
        if isinstance(thing, types.FunctionType):
            todo += thing.__closure__ or ()
            todo += [thing.__defaults__, thing.__kwdefaults__]
        else:
            todo += gc.get_referents(thing)
    return found


def _loose_ends(program: Program) -> Iterator[object]:
    """Yield what Qt holds and Python does not see from the program."""
    yield from program.window.findChildren(QObject)
    yield from program.game.findChildren(QObject)
    yield from living(QGraphicsItem)
    yield from QCoreApplication.instance().children()
