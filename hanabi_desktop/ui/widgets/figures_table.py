"""A small table of figures that is as high as its rows, or scrolls within its place."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.ui.widgets.statistics_table import FiguresModel

_ROW = 28


class FiguresTable(QTableView):
    """A table whose rows can be selected, by keyboard or mouse."""

    def __init__(self, model: FiguresModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fitted_to: int | None = None
        self._names_give_way = False
        self._figures = model
        self.setModel(model)
        self.setObjectName("small_figures")
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(True)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(text_px(_ROW))
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )

    def fit(self) -> None:
        """Make the table as high as its rows; scroll sideways if the columns are too wide."""
        self._fitted_to = self.width()
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.horizontalHeader()
        columns = range(self.model().columnCount())
        needed = sum(
            max(header.sectionSizeHint(one), self.sizeHintForColumn(one)) for one in columns
        )
        scrolls = needed > self.width() - 2 * self.frameWidth()
        fits, shares = QHeaderView.ResizeMode.ResizeToContents, QHeaderView.ResizeMode.Stretch
        for column in columns:
            # A single column of figures gets the width it needs; several share the width that the
            # first column leaves.
            sharing = not scrolls and (column > 0) is (len(columns) > 2)
            header.setSectionResizeMode(column, shares if sharing else fits)
        bar = self.horizontalScrollBar().sizeHint().height() if scrolls else 0
        self.setHorizontalScrollBarPolicy(
            Qt.ScrollBarPolicy.ScrollBarAlwaysOn
            if scrolls
            else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        )
        rows = self.model().rowCount()
        self.verticalHeader().setDefaultSectionSize(text_px(_ROW))
        self.setFixedHeight(header.sizeHint().height() + rows * text_px(_ROW) + 6 + bar)

    def leave_out_names(self) -> None:
        """From now on, leave out names in the first column where all figures would not fit."""
        self._names_give_way = True
        self.setProperty("is_dense", True)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def share_width(self) -> None:
        """Give every column of figures the width it needs, and the first column the rest."""
        header, left = self.horizontalHeader(), self.viewport().width()
        self._figures.shorten(short=False)
        for column in range(1, self.model().columnCount()):
            needed = max(header.sectionSizeHint(column), self.sizeHintForColumn(column))
            header.resizeSection(column, needed)
            left -= needed
        self._figures.shorten(short=left < self.sizeHintForColumn(0))
        header.resizeSection(0, max(left, self.sizeHintForColumn(0), header.sectionSizeHint(0)))
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """Distribute the width again."""
        super().resizeEvent(event)
        if self._names_give_way:
            self.share_width()
        if self._fitted_to not in (None, self.width()):
            self.fit()
