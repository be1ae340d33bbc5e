"""A review over the table: opening, progress, navigation, closing, saving and export."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from driving import wait_until_read
from PySide6.QtCore import QDate, QEvent, QLocale, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from quick_reviews import review_quickly

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.course import GameRecord
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.scoring import score_of
from hanabi_desktop.library.hanab_live.game_json import read_json, write_json
from hanabi_desktop.library.metadata.summary import Query
from hanabi_desktop.library.saved_game import SavedGame, verify
from hanabi_desktop.library.store_rows import StoredGame
from hanabi_desktop.review.findings import Depth, Grade
from hanabi_desktop.review.tasks import CostTask, Found, Task
from hanabi_desktop.session import reviews as review_service
from hanabi_desktop.session.library.loading import open_text
from hanabi_desktop.session.reviews import Progress
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import Theme, palette_of
from hanabi_desktop.table.marks import MarkKind
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.measuring.stand_ins import StandIn
from hanabi_desktop.ui.library.games_model import GameWords
from hanabi_desktop.ui.review.review_controller import ReviewController
from hanabi_desktop.ui.review.review_widgets import MarkedText, draw_sign
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.widgets.dialogs import Question
from hanabi_desktop.ui.widgets.playback import PlaybackStep
from hanabi_desktop.ui.widgets.sentences import better_move
from hanabi_desktop.wording.graded_moves import cost_figures
from hanabi_desktop.wording.markup import tip_text
from hanabi_desktop.wording.review import grade_name, moment_name, plain_points

LITTLE = Depth(3, 6, 8, 16, confirmation_deals=(24,), widths=(8,), probes=(8,))
NAMES = ("Åsa", "Zoë")


def recorded(number: int, turns: int | None = None) -> GameRecord:
    line_up = Seating((Level.EXPERT,) * 2, StandIn.BEGINNER)
    record = play_game(line_up, GameOptions(2, choreography=True), number).record
    actions = record.actions[:turns]
    return replace(record, seats=NAMES, actions=actions)


IMPORTED = SavedGame(recorded(66, 24))
PLAYED = SavedGame(recorded(45), (None, Level.EXPERT))


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    review_quickly(monkeypatch, LITTLE)


@pytest.fixture
def reviewed(program: Program, qtbot: QtBot) -> Iterator[ReviewController]:
    """Return an imported unfinished game and its finished review."""
    program.game.open(open_text(write_json(IMPORTED).decode()))
    reviews = program.controllers.reviews
    QTest.keyClick(program.window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert reviews.current is not None
    qtbot.waitUntil(lambda: done(reviews))
    return reviews


def done(reviews: ReviewController) -> bool:
    return reviews.current is not None and reviews.current.progress is Progress.COMPLETE


def turn(reviews: ReviewController) -> int:
    return reviews._cursor.moment


def graded(reviews: ReviewController) -> list[int]:
    assert reviews.current is not None
    found = reviews.current.found
    assert found is not None
    return [moment.turn for moment in found.moments if moment.grade is not None]


def test_review_opens_beside_the_table_and_over_the_turns(
    program: Program, reviewed: ReviewController
) -> None:
    screen = program.game.screen
    assert reviewed.panel.isVisible()
    assert not screen.side.isVisible()
    assert reviewed.curve.isVisible()
    assert not screen.replay_bar.timeline.isVisible()
    assert screen.view.geometry().right() < reviewed.panel.geometry().left() + 1
    reviewed.panel.choice.setCurrentIndex(1)
    assert reviewed.panel.points.ledger_rows.rowCount() == 7
    assert "what people usually know" in reviewed.panel.points.judged.text()
    reviewed.panel.choice.setCurrentIndex(3)
    rows = reviewed.panel.turns.rows
    assert rows.rowCount() == len(IMPORTED.record.actions)
    QTest.keyClick(reviewed.panel.turns.table, Qt.Key.Key_Down)
    reviewed.panel.turns.table.activated.emit(rows.index(4, 0))
    assert turn(reviewed) == 4


def test_cards_stay_large_beside_a_review(
    program: Program, reviewed: ReviewController, qtbot: QtBot
) -> None:
    program.window.resize(1280, 800)
    screen = program.game.screen
    qtbot.waitUntil(lambda: screen.scene.geometry.seats[0].card_width >= 64)
    assert reviewed.curve.height() >= 100
    assert not screen.replay_bar.slider.isVisible()  # turns are chosen in the curve
    assert screen.replay_bar._title.isVisible()
    screen.replay_bar.take(PlaybackStep.LAST)
    assert turn(reviewed) == len(IMPORTED.record.actions)


def test_review_starts_with_the_known_agreement_of_its_players(
    program: Program, qtbot: QtBot
) -> None:
    known = agreement_of(Level.STANDARD)
    program.game.tables.keep_for_players(frozenset(IMPORTED.record.seats), known)
    program.game.open(open_text(write_json(IMPORTED).decode()))
    reviews = program.controllers.reviews
    QTest.keyClick(program.window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert reviews.current is not None
    assert reviews.current.agreement == known
    program.game.open(open_text(write_json(PLAYED).decode()))  # this game recorded its agreement
    QTest.keyClick(program.window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert reviews.current is not None
    assert reviews.current.agreement == PLAYED.agreed


def test_keys_go_from_moment_to_moment(program: Program, reviewed: ReviewController) -> None:
    view, turns = program.game.screen.view, sorted(graded(reviewed))
    assert len(turns) >= 2
    QTest.keyClick(view, Qt.Key.Key_Home)
    QTest.keyClick(view, Qt.Key.Key_D)
    expected = turns[0] if turns[0] > 1 else turns[1]
    assert turn(reviewed) == expected - 1
    QTest.keyClick(view, Qt.Key.Key_End)
    QTest.keyClick(view, Qt.Key.Key_D, Qt.KeyboardModifier.ShiftModifier)
    assert turn(reviewed) == turns[-1] - 1


def test_moment_is_described_and_drawn_as_its_seat_saw_it(
    program: Program, reviewed: ReviewController
) -> None:
    number = graded(reviewed)[0]
    reviewed.panel.moment.list.chosen.emit(number)
    assert turn(reviewed) == number - 1
    assert reviewed.current is not None
    found = reviewed.current.turn(number)
    assert found is not None
    made, *better = reviewed._marks.shown
    assert (made.kind, made.action) == (MarkKind.MADE, found.action)
    assert [(b.kind, b.action) for b in better] == [(MarkKind.BETTER, found.cost.best)]
    strong = replace(found, grade=Grade.STRONG)
    as_good = replace(found, cost=replace(found.cost, points=0.0))
    assert better_move(found) == found.cost.best != found.action
    assert better_move(strong) == better_move(as_good) == found.action, (
        "no better move should be shown"
    )
    page = reviewed.panel.moment
    assert page.verdict.isVisible()
    figures = cost_figures(found)
    assert figures.startswith("The move cost")
    assert page.verdict.toolTip() == tip_text(figures)
    assert figures in [
        label.text() for label in page.findChildren(QLabel) if label.isVisibleTo(page)
    ]
    assert figures not in page.said.accessibleName()
    assert page.better.accessibleName().startswith("Better:")
    # The text of the better move reveals no more about the own cards than their holder knew.
    seen = reviewed.current.seen_before(number)
    assert all(held.card is None for held in seen.own_hand)
    QTest.keyClick(program.game.screen.view, Qt.Key.Key_End)
    assert not reviewed._marks.shown
    assert not page.verdict.isVisible()


def test_list_of_moments_works_by_keys_and_describes_each_one(
    program: Program, reviewed: ReviewController
) -> None:
    moments = reviewed.panel.moment.list
    moments.setFocus()
    QTest.keyClick(moments, Qt.Key.Key_Down)
    QTest.keyClick(moments, Qt.Key.Key_Down)
    index = moments.currentIndex()
    moment = index.data(Qt.ItemDataRole.UserRole)
    assert turn(reviewed) == moment.turn - 1
    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert moment_name(moment) in spoken
    assert str(moment.turn) in spoken
    assert program.window.page is program.game.screen


def test_continuation_is_shown_as_a_line_on_the_table(
    program: Program, reviewed: ReviewController, qtbot: QtBot
) -> None:
    number = graded(reviewed)[0]
    reviewed._go_to_decision(number)
    reviewed.panel.moment.line_button.click()
    cursor = program.game.session.cursor
    qtbot.waitUntil(lambda: cursor.is_on_line)
    bar = program.game.screen.replay_bar
    assert bar.playback.is_playing
    qtbot.waitUntil(lambda: cursor.moment > number)  # two turns without another press
    assert reviewed.current is not None
    found = reviewed.current.turn(number)
    assert found is not None
    assert cursor.present is not None
    assert cursor.present.history[number - 1].action == found.cost.best
    assert program.game.session.playable_branch is None
    bar.take(PlaybackStep.LAST)
    assert cursor.present.ending is not None
    comes_to = score_of(cursor.present.fireworks, cursor.present.ending)

    def told() -> str:
        parts = reviewed.panel.moment.findChildren(MarkedText)
        return "\n".join(part.accessibleName() for part in parts)

    assert f"This line ends with {comes_to} points." in told()
    qtbot.waitUntil(lambda: "On average its first move scores " in told())
    assert " points more than the move in the game" in told()  # it is the better move
    QTest.keyClick(program.game.screen.view, Qt.Key.Key_Escape)
    assert not cursor.is_on_line
    assert turn(reviewed) == number - 1
    assert len(cursor.present.history) == len(IMPORTED.record.actions)
    QTest.keyClick(program.game.screen.view, Qt.Key.Key_Escape)
    assert reviewed.current is None
    assert program.game.screen.side.isVisible()


def test_closing_a_review_on_a_line_leaves_the_game_unchanged(
    program: Program, reviewed: ReviewController, qtbot: QtBot
) -> None:
    reviewed._go_to_decision(graded(reviewed)[0])
    reviewed.panel.moment.line_button.click()
    cursor, bar = program.game.session.cursor, program.game.screen.replay_bar
    qtbot.waitUntil(lambda: cursor.is_on_line)
    reviewed.panel.close_button.click()
    assert not cursor.is_on_line
    assert not bar.playback.is_playing
    assert bar.slider.maximum() == len(IMPORTED.record.actions)
    assert bar.timeline.isVisible()


def test_knowledge_of_each_seat_is_shown(reviewed: ReviewController, qtbot: QtBot) -> None:
    reviewed._go_to_decision(10)
    reviewed.panel.choice.setCurrentIndex(2)
    hands = reviewed.panel.hands
    qtbot.waitUntil(lambda: "%" in hands.cards[0].accessibleName())
    assert hands.cards[4].accessibleName().startswith("Slot 5:")
    before = [card.accessibleName() for card in hands.cards]
    other = 1 - hands.seat
    hands.choose(other)
    hands.wanted.emit(other)
    qtbot.waitUntil(
        lambda: (
            "%" in hands.cards[0].accessibleName()
            and before != [card.accessibleName() for card in hands.cards]
        ),
    )


def test_another_agreement_can_be_chosen(
    program: Program, reviewed: ReviewController, qtbot: QtBot
) -> None:
    offered = reviewed.panel.agreements
    assert "Expert" in offered.currentText()
    assert offered.itemText(offered.count() - 1) == "Judged by the Expert with bluffs agreement"
    offered.setCurrentIndex(0)
    offered.activated.emit(0)
    assert QApplication.focusWidget() is program.game.screen.view
    assert not done(reviewed)
    assert reviewed.current is not None
    assert reviewed.current.found is None
    qtbot.waitUntil(lambda: done(reviewed))
    assert reviewed.current.found is not None
    assert reviewed.current.found.review.agreement.level is Level.CASUAL


def test_summary_is_copied_and_saved(
    program: Program, reviewed: ReviewController, tmp_path: Path, qtbot: QtBot
) -> None:
    reviewed.panel.points.copy_button.click()
    text = QGuiApplication.clipboard().text()
    assert "Average deal" in text
    assert "Åsa" in text
    reviewed.panel.choice.setCurrentIndex(1)
    assert reviewed.panel.points.story.text() == " ".join(text.split("\n")[4:7])
    assert "The move cost" in text
    assert QLocale().toString(QDate.currentDate(), QLocale.FormatType.LongFormat) in text
    assert "Played on" not in text  # an imported game has no date
    reviewed.summary.save(tmp_path / "summary.other")
    qtbot.waitUntil(lambda: not reviewed.summary.saver.is_busy)
    assert (tmp_path / "summary.other.html").read_text("utf-8").startswith("<!DOCTYPE html>")
    assert not (tmp_path / "summary.other").exists()
    reviewed.summary.save(tmp_path / "summary.html")
    qtbot.waitUntil(lambda: not reviewed.summary.saver.is_busy)
    assert "<table>" in (tmp_path / "summary.html").read_text("utf-8")
    reviewed.summary.save(tmp_path / "summary.TXT")
    qtbot.waitUntil(lambda: not reviewed.summary.saver.is_busy)
    assert (tmp_path / "summary.TXT").read_text("utf-8") == QGuiApplication.clipboard().text()
    reviewed.summary.save(tmp_path / "summary.pdf")
    qtbot.waitUntil(lambda: not reviewed.summary.saver.is_busy)
    assert (tmp_path / "summary.pdf").read_bytes().startswith(b"%PDF")
    assert program.window.toast.isVisible()


def test_all_texts_follow_the_language(program: Program, reviewed: ReviewController) -> None:
    program.preferences.change(language=Language.DUTCH)
    QApplication.processEvents()
    assert reviewed.panel.choice.itemText(0) == "Beslissingen"
    assert reviewed.panel.moment.line_button.text() == "Laten zien hoe het had kunnen gaan"
    assert program.game.screen.replay_bar._title.text().startswith("Vóór beurt 1")
    program.preferences.change(language=Language.ENGLISH)


def test_saved_file_keeps_the_review(
    program: Program, reviewed: ReviewController, tmp_path: Path, qtbot: QtBot
) -> None:
    file = tmp_path / "game.hanabi"
    program.controllers.files.save_to(file)
    assert read_json(file.read_bytes()).review
    before = graded(reviewed)
    program.game.to_start()
    assert reviewed.current is None
    program.open_file(file)
    wait_until_read(program)
    program.window.commands.give(Command.REVIEW)
    qtbot.waitUntil(lambda: done(reviewed))
    assert graded(reviewed) == before


def test_own_game_is_reviewed_from_its_end_page_and_the_review_is_saved(
    program: Program, qtbot: QtBot
) -> None:
    entry = replace(StoredGame.from_game(PLAYED, verify(PLAYED), 1_700_000_000), imported=False)
    service = program.controllers.library_service
    assert service.do(lambda store: store.keep(entry)) is None
    program.window.commands.give(Command.LIBRARY)
    library, reviews = program.controllers.library, program.controllers.reviews
    qtbot.waitUntil(library.page.review_button.isEnabled)
    library.page.review_button.click()
    qtbot.waitUntil(lambda: reviews.current is not None)
    review = reviews.current
    assert review is not None
    assert review.agreement.level is Level.EXPERT
    qtbot.waitUntil(lambda: review.found is not None)
    program.game.to_start()  # the review continues, and is finished when reopened
    assert reviews.current is None

    def kept() -> bool:
        with service.reading() as store:
            (summary,) = store.summaries(store.find(Query()))
        return summary.reviewed is not None and summary.reviewed.complete

    qtbot.waitUntil(kept)
    with service.reading() as store:
        (summary,) = store.summaries(store.find(Query()))
    assert summary.reviewed is not None
    assert GameWords().cost(summary) == plain_points(summary.reviewed.cost)


def test_game_in_progress_is_not_reviewed(program: Program, qtbot: QtBot) -> None:
    program.game.tables.begin(program.game.tables.last_setup())
    program.window.commands.give(Command.REVIEW)
    assert program.controllers.reviews.current is None
    assert "once this game is over" in program.window.toast.text()
    program.game.to_start()
    program.window.commands.give(Command.REVIEW)
    assert program.controllers.reviews.current is None


def test_resumable_game_is_ended_before_its_review(program: Program, qtbot: QtBot) -> None:
    game = replace(PLAYED, record=replace(PLAYED.record, actions=PLAYED.record.actions[:8]))
    entry = replace(StoredGame.from_game(game, verify(game), 1_700_000_000), imported=False)
    service = program.controllers.library_service
    assert service.do(lambda store: store.keep(entry)) is None
    program.window.commands.give(Command.LIBRARY)
    library, reviews = program.controllers.library, program.controllers.reviews
    qtbot.waitUntil(library.page.review_button.isEnabled)
    library.page.review_button.click()
    question = program.window.findChild(Question)
    assert question is not None
    assert reviews.current is None
    question.yes.click()
    qtbot.waitUntil(lambda: done(reviews))
    with service.reading() as store:
        (summary,) = store.summaries(store.find(Query()))
    assert not summary.can_go_on
    assert summary.ending == "terminated"
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_grade_signs_differ_in_shape() -> None:
    """In greyscale the signs still differ: by shape, not only by colour."""
    shapes = set()
    for grade in (None, *Grade):
        image = QImage(24, 24, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        draw_sign(painter, QPointF(12, 12), grade, palette_of(Theme.NIGHT), gains=False)
        painter.end()
        shapes.add(tuple(image.pixelColor(x, y).alpha() > 0 for x in range(24) for y in range(24)))
    assert len(shapes) == len(Grade) + 1


@pytest.mark.parametrize("language", Language)
def test_every_turn_is_visible_without_horizontal_scrolling(
    program: Program, reviewed: ReviewController, language: Language
) -> None:
    """Long names are shortened; the name of a grade is in its accessible text and its tooltip."""
    program.preferences.change(language=language)
    program.window.resize(1280, 800)
    reviewed.panel.choice.setCurrentIndex(3)
    QApplication.processEvents()
    page = reviewed.panel.turns
    assert page.table.isVisible()
    assert page.table.horizontalScrollBar().maximum() == 0
    turn = min(graded(reviewed))
    decision = page.rows.index(turn - 1, 2)
    assert reviewed.current is not None
    found = reviewed.current.turn(turn)
    assert found is not None
    assert found.grade is not None
    name = grade_name(found.grade)
    assert decision.data(Qt.ItemDataRole.ToolTipRole) == name
    assert decision.data(Qt.ItemDataRole.AccessibleTextRole).endswith(name)
    assert not decision.data(Qt.ItemDataRole.DecorationRole).isNull()
    assert name in page.rows.as_csv()


def test_escape_in_an_open_list_closes_the_list_only(
    program: Program, reviewed: ReviewController
) -> None:
    choice = reviewed.panel.choice
    choice.showPopup()
    assert choice.view().isVisible()
    QTest.keyClick(choice.view(), Qt.Key.Key_Escape)
    assert not choice.view().isVisible()
    assert reviewed.panel.isVisible()
    QTest.keyClick(choice, Qt.Key.Key_Escape)
    assert not reviewed.panel.isVisible()


def test_unfinished_review_says_nothing_of_turns_not_judged(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a review is under way its sums are withheld, and so is everything about waiting turns."""
    real = review_service.run_in_processes

    def some(*arguments: Any) -> Iterator[tuple[Task, Found]]:
        costs = 0
        for task, found in real(*arguments):
            yield task, found
            costs += isinstance(task, CostTask)
            if costs == 3:
                return

    monkeypatch.setattr(review_service, "run_in_processes", some)
    program.game.open(open_text(write_json(IMPORTED).decode()))
    reviews = program.controllers.reviews
    QTest.keyClick(program.window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    review = reviews.current
    assert review is not None
    qtbot.waitUntil(lambda: review.progress is Progress.STOPPED)
    assert review.found is not None
    turns = review.found.review.turns
    assert sum(one.is_judged for one in turns) == 3
    page, cursor = reviews.panel.moment, reviews._cursor
    for one in turns:
        cursor.go_to(one.turn - 1)
        if not one.is_judged:
            assert page.said.accessibleName() == "This move has not been judged yet."
            assert page._luck.isHidden()
            assert page.verdict.isHidden()
            assert page.line_button.isHidden()
    reviews.panel.choice.setCurrentIndex(1)
    points = reviews.panel.points
    assert points.awaited.isVisible()
    assert "3 of 24" in points.awaited.text()
    assert not points.story.isVisible()
    assert not points.ledger_table.isVisible()
    reviews.panel.choice.setCurrentIndex(3)
    rows = reviews.panel.turns.rows
    luck = [rows.index(row, 4).data() for row in range(rows.rowCount())]
    assert [bool(text) for text in luck] == [one.is_judged for one in turns]
    QGuiApplication.clipboard().setText("before")
    reviews.summary.copy()
    assert QGuiApplication.clipboard().text() == "before"
