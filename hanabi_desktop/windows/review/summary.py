"""The summary of a review as a file: HTML, or PDF for paper."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPageSize, QPdfWriter, QTextDocument

from hanabi_desktop.review.findings import Review
from hanabi_desktop.review.moments import Moment
from hanabi_desktop.support.files import write_atomically
from hanabi_desktop.wording.review_summary import summary_html

PDF = ".pdf"


def write_summary(
    file: Path, review: Review, moments: Sequence[Moment], seats: Sequence[str]
) -> None:
    """Write it; what the name ends in says as what.

    Raises:
        OSError: it could not be written; an older file of that name is still whole.
    """
    page = summary_html(review, moments, seats)
    write_atomically(file, _pdf(page) if file.suffix == PDF else page.encode())


def _pdf(page: str) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    document = QTextDocument()
    document.setHtml(page)
    document.print_(writer)
    del writer  # the last page is written as it goes
    return bytes(buffer.data().data())
