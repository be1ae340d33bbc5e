"""Opaque pictures are painted completely: a new pixmap holds whatever the memory held before."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QColor, QPixmap

from hanabi_desktop.table.appearance import Cloth, Theme, palette_of
from hanabi_desktop.table.art import scenery
from hanabi_desktop.ui.shell import curtain


def filled_with(colour: Qt.GlobalColor) -> Callable[[QSize], QPixmap]:
    """Return a pixmap class filled with one colour, as if left over in memory."""

    def new_pixmap(size: QSize) -> QPixmap:
        pixmap = QPixmap(size)
        pixmap.fill(QColor(colour))
        return pixmap

    return new_pixmap


@pytest.mark.parametrize("theme", list(Theme))
@pytest.mark.parametrize("ratio", [1.0, 1.25])
@pytest.mark.parametrize("cloth", [*Cloth, None])
def test_opaque_picture_is_independent_of_previous_memory_contents(
    qapp: QCoreApplication,
    monkeypatch: pytest.MonkeyPatch,
    cloth: Cloth | None,
    ratio: float,
    theme: Theme,
) -> None:
    palette = palette_of(theme)
    pictures = []
    for colour in (Qt.GlobalColor.magenta, Qt.GlobalColor.green):
        for painted in (scenery, curtain):
            monkeypatch.setattr(painted, "QPixmap", filled_with(colour))
        if cloth is not None:
            picture = scenery.paint_scenery(QSize(405, 303), 196.4, palette, ratio, cloth)
        else:
            picture = curtain.paint_fold(303, palette, ratio)
        pictures.append(picture.toImage())
    assert pictures[0] == pictures[1]
