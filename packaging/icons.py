"""Create icons for installers and systems from the SVG drawings."""

import io
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice

from hanabi_desktop.support.files import RESOURCES
from hanabi_desktop.table.art.scenery import ICON_SIZES, icon_drawing, picture_of

SAVED_GAME = RESOURCES / "icons" / "saved-game.svg"
_APPLE_SIZES = (16, 32, 64, 128, 256, 512, 1024)
_APPLE_INNER = 824 / 1024
"""Apple's icon grid: the share of the icon's size that the drawing fills."""


def write_ico(file: Path, drawing: Path | None = None) -> Path:
    """Write a Windows icon: the program's, or one drawing at all sizes."""
    *smaller, largest = (_image(size, drawing) for size in ICON_SIZES)
    sizes = [(size, size) for size in ICON_SIZES]
    largest.save(file, format="ICO", sizes=sizes, append_images=smaller)
    return file


def write_icns(file: Path, drawing: Path | None = None) -> Path:
    """Write a macOS icon, with the margin customary there."""
    *smaller, largest = (_with_margin(size, drawing) for size in _APPLE_SIZES)
    largest.save(file, format="ICNS", append_images=smaller)
    return file


def _with_margin(size: int, drawing: Path | None) -> Image.Image:
    inner = round(size * _APPLE_INNER)
    image = Image.new("RGBA", (size, size))
    image.paste(_image(inner, drawing), ((size - inner) // 2, (size - inner) // 2))
    return image


def write_png(file: Path, size: int, drawing: Path | None = None) -> None:
    """Write a PNG of the given size in pixels."""
    file.parent.mkdir(parents=True, exist_ok=True)
    _image(size, drawing).save(file, format="PNG")


def write_bmp(file: Path, drawing: Path, width: int, height: int) -> Path:
    """Write a BMP for the Windows installer."""
    _drawn(drawing, width, height).convert("RGB").save(file, format="BMP")
    return file


def _image(size: int, drawing: Path | None) -> Image.Image:
    return _drawn(drawing or icon_drawing(size), size, size)


def _drawn(drawing: Path, width: int, height: int) -> Image.Image:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture = picture_of(drawing, width, height)
    picture.save(buffer, "PNG")  # type: ignore[call-overload]  # bytes, as the stubs have it, fail
    return Image.open(io.BytesIO(buffer.data().data()))
