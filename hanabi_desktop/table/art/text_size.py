"""How large words are written: the application's, as its palette is (see ``windows/widgets/theme.py``).

By the setting, and by how large the window is. Numerals on cards follow their cards. A module of its
own, for the window's first frame needs nothing else of lettering.
"""

from PySide6.QtWidgets import QApplication

_SCALE = "text_scale"


def text_scale() -> float:
    """Return how many times their usual size words are written."""
    application = QApplication.instance()
    scale = None if application is None else application.property(_SCALE)
    return 1.0 if scale is None else float(scale)


def use_text_scale(scale: float) -> None:
    """Write words so many times their usual size; whatever has been laid out is laid out anew."""
    application = QApplication.instance()
    if application is not None:
        application.setProperty(_SCALE, scale)


def text_px(px: float) -> int:
    """Return pixels scaled to the text size in use."""
    return round(px * text_scale())
