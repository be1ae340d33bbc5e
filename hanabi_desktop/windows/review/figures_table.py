"""A small table of figures that is as high as its rows, or scrolls in the room it gets."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from hanabi_desktop.models.statistics_table import FiguresModel

_ROW = 28


class FiguresTable(QTableView):
    """Rows of which one can be chosen; by keys as by mouse."""

    def __init__(self, model: FiguresModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
        self.verticalHeader().setDefaultSectionSize(_ROW)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )

    def fit(self) -> None:
        """Be as high as the rows are, and no wider than there is room."""
        header = self.horizontalHeader()
        columns = self.model().columnCount()
        fits, shares = QHeaderView.ResizeMode.ResizeToContents, QHeaderView.ResizeMode.Stretch
        for column in range(columns):
            # One figure gets its room; several share what the words leave.
            header.setSectionResizeMode(column, shares if (column > 0) is (columns > 2) else fits)
        rows = self.model().rowCount()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedHeight(header.sizeHint().height() + rows * _ROW + 6)
