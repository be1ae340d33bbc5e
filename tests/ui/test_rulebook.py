"""The rulebook: the same pages in every language, searchable, context-sensitive, printable."""

from pathlib import Path

import pytest
from driving import says
from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QSize, Qt, QUrl
from PySide6.QtGui import QColor, QImage, QTextDocument
from PySide6.QtPdf import QPdfDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from wine import UNDER_WINE

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.session.setup import GameSetup
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import Theme, palette_of
from hanabi_desktop.table.art.figures import DRAWINGS, drawing
from hanabi_desktop.ui.new_game.new_game_dialog import NewGameDialog
from hanabi_desktop.ui.rulebook.rulebook_controller import RulebookController
from hanabi_desktop.ui.rulebook.rulebook_window import RulebookWindow, as_pdf
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.widgets.seats import default_seats
from hanabi_desktop.wording.rulebook import Page, PageText, rulebook_in

CODES = [language.value for language in Language]

cannot_read_pdf = pytest.mark.skipif(UNDER_WINE, reason="QPdfDocument aborts under Wine")


def figures_of(text: PageText) -> list[str]:
    return [part.partition(")")[0] for part in text.body.split("](figure:")[1:]]


@pytest.mark.parametrize("code", CODES)
def test_every_language_has_the_same_pages_and_drawings(code: str) -> None:
    pages, english = rulebook_in(code), rulebook_in("en")
    assert [text.page for text in pages] == list(Page)
    assert [figures_of(text) for text in pages] == [figures_of(text) for text in english]
    shape = [(t.body.count("\n- "), t.body.count("\n| ")) for t in pages]
    assert shape == [(t.body.count("\n- "), t.body.count("\n| ")) for t in english]
    assert {name for text in pages for name in figures_of(text)} == set(DRAWINGS)
    assert len({text.title for text in pages}) == len(pages)
    if code != "en":
        assert all(a.body != b.body for a, b in zip(pages, english, strict=True))


@pytest.mark.parametrize("code", CODES)
def test_every_drawing_has_a_description(code: str) -> None:
    for text in rulebook_in(code):
        for part in text.body.split("![")[1:]:
            assert len(part.partition("](")[0]) > 20, text.page


@pytest.mark.parametrize("name", DRAWINGS)
def test_drawings_exist_and_are_no_wider_than_a_page(name: str, qapp: object) -> None:
    picture = drawing(name, palette_of(Theme.NIGHT), 2.0)
    assert picture.deviceIndependentSize().width() < 560
    colours = {picture.pixelColor(x, picture.height() // 2).name() for x in range(picture.width())}
    assert len(colours) > 10


def opened(program: Program) -> tuple[RulebookController, RulebookWindow]:
    program.window.commands.give(Command.RULES)
    assert program.controllers.rulebook.shown is not None
    return program.controllers.rulebook, program.controllers.rulebook.shown


@pytest.mark.parametrize("language", Language)
def test_no_page_is_wider_than_its_window(program: Program, language: Language) -> None:
    program.preferences.change(language=language)
    _, book = opened(program)
    book.resize(784, 600)  # as on a small screen
    for page in Page:
        book.open_at(page)
        QCoreApplication.processEvents()
        assert book.view.horizontalScrollBar().maximum() == 0, page


@pytest.mark.parametrize("words", ["vanda at", "VÄNDA ÅT", "vända åt"])
def test_search_ignores_accents(program: Program, words: str) -> None:
    program.preferences.change(language=Language.SWEDISH)
    _, book = opened(program)
    book.search.setText(words)
    assert 0 < book.pages.count() < len(Page)
    marked = {mark.cursor.selectedText() for mark in book.view.extraSelections()}
    assert {text.casefold() for text in marked} == {"vända åt"}


def test_search_lists_the_matching_pages(program: Program) -> None:
    _, book = opened(program)
    assert book.pages.count() == len(Page)
    book.search.setText("FEDERATION")
    assert book.pages.count() == 1
    assert book.page is Page.SCORE
    assert book.view.extraSelections()
    book.search.setText("nobody says this")
    assert book.pages.count() == 0
    assert says(book, "No matches in the rules")
    book.search.setText("?!")
    assert book.pages.count() == 0
    book.search.clear()
    assert book.pages.count() == len(Page)
    book.accept()


def test_page_follows_the_language_and_stays_the_same(program: Program) -> None:
    _, book = opened(program)
    book.open_at(Page.SCORE)
    program.preferences.change(language=Language.DUTCH)
    assert book.page is Page.SCORE
    assert "Verschrikkelijk" in book.view.toPlainText()
    assert book.pages.item(0).text() == "Waar het om gaat"
    book.accept()


def test_drawings_are_shown_on_the_page(program: Program) -> None:
    _, book = opened(program)
    book.open_at(Page.CLUES)
    kind = QTextDocument.ResourceType.ImageResource.value
    shown = book.view.loadResource(kind, QUrl("figure:clue_colour"))
    assert isinstance(shown, QImage)
    assert not shown.isNull()
    book.accept()


def test_pages_are_read_without_horizontal_scrolling(program: Program) -> None:
    _, book = opened(program)
    book.show()
    for language in Language:
        program.preferences.change(language=language)
        for page in Page:
            book.open_at(page)
            assert book.view.horizontalScrollBar().maximum() == 0, (language, page)
    book.accept()


def test_f1_opens_the_page_for_the_current_action(program: Program, qtbot: QtBot) -> None:
    window, room = program.window, program.game
    window.show()
    book = program.controllers.rulebook
    assert book is not None
    assert book.page_for_now() is Page.GOAL
    options = GameOptions(3, final_bouquet=True, first_seat=0)
    room.session.start(GameSetup(default_seats(3), options, 5))
    assert book.page_for_now() is Page.BOUQUET
    room.screen.intent.start_clue()
    assert book.page_for_now() is Page.CLUES
    room.screen.intent.cancel()
    seen = room.table.observation
    assert seen is not None
    room.screen.intent.press_card(seen.own_hand[0].order)
    assert book.page_for_now() is Page.PLAYING
    room.screen.intent.cancel()
    _, shown = opened(program)
    first = shown.pages.item(0).data(Qt.ItemDataRole.UserRole)
    assert first.page is Page.BOUQUET, "the page of the variant being played should come first"
    shown.accept()


def test_f1_works_in_a_dialog(program: Program, qtbot: QtBot) -> None:
    program.window.show()
    program.game.tables.ask_for_table()
    dialog = program.window.findChild(NewGameDialog)
    assert dialog is not None
    qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F1)
    book = program.controllers.rulebook
    assert book is not None
    assert book.shown is not None
    assert book.shown.page is Page.SETUP
    book.shown.accept()
    dialog.reject()


@cannot_read_pdf
def test_book_is_saved_as_a_pdf(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    book, shown = opened(program)
    file = tmp_path / "rules.pdf"
    book.save_to(file)
    qtbot.waitUntil(file.exists, timeout=20_000)
    qtbot.waitUntil(lambda: not book.saver.is_busy)
    document = QPdfDocument()
    assert document.load(str(file)) is QPdfDocument.Error.None_
    assert 3 <= document.pageCount() <= 13
    text = "".join(document.getAllText(i).text() for i in range(document.pageCount()))
    printed = set(" ".join(text.split()).split())
    for page in rulebook_in("en"):
        words = [word for word in page.body.split() if word.isalpha()]
        assert sum(word in printed for word in words) > 0.9 * len(words), page.title
    document.close()
    shown.accept()


def test_book_is_printed_in_a_separate_process(
    program: Program, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Making documents in a thread beside the window can deadlock both."""
    monkeypatch.delattr("hanabi_desktop.ui.rulebook.rulebook_window.as_pdf")
    book, shown = opened(program)
    book.save_to(tmp_path / "rules.pdf")
    qtbot.waitUntil((tmp_path / "rules.pdf").exists)
    shown.accept()


@cannot_read_pdf
@pytest.mark.parametrize("theme", list(Theme))
def test_paper_has_dark_ink_in_every_theme(program: Program, theme: Theme) -> None:
    program.window.menu.themes.chosen.emit(theme)
    page = next(page for page in rulebook_in("en") if "](" not in page.body)
    buffer = QBuffer()
    buffer.setData(QByteArray(as_pdf((page,), "rules")))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    document = QPdfDocument()
    document.load(buffer)
    sheet = document.render(0, QSize(600, 850)).convertToFormat(QImage.Format.Format_ARGB32)
    colours = map(QColor.fromRgba, set(memoryview(sheet.constBits()).cast("I")))
    assert min(colour.lightness() for colour in colours if colour.alpha() > 200) < 64
    document.close()


def test_unwritable_pdf_is_reported(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    book, shown = opened(program)
    told: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            "hanabi_desktop.ui.shell.saving.show_message",
            lambda text, _owner: told.append(text),
        )
        book.save_to(tmp_path / "file" / "rules.pdf")
        qtbot.waitUntil(lambda: bool(told), timeout=20_000)
    assert told[0].startswith("rules.pdf cannot be written: ")
    shown.accept()
    QCoreApplication.processEvents()


@pytest.mark.parametrize(
    ("language", "words", "page"),
    [
        (Language.ENGLISH, "rank", Page.CLUES),
        (Language.ENGLISH, "life", Page.ENDING),
        (Language.ENGLISH, "hint", Page.CLUES),
        (Language.ENGLISH, "rainbow", Page.MULTICOLOUR),
        (Language.SWEDISH, "ledtråd", Page.CLUES),
        (Language.SWEDISH, "liv", Page.ENDING),
        (Language.DUTCH, "hint", Page.CLUES),
        (Language.DUTCH, "leven", Page.ENDING),
    ],
)
def test_search_finds_pages_by_common_words(
    program: Program, language: Language, words: str, page: Page
) -> None:
    program.preferences.change(language=language)
    _, book = opened(program)
    QTest.keyClicks(book.search, words)
    there = [
        book.pages.item(row).data(Qt.ItemDataRole.UserRole) for row in range(book.pages.count())
    ]
    assert page in [text.page for text in there]
    assert len(there) < len(Page)
    book._choose(page)
    assert book.view.extraSelections(), "the search term should be highlighted"
    book.accept()
