"""The summary of a review as PDF."""

from PySide6.QtGui import QTextDocument

from hanabi_desktop.ui.widgets.paper import pdf_of, without_window

PDF = ".pdf"
_PAPER_DPI = 120


def pdf_without_window(page: str) -> bytes:
    """Return an HTML page as PDF, in a process that has no application yet."""
    return without_window(lambda: _as_pdf(page))


def _as_pdf(page: str) -> bytes:
    document = QTextDocument()
    document.setHtml(page)
    return pdf_of(document.print_, _PAPER_DPI)
