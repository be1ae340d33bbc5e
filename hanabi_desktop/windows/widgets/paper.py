"""Sheets of paper as PDF."""

import os
from collections.abc import Callable

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication, QPageSize, QPdfWriter

from hanabi_desktop.table.art.lettering import load_fonts


def pdf_of(draw: Callable[[QPdfWriter], None], dpi: int, title: str = "") -> bytes:
    """Return what is drawn on sheets of A4, so many dots an inch."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setResolution(dpi)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    draw(writer)
    del writer  # the file is whole only now
    return bytes(buffer.data().data())


def without_window(print_it: Callable[[], bytes]) -> bytes:
    """Print in a process that has no application yet."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication([])
    load_fonts()
    data = print_it()
    application.shutdown()
    return data
