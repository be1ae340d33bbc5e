"""The formatting of the rulebook's pages, on the screen and on paper."""

from PySide6.QtCore import QMarginsF, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QBrush,
    QFont,
    QPageLayout,
    QPainter,
    QPdfWriter,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextTable,
)

from hanabi_desktop.table.art.figures import DRAWINGS, drawing
from hanabi_desktop.table.art.lettering import body_font
from hanabi_desktop.table.art.palette import Palette, Theme, palette_of
from hanabi_desktop.ui.widgets.paper import pdf_of, without_window
from hanabi_desktop.ui.widgets.style import widget_palette
from hanabi_desktop.wording.rulebook import PageText

SCHEME = "figure"
_LINE_HEIGHT = 140.0
_HEADING_PX = 26
_PAPER_DPI = 96
_BETWEEN = 18.0
_PAPER_RATIO = 3.0


def styled(document: QTextDocument, palette: Palette) -> None:
    """Apply fonts, spacing and colours to a document made from Markdown."""
    block = document.begin()
    while block.isValid():
        cursor = QTextCursor(block)
        form = QTextBlockFormat()
        is_heading = block.blockFormat().headingLevel() > 0
        form.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        if _holds_image(block.text()):
            form.setLineHeight(100, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        form.setTopMargin(6)
        form.setBottomMargin(10 if is_heading else 6)
        cursor.mergeBlockFormat(form)
        if is_heading:
            letters = QTextCharFormat()
            letters.setFontFamilies(["Fraunces"])
            letters.setProperty(QTextFormat.Property.FontPixelSize, _HEADING_PX)
            letters.clearProperty(QTextFormat.Property.FontSizeAdjustment)
            letters.setFontWeight(QFont.Weight.DemiBold)
            cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
            cursor.mergeCharFormat(letters)
        block = block.next()
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            table = frame.format()
            table.setBorderBrush(QBrush(palette.line))
            table.setCellPadding(6)
            frame.setFormat(table)


def _holds_image(text: str) -> bool:
    return "\N{OBJECT REPLACEMENT CHARACTER}" in text


def as_pdf_without_window(pages: tuple[PageText, ...], title: str) -> bytes:
    """Return the result of :func:`as_pdf`, in a process that has no application yet."""
    return without_window(lambda: as_pdf(pages, title))


def as_pdf(pages: tuple[PageText, ...], title: str) -> bytes:
    """Return the whole rulebook as PDF, without a page break inside any of its pages."""

    def draw(writer: QPdfWriter) -> None:
        palette = palette_of(Theme.DAY)
        writer.setPageMargins(QMarginsF(20, 20, 20, 20), QPageLayout.Unit.Millimeter)
        painter = QPainter(writer)
        ink = QAbstractTextDocumentLayout.PaintContext()
        # The application's palette may be light, for a dark screen.
        ink.palette = widget_palette(palette)
        at = 0.0
        for page in pages:
            document = _on_paper(page, palette, writer.width())
            height = document.size().height()
            if at and at + height > writer.height():
                writer.newPage()
                at = 0.0
            painter.save()
            painter.translate(0, at)
            document.documentLayout().draw(painter, ink)
            painter.restore()
            at += height + _BETWEEN
        painter.end()

    return pdf_of(draw, _PAPER_DPI, title)


def _on_paper(page: PageText, palette: Palette, width: int) -> QTextDocument:
    """Return a page as wide as the paper."""
    document = QTextDocument()
    document.setDefaultFont(body_font(14))
    document.setMarkdown(page.markdown)
    for name in DRAWINGS:
        if f"{SCHEME}:{name})" in page.body:
            kind = QTextDocument.ResourceType.ImageResource.value
            picture = drawing(name, palette, _PAPER_RATIO)
            document.addResource(kind, QUrl(f"{SCHEME}:{name}"), picture)
    document.setTextWidth(width)
    styled(document, palette)
    return document
