"""The text size of the whole application, stored like the theme (see ``ui/widgets/theme.py``).

It depends on the setting and on the size of the window. Numerals on cards scale with their cards.
This module is separate from ``lettering`` because the window's first frame needs only this.
"""

from PySide6.QtWidgets import QApplication

_SCALE = "text_scale"


def text_scale() -> float:
    """Return the text size, as a multiple of the usual one."""
    application = QApplication.instance()
    scale = None if application is None else application.property(_SCALE)
    return 1.0 if scale is None else float(scale)


def use_text_scale(scale: float) -> None:
    """Set the text size, as a multiple of the usual one; the caller updates existing layouts."""
    application = QApplication.instance()
    if application is not None:
        application.setProperty(_SCALE, scale)


def text_px(px: float) -> int:
    """Return a length in pixels scaled to the text size."""
    return round(px * text_scale())
