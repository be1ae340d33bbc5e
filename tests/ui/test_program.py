"""The whole program, driven through its window."""

import time
from pathlib import Path

import pytest
from driving import (
    MakeProgram,
    advice,
    at,
    centre,
    click,
    drag,
    keys,
    own_turn,
    press,
    says,
    seen,
    start,
    status_bar,
)
from internals import game_of
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.cards import Rank, Suit
from hanabi_desktop.game.moves import Clue, Clued, Discard, Discarded, Misplayed, Play, Played
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.remarks import Remark, Said
from hanabi_desktop.game.scoring import shortfalls
from hanabi_desktop.session.play.game import Mode
from hanabi_desktop.session.play.position import Move
from hanabi_desktop.session.setup import GameSetup, Seat
from hanabi_desktop.settings.start import StartOptions
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import Speed, Theme, text_px
from hanabi_desktop.table.art.painting import LEAST_PX
from hanabi_desktop.table.art.scenery import paint_scenery
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.explaining.clue_readings import Habit
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.teammate import Budget
from hanabi_desktop.ui.agreements import ConventionsDialog
from hanabi_desktop.ui.game.advice_panel import Advice
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.widgets.layouts import Scrolled
from hanabi_desktop.ui.widgets.seats import default_seats
from hanabi_desktop.wording.results import shortfall_sentence


def test_start_page_starts_a_game_and_the_table_is_remembered(
    program: Program, qtbot: QtBot
) -> None:
    assert program.window.page is program.window.start_page
    program.window.start_page.play_button.click()
    assert program.window.page is program.game.screen
    (line_up,) = program.settings.current.line_ups
    assert line_up.levels == (None, Level.CASUAL, Level.CASUAL)
    assert "Turn 1" in program.window.windowTitle()


def test_card_is_played_by_click_on_it_and_on_the_fireworks(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    order = seen(room).own_hand[2].order
    click(room, centre(room, order))
    assert room.screen.intent.pending.chosen == order
    click(room, at(room, room.screen.scene.geometry.fireworks.center()))
    assert seen(room).history[0].action == Play(order)
    own_turn(room, qtbot)


def test_card_is_played_by_drag(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    order = seen(room).own_hand[0].order
    drag(room, centre(room, order), at(room, room.screen.scene.geometry.fireworks.center()))
    assert seen(room).history[0].action == Play(order)
    own_turn(room, qtbot)


def test_card_dropped_outside_the_zones_returns(program: Program) -> None:
    room = start(program)
    order = seen(room).own_hand[0].order
    home = centre(room, order)
    drag(room, home, at(room, room.screen.scene.geometry.deck.center()))
    assert seen(room).history == ()
    assert centre(room, order) == home


def test_card_is_discarded_by_drag_and_by_click_on_the_pile(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    room.screen.intent.warn_of_clued = False
    click(room, centre(room, seen(room).hands[1][0].order))
    room.screen.intent.give_clue(Rank.ONE)
    own_turn(room, qtbot)
    while seen(room).clue_tokens == 8:
        room.session.submit(Clue(1, Rank.ONE))
        own_turn(room, qtbot)
    before = len(seen(room).discards)
    order = seen(room).own_hand[0].order
    drag(room, centre(room, order), at(room, room.screen.scene.geometry.right_buttons.center()))
    own = [t for t in seen(room).history if t.seat == 0]
    assert isinstance(own[-1].events[0], Discarded)
    own_turn(room, qtbot)
    if seen(room).clue_tokens < 8:
        click(room, centre(room, seen(room).own_hand[0].order))
        viewport = room.screen.side.discards.viewport()
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=QPoint(60, 30))
        assert len(seen(room).discards) >= before + 2
        own_turn(room, qtbot)


def test_discard_is_disabled_with_all_tokens_and_says_why(program: Program) -> None:
    room = start(program)
    assert not room.screen.buttons.discard.isEnabled()
    assert "All eight clues" in room.screen.buttons.discard.toolTip()
    assert room.screen.buttons.play.isEnabled()
    QTest.keyClick(room.screen.view, Qt.Key.Key_D)
    assert "All eight clues are available" in status_bar(room)


def test_clue_is_given_by_click_on_a_card_and_on_its_colour(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    held = seen(room).hands[1][1]
    assert held.card is not None
    click(room, centre(room, held.order))
    popover = room.screen.choosers.clues
    assert popover.isVisible()
    button = popover.button(held.card.suit)
    assert button is not None
    button.considered.emit()
    assert held.order in {c.order for c in room.screen.intent.touched(Clue(1, held.card.suit))}
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert seen(room).history[0].action == Clue(1, held.card.suit)
    assert not popover.isVisible()
    own_turn(room, qtbot)


@pytest.mark.parametrize(
    "keys", [["3", "Return"], ["C", "Right", "Return"], ["R", "Tab", "Return"]]
)
def test_clue_is_given_by_keys(program: Program, qtbot: QtBot, keys: list[str]) -> None:
    room = start(program)
    for name in keys:
        target = QApplication.focusWidget() or room.screen.view
        QTest.keyClick(target, getattr(Qt.Key, f"Key_{name}"))
    assert isinstance(seen(room).history[0].events[0], Clued)
    own_turn(room, qtbot)


def test_escape_cancels_a_clue_and_a_drag(program: Program) -> None:
    room = start(program)
    QTest.keyClick(room.screen.view, Qt.Key.Key_3)
    assert room.screen.choosers.clues.isVisible()
    QTest.keyClick(QApplication.focusWidget() or room.screen.view, Qt.Key.Key_Escape)
    assert not room.screen.choosers.clues.isVisible()
    viewport = room.screen.view.viewport()
    home = centre(room, seen(room).own_hand[0].order)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=home)
    QTest.mouseMove(viewport, home - QPoint(0, 200))
    assert room.screen.scene.dragging.order is not None
    QTest.keyClick(room.screen.view, Qt.Key.Key_Escape)
    assert room.screen.scene.dragging.order is None
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=home - QPoint(0, 200))
    assert seen(room).history == ()


def play_to_the_end(room: GameController, qtbot: QtBot) -> None:
    while seen(room).ending is None:
        room.session.submit(
            ConventionPlayer(agreement_of(Level.CASUAL)).choose(seen(room), Budget()).action
        )
        own_turn(room, qtbot)
    qtbot.waitUntil(room.end.page.isVisible)


def test_game_ends_with_rating_and_can_be_played_again(program: Program, qtbot: QtBot) -> None:
    room = start(program, number=3)
    play_to_the_end(room, qtbot)
    score = sum(seen(room).fireworks)
    assert f"{score} of 25" in program.window.windowTitle()
    assert room.end.page.rating.text() in program.window.windowTitle()
    room.end.page.same_button.click()
    assert program.window.page is room.screen
    assert seen(room).history == ()
    assert game_of(program.game.session).setup is not None
    assert game_of(program.game.session).setup.game_number == 3
    play_to_the_end(room, qtbot)
    room.end.page.table_button.click()
    assert program.window.page is room.screen
    cursor = room.session.cursor
    assert cursor.is_read_only
    assert cursor.moment == cursor.turns == len(seen(room).history)
    assert room.screen.replay_bar.isVisible(), "the replay bar should lead back through the game"
    assert all(held.card is not None for held in seen(room).own_hand)
    start(program, number=3)
    play_to_the_end(room, qtbot)
    room.end.page.again_button.click()
    assert program.window.page is room.screen


def test_end_page_tells_what_cost_points_and_shows_its_turn(program: Program, qtbot: QtBot) -> None:
    room = start(program, number=3)
    play_to_the_end(room, qtbot)
    page, end = room.end.page, seen(room)
    told = shortfalls(end)
    assert told, "choose a deal that does not end with 25 points"
    (sentence, button), *_ = page.story
    names = room.words.names
    assert sentence.text() == shortfall_sentence(told[0], end.options, names, you=0)
    assert str(told[0].turn) in button.text()
    assert button.accessibleDescription() == sentence.text()
    words = [word.text() for _, word in page._figures]
    assert words == ["Turns", "Clues", "Strikes", "Efficiency"], "a best score would seem the goal"
    shown = [line.isVisible() for line, _ in page.story]
    assert shown == [place < len(told) for place in range(len(page.story))]
    program.preferences.change(language=Language.SWEDISH)
    assert sentence.text() == shortfall_sentence(told[0], end.options, names, you=0)
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert program.window.page is room.screen
    assert room.session.cursor.moment == told[0].turn
    assert room.screen.status_bar.entry == room.log.entry(told[0].turn)
    QTest.keyClick(room.screen.view, Qt.Key.Key_Escape)
    assert program.window.page is page
    assert page.first_button.hasFocus()
    assert f"{page.score.text()} " in program.window.windowTitle()
    page.table_button.click()
    room.session.cursor.look_from(1)
    assert room.screen.replay_bar.result_button.isVisible()
    room.screen.replay_bar.result_button.click()
    assert program.window.page is page
    assert room.session.mode is Mode.PLAYED
    assert room.session.viewer == 0, "the next game is for the person who played this one"
    page.same_button.click()
    assert program.window.page is room.screen
    assert seen(room).history == ()
    assert not room.screen.replay_bar.isVisible()


def test_other_games_lead_back_to_no_result(program: Program, qtbot: QtBot) -> None:
    room = start(program, number=3)
    play_to_the_end(room, qtbot)
    over = room.session.over
    assert over is not None
    room.end.page.review_button.click()
    keys = room.screen.view
    QTest.keyClick(keys, Qt.Key.Key_Escape)
    assert program.window.page is room.screen, "the first Esc closes the review"
    QTest.keyClick(keys, Qt.Key.Key_Escape)
    assert program.window.page is room.end.page
    room.to_start()
    room.open(over)
    assert not room.screen.replay_bar.result_button.isVisible()
    QTest.keyClick(keys, Qt.Key.Key_Escape)
    assert program.window.page is room.screen


def test_lost_game_leads_to_its_review_or_back_before_the_last_strike(
    program: Program, qtbot: QtBot
) -> None:
    room = start(program, number=3)
    page = room.end.page
    while seen(room).ending is None:
        state = game_of(room.session).state
        heights = {
            s: len(stack) for s, stack in zip(state.options.suits, state.stacks, strict=True)
        }
        cards = ((held.order, state.deck[held.order]) for held in state.hands[0])
        wrong = (order for order, card in cards if card.rank != heights[card.suit] + 1)
        room.session.submit(Play(next(wrong)))
        own_turn(room, qtbot)
    qtbot.waitUntil(page.isVisible)
    assert page.first_button is page.review_button
    assert page.review_button.objectName() == "primary"
    assert page.score.text() == str(sum(seen(room).fireworks)), "it leads with what was reached"
    assert not page.rating.isVisible()
    assert says(page, "A lost game scores 0: “Horrible”, says the rulebook.")
    assert not page.strike_button.isHidden()
    bar = page.findChildren(Scrolled)[0].verticalScrollBar()
    qtbot.waitUntil(lambda: not bar.isVisible())  # the texts were set while the page was hidden
    turns = seen(room).history
    last = max(t.number for t in turns if any(isinstance(e, Misplayed) for e in t.events))
    room.session.teammates.set_pause(60_000)
    page.strike_button.click()
    assert program.window.page is room.screen
    assert seen(room).ending is None
    assert len(seen(room).history) == last - 1
    assert seen(room).strikes == 2
    room.session.teammates.set_pause(0)
    start(program, number=3)
    play_to_the_end(room, qtbot)
    assert page.first_button is page.again_button
    assert page.review_button.objectName() == ""
    assert page.strike_button.isHidden()


def test_why_shows_the_reason_of_a_teammates_move(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    room.session.submit(Clue(1, Rank.ONE))
    own_turn(room, qtbot)
    before = status_bar(room)
    room.screen.status_bar.why.click()
    assert advice(room) == "Thinking…"
    qtbot.waitUntil(lambda: advice(room) != "Thinking…")
    assert advice(room).startswith(room.words.names[2])
    assert status_bar(room) == before, "the bar should keep the last move"


def test_hint_is_requested_by_key_and_shown_in_the_panel(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    keys(room, "h")
    assert advice(room) == "Thinking…"
    qtbot.waitUntil(lambda: advice(room).startswith("In your place, a teammate would "))
    assert room.session.assistance.hints == 1
    keys(room, "q")
    qtbot.waitUntil(lambda: not advice(room).startswith("In your place, a teammate would "))
    assert advice(room) == "No clue since your last turn asks you to do anything."
    room.session.submit(Clue(1, Rank.ONE))
    own_turn(room, qtbot)
    assert advice(room) == "", "a hint should go with the position that it is about"
    keys(room, "?")
    qtbot.waitUntil(lambda: advice(room) != "Thinking…")
    assert advice(room).startswith(room.words.names[2])
    press(room, "Escape")
    assert room.screen.advice.isHidden()
    assert room.session.assistance.hints == 1


def test_hint_that_is_cancelled_while_it_is_computed_does_not_count(
    program: Program, qtbot: QtBot
) -> None:
    room = start(program)
    keys(room, "h")
    assert advice(room) == "Thinking…"
    press(room, "Escape")
    assert room.session.assistance.hints == 0
    keys(room, "q")
    qtbot.waitUntil(lambda: advice(room).startswith("No clue since"))
    qtbot.wait(300)
    assert advice(room).startswith("No clue since"), "the hint should not come any more"
    assert room.session.assistance.hints == 0
    press(room, "Escape")
    keys(room, "h")
    qtbot.waitUntil(lambda: advice(room).startswith("In your place, a teammate would "))
    assert room.session.assistance.hints == 1


def test_hint_highlights_its_cards_even_if_another_is_chosen(
    program: Program, qtbot: QtBot
) -> None:
    room = start(program)
    room.screen.intent.press_card(seen(room).own_hand[0].order)
    keys(room, "h")
    qtbot.waitUntil(lambda: room.screen.intent.pending.answered is not None)
    assert advice(room).startswith("In your place, a teammate would ")
    pointed = room.screen.intent.pending.answered
    assert pointed is not None
    assert pointed.orders <= set(seen(room).hand_orders(pointed.seat))
    press(room, "Escape")
    assert room.screen.intent.pending.answered is None
    assert room.screen.advice.isHidden()


def test_agreement_of_the_table_can_be_read(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    keys(room, "Ctrl+K")
    dialog = next(w for w in program.window.findChildren(ConventionsDialog) if w.isVisible())
    text = dialog.rules.toPlainText()
    assert "Chop" in text
    assert "Finesse" not in text  # this table plays at the casual level
    qtbot.waitUntil(
        lambda: "teammates read everybody by the agreement" in dialog.rules.toPlainText()
    )
    teammates = room.session.setup.names[1:]
    dialog.show_habits({0: (Habit.NO_BLIND_PLAYS,), 1: (Habit.PLAYS_UNASKED,)})
    text = dialog.rules.toPlainText()
    assert text.startswith(f"How {teammates[0]} and {teammates[1]} read you\nNo blind plays")
    assert f"How teammates read {teammates[0]}\nPlays any clued card" in text
    assert "Chop" in text
    dialog.reject()


@pytest.mark.parametrize("theme", list(Theme))
def test_agreement_of_the_table_stands_out_in_every_theme(program: Program, theme: Theme) -> None:
    program.window.menu.themes.chosen.emit(theme)
    dialog = ConventionsDialog(agreement_of(Level.EXPERT), GameOptions(4), program.window)
    picture = dialog.grab().toImage()
    area = dialog.rules.geometry().adjusted(20, 20, -40, -20)
    shades = {
        picture.pixelColor(x, y).lightness()
        for x in range(area.left(), area.right(), 2)
        for y in range(area.top(), area.top() + 60)
    }
    assert max(shades) - min(shades) > 100
    dialog.deleteLater()


@pytest.mark.parametrize("size", [(900, 540), (1024, 640), (1100, 780), (1366, 768), (2560, 1440)])
@pytest.mark.parametrize("text_size", [100, 150])
def test_long_advice_scrolls_beside_the_table(
    program: Program, size: tuple[int, int], text_size: int
) -> None:
    program.window.resize(*size)
    program.preferences.change(text_size=text_size)
    room = start(program)
    panel, side, view = room.screen.advice, room.screen.side, room.screen.view
    QApplication.processEvents()
    table = view.geometry()
    for text in ("short", "word " * 200):
        panel.answer(Advice("Why?", (text,), text))
        QApplication.processEvents()
        assert view.geometry() == table, "the table should stay as it is"
        assert panel.x() >= table.right()
        assert panel.geometry().bottom() == side.geometry().bottom() or side.log.isVisible()
        assert panel.height() >= 200
        assert panel.text.height() >= panel.text.heightForWidth(panel.text.width())
        is_halved = size[0] >= 1100 and (text_size == 100 or size[1] > 1000)
        assert side.log.isVisible() is is_halved, "there should be room for the newest turns"
    assert not panel.fits() or size[0] == 2560
    press(room, "Escape")
    assert panel.isHidden()
    assert side.log.isVisible()
    assert side.height() == room.screen.height()


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768)])
def test_message_stays_off_the_advice(program: Program, size: tuple[int, int]) -> None:
    program.window.resize(*size)
    room = start(program)
    toast, panel = program.window.toast, room.screen.advice
    toast.say("From here on this is a game of its own, and " * 2)
    panel.answer(Advice("Why?", ("word " * 40,), "word " * 40))
    QApplication.processEvents()
    box = QRect(panel.mapTo(program.window, QPoint(0, 0)), panel.size())
    assert not box.intersects(toast.geometry())
    assert program.window.rect().contains(toast.geometry())
    toast.dismiss()


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768)])
def test_status_bar_has_at_most_two_lines(program: Program, size: tuple[int, int]) -> None:
    program.window.resize(*size)
    room = start(program)
    label = room.screen.status_bar.label
    room.screen.status_bar.notify("word " * 80)
    assert label.height() <= 3 * text_px(LEAST_PX) * 1.36
    assert label.toolTip() != ""
    room.screen.status_bar.notify("short")
    assert label.toolTip() == ""


@pytest.mark.parametrize("language", list(Language))
def test_language_changes_at_once_during_a_game(
    program: Program, qtbot: QtBot, language: Language
) -> None:
    room = start(program)
    room.session.submit(Clue(1, Rank.ONE))
    own_turn(room, qtbot)
    program.window.menu.languages.chosen.emit(language)
    words = {"en": "told", "sv": "information", "nl": "informatie"}[language.value]
    assert words in room.log.index(room.log.rowCount() - 1).data()
    labels = [label.text() for label in room.screen.side.findChildren(QLabel)]
    assert {"en": "Discard pile", "sv": "Kasthög", "nl": "Aflegstapel"}[language.value] in labels
    assert program.settings.current.language is language


@pytest.mark.parametrize("theme", list(Theme))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_theme_draws_every_table(
    program: Program, qtbot: QtBot, theme: Theme, players: int
) -> None:
    program.window.menu.themes.chosen.emit(theme)
    room = start(program, players)
    room.session.submit(Clue(1, Rank.ONE))
    own_turn(room, qtbot)
    picture = program.window.grab().toImage()
    assert len({picture.pixel(x, y) for x in range(0, 1280, 7) for y in range(0, 800, 7)}) > 40


def test_screen_reader_finds_the_cards_and_no_hidden_face(program: Program, qtbot: QtBot) -> None:
    QAccessible.setActive(True)
    room = start(program)
    table = QAccessible.queryAccessibleInterface(room.screen.view.viewport())
    names = [table.child(i).text(QAccessible.Text.Name) for i in range(table.childCount())]
    assert len(names) == 15 + 5 + 3
    assert all("hidden" in name for name in names[:5])
    assert not any("hidden" in name for name in names[5:15])
    assert names[15:] == [
        *(f"{suit} firework: no card yet" for suit in ("White", "Red", "Blue", "Yellow", "Green")),
        *("8 clues left", "0 strikes of 3", "35 cards in the deck"),
    ]
    room.screen.intent.move_region(1)
    room.screen.view.setFocus()
    focused = QAccessible.queryAccessibleInterface(QApplication.focusWidget())
    assert focused.text(QAccessible.Text.Name) == names[0]
    assert focused.state().focused
    card = room.screen.scene.card_box(seen(room).own_hand[-1].order)
    view = room.screen.view
    corner = view.viewport().mapToGlobal(view.mapFromScene(card.topLeft()))
    assert (focused.rect().topLeft() - corner).manhattanLength() <= 2
    assert focused.rect().width() == pytest.approx(card.width(), abs=2)


def test_own_cards_are_drawn_as_backs(program: Program, qtbot: QtBot) -> None:
    """This holds for all items in hand, whatever the game has gone through."""
    room = start(program)
    for _ in range(6):
        own = {held.order for held in seen(room).own_hand}
        looks = {o: item.look for o, item in room.screen.scene.card_items.items()}
        assert all(looks[order] is not None and looks[order].card is None for order in own)
        if seen(room).ending is None:
            room.session.submit(
                ConventionPlayer(agreement_of(Level.CASUAL)).choose(seen(room), Budget()).action
            )
            own_turn(room, qtbot)


@pytest.mark.parametrize("moment_ms", [0, 40, 120, 300, 700])
def test_quitting_at_any_moment_is_quick(
    make_program: MakeProgram, qapp: QApplication, tmp_path: Path, moment_ms: int
) -> None:
    """Closing stops everything: during the deal, a motion or a search."""
    program = make_program(
        StartOptions(speed=Speed.NORMAL, size=QSize(1100, 700), profile=tmp_path)
    )
    program.show()
    qapp.processEvents()
    program.game.tables.start(GameSetup(default_seats(3), GameOptions(3, first_seat=1), 5))
    QTest.qWait(max(1, moment_ms))
    started = time.perf_counter()
    program.window.close()
    assert time.perf_counter() - started < 10, "closing should not wait for running work"


def test_unreadable_settings_are_set_aside_with_a_message(
    make_program: MakeProgram, tmp_path: Path
) -> None:
    (tmp_path / "settings.json").write_text('{"theme": "mauve"')
    program = make_program(StartOptions(language=Language.ENGLISH, profile=tmp_path))
    program.show()
    assert program.preferences  # they are read behind the start page's first frame
    labels = [label.text() for label in program.window.start_page.findChildren(QLabel)]
    assert any("settings.unreadable.json" in text for text in labels)
    assert (tmp_path / "settings.unreadable.json").read_text() == '{"theme": "mauve"'


@pytest.mark.expects_warnings
def test_settings_that_cannot_be_saved_apply_until_quitting(
    make_program: MakeProgram, qtbot: QtBot, tmp_path: Path
) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    program = make_program(StartOptions(language=Language.ENGLISH, profile=in_the_way / "profile"))
    program.show()
    assert program.preferences  # the commands come with the settings
    program.window.menu.themes.chosen.emit(Theme.DAY)
    assert program.settings.current.theme is Theme.DAY
    labels = program.window.start_page.findChildren(QLabel)
    qtbot.waitUntil(lambda: any("can’t be saved" in label.text() for label in labels))


def test_resize_updates_the_layout(program: Program) -> None:
    room = start(program, 5)
    for size in (QSize(1024, 640), QSize(2560, 1440), QSize(1280, 800)):
        program.window.resize(size)
        QTest.qWait(20)
        view = room.screen.view.viewport().size()
        assert room.screen.scene.geometry.size == (view.width(), view.height())
        assert room.screen.buttons.play.geometry().right() <= view.width()


def test_animated_turns_end_in_the_final_layout(program: Program, qtbot: QtBot) -> None:
    """A newer state interrupts running motions, and nothing is left in flight."""
    program.preferences.change(speed=Speed.FAST)
    room = start(program)
    room.session.teammates.set_pause(0)
    scene = room.screen.scene
    for _ in range(8):
        if seen(room).ending is None:
            room.session.submit(
                ConventionPlayer(agreement_of(Level.CASUAL)).choose(seen(room), Budget()).action
            )
            own_turn(room, qtbot)
    qtbot.waitUntil(lambda: not scene.motions.running)
    on_table = {card.order for card in room.table.cards}
    assert set(scene.card_items) == on_table
    targets = scene._cards.targets()
    assert all(scene.card_items[order].placement == targets[order] for order in on_table)
    events = [turn.events[0] for turn in seen(room).history]
    assert any(isinstance(event, Played | Misplayed | Discarded | Clued) for event in events)


def asked(room: GameController) -> tuple[int, object]:
    question = room.screen.intent.pending.question
    assert question is not None
    return question.target, question.draft.value if question.draft else None


@pytest.mark.parametrize("players", [3, 4, 5])
def test_tab_offers_a_clue_to_each_teammate_in_turn(program: Program, players: int) -> None:
    room = start(program, players)
    press(room, "R")
    first, _ = asked(room)
    assert room.screen.intent.touched(Clue(first, Suit.RED)), (
        "the first target should have a red card"
    )
    targets = [first]
    for _ in range(players - 1):
        press(room, "Tab")
        targets.append(asked(room)[0])
    assert targets == [1 + (first - 1 + turns) % (players - 1) for turns in range(players)]


def test_arrows_go_through_every_clue_offered(program: Program) -> None:
    room = start(program)
    press(room, "C")
    values = []
    for _ in range(10):
        press(room, "Right")
        values.append(asked(room)[1])
    assert values == list(room.screen.intent.offered())


def test_all_clues_are_offered_for_the_same_teammate(program: Program) -> None:
    room = start(program)
    click(room, centre(room, seen(room).hands[1][0].order))
    QTest.mouseClick(room.screen.choosers.clues.all_button, Qt.MouseButton.LeftButton)
    assert asked(room)[0] == 1
    assert len(room.screen.intent.offered()) == 10


def test_table_keys_work_while_the_log_has_the_focus(program: Program) -> None:
    room = start(program)
    for widget in (room.screen.side.log, room.screen.side.discards, room.screen.buttons.play):
        widget.setFocus()
        QTest.keyClick(widget, Qt.Key.Key_3)
        assert room.screen.intent.pending.question is not None
        press(room, "Escape")
        assert room.screen.intent.pending.question is None


def test_new_state_ends_the_drag_of_a_card(program: Program) -> None:
    room = start(program)
    viewport = room.screen.view.viewport()
    home = centre(room, 0)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=home)
    QTest.mouseMove(viewport, home - QPoint(0, 150))
    assert not room.screen.buttons.play.isVisible()
    assert {"zone play", "zone discard"} <= set(room.screen.scene._decor._sprites._items)
    program.window.commands.give(Command.SAME_DEAL)
    assert room.screen.buttons.play.isVisible()
    assert room.screen.scene.dragging.order is None
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=home)


def test_larger_table_starts_with_a_chosen_and_focused_card(program: Program) -> None:
    room = start(program, 2)
    room.screen.intent.move_region(1)
    room.screen.intent.press_card(seen(room).own_hand[0].order)
    start(program, 5, number=12)
    assert room.screen.intent.pending.chosen is None
    assert room.screen.intent.pending.focused is None


def test_focus_moves_to_the_newest_card_when_the_focused_one_is_played(
    program: Program, qtbot: QtBot
) -> None:
    room = start(program, number=11)
    order = seen(room).own_hand[2].order
    room.screen.intent.focus(order)
    room.session.submit(Play(order))
    assert room.screen.intent.pending.focused == seen(room).own_hand[-1].order
    own_turn(room, qtbot)


def test_enter_starts_a_game_from_the_start_page(program: Program) -> None:
    QTest.keyClick(program.window.start_page.play_button, Qt.Key.Key_Return)
    assert program.window.page is program.game.screen


def test_dimmed_cards_stay_dimmed_when_the_window_is_resized(program: Program) -> None:
    room = start(program)
    press(room, "3")
    scene = room.screen.scene
    dimmed = {o for o, item in scene.card_items.items() if item.opacity() < 1}
    program.window.resize(1100, 700)
    QTest.qWait(20)
    assert {o for o, item in scene.card_items.items() if item.opacity() < 1} == dimmed


def test_no_action_is_offered_at_a_table_without_a_person(program: Program, qtbot: QtBot) -> None:
    seats = tuple(Seat(f"t{n}", Level.CASUAL) for n in range(3))
    program.game.tables.start(GameSetup(seats, GameOptions(3, first_seat=0), 5))
    program.game.session.teammates.set_pause(60_000)
    assert not room_buttons_enabled(program.game)


def room_buttons_enabled(room: GameController) -> bool:
    screen = room.screen
    return any(
        b.isEnabled() for b in (screen.buttons.clue, screen.buttons.play, screen.buttons.discard)
    )


def test_water_line_follows_the_number_of_players(program: Program) -> None:
    room = start(program, 3)
    scene = room.screen.scene
    before, line = scene._scenery.pixmap.toImage(), scene.geometry.base
    start(program, 5)
    assert scene.geometry.base != line
    fresh = paint_scenery(
        scene.sceneRect().size().toSize(), scene.geometry.base, scene.colours, scene._pixel_ratio
    )
    assert scene._scenery.pixmap.toImage() == fresh.toImage() != before


def test_hidden_table_keeps_no_landscape(program: Program) -> None:
    room = start(program)
    scene = room.screen.scene
    before = scene._scenery.pixmap.toImage()
    keys(room, "Ctrl+Home")
    assert program.window.page is program.window.start_page
    assert scene._scenery.pixmap.isNull()
    program.window.start_page.play_button.click()
    assert program.window.page is room.screen
    assert scene._scenery.pixmap.toImage() == before


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1280, 800), QSize(2560, 1440)])
def test_remark_is_shown_beside_the_name(program: Program, size: QSize, players: int) -> None:
    room = start(program, players)
    program.window.resize(size)
    room.screen.view.lay_out()
    scene, speech = room.screen.scene, room.screen.view.callouts.speech
    for seat in range(1, players):
        room.screen.show_remark(Said(0, seat, Remark.KNOW_NOTHING), own=False)
        assert speech.isVisible()
        assert speech.text().startswith(f"{room.words.names[seat]}:")
        box = QRectF(speech.geometry())
        assert QRectF(room.screen.view.rect()).contains(box)
        assert not any(box.intersects(card) for card in scene.card_boxes())
        assert not any(box.intersects(plate) for plate in scene.geometry.plates)
        assert scene.plate_box(seat).adjusted(-80, -80, 80, 80).intersects(box)
        assert speech.height() >= speech.heightForWidth(speech.width())
    start(program, players, number=12)
    assert not speech.isVisible()


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1280, 800), QSize(2560, 1440)])
def test_tooltip_of_a_card_covers_no_name(program: Program, size: QSize, players: int) -> None:
    room = start(program, players)
    program.window.resize(size)
    room.screen.view.lay_out()
    scene, callouts = room.screen.scene, room.screen.view.callouts
    for card in scene.composition.hand_cards():
        callouts.show_tip(scene.card_box(card.order).center())
        assert callouts.tip.isVisible()
        box = QRectF(callouts.tip.geometry())
        assert not any(box.intersects(plate) for plate in scene.geometry.plates), card


def test_remark_stays_for_the_following_turns(program: Program) -> None:
    room = start(program)
    scene, speech = room.screen.scene, room.screen.view.callouts.speech
    room.session.teammates.set_pause(60_000)
    room.session.submit(Clue(1, Rank.ONE))
    discard = Discard(seen(room).hand_orders(1)[-1])
    said = Said(1, 1, Remark.THANKS)
    room.session.act(Move(discard, said=said))
    assert len(seen(room).history) == 2
    assert speech.isVisible()
    assert "Thanks" in speech.text()
    for size in (QSize(1024, 640), QSize(1600, 1000)):
        program.window.resize(size)
        room.screen.view.lay_out()
        box = QRectF(speech.geometry())
        assert not any(box.intersects(card) for card in scene.card_boxes())
        assert scene.plate_box(1).adjusted(-80, -80, 80, 80).intersects(box)
    program.preferences.change(language=Language.DUTCH)
    assert not speech.isVisible()
    program.preferences.change(language=Language.ENGLISH)


@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1280, 800), QSize(2560, 1440)])
def test_no_message_covers_a_card(program: Program, size: QSize) -> None:
    room = start(program, 5)
    program.window.resize(size)
    room.screen.view.lay_out()
    program.window.toast.say("From here on this is a game of its own, and " * 3)
    toast, view = program.window.toast, room.screen.view
    box = QRect(view.viewport().mapFrom(program.window, toast.pos()), toast.size())
    for card in room.screen.scene.composition.hand_cards():
        button = view.overlay.card(card.order)
        assert button is not None
        assert not button.geometry().intersects(box)
    assert program.window.rect().contains(toast.geometry())
    assert toast.height() >= toast.heightForWidth(toast.width())
    bar = room.screen.status_bar.label.geometry()
    newest = room.screen.side.log.visualRect(room.screen.side.log.model().index(0, 0))
    beside = abs(box.bottom() - bar.bottom()) < 40
    assert beside or size.height() == 640
    assert box.top() > room.screen.side.log.y() + newest.bottom()
    program.window.toast.dismiss()
