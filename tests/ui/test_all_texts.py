"""Every text on every screen: translated, not clipped, with unique mnemonics.

The walk is that of the command ``screenshots``: every page, dialog and state it draws is checked here as
well.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import cast

import pytest
from pseudo_language import Pseudo, translate_lessons, untranslated
from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QCoreApplication,
    QLineF,
    QLocale,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QStyle,
    QStyleOptionComboBox,
    QTextEdit,
    QToolButton,
    QWidget,
)
from quick_reviews import found_of

from hanabi_desktop.learning.progress import Detail
from hanabi_desktop.review import reviewer
from hanabi_desktop.settings.start import StartOptions
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import Speed, Theme, text_px
from hanabi_desktop.table.art import painting
from hanabi_desktop.table.art.painting import LEAST_PX, body_font
from hanabi_desktop.table.art.signs import ClueLine, clue_token_places, strike_places
from hanabi_desktop.table.marks import _Picture
from hanabi_desktop.table.scene_items import Sprites
from hanabi_desktop.teammates.measuring.arena import play_game
from hanabi_desktop.ui.game.advice_panel import AdviceText
from hanabi_desktop.ui.game.choosers import Popover
from hanabi_desktop.ui.game.table_screen import TableScreen
from hanabi_desktop.ui.shell.curtain import Curtain
from hanabi_desktop.ui.shell.main_window import LEAST_SIZE, MainWindow
from hanabi_desktop.ui.widgets.controls import KeyButton
from hanabi_desktop.ui.widgets.layouts import Columns
from lab.__main__ import parser
from lab.commands import screenshots
from lab.staging import review_screens
from lab.staging.staged_window import StagedWindow

known_game = cache(play_game)
SIZES = [QSize(1024, 640), QSize(1280, 800), QSize(2560, 1440)]


Look = Callable[[QWidget, str], None]
"""A function called with each widget to be drawn and the name of its picture."""
Save = Callable[[StagedWindow, QWidget, Path], None]


def look_at_all(monkeypatch: pytest.MonkeyPatch, look: Look, save: Save = lambda *_: None) -> None:
    """Make ``screenshots`` pass every image it draws to ``look`` and save it with ``save``."""

    def instead(stage: StagedWindow, widget: QWidget, file: Path) -> None:
        widget.ensurePolished()
        stage.lay_out(widget)
        widget.grab()  # lays out and paints
        look(widget, file.stem)
        save(stage, widget, file)

    monkeypatch.setattr(StagedWindow, "save", instead)
    # All walks use the same games and the same review, which are computed once.
    monkeypatch.setattr(review_screens, "play_game", known_game)
    monkeypatch.setattr(reviewer, "work_on", found_of)


@contextmanager
def _walk(options: StartOptions) -> Iterator[StagedWindow]:
    """Yield each stage with everything that ``screenshots`` would draw on it."""
    stage = StagedWindow(options)
    try:
        yield stage
        screenshots._draw_all(stage, Path())
    finally:
        stage.close()


def parts_of(widget: QWidget) -> Iterator[QWidget]:
    """Yield the visible widgets of a window, itself included."""
    yield widget
    for part in widget.findChildren(QWidget):
        if part.isVisibleTo(widget) and not isinstance(part, QMenu):
            yield part


# -- no text is clipped ------------------------------------------------------------------------


def shown_text(text: str) -> str:
    return re.sub(r"&(.)", r"\1", text)


def cut_off(part: QWidget) -> str | None:
    """Return the text of a widget that does not fit into it."""
    if isinstance(part, QLabel) and part.text() and not part.pixmap():
        return _cut_off_label(part)
    if isinstance(part, AdviceText):
        return None if part.height() >= part.heightForWidth(part.width()) else part.accessibleName()
    if isinstance(part, QCheckBox | QToolButton):
        return None  # they are as wide as their layout allows; the size hint tells
    if isinstance(part, QHeaderView):
        return _cut_off_heading(part)
    if isinstance(part, KeyButton):
        wide = QFontMetricsF(body_font(LEAST_PX, 600)).horizontalAdvance(part.text())
        if wide > part.width() - 12:
            return part.text()
        return f"the key of {part.text()}" if part._key and not part.lines_beside_key() else None
    if isinstance(part, QPushButton) and part.text():
        # The style sheet's padding counts: text is clipped where it begins.
        return shown_text(part.text()) if part.sizeHint().width() > part.width() + 1 else None
    if isinstance(part, QComboBox):
        option = QStyleOptionComboBox()
        part.initStyleOption(option)
        field = part.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            part,
        )
        text = part.currentText()
        wide = QFontMetricsF(part.font()).horizontalAdvance(text)
        return text if wide > field.width() + 1 else None
    return None


PADDING = 14
"""The padding around the text of a heading, in pixels."""


def _cut_off_heading(header: QHeaderView) -> str | None:
    for section in range(
        header.count() if header.orientation() is Qt.Orientation.Horizontal else 0
    ):
        needed = header.sectionSizeFromContents(section).width() - PADDING
        if not header.isSectionHidden(section) and needed > header.sectionSize(section) + 1:
            return str(header.model().headerData(section, header.orientation()))
    return None


def _cut_off_label(label: QLabel) -> str | None:
    room = label.contentsRect()
    if label.wordWrap():
        needed = label.heightForWidth(label.width())
        return label.text() if needed > label.height() + 1 else None
    needed = label.sizeHint().width()
    return label.text() if needed > label.width() + 1 and room.width() > 0 else None


def clipped(part: QWidget) -> bool:
    """Return whether a button is partly covered or outside its parents.

    Contents of a scroll area may be clipped by its edge; a popup, and the page between two people's turns,
    may cover anything.
    """
    if not isinstance(part, QAbstractButton | QComboBox):
        return False
    window, box = part.window(), part.rect().adjusted(3, 3, -4, -4)
    above: QWidget | None = part.parentWidget()
    while above is not None and not above.isWindow():
        if isinstance(above, QAbstractScrollArea | QComboBox | QLineEdit):
            return False
        above = above.parentWidget()
    for corner in (box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()):
        met = window.childAt(part.mapTo(window, corner))
        if met is None:
            return True
        if met is part or part.isAncestorOf(met):
            continue
        while met is not window and not isinstance(met, Popover | Curtain):
            met = met.parentWidget()
        if met is window:
            return True
    return False


WALKS = [
    (Language.DUTCH, SIZES[2], Theme.CONTRAST, 100),
    (Language.DUTCH, QSize(1016, 560), Theme.NIGHT, 150),
    (Language.SWEDISH, LEAST_SIZE, Theme.DAY, 100),
]
"""Themes do not change the space for text, and large windows have the most of it; the command
itself walks through the smallest window in Swedish."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "size", "theme", "text_size"),
    WALKS,
    ids=[f"{one.value}-{size.width()}-{theme.value}-{text}" for one, size, theme, text in WALKS],
)
def test_no_text_is_clipped_and_no_mnemonic_is_used_twice(
    language: Language,
    size: QSize,
    theme: Theme,
    text_size: int,
    monkeypatch: pytest.MonkeyPatch,
    qapp: object,
) -> None:
    amiss = Findings(monkeypatch, is_small=size.width() < 1100)
    look_at_all(monkeypatch, amiss.look)
    options = StartOptions(
        language=language,
        theme=theme,
        speed=Speed.OFF,
        detail=Detail.EVERYTHING,
        size=size,
        text_size=text_size,
    )
    with _walk(options):
        pass
    amiss.check()


# -- nothing crosses or covers a text ------------------------------------------------------------


class Crossings:
    """The texts of the table that a line crosses, a widget covers or another text overlaps, by screen."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.found: set[tuple[str, str, str]] = set()
        self._texts: dict[str, QRectF] = {}
        self._arrows: dict[tuple[Sprites, str], QLineF] = {}
        write, put = Sprites.write, Sprites.put

        def write_and_note(sprites, name, box, text, colour, *, align, px=13):  # noqa: ANN001, ANN202 (as the original)
            self._texts[name] = ink_of(text, box, align, px)
            write(sprites, name, box, text, colour, align=align, px=px)

        def put_and_note(sprites, name, key, box, z, draw, *, pad=0):  # noqa: ANN001, ANN202 (as the original)
            if name.startswith("plate") or name in ("own plate", "deck count"):
                self._texts[name] = box
            picture = getattr(draw, "__self__", None)
            if isinstance(picture, _Picture):
                self._arrows.pop((sprites, name), None)
                if picture._arrow is not None:
                    self._arrows[sprites, name] = QLineF(*picture._arrow)
            return put(sprites, name, key, box, z, draw, pad=pad)

        monkeypatch.setattr(Sprites, "write", write_and_note)
        monkeypatch.setattr(Sprites, "put", put_and_note)

    def look(self, widget: QWidget, name: str) -> None:
        """Check one screen, if it is the table."""
        screen = widget.findChild(TableScreen)
        if screen is None or not screen.isVisibleTo(widget):
            return
        sprites = screen.scene._decor._sprites
        texts = {
            text: box for text, box in self._texts.items() if text in sprites._items and box.width()
        }
        for (one, box), (other, with_it) in combinations(texts.items(), 2):
            if box.intersects(with_it):
                self.found.add((name, one, other))
        arrows = (("arrow", line) for (of, at), line in self._arrows.items() if at in of._items)
        lines = [*lines_of_clue(sprites), *lines_of_pointer(screen), *arrows]
        covers = list(covers_of(screen))
        for text, box in texts.items():
            ink = box.adjusted(1, 1, -1, -1)
            self.found.update((name, text, what) for what, line in lines if crosses(line, ink))
            self.found.update((name, text, what) for what, at in covers if at.intersects(ink))
        for sign, places in signs_of(screen):
            for what, line in lines:
                if what == "arrow" and any(crosses(line, place) for place in places):
                    self.found.add((name, what, sign))
        for what, line in lines:
            met = (cover for cover, at in covers if crosses(line, at))
            ends = ("CluePopover", "AnnouncePopover") if what == "pointer" else ()
            self.found.update((name, what, cover) for cover in met if cover not in ends)


def signs_of(screen: TableScreen) -> Iterator[tuple[str, list[QRectF]]]:
    """Yield the lanterns and the strikes of the table, as boxes around each."""
    geometry = screen.scene.geometry
    for name, (centres, radius) in (
        ("lantern", clue_token_places(geometry.clue_tokens)),
        ("strike", strike_places(geometry.strikes)),
    ):
        size = QSizeF(2 * radius, 2 * radius)
        yield name, [QRectF(centre - QPointF(radius, radius), size) for centre in centres]


def ink_of(text: str, box: QRectF, align: Qt.AlignmentFlag, px: int) -> QRectF:
    """Return where ``draw_words`` puts the letters of a text."""
    grown = max(px, min(text_px(px), int(box.height() / 1.3)))
    metrics = QFontMetricsF(painting.fitting_font(text, box.width(), grown, 500))
    ink = QRectF(0, 0, min(box.width(), metrics.horizontalAdvance(text)), metrics.capHeight())
    ink.moveCenter(box.center())
    if align & Qt.AlignmentFlag.AlignLeft:
        ink.moveLeft(box.left())
    elif align & Qt.AlignmentFlag.AlignRight:
        ink.moveRight(box.right())
    return ink


def lines_of_clue(sprites: Sprites) -> Iterator[tuple[str, QLineF]]:
    """Yield the segments of the line from a clue's giver to its cards."""
    if "clue line" in sprites._items:
        line = cast("tuple[ClueLine, object]", sprites._keys["clue line"])[0]
        for start, end in pairwise(QPointF(*point) for point in line.points):
            yield "clue line", QLineF(start, end)


def lines_of_pointer(screen: TableScreen) -> Iterator[tuple[str, QLineF]]:
    """Yield the segments of a chooser's arrow."""
    item = screen.choosers.pointer._line
    if item.isVisible():
        path = item.path()
        corners = [QPointF(path.elementAt(place)) for place in range(path.elementCount())]
        for start, end in pairwise(corners):
            yield "pointer", QLineF(start, end)


def covers_of(screen: TableScreen) -> Iterator[tuple[str, QRectF]]:
    """Yield the widgets that stand on the table, in its coordinates."""
    for part in screen.children():
        if not isinstance(part, QWidget) or part is screen.view:
            continue
        if part.isVisibleTo(screen) and screen.view.geometry().intersects(part.geometry()):
            yield type(part).__name__, QRectF(part.geometry())


def crosses(line: QLineF, box: QRectF) -> bool:
    """Return whether a line, two pixels wide, meets a box."""
    wide = box.adjusted(-1, -1, 1, 1)
    corners = wide.topLeft(), wide.topRight(), wide.bottomRight(), wide.bottomLeft()
    edges = (QLineF(*ends) for ends in pairwise((*corners, corners[0])))
    meets = QLineF.IntersectionType.BoundedIntersection
    return wide.contains(line.p1()) or any(line.intersects(edge)[0] is meets for edge in edges)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "size", "text_size"),
    [
        (Language.ENGLISH, QSize(1366, 768), 100),
        (Language.SWEDISH, QSize(1024, 640), 100),
        (Language.SWEDISH, QSize(1024, 640), 150),
        (Language.DUTCH, QSize(2560, 1440), 130),
        (Language.DUTCH, QSize(1280, 720), 130),
    ],
)
def test_no_line_crosses_and_nothing_covers_a_text_of_the_table(
    language: Language,
    size: QSize,
    text_size: int,
    monkeypatch: pytest.MonkeyPatch,
    qapp: object,
) -> None:
    amiss = Crossings(monkeypatch)
    look_at_all(monkeypatch, amiss.look)
    options = StartOptions(
        language=language,
        speed=Speed.OFF,
        detail=Detail.EVERYTHING,
        size=size,
        text_size=text_size,
    )
    with _walk(options):
        pass
    assert not amiss.found, "\n".join(" · ".join(one) for one in sorted(amiss.found))


@pytest.mark.slow
def test_command_draws_every_screen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qapp: QCoreApplication
) -> None:
    amiss = Findings(monkeypatch)
    # Another application object would end this one.
    monkeypatch.setattr(screenshots, "make_application", lambda: qapp)
    look_at_all(monkeypatch, amiss.look, StagedWindow.save)
    monkeypatch.setenv("QT_SCALE_FACTOR", "")
    words = ["screenshots", "--out", str(tmp_path), "--size", "1024x640", "--lang", "sv"]
    assert screenshots.run(parser("screenshots").parse_args([*words, "--theme", "day"])) == 0
    amiss.check()
    drawn = {file.stem: QImage(str(file)).size() for file in tmp_path.glob("*.png")}
    assert len(drawn) > 70
    windows = {"start", "table_2p", "table_5p", "clue_choosing", "game_over", "curtain", "done"}
    assert {drawn[name] for name in windows} == {SIZES[0]}
    assert not drawn["new_game"].isEmpty()


class Findings:
    """The clipped texts, duplicate mnemonics and overlong tooltip lines on the screens checked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, is_small: bool = True) -> None:
        self._is_small = is_small  # in a large window the text is larger
        self.cut: set[tuple[str, str]] = set()
        self.twice: set[tuple[str, str]] = set()
        self.wide: set[tuple[str, str]] = set()
        self.large: set[tuple[str, int, int]] = set()
        self._draw = painting.draw_words
        for module in list_of_modules_with("draw_words"):
            monkeypatch.setattr(module, "draw_words", self._drawn)

    def _drawn(self, painter, box, text, colour, **how):  # noqa: ANN001, ANN003, ANN202 (as the original)
        px, weight = how.get("px", 13), how.get("weight", 500)
        font = painting.fitting_font(text, box.width(), px, weight)
        # An elided text counts as shown.
        if QFontMetricsF(font).horizontalAdvance(text) > box.width():
            self.cut.add(("drawn", text))
        return self._draw(painter, box, text, colour, **how)

    def look(self, widget: QWidget, name: str) -> None:
        """Check one screen."""
        letters: list[str] = []
        least = least_size(widget)
        if self._is_small and least.boundedTo(LEAST_ROOM) != least:
            self.large.add((name, least.width(), least.height()))
        words = [part for part in parts_of(widget) if isinstance(part, QLabel) and part.text()]
        for one, other in combinations(words, 2):
            if one.parent() is other.parent() and one.geometry().intersects(other.geometry()):
                self.cut.add((name, f"{one.text()} and {other.text()} overlap"))
        for part in parts_of(widget):
            text = cut_off(part)
            if text:
                self.cut.add((name, text))
            if clipped(part):
                about = f"{type(part).__name__} {part.accessibleName()} {part.toolTip()}"
                self.cut.add((name, about))
            if isinstance(part, QAbstractButton):
                letters += letters_of([part.text()])
            self.wide.update((name, tip) for tip in tips_of(part) if too_wide(tip))
        self.twice.update((name, letter) for letter in letters if letters.count(letter) > 1)

    def check(self) -> None:
        """Assert that nothing was found."""
        assert not self.cut, "\n".join(f"{where}: {text}" for where, text in sorted(self.cut))
        assert not self.twice
        assert not self.wide, "some tooltips are a single long line"
        assert not self.large, "some pages or dialogs do not fit into a small screen"


LEAST_ROOM = LEAST_SIZE
"""The room for a page or dialog on the smallest screen; on smaller ones everything is scaled down."""


def least_size(widget: QWidget) -> QSize:
    """Return the smallest size at which a dialog, or the page of a window, shows all its parts or scrolls."""
    window = widget.window()
    if isinstance(window, MainWindow):
        assert window.page is not None
        high = window.page.minimumSizeHint().height()
        return QSize(0, high + window.height() - window.page.height())
    if window.findChild(Columns) is not None:
        return QSize()  # it chooses its size for the screen it is on
    least, layout = window.minimumSizeHint().expandedTo(window.minimumSize()), window.layout()
    if layout is not None and layout.hasHeightForWidth():
        wide = min(window.width(), LEAST_ROOM.width())
        least = least.expandedTo(QSize(0, layout.totalMinimumHeightForWidth(wide)))
    return least


def tips_of(part: QWidget) -> Iterator[str]:
    """Yield the tooltips of a widget, of its actions and of its list rows."""
    yield part.toolTip()
    for action in part.actions():
        if action.toolTip() != shown_text(action.text()):
            yield action.toolTip()
    if isinstance(part, QAbstractItemView):
        yield from _texts_of_model(part.model(), (Qt.ItemDataRole.ToolTipRole,))


def too_wide(tip: str) -> bool:
    """Return whether a tooltip line is wider than most of the screen."""
    return any(len(line) > 72 for line in tip.split("\n"))


def list_of_modules_with(name: str) -> list[object]:
    """Return the package's modules that have imported this name."""
    import sys  # noqa: PLC0415 (the modules imported so far)

    return [
        module
        for path, module in sys.modules.items()
        if path.startswith("hanabi_desktop.") and hasattr(module, name)
    ]


# -- no text is left untranslated ------------------------------------------------------------------


def texts_of(part: QWidget) -> Iterator[str]:
    """Yield all texts of a widget: labels, tooltips and accessible texts."""
    yield part.toolTip()
    yield part.accessibleName()
    yield part.accessibleDescription()
    if part.isWindow():
        yield part.windowTitle()
    if isinstance(part, QLabel | QAbstractButton):
        yield re.sub(r"<[^>]*>", " ", part.text())
    if isinstance(part, QLineEdit):
        yield part.placeholderText()
    if isinstance(part, QComboBox):
        yield from (part.itemText(i) for i in range(part.count()))
    if isinstance(part, QTextEdit) and part.objectName() != "rulebook":
        yield part.toPlainText()
    if isinstance(part, QAbstractItemView) and part.objectName() not in ("rulebook", "licences"):
        yield from _texts_of_model(part.model())
    for action in part.actions():
        yield action.text()
        yield action.toolTip()


_TOLD = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)


def _texts_of_model(
    model: QAbstractItemModel | None, roles: Sequence[Qt.ItemDataRole] = _TOLD
) -> Iterator[str]:
    if model is None:
        return
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    for row in range(min(model.rowCount(), 60)):
        for column in range(columns):
            for role in roles:
                value = model.index(row, column).data(role)
                if isinstance(value, str):
                    yield value
    for column in range(columns):
        title = model.headerData(column, Qt.Orientation.Horizontal)
        if isinstance(title, str):
            yield title


@pytest.mark.slow
def test_no_text_on_any_screen_is_untranslated(
    monkeypatch: pytest.MonkeyPatch, qapp: QCoreApplication
) -> None:
    left: set[tuple[str, str]] = set()
    pseudo = Pseudo()
    qapp.installTranslator(pseudo)
    translate_lessons(monkeypatch)

    def look(widget: QWidget, name: str) -> None:
        for part in [widget, *widget.findChildren(QWidget)]:
            for text in texts_of(part):
                for word in untranslated(text):
                    left.add((f"{name} {type(part).__name__}", f"{word} in {text!r}"))

    monkeypatch.setattr(
        "hanabi_desktop.support.translation.Translation.use",
        lambda _self, _language: QLocale.setDefault(QLocale("en")),
    )
    look_at_all(monkeypatch, look)
    try:
        with _walk(StartOptions(speed=Speed.OFF, detail=Detail.EVERYTHING, size=SIZES[1])) as stage:
            stage.program.window.show_keys()
            dialog = stage.program.window.findChild(QDialog)
            assert dialog is not None
            look(dialog, "keys")
            dialog.close()
    finally:
        qapp.removeTranslator(pseudo)
    assert not left, "\n".join(f"{where}: {what}" for where, what in sorted(left))


def test_walk_detects_an_untranslated_text() -> None:
    assert untranslated("⟦Zoë played the ⟦red 1⟧.⟧ Well done") == {"Well", "done"}
    assert not untranslated("⟦Slot 3⟧ · 2 (⟦red⟧) Ctrl+F1")


# -- mnemonics are unique ---------------------------------------------------------------------------


def letters_of(texts: list[str]) -> list[str]:
    """Return the mnemonics of these texts."""
    found = [re.search(r"&([^&\s])", text.replace("&&", "")) for text in texts]
    return [match.group(1).casefold() for match in found if match]


@pytest.mark.parametrize("language", Language)
def test_mnemonics_are_unique_in_each_menu(
    language: Language, tmp_path: Path, qapp: object
) -> None:
    stage = StagedWindow(StartOptions(language=language, speed=Speed.OFF, size=SIZES[1]))
    try:
        menus = stage.program.window.findChildren(QMenu)
        assert len(menus) >= 4
        for menu in menus:
            letters = letters_of([action.text() for action in menu.actions()])
            assert len(set(letters)) == len(letters), (menu.title(), letters)
        main = stage.program.window.menu
        entries = [a for a in main.actions() if not a.isSeparator()]
        assert len(letters_of([a.text() for a in entries])) == len(entries)
    finally:
        stage.close()
