"""Opaque pictures are painted all over: a new pixmap holds whatever the memory held before."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QColor, QPixmap

from hanabi_desktop.table.art import cloth, scenery
from hanabi_desktop.table.art.palette import Theme, palette_of


def filled_with(colour: Qt.GlobalColor) -> Callable[[QSize], QPixmap]:
    """Make new pixmaps that hold one colour, as if that had been left in the memory."""

    def new_pixmap(size: QSize) -> QPixmap:
        pixmap = QPixmap(size)
        pixmap.fill(QColor(colour))
        return pixmap

    return new_pixmap


@pytest.mark.parametrize("theme", list(Theme))
@pytest.mark.parametrize("ratio", [1.0, 1.25])
@pytest.mark.parametrize("module", [scenery, cloth])
def test_opaque_picture_does_not_depend_on_what_the_memory_held(
    qapp: QCoreApplication,
    monkeypatch: pytest.MonkeyPatch,
    module: object,
    ratio: float,
    theme: Theme,
) -> None:
    palette = palette_of(theme)
    pictures = []
    for colour in (Qt.GlobalColor.magenta, Qt.GlobalColor.green):
        monkeypatch.setattr(module, "QPixmap", filled_with(colour))
        if module is scenery:
            picture = scenery.paint_scenery(QSize(405, 303), 196.4, palette, ratio)
        else:
            picture = cloth.paint_fold(303, palette, ratio)
        pictures.append(picture.toImage())
    assert pictures[0] == pictures[1]
