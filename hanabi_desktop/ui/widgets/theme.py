"""The theme in use, stored in the application as Qt's own palette is.

Widgets ask for the theme whenever they paint. Widgets that cache a drawing (an icon, a page) learn
of another theme from Qt's ``StyleChange`` event, as they learn of another language from
``LanguageChange``, so nothing has to pass either of them on.
"""

from PySide6.QtWidgets import QApplication

from hanabi_desktop.table.art.palette import Palette, Theme, palette_of
from hanabi_desktop.ui.widgets.style import widget_palette

_PROPERTY = "theme"


def use_theme(theme: Theme) -> None:
    """Use this theme everywhere; each window sets its own style sheet."""
    application = QApplication.instance()
    if isinstance(application, QApplication):
        application.setProperty(_PROPERTY, theme.value)
        # For the whole application: a window's palette does not reach the lists of its combo boxes.
        QApplication.setPalette(widget_palette(palette_of(theme)))


def theme_in_use() -> Theme:
    """Return the theme in use; by default the night theme."""
    application = QApplication.instance()
    chosen = None if application is None else application.property(_PROPERTY)
    return Theme.NIGHT if chosen is None else Theme(chosen)


def palette_in_use() -> Palette:
    """Return the colours of the theme in use."""
    return palette_of(theme_in_use())
