"""PDF output on A4 pages."""

import os
from collections.abc import Callable

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication, QPageSize, QPdfWriter, QTextDocument

from hanabi_desktop.table.art.painting import load_fonts


def pdf_of(draw: Callable[[QPdfWriter], None], dpi: int, title: str = "") -> bytes:
    """Return a PDF of A4 pages drawn at ``dpi`` dots per inch."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setResolution(dpi)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    draw(writer)
    del writer  # the file is complete only after this
    return bytes(buffer.data().data())


def without_window(print_it: Callable[[], bytes]) -> bytes:
    """Call a printing function in a process that has no application yet."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication([])
    load_fonts()
    data = print_it()
    application.shutdown()
    return data


PDF = ".pdf"
_PAPER_DPI = 120


def pdf_without_window(page: str) -> bytes:
    """Return an HTML page as PDF, in a process that has no application yet."""
    return without_window(lambda: _as_pdf(page))


def _as_pdf(page: str) -> bytes:
    document = QTextDocument()
    document.setHtml(page)
    return pdf_of(document.print_, _PAPER_DPI)
