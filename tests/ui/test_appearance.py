"""A change of theme or language reaches every page, shown or not, through Qt's own events."""

from itertools import islice
from typing import Any

import pytest
from driving import seen, show_states, start
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QWidget

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import Theme, palette_of
from hanabi_desktop.table.art.painting import LEAST_PX, body_font
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.ui.shell.bar_and_menu import Bar
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.widgets import controls
from hanabi_desktop.ui.widgets.theme import palette_in_use, theme_in_use
from lab.fitting.untried_games import untried


def has_colour(widget: QWidget, colour: QColor) -> bool:
    picture = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return colour.rgb() in memoryview(picture.constBits()).cast("I")


@pytest.mark.parametrize("theme", [Theme.DAY, Theme.CONTRAST])
def test_theme_change_reaches_painting_and_caches(program: Program, theme: Theme) -> None:
    start(program)
    scene = program.game.screen.scene
    icon = program.window.bar.menu_button.icon().pixmap(20, 20).toImage()
    assert scene.colours == palette_of(Theme.NIGHT)
    program.preferences.change(theme=theme)
    assert theme_in_use() is theme
    assert palette_in_use() == palette_of(theme)
    assert scene.colours == palette_of(theme)
    assert program.window.bar.menu_button.icon().pixmap(20, 20).toImage() != icon
    assert has_colour(program.game.screen.status_bar.label, palette_of(theme).panel)


def test_theme_follows_the_system_while_it_runs(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    system, hints = Theme.DAY, QGuiApplication.styleHints()
    monkeypatch.setattr(Theme, "of_system", lambda: system)
    assert theme_in_use() is Theme.NIGHT
    program.preferences.change(theme=None)
    assert theme_in_use() is Theme.DAY
    system = Theme.NIGHT
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert theme_in_use() is Theme.NIGHT
    program.preferences.change(theme=Theme.CONTRAST)
    system = Theme.DAY
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert theme_in_use() is Theme.CONTRAST


def test_text_size_change_reaches_every_page_and_leaves_cards_alone(program: Program) -> None:
    room = start(program)
    screen, window = room.screen, program.window
    before = screen.side.pace.font().pixelSize(), screen.side.discards.height(), screen.side.width()
    card = screen.scene.geometry.firework_width
    faces = screen.scene.card_items[0].placement.width
    program.preferences.change(text_size=150)
    screen.view.settle()
    after = screen.side.pace.font().pixelSize(), screen.side.discards.height(), screen.side.width()
    assert all(new > old for new, old in zip(after, before, strict=True)), (before, after)
    assert window.start_page.learn_button.height() > 0
    assert screen.scene.geometry.status_bar.height() == pytest.approx(48)
    program.preferences.change(text_size=100)
    screen.view.settle()
    again = screen.side.pace.font().pixelSize(), screen.side.discards.height(), screen.side.width()
    assert again == before
    assert screen.scene.geometry.firework_width == card
    assert screen.scene.card_items[0].placement.width == faces


def test_text_grows_with_the_window(program: Program) -> None:
    start(program)
    label = program.game.screen.side.pace
    program.window.resize(1280, 800)
    usual = label.font().pixelSize()
    program.window.resize(2560, 1440)
    assert label.font().pixelSize() > usual
    program.window.resize(1280, 800)
    assert label.font().pixelSize() == usual


def test_sky_follows_the_fireworks_except_in_high_contrast(program: Program) -> None:
    scene = program.game.screen.scene

    def bursts() -> int:
        behind_all = min(item.zValue() for item in scene.items())
        return sum(item.zValue() == behind_all == -30.0 for item in scene.items())

    casual = agreement_of(Level.CASUAL)
    states = tuple(islice(untried(GameOptions(3), 48_213, casual), 30))
    show_states(program.game.session, states[:1])
    assert bursts() == 0
    show_states(program.game.session, states)
    assert bursts() == sum(height > 0 for height in states[-1].fireworks) > 0
    program.preferences.change(theme=Theme.CONTRAST)
    assert bursts() == 0


def test_buttons_are_stacked_with_five_players(program: Program) -> None:
    program.window.resize(2560, 1440)
    room = start(program, 5)
    buttons = room.screen.buttons
    column = [buttons.clue, buttons.remark, buttons.play, buttons.discard]
    assert len({(button.x(), button.width()) for button in column}) == 1
    assert [button.y() for button in column] == sorted({button.y() for button in column})


def test_page_created_after_a_theme_change_uses_the_theme(program: Program) -> None:
    program.preferences.change(theme=Theme.DAY)
    program.window.commands.give(Command.STATISTICS)
    page = program.controllers.statistics.page
    assert page is not None
    assert has_colour(page.histogram, palette_of(Theme.DAY).panel)


def test_hidden_page_follows_a_language_change(program: Program) -> None:
    """Nothing forwards the change: Qt notifies every widget of the window."""
    window = program.window
    window.start_page.welcome_back()
    window.commands.give(Command.LEARN)
    learn, library = program.controllers.learning.page, program.controllers.library.page
    assert learn is not None
    start(program)
    texts = []
    for language in Language:
        program.preferences.change(language=language)
        texts.append(
            (
                learn.back_button.text(),
                library.import_button.text(),
                library.filters.search.placeholderText(),
                program.game.screen.replay_bar.play_on_button.text(),
                program.game.screen.buttons.clue.text(),
                window.bar.advice_button.toolTip(),
                window.menu.advice.title(),
                window.start_page.learn_button.text(),
                window.curtain.button.text(),
            )
        )
    assert all(len(set(one)) == len(texts) for one in zip(*texts, strict=True))


def test_bar_is_created_in_the_chosen_language(program: Program) -> None:
    program.preferences.change(language=Language.DUTCH)
    made = Bar(program.window.commands, program.window.menu, program.window.keys)
    assert made.advice_button.toolTip() == program.window.bar.advice_button.toolTip()
    made.deleteLater()


@pytest.mark.parametrize("language", list(Language))
def test_cards_touched_by_a_clue_are_written_out_in_the_narrowest_window(
    program: Program, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    program.preferences.change(language=language, text_size=150)
    program.window.resize(QSize(1024, 640))
    room, write = start(program, 5, number=7), controls.draw_words
    written, cut = set[str](), set[str]()

    def watched(painter: QPainter, box: QRectF, text: str, colour: QColor, **how: Any) -> None:
        written.add(text)
        least = QFontMetricsF(body_font(LEAST_PX, how.get("weight", 500)))
        cut.update([text] * (least.horizontalAdvance(text) > box.width()))
        write(painter, box, text, colour, **how)

    monkeypatch.setattr(controls, "draw_words", watched)
    for seat in range(1, 5):
        for order in seen(room).hand_orders(seat):
            room.screen.intent.press_card(order)
            room.screen.choosers.clues.grab()
            room.screen.intent.cancel()
    assert len(written) > 8
    assert not cut
