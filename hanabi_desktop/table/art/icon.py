"""The program's icon: a burst over a horizon, with separate drawings for ranges of sizes."""

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QImage, QImageReader, QPixmap

from hanabi_desktop.support.files import RESOURCES

ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)
_DRAWINGS = (128, 48, 24, 16)
"""The sizes of the drawings; each is used for its size and larger ones, up to the next drawing."""


def icon_drawing(size: int) -> Path:
    """Return the path of the drawing for an icon of this size in pixels."""
    least = next((least for least in _DRAWINGS if least <= size), _DRAWINGS[-1])
    return RESOURCES / "icons" / f"program-{least}.svg"


def picture_of(drawing: Path, width: int, height: int) -> QImage:
    """Return a drawing at this size in pixels."""
    reader = QImageReader(str(drawing))
    reader.setScaledSize(QSize(width, height))
    return reader.read()


def program_icon() -> QIcon:
    """Return the icon in every size a desktop asks for."""
    icon = QIcon()
    for size in ICON_SIZES:
        icon.addPixmap(QPixmap.fromImage(picture_of(icon_drawing(size), size, size)))
    return icon
