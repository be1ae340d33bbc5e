"""The theme in use, the style sheet made from it, and what is updated when theme or language changes.

The theme is stored in the application as Qt's own palette is, and widgets ask for it whenever they
paint. Widgets that cache a drawing (an icon, a page) learn of another theme from Qt's
``StyleChange`` event, as they learn of another language from ``LanguageChange``, so nothing has to
pass either of them on.
"""

import re

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QColor, QPalette, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from hanabi_desktop.support.files import RESOURCES
from hanabi_desktop.table.appearance import Palette, Theme, mixed, palette_of, text_px
from hanabi_desktop.ui.widgets.window_sizes import HORIZON


def announce(widget: QWidget, text: str) -> None:
    """Let an active screen reader read a text, on behalf of a widget."""
    from PySide6.QtGui import (  # noqa: PLC0415 (not needed for the first frame, and large: many roles and events)
        QAccessible,
        QAccessibleAnnouncementEvent,
    )

    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def set_focus_by_keys(widget: QWidget, *, by_keys: bool) -> None:
    """Set whether keys brought the focus to a widget; only then does it draw the frame of the focus."""
    if bool(widget.property("by_keys")) is not by_keys:
        widget.setProperty("by_keys", by_keys)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        widget.update()


def draws_focus(widget: QWidget) -> bool:
    """Return whether a widget that paints itself draws the frame of the focus now."""
    return widget.hasFocus() and bool(widget.property("by_keys"))


class FocusFrames(QObject):
    """Lets widgets draw the frame of the focus only if the last input before it was a key.

    The input is watched at the windows, because buttons of the mouse are up again when a click
    opens a dialog or disables what was clicked, and the focus moves on.
    """

    def __init__(self, application: QApplication, parent: QObject) -> None:
        super().__init__(parent)
        self._by_keys = False
        self._watch(application.focusWindow())
        application.focusWindowChanged.connect(self._watch)
        application.focusChanged.connect(self._on_focus_changed)

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, window: QObject, event: QEvent) -> bool:  # noqa: ARG002, N802 (Qt's name)
        """Note the kind of input, and let every event pass."""
        kind = event.type()
        if kind is QEvent.Type.KeyPress:
            self._by_keys = True
        elif kind in (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin):
            self._by_keys = False
        return False

    def _on_focus_changed(self, _: QWidget | None, now: QWidget | None) -> None:
        if now is not None:
            set_focus_by_keys(now, by_keys=self._by_keys)


class Adaptive:
    """Mixin for widgets: calls ``retranslate`` and ``restyle`` when Qt reports a change.

    List it before the Qt class among the bases.
    """

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 (Qt's name)
        super().changeEvent(event)  # type: ignore[misc] # the Qt class defines it
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() is QEvent.Type.StyleChange:
            self.restyle()

    def retranslate(self) -> None:
        """Set every text again, in the new language; does nothing by default."""

    def restyle(self) -> None:
        """Redraw and resize; also called when only the text size or another style changed."""


_LARGE_PX = 40
"""Text of this font size or more is not scaled by the setting."""

_SHEET = """
* {{ font-family: Figtree; font-size: 14px; color: {ink}; }}
QMainWindow, QDialog, QWidget#page {{ background: {panel}; }}
QWidget#bar {{ background: {panel}; border-bottom: 1px solid {line}; }}
QWidget#replay {{ background: {panel}; border-top: 1px solid {line}; }}
QWidget#side {{ background: {panel}; border-left: 1px solid {line}; }}
QWidget#advice {{
    background: {panel}; border-left: 1px solid {line}; border-top: 1px solid {line};
}}
QLabel {{ background: transparent; }}
QLabel#brand {{ font-family: Fraunces; font-size: 17px; font-weight: 600; }}
QLabel#quiet {{ font-size: 13px; color: {ink2}; }}
QLabel#slip {{
    background: {panel}; color: {ink2}; border: 1px solid {line}; border-radius: 9px;
    padding: 3px 10px; font-size: 13px;
}}
QLabel#scenery_note {{ font-size: 13px; color: {scenery_ink2}; }}
QLabel#scenery_heading {{ font-size: 14px; font-weight: 600; color: {scenery_ink2}; }}
QLabel#motto {{ font-size: 17px; color: {scenery_ink2}; }}
QLabel#out_of {{ font-size: 20px; color: {ink2}; padding-bottom: 18px; }}
QLabel#lead {{ font-family: Fraunces; font-size: 20px; font-weight: 600; }}
QLabel#heading {{ font-size: 13px; font-weight: 600; }}
QLabel#score {{ font-size: 30px; font-weight: 800; }}
QLabel#figure {{ font-size: 13px; font-weight: 700; }}
QLabel#title {{ font-family: Fraunces; font-size: 26px; font-weight: 600; }}
QLabel#huge {{ font-family: Fraunces; font-size: 84px; font-weight: 600; }}
QLabel#logo {{ font-family: Fraunces; font-size: 80px; font-weight: 600; }}
QLabel#rating {{ font-family: Fraunces; font-size: 34px; font-weight: 600; color: {accent}; }}
QLabel#notice {{
    background: {raised}; color: {ink}; font-size: 13px; padding: 7px 16px;
    border-bottom: 2px solid {ember};
}}
QListWidget {{
    background: {field}; border: 1px solid {line}; border-radius: 8px; padding: 4px;
}}
QListWidget::item {{ padding: 8px 10px; border-radius: 6px; }}
QListWidget::item:hover {{ background: {raised}; }}
QListWidget::item:selected {{
    background: {raised}; color: {ink}; border-left: 3px solid {highlight}; padding-left: 7px;
}}
QTableView#games, QTableView#figures {{
    background: {panel}; alternate-background-color: {raised}; color: {ink};
    selection-background-color: {highlight}; selection-color: {on_highlight};
    border: 1px solid {line}; border-radius: 8px;
}}
QTableView#games::item, QTableView#figures::item {{ padding: 0 8px; }}
QTableView#games QHeaderView::section, QTableView#figures QHeaderView::section {{
    background: {panel}; color: {ink2}; border: none; border-bottom: 1px solid {line};
    padding: 7px 8px; font-size: 13px; font-weight: 600;
}}
QTableView#small_figures {{
    background: {panel}; color: {ink}; font-size: 13px;
    selection-background-color: {raised}; selection-color: {ink};
}}
QTableView#small_figures::item {{ padding: 0 5px; }}
QTreeView#lines {{
    background: {panel}; color: {ink}; font-size: 13px;
    selection-background-color: {raised}; selection-color: {ink};
}}
QTreeView#lines::item {{ padding: 3px 2px; }}
QTreeView#lines::item:selected {{ background: {raised}; color: {ink}; }}
QTreeView#lines QHeaderView::section {{
    background: {panel}; color: {ink2}; border: none; border-bottom: 1px solid {line};
    padding: 4px 5px; font-size: 12px; font-weight: 600;
}}
QTableView#small_figures QHeaderView::section {{
    background: {panel}; color: {ink2}; border: none; border-bottom: 1px solid {line};
    padding: 4px 5px; font-size: 12px; font-weight: 600;
}}
QTableView#month {{ background: transparent; selection-background-color: transparent; }}
QTableView#month QHeaderView, QTableView#month QHeaderView::section {{
    background: transparent; color: {ink2}; border: none; padding: 4px; font-size: 13px;
}}
QTableView#small_figures[is_dense="true"]::item {{ padding: 0 1px; }}
QTableView#small_figures[is_dense="true"] QHeaderView::section {{
    padding: 4px 1px; font-size: 11px;
}}
QScrollArea#clear, QScrollArea#clear > QWidget > QWidget {{ background: transparent; }}
QLabel#small {{ font-size: 13px; }}
QProgressBar {{
    background: {field}; border: 1px solid {line}; border-radius: 5px; max-height: 10px;
}}
QProgressBar::chunk {{ background: {highlight}; border-radius: 4px; }}
QLabel#problem {{ font-size: 13px; color: {ember}; }}
QPushButton {{
    background: {button}; border: 1px solid {line}; border-radius: 8px;
    padding: 9px 16px; font-weight: 600; min-height: 20px;
}}
QPushButton:hover {{ background: {raised}; border-color: {accent}; }}
QToolButton#badge {{ padding: 2px; }}
QLabel:disabled {{ color: {ink3}; }}
QPushButton:disabled {{ background: {panel}; color: {ink3}; }}
QPushButton[by_keys="true"]:focus, QToolButton[by_keys="true"]:focus,
QComboBox[by_keys="true"]:focus, QLineEdit:focus, QCheckBox[by_keys="true"]:focus,
QListView[by_keys="true"]:focus, QTableView[by_keys="true"]:focus {{ border: 2px solid {focus}; }}
QPushButton#primary {{ background: {highlight}; color: {on_highlight}; border-color: {highlight}; }}
QPushButton#primary:hover {{ background: {highlight_bright}; }}
QPushButton#primary[by_keys="true"]:focus {{ border: 2px solid {focus}; }}
QPushButton#primary:disabled {{ background: {panel}; color: {ink3}; border-color: {line}; }}
QLabel#qt_msgbox_informativelabel {{ min-width: 360px; color: {ink2}; }}
QPushButton#link {{
    background: transparent; border: 1px solid transparent; color: {accent}; padding: 9px 8px;
}}
QPushButton#link:hover {{ border-color: {accent}; }}
QPushButton#link[by_keys="true"]:focus {{ border: 2px solid {focus}; }}
QPushButton#pill {{ border-radius: 15px; padding: 9px 14px; background: {panel}; }}
QPushButton#count {{ padding: 9px 0; min-width: 46px; background: {panel}; }}
QPushButton#count:checked {{ border: 2px solid {accent}; background: {raised}; }}
QPushButton#pill:checked {{ border: 2px solid {accent}; background: {raised}; }}
QPushButton#count[by_keys="true"]:checked:focus,
QPushButton#pill[by_keys="true"]:checked:focus {{ border: 2px solid {focus}; }}
QPushButton#toggle:checked {{ border: 2px solid {accent}; background: {raised}; }}
QPushButton#toggle[by_keys="true"]:checked:focus {{ border: 2px solid {focus}; }}
QHeaderView::down-arrow {{ image: {arrow}; width: 12px; height: 12px; }}
QHeaderView::up-arrow {{ image: {arrow_up}; width: 12px; height: 12px; }}
QPushButton#cross {{ padding: 6px 0; font-size: 20px; background: {panel}; }}
QPushButton#choice {{ background: {panel}; }}
QPushButton#choice:hover {{ background: {raised}; }}
QToolButton {{
    background: transparent; border: 1px solid transparent; border-radius: 8px; padding: 9px;
}}
QToolButton:hover {{ background: {raised}; }}
QToolButton#picture {{ padding: 6px 4px; font-size: 13px; }}
QToolButton#picture:checked {{ border: 2px solid {accent}; background: {raised}; }}
QToolButton#picture[by_keys="true"]:checked:focus {{ border: 2px solid {focus}; }}
QToolButton::menu-indicator {{ image: none; }}
QMenu {{ background: {panel}; border: 1px solid {line}; padding: 6px; menu-scrollable: 1; }}
QMenu::item {{ padding: 6px 28px 6px 26px; border-radius: 6px; }}
QMenu::item:selected {{ background: {raised}; }}
QMenu::item:disabled {{ color: {ink3}; }}
QMenu::separator {{ height: 1px; background: {line}; margin: 5px 8px; }}
QLineEdit, QComboBox {{
    background: {field}; border: 1px solid {line}; border-radius: 8px; padding: 7px 10px;
    min-height: 24px; selection-background-color: {highlight}; selection-color: {on_highlight};
}}
QComboBox::drop-down {{ border: none; width: 28px; }}
QComboBox::down-arrow {{ image: {arrow}; width: 14px; height: 14px; }}
QComboBox QAbstractItemView {{
    background: {panel}; border: 1px solid {line}; padding: 6px; outline: none;
    selection-background-color: {raised}; selection-color: {ink};
}}
QComboBox QAbstractItemView:focus {{ border: 1px solid {line}; }}
QComboBox QAbstractItemView::item {{ min-height: 32px; padding: 0 8px; border-radius: 6px; }}
QComboBox QAbstractItemView::item:selected {{ background: {raised}; color: {ink}; }}
QCheckBox::indicator, QListView::indicator {{
    width: 18px; height: 18px; border: 1px solid {line}; border-radius: 5px; background: {field};
}}
QCheckBox::indicator:checked, QListView::indicator:checked {{
    background: {highlight}; border-color: {highlight}; image: {check};
}}
QListView::indicator:checked:selected {{ border-color: {on_highlight}; }}
QCheckBox {{ border: 2px solid transparent; border-radius: 6px; padding: 7px 3px; spacing: 8px; }}
QListView, QTableView {{
    background: transparent; border: 2px solid transparent; outline: none;
}}
QTextBrowser, QPlainTextEdit {{
    background: {field}; color: {ink}; border: 1px solid {line}; border-radius: 8px; padding: 6px 10px;
    selection-background-color: {highlight}; selection-color: {on_highlight};
}}
QTextBrowser:focus, QPlainTextEdit:focus {{ border: 2px solid {focus}; }}
QHeaderView {{ background: transparent; border: none; }}
QFileDialog QListView, QFileDialog QTreeView {{
    background: {field}; color: {ink}; selection-background-color: {raised};
    selection-color: {ink};
}}
QFileDialog QHeaderView::section {{
    background: {panel}; color: {ink2}; border: none; padding: 5px 8px;
}}
QFrame#popover, QFrame#card {{
    background: {panel}; border: 1px solid {line}; border-radius: 12px;
}}
QLabel#toast {{
    background: {raised}; color: {ink}; border: 1px solid {accent}; border-radius: 10px;
    padding: 10px 18px;
}}
QLabel#speech {{
    background: {raised}; color: {ink}; border: 1px solid {accent}; border-radius: 10px;
    padding: 5px 10px; font-size: 13px;
}}
QSlider::groove:horizontal {{ height: 4px; background: {line}; border-radius: 2px; }}
QSlider::sub-page:horizontal {{ background: {highlight}; border-radius: 2px; }}
QSlider::handle:horizontal {{
    width: 14px; margin: -6px 0; border-radius: 7px; background: {highlight};
    border: 1px solid {on_highlight};
}}
QSlider {{ border: 2px solid transparent; border-radius: 6px; }}
QSlider[by_keys="true"]:focus {{ border: 2px solid {focus}; }}
QFrame#rule {{ background: {line}; border: none; max-height: 1px; min-height: 1px; }}
QToolTip, QLabel#tip {{
    background: {panel}; color: {ink}; border: 1px solid {line}; padding: 5px; font-size: 13px;
}}
QScrollBar:vertical {{ background: transparent; width: 8px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: 8px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {line}; border-radius: 4px; min-height: 24px; }}
QScrollBar::handle:horizontal {{ background: {line}; border-radius: 4px; min-width: 24px; }}
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
    background: transparent; height: 0; width: 0;
}}
"""


def placeholder_sheet(palette: Palette) -> str:
    """Return the style sheet of the window before it is built: sky and water."""
    below = HORIZON + 0.001  # two colours at the same position would become one
    parts = ((palette.sky, 0.0, HORIZON), (palette.water, below, 1.0))
    stops = ", ".join(
        f"stop: {top + (foot - top) * place / (len(colours) - 1):.4f} {colour.name()}"
        for colours, top, foot in parts
        for place, colour in enumerate(colours)
    )
    return f"QMainWindow {{ background: qlineargradient(x1: 0, y1: 0, x2: 0, y2: 1, {stops}); }}"


def style_sheet(palette: Palette) -> str:
    """Return the style sheet of a theme at the current text size."""
    return with_scaled_words(_sheet(palette))


def with_scaled_words(sheet: str) -> str:
    """Return a style sheet with fonts at the current text size; large titles stay as they are."""

    def scaled(found: re.Match[str]) -> str:
        px = int(found[1])
        return f"font-size: {text_px(px) if px < _LARGE_PX else px}px"

    return re.sub(r"font-size: (\d+)px", scaled, sheet)


def _sheet(palette: Palette) -> str:
    return _SHEET.format(
        ink=palette.ink.name(),
        ink2=palette.ink2.name(),
        ink3=palette.ink3.name(),
        scenery_ink2=palette.scenery_ink2.name(),
        panel=palette.panel.name(),
        raised=palette.raised.name(),
        button=palette.button.name(),
        line=palette.line.name(),
        field=mixed(palette.panel, palette.button, 0.4).name(),
        highlight=palette.highlight.name(),
        highlight_bright=mixed(palette.highlight, QColor("white"), 0.2).name(),
        on_highlight=palette.on_highlight.name(),
        accent=palette.accent.name(),
        ember=palette.ember.name(),
        arrow=_icon("arrow-light" if palette.dark else "arrow-dark"),
        arrow_up=_icon("arrow-up-light" if palette.dark else "arrow-up-dark"),
        check=_icon("check"),
        focus="#FFFFFF" if palette.dark else palette.ink.name(),
    )


def _icon(name: str) -> str:
    """Return an icon's path for a style sheet, escaped because folders may contain spaces and quotes."""
    path = (RESOURCES / "icons" / f"{name}.svg").as_posix()
    escaped = path.replace("\\", "\\\\").replace('"', '\\"')
    return f'url("{escaped}")'


def widget_palette(palette: Palette) -> QPalette:
    """Return the colours of widgets that the style sheet does not reach, such as Qt's own dialogs."""
    result = QPalette(palette.button, palette.panel)
    result.setColor(QPalette.ColorRole.WindowText, palette.ink)
    result.setColor(QPalette.ColorRole.Text, palette.ink)
    result.setColor(QPalette.ColorRole.ButtonText, palette.ink)
    result.setColor(QPalette.ColorRole.Base, palette.panel)
    result.setColor(QPalette.ColorRole.Link, palette.accent)
    result.setColor(QPalette.ColorRole.Highlight, palette.highlight)
    result.setColor(QPalette.ColorRole.HighlightedText, palette.on_highlight)
    result.setColor(QPalette.ColorRole.PlaceholderText, palette.ink3)
    return result


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
