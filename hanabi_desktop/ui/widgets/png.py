"""Pictures as PNG files."""

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPixmap


def png_of(picture: QPixmap) -> bytes:
    """Return a picture as the contents of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    return bytes(buffer.data().data())
