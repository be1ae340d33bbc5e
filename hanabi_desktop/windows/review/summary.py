"""The summary of a review as PDF, for paper."""

import os

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication, QPageSize, QPdfWriter, QTextDocument

from hanabi_desktop.table.art.lettering import load_fonts

PDF = ".pdf"
_PAPER_DPI = 120


def pdf_without_window(page: str) -> bytes:
    """A page of HTML as PDF; in a process that has no application yet."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication([])
    load_fonts()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_PAPER_DPI)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    document = QTextDocument()
    document.setHtml(page)
    document.print_(writer)
    del writer  # the file is whole only now
    data = bytes(buffer.data().data())
    application.shutdown()
    return data
