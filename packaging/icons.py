"""Makes the icons that installers and systems want out of our SVG drawings."""

import io
import os
from pathlib import Path

from PIL import Image

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication

from hanabi_desktop.paths import RESOURCES
from hanabi_desktop.table.art.icon import icon_drawing, icon_image

SAVED_GAME = RESOURCES / "icons" / "saved-game.svg"
_WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)
_APPLE_SIZES = (16, 32, 64, 128, 256, 512, 1024)


def write_ico(file: Path, drawing: Path | None = None) -> Path:
    """Write an icon for Windows: the program's, or one drawing in all sizes."""
    *smaller, largest = (_image(size, drawing) for size in _WINDOWS_SIZES)
    sizes = [(size, size) for size in _WINDOWS_SIZES]
    largest.save(file, format="ICO", sizes=sizes, append_images=smaller)
    return file


def write_icns(file: Path, drawing: Path | None = None) -> Path:
    """Write an icon for macOS."""
    *smaller, largest = (_image(size, drawing) for size in _APPLE_SIZES)
    largest.save(file, format="ICNS", append_images=smaller)
    return file


def write_png(file: Path, size: int, drawing: Path | None = None) -> Path:
    """Write a picture of so many pixels."""
    file.parent.mkdir(parents=True, exist_ok=True)
    _image(size, drawing).save(file, format="PNG")
    return file


def _image(size: int, drawing: Path | None) -> Image.Image:
    if QGuiApplication.instance() is None:
        _image.application = QGuiApplication([])  # type: ignore[attr-defined]
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    icon_image(drawing or icon_drawing(size), size).save(buffer, "PNG")
    return Image.open(io.BytesIO(buffer.data().data()))
