"""The theme in use: it belongs to the application, as Qt's own palette does.

A widget that paints asks for it while it paints. One that keeps something drawn (an icon, a page)
hears of another theme by Qt's ``StyleChange``, as it hears of another language by
``LanguageChange``: nobody has to hand either on.
"""

from PySide6.QtWidgets import QApplication

from hanabi_desktop.table.art.palette import Palette, Theme, palette_of
from hanabi_desktop.windows.widgets.style import widget_palette

_PROPERTY = "theme"


def use_theme(theme: Theme) -> None:
    """Have everything drawn in this theme; a window's style sheet is the window's own."""
    application = QApplication.instance()
    if isinstance(application, QApplication):
        application.setProperty(_PROPERTY, theme.value)
        # The whole application's: a window's own never reaches the lists of its combo boxes.
        QApplication.setPalette(widget_palette(palette_of(theme)))


def theme_in_use() -> Theme:
    """Return the theme that everything is drawn in; night until another is chosen."""
    application = QApplication.instance()
    chosen = None if application is None else application.property(_PROPERTY)
    return Theme.NIGHT if chosen is None else Theme(chosen)


def palette_in_use() -> Palette:
    """Return the colours of the theme in use."""
    return palette_of(theme_in_use())
