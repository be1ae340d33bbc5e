"""The rulebook's window: pages, search and PDF export."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QMarginsF, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QBrush,
    QColor,
    QFont,
    QKeyEvent,
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
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.support.folding import folded_places
from hanabi_desktop.table.appearance import Palette, Theme, palette_of
from hanabi_desktop.table.art.figures import DRAWINGS, drawing
from hanabi_desktop.table.art.painting import body_font
from hanabi_desktop.ui.widgets.paper import pdf_of, without_window
from hanabi_desktop.ui.widgets.theme import (
    Adaptive,
    palette_in_use,
    theme_in_use,
    widget_palette,
)
from hanabi_desktop.ui.widgets.window_sizes import resize_within_screen
from hanabi_desktop.wording.rulebook import Page, PageText, our_terms, rulebook

translate = QCoreApplication.translate


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


class RulebookView(QTextBrowser):
    """Shows a page with its drawings."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802 (Qt's name)
        url = QUrl(name)
        if kind == QTextDocument.ResourceType.ImageResource.value and url.scheme() == SCHEME:
            return drawing(url.path(), palette_in_use(), self.devicePixelRatioF())
        return super().loadResource(kind, url)

    def show_page(self, page: PageText) -> None:
        document = QTextDocument(self)
        document.setDefaultFont(self.font())
        self.setDocument(document)
        document.setMarkdown(page.markdown)
        styled(document, palette_in_use())
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def mark(self, terms: Sequence[str]) -> None:
        """Mark every occurrence of these terms, and scroll to the first of all."""
        marks: list[QTextEdit.ExtraSelection] = []
        ground = QColor(palette_in_use().highlight)
        form = QTextCharFormat()
        form.setBackground(ground)
        form.setForeground(palette_in_use().on_highlight)
        text = self.document().toRawText()  # one sign for each position
        for start, end in (place for term in terms for place in folded_places(text, term)):
            mark = QTextEdit.ExtraSelection()
            cursor = QTextCursor(self.document())
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            mark.cursor, mark.format = cursor, form
            marks.append(mark)
        self.setExtraSelections(marks)
        if marks:
            start = min(mark.cursor.selectionStart() for mark in marks)
            first = QTextCursor(self.document())
            first.setPosition(start)
            self.setTextCursor(first)
            self.ensureCursorVisible()


class RulebookWindow(Adaptive, QDialog):
    """A separate window that can stay open during a game."""

    def __init__(self, first: Sequence[Page], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme_in_use()
        self._first = tuple(first)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.pages = QListWidget()
        self._game = QLabel()
        self._game.setObjectName("quiet")
        self._game.setWordWrap(True)
        self._nothing = QLabel()
        self._nothing.setObjectName("quiet")
        self._nothing.setWordWrap(True)
        self.view = RulebookView()
        for part in (self.pages, self.view):
            part.setObjectName("rulebook")  # marks widgets whose text comes from separate files
        self.save_button, self.close_button = QPushButton(), QPushButton()
        self.close_button.setAutoDefault(False)
        self.save_button.setAutoDefault(False)
        left = QVBoxLayout()
        left.addWidget(self.search)
        left.addWidget(self._game)
        left.addWidget(self.pages, 1)
        left.addWidget(self._nothing)
        foot = QHBoxLayout()
        foot.addWidget(self.save_button)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        right = QVBoxLayout()
        right.addWidget(self.view, 1)
        right.addLayout(foot)
        both = QHBoxLayout(self)
        both.setContentsMargins(18, 18, 18, 14)
        both.setSpacing(16)
        both.addLayout(left, 2)
        both.addLayout(right, 5)
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(self.view.setFocus)
        self.pages.currentItemChanged.connect(self._on_chosen)
        self.close_button.clicked.connect(self.accept)
        resize_within_screen(self, 920, 600)
        self.retranslate()

    def open_at(self, page: Page) -> None:
        self.search.clear()
        self._choose(page)
        self.pages.setFocus()

    @property
    def page(self) -> Page | None:
        item = self.pages.currentItem()
        text = None if item is None else item.data(Qt.ItemDataRole.UserRole)
        return text.page if isinstance(text, PageText) else None

    def restyle(self) -> None:
        if self._theme is not theme_in_use():
            self._theme = theme_in_use()
            self._show_current()

    def retranslate(self) -> None:
        page = self.page
        self.setWindowTitle(translate("Rulebook", "Rulebook · Hanabi"))
        self.search.setPlaceholderText(translate("Rulebook", "Search the rules"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.pages.setAccessibleName(translate("Rulebook", "Pages"))
        self.view.setAccessibleName(translate("Rulebook", "The page"))
        self._nothing.setText(translate("Rulebook", "No matches in the rules."))
        self._game.setText(translate("Rulebook", "The first pages are about your current game."))
        self._game.setVisible(bool(self._first))
        #: a file for printing
        self.save_button.setText(translate("Rulebook", "Save as PDF…"))
        self.close_button.setText(translate("Rulebook", "Close"))
        self._find(self.search.text())
        if page is not None:
            self._choose(page)

    def _find(self, words: str) -> None:
        """List the pages that contain these words; all pages if there are no words."""
        page = self.page
        words = words.strip()
        texts = [text for text in rulebook() if not words or text.says(words)]
        texts.sort(key=lambda text: text.page not in self._first)
        self.pages.clear()
        for text in texts:
            item = QListWidgetItem(text.title)
            item.setData(Qt.ItemDataRole.UserRole, text)
            self.pages.addItem(item)
        self._nothing.setVisible(not texts)
        there = [text.page for text in texts]
        if texts:
            self._choose(page if page in there else there[0])

    def _choose(self, page: Page | None) -> None:
        for row in range(self.pages.count()):
            item = self.pages.item(row)
            if item.data(Qt.ItemDataRole.UserRole).page is page:
                self.pages.setCurrentItem(item)

    def _on_chosen(self) -> None:
        self._show_current()

    def _show_current(self) -> None:
        item = self.pages.currentItem()
        if item is not None:
            self.view.show_page(item.data(Qt.ItemDataRole.UserRole))
            words = self.search.text().strip()
            self.view.mark((words, *our_terms(words)) if words else ())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        ctrl = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() == Qt.Key.Key_F and ctrl:
            self.search.setFocus()
            self.search.selectAll()
        else:
            super().keyPressEvent(event)
