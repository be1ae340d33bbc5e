"""People's badges: a symbol on a coloured disc."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from hanabi_desktop.library.metadata.summary import Badge, Tint
from hanabi_desktop.table.art.pictures import draw_picture

_TINTS = {
    Tint.ROSE: QColor("#b4476f"),
    Tint.RUST: QColor("#a4571f"),
    Tint.OLIVE: QColor("#6f7523"),
    Tint.TEAL: QColor("#23747f"),
    Tint.INDIGO: QColor("#4a55b5"),
    Tint.PLUM: QColor("#7d4592"),
}
"""The disc colours; each has a contrast of at least 4.5:1 with the cream of the symbols."""


def draw_badge(painter: QPainter, badge: Badge, box: QRectF) -> None:
    """Draw a person's badge in a square box."""
    draw_picture(painter, f"badges/{badge.emblem.value}", box, _TINTS[badge.tint])
