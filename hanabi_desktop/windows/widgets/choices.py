"""Boxes of which one entry is chosen, their words written anew in another language."""

from PySide6.QtWidgets import QComboBox


def fill(
    box: QComboBox, name: str, entries: tuple[tuple[str, object], ...], usual: object = None
) -> None:
    """Write the entries of a choice anew; what was chosen stays chosen, at first the usual one."""
    chosen = box.currentData() if box.count() else usual
    box.blockSignals(True)
    box.clear()
    for text, value in entries:
        box.addItem(text, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    box.blockSignals(False)
    box.setAccessibleName(name)
    box.setToolTip(name)
