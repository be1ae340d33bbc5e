"""Checks of what can be learnt from the window's pixels, texts and objects."""

import gc
import types
from collections.abc import Iterator

import pytest
from live_objects import live_objects
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
from hanabi_desktop.session.play.cursor import Cursor
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.table.appearance import CardDesign, Palette
from hanabi_desktop.table.art import card_pixmaps as card_art
from hanabi_desktop.table.art.card_faces_and_backs import HEIGHT
from hanabi_desktop.table.models.table_model import TableCard

_EVERY = 29
"""One of this many pixels is sampled; a face is wide enough to be found in each row."""

_ROLES = range(int(Qt.ItemDataRole.UserRole) + 12)
_NOT_FOLLOWED = (Session, Cursor, types.ModuleType, type, types.FrameType, types.CodeType)
"""Types whose references are not followed: the session may know the cards, the others hold no game data."""


def paint_faces_flat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Paint every face in a flat colour of its own, so that it can be recognised in pixels."""

    def draw_flat(
        painter: QPainter,
        card: Card,
        u: float,
        _: CardDesign = CardDesign.PICTURES,
        *,
        every_colour: bool = False,
    ) -> None:
        painter.fillRect(0, 0, round(u), round(HEIGHT * u), _colour(card))

    def draw_flat_trash(painter: QPainter, card: Card, u: float, _: Palette) -> None:
        draw_flat(painter, card, u)

    monkeypatch.setattr(card_art, "draw_face", draw_flat)
    monkeypatch.setattr(card_art, "draw_trash", draw_flat_trash)


def _colour(card: Card) -> QColor:
    return QColor(255, 20 + 5 * card.suit.value, 90 + 20 * card.rank)


def visible_faces(program: Program, cards: tuple[Card, ...]) -> set[Card]:
    """Return those of the cards whose faces are visible in the window."""
    image = program.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels = set(memoryview(image.constBits()).cast("I")[::_EVERY])
    return {card for card in cards if _colour(card).rgb() in pixels}


def all_texts(program: Program) -> set[str]:
    """Return every text in the window, shown or not: of widgets, models, screen readers, tooltips."""
    window = program.window
    texts = {QToolTip.text(), QApplication.clipboard().text()}
    for thing in (window, *window.findChildren(QObject)):
        about = thing.metaObject()
        for place in range(about.propertyCount()):
            value = thing.property(about.property(place).name())
            if isinstance(value, str):
                texts.add(value)
    for model in live_objects(QAbstractItemModel):
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


def reachable_cards(program: Program) -> list[object]:
    """Return every card in a hand that is reachable from the window's side of the session.

    All references from the program's parts are followed, except into the session itself.
    """
    found, seen, todo = [], set[int](), [program, *_unreferenced_objects(program)]
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, _NOT_FOLLOWED):
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


def _unreferenced_objects(program: Program) -> Iterator[object]:
    """Yield Qt objects that cannot be reached through Python references from the program."""
    yield from program.window.findChildren(QObject)
    yield from program.game.findChildren(QObject)
    yield from live_objects(QGraphicsItem)
    yield from QCoreApplication.instance().children()
