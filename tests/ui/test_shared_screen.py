"""Several people at one screen: whole games, and what each person could see."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from driving import MakeProgram, at, centre, click, keys, seen, status_bar
from internals import game_of
from privacy import all_texts, paint_faces_flat, reachable_cards, visible_faces
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.cards import Card, Rank, Suit
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.observation import Observation, slot_of
from hanabi_desktop.game.options import GameOptions, TableTalk
from hanabi_desktop.game.remarks import Remark
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.session.setup import GameSetup, Seat, with_badges
from hanabi_desktop.settings.start import StartOptions
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import Speed
from hanabi_desktop.table.models.table_model import Touch
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.teammate import Budget
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.hot_seat import SeatHandover
from hanabi_desktop.ui.new_game.new_game_controller import UndoConsent
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.widgets.dialogs import Question

NAMES = ("Åsa", "Björn", "Cécile", "Daniël", "Noor")


def table(people: str, number: int = 4, first: int = 0, **options: object) -> GameSetup:
    seats = with_badges(
        Seat(NAMES[seat], None if who == "p" else Level.CASUAL) for seat, who in enumerate(people)
    )
    return GameSetup(seats, GameOptions(len(people), first_seat=first, **options), number)


@pytest.fixture
def room(program: Program) -> Iterator[GameController]:
    program.window.curtain.grace_ms = program.game.screen.done.grace_ms = 0
    program.game.hot_seat.recap.step_ms = 0
    return program.game


def start(program: Program, setup: GameSetup) -> None:
    program.game.tables.start(setup)
    QTest.qWait(1)


def press(widget: QWidget) -> None:
    QTest.qWait(1)
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    QTest.qWait(1)


def take_seat_by_mouse(program: Program) -> Observation:
    """Take the seat as the next person."""
    QTest.qWait(1)
    press(program.window.curtain.button)
    return seen(program.game)


def all_hands(session: Session) -> tuple[tuple[Card, ...], ...]:
    """Return every hand unredacted; a test may."""
    return tuple(tuple(h.card for h in hand if h.card) for hand in game_of(session).state.hands)


def choice(seen: Observation) -> Action:
    return ConventionPlayer(agreement_of(Level.CASUAL)).choose(seen, Budget()).action


class Hands:
    """Perform actions with the mouse, as a person would."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.game = program.game

    def take_seat(self) -> None:
        press(self.program.window.curtain.button)

    def end_turn(self) -> None:
        press(self.game.screen.done.button)

    def act(self, action: Action) -> None:
        screen, view = self.game.screen, self.game.screen.view
        match action:
            case Play(order):
                click(self.game, centre(self.game, order))
                click(self.game, at(self.game, screen.scene.geometry.fireworks.center()))
            case Discard(order):
                click(self.game, centre(self.game, order))
                press(screen.buttons.discard)
            case Clue(target, value):
                touched = seen(self.game).touched_by(action)
                order = touched[0] if touched else seen(self.game).hand_orders(target)[0]
                click(self.game, centre(self.game, order))
                if not touched:
                    press(screen.choosers.clues.all_button)
                button = screen.choosers.clues.button(value)
                assert button is not None
                press(button)
        view.setFocus()


class Keys(Hands):
    """Perform the same actions by keys alone, sent to the focused widget."""

    def take_seat(self) -> None:
        self._type("Return")

    def end_turn(self) -> None:
        self._type("Return")

    def act(self, action: Action) -> None:
        now = seen(self.game)
        match action:
            case Play(order):
                self._type("P", str(slot_of(now.hand_orders(now.seat), order)))
            case Discard(order):
                self._type("D", str(slot_of(now.hand_orders(now.seat), order)))
            case Clue(target, value):
                self._type("C")
                while True:
                    question = self.game.screen.intent.pending.question
                    assert question is not None
                    if question.target == target:
                        break
                    self._type("Tab")
                letter = value.letter if isinstance(value, Suit) else str(value.value)
                self._type(letter.upper(), "Return")

    def _type(self, *names: str) -> None:
        for name in names:
            widget = QApplication.focusWidget()
            assert widget is not None
            QTest.keyClick(widget, Qt.Key[f"Key_{name}"])
            QTest.qWait(1)


class Guard:
    """Checks made at every step that no hidden card is revealed."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.steps = 0

    def look(self) -> None:
        viewer = self.program.game.session.viewer
        if viewer is None:
            self._check_covered()
        else:
            self._check_view(viewer)
        self.steps += 1

    def _check_covered(self) -> None:
        program, hands = self.program, all_hands(self.program.game.session)
        every_card = tuple({card for hand in hands for card in hand})
        assert reachable_cards(program) == []
        assert visible_faces(program, every_card) == set()
        # While covered, the window must look like one that has been told only of this game.
        assert not program.window._page.isVisible()
        assert program.game.table.rowCount() == program.game.log.rowCount() == 0

    def _check_view(self, viewer: int) -> None:
        program, hands = self.program, all_hands(self.program.game.session)
        others = {card for seat, hand in enumerate(hands) if seat != viewer for card in hand}
        played = {p.card for stack in seen(program.game).stacks for p in stack}
        hidden = tuple(set(hands[viewer]) - others - played)
        assert visible_faces(program, hidden) == set()
        if self.steps % 8:
            return  # this check is slower than all the others
        for held in reachable_cards(program):
            if isinstance(held, Observation):
                assert held.seat == viewer


def play_whole_game(program: Program, hands: Hands, qtbot: QtBot) -> Guard:
    """Play to the end, checking at every step."""
    room, guard, viewers = program.game, Guard(program), set[int | None]()
    while True:
        guard.look()
        viewer = room.session.viewer
        viewers.add(viewer)
        if viewer is None:
            hands.take_seat()
            assert room.session.viewer is not None
            continue
        qtbot.waitUntil(
            lambda: (
                seen(room).ending is not None
                or room.screen.done.isVisible()
                or seen(room).seat_to_act == seen(room).seat
            )
        )
        if seen(room).ending is not None:
            break
        if room.screen.done.isVisible():
            hands.end_turn()
        else:
            turns = len(seen(room).history)
            hands.act(choice(seen(room)))
            assert len(seen(room).history) > turns
    setup = game_of(room.session).setup
    assert viewers == {None, *setup.people}
    return guard


@pytest.mark.slow
@pytest.mark.parametrize(
    ("people", "means"),
    [("pp", Hands), ("ppp", Keys), ("cpcpp", Hands)],
)
def test_whole_game_reveals_no_hidden_card(
    program: Program,
    room: GameController,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    people: str,
    means: type[Hands],
) -> None:
    paint_faces_flat(monkeypatch)
    program.window.resize(1024, 640)
    start(program, table(people))
    guard = play_whole_game(program, means(program), qtbot)
    assert guard.steps > 40


@pytest.mark.slow
def test_teaching_table_warns_each_person_by_their_own_view(
    program: Program, room: GameController, qtbot: QtBot
) -> None:
    """Both people play blindly until warned; nothing of a view remains once the table is covered."""
    start(program, replace(table("pp"), is_taught=True))
    asked = set[int | None]()
    for turns in range(20):
        assert reachable_cards(program) == []
        now, viewer = take_seat_by_mouse(program), room.session.viewer
        blind = next(held for held in now.own_hand if not held.marks.touched)
        room.session.submit(Play(blind.order))
        qtbot.waitUntil(
            lambda turns=turns: room.teaching.warns or turns_in(room) > turns,
            timeout=60_000,
        )
        if room.teaching.warns:
            views = [one for one in reachable_cards(program) if isinstance(one, Observation)]
            assert {one.seat for one in views} == {viewer}
            asked.add(viewer)
            press(room.screen.advice.main)
            room.session.guide.play_anyway(choice(now))
        qtbot.waitUntil(room.screen.done.isVisible)
        press(room.screen.done.button)
        if asked == {0, 1}:
            break
    assert asked == {0, 1}


def turns_in(room: GameController) -> int:
    return len(seen(room).history)


def test_guard_detects_visible_cards(
    program: Program, room: GameController, monkeypatch: pytest.MonkeyPatch
) -> None:
    paint_faces_flat(monkeypatch)
    start(program, table("pp"))
    take_seat_by_mouse(program)
    hands = all_hands(room.session)
    mine, theirs = set(hands[0]) - set(hands[1]), hands[1]
    assert visible_faces(program, theirs) == set(theirs)
    assert visible_faces(program, tuple(mine)) == set()
    assert reachable_cards(program)
    assert any("Björn" in text and "1" in text for text in all_texts(program))


def texts_while_covered(program: Program, number: int, qtbot: QtBot) -> set[str]:
    start(program, table("pcp", number))
    room = program.game
    mine = take_seat_by_mouse(program).own_hand[0].order
    room.screen.view.menu_asked.emit(seen(room).hands[2][0].order, QPoint(200, 200))
    assert room.screen.card_menu.actions()
    room.screen.card_menu.close()
    room.screen.intent.begin_note(mine)
    QTest.keyClicks(room.screen.choosers.note, f"my thoughts on {number}")
    click(room, centre(room, seen(room).hands[1][1].order))
    room.screen.intent.offer_all()
    QTest.qWait(1)
    room.screen.intent.cancel()
    room.session.submit(Clue(2, seen(room).options.suits[0]))
    qtbot.waitUntil(lambda: room.screen.done.is_offered)
    program.window.commands.give(Command.START_PAGE)
    start(program, table("pcp", number))
    texts = all_texts(program)
    return {text for text in texts if text != f"Deal {number}  ·  3 players"}


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_covered_window_reads_the_same_whatever_the_deal(
    program: Program, room: GameController, qtbot: QtBot
) -> None:
    """Two games that differ in every card have identical texts while covered."""
    one = texts_while_covered(program, 4, qtbot)
    pixels = program.window.grab().toImage()
    other = texts_while_covered(program, 5, qtbot)
    assert one == other
    assert program.window.grab().toImage() == pixels


@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.GENTLE, Speed.OFF])
def test_no_frame_between_two_views_shows_a_face(
    program: Program,
    room: GameController,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    speed: Speed,
) -> None:
    """Animations, a drag, a tooltip and a menu are in progress while the frames are checked."""
    paint_faces_flat(monkeypatch)
    start(program, table("pp"))
    take_seat_by_mouse(program)
    room.set_speed(speed)
    hands = all_hands(room.session)
    every_card = tuple({card for hand in hands for card in hand})
    room.session.submit(Play(seen(room).own_hand[0].order))
    QTest.qWait(30)
    room.screen.view.viewport().setFocus()
    order = seen(room).own_hand[-1].order
    viewport = room.screen.view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=centre(room, order))
    for step in range(1, 6):
        QTest.mouseMove(viewport, centre(room, order) + QPoint(6 * step, -9 * step))
    room.session.hand_over()
    frames = 0
    while frames < 25:
        assert visible_faces(program, every_card) == set()
        QTest.qWait(10)
        frames += 1
    assert room.screen.scene.dragging.order is None
    mine = set(all_hands(room.session)[1]) - set(all_hands(room.session)[0])
    public = {p.card for stack in game_of(room.session).state.stacks for p in stack}
    press(program.window.curtain.button)
    for _ in range(60):
        assert visible_faces(program, tuple(mine - public)) == set()
        QTest.qWait(10)
    qtbot.waitUntil(lambda: not room.session.cursor.is_looking_back)


def test_second_enter_after_a_move_does_not_open_the_curtain(
    program: Program, room: GameController, qtbot: QtBot
) -> None:
    curtain = program.window.curtain
    start(program, table("pp"))
    take_seat_by_mouse(program)
    curtain.grace_ms = 60_000
    Keys(program).act(choice(seen(room)))
    hands = Keys(program)
    hands.end_turn()
    hands.take_seat()
    press(curtain.button)
    assert room.session.viewer is None
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier(0), "", True)
    curtain.end_grace()
    QApplication.sendEvent(curtain.button, held)
    assert room.session.viewer is None, "a key held down must not count as an answer"
    hands.take_seat()
    assert room.session.viewer == 1


def key_event(kind: QEvent.Type, milliseconds: int) -> QKeyEvent:
    event = QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier(0), "\r")
    event.setTimestamp(milliseconds)
    return event


@pytest.mark.parametrize("at", [0, 5_000])
def test_held_enter_gives_a_clue_but_does_not_press_done(
    program: Program, room: GameController, at: int
) -> None:
    """The focus moves to *Done* while the key is still down; ``at`` is the time of an X11 repeat."""
    start(program, table("pp"))
    take_seat_by_mouse(program)
    room.screen.done.grace_ms = 0
    room.screen.intent.start_clue()
    value = next(v for v in room.screen.intent.offered() if seen(room).touched_by(Clue(1, v)))
    room.screen.intent.consider(value)
    QTest.keyPress(room.screen.view, Qt.Key.Key_Return)
    done = room.screen.done
    assert done.is_offered
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier(0), "\r", not at)
    if at:
        QApplication.sendEvent(done.button, key_event(QEvent.Type.KeyRelease, at))
        held = key_event(QEvent.Type.KeyPress, at)
    QApplication.sendEvent(done.button, held)
    assert done.is_offered
    press(done.button)
    assert not done.is_offered


def test_held_key_does_not_open_the_curtain(program: Program, room: GameController) -> None:
    button = program.window.curtain.button
    start(program, table("pp"))
    take_seat_by_mouse(program)
    hands = Keys(program)
    hands.act(choice(seen(room)))
    hands.end_turn()
    pressed, released = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    for repeated_at in (5_000, 5_040, 5_080):  # X11 repeats a key that Qt takes for a new press
        for kind in (released, pressed):
            QApplication.sendEvent(button, key_event(kind, repeated_at))
        assert room.session.viewer is None
    QApplication.sendEvent(button, key_event(released, 5_100))
    QApplication.sendEvent(button, key_event(pressed, 5_300))
    assert room.session.viewer == 1


def test_second_click_after_a_move_does_not_hand_over(
    program: Program, room: GameController, qtbot: QtBot
) -> None:
    room.screen.done.grace_ms = 60_000
    start(program, table("pp"))
    room.session.submit(choice(take_seat_by_mouse(program)))
    QTest.mouseClick(room.screen.done.button, Qt.MouseButton.LeftButton)
    Keys(program).end_turn()
    assert room.session.viewer == 0
    room.screen.done.end_grace()
    Keys(program).end_turn()
    assert room.session.viewer is None


def test_note_can_be_finished_while_the_turn_passes(
    program: Program, room: GameController, qtbot: QtBot
) -> None:
    program.preferences.change(handover_seconds=3)
    room.screen.done.second_ms = 20
    start(program, table("pcp"))
    mine = take_seat_by_mouse(program).own_hand[0].order
    room.session.teammates.set_pause(100)
    room.session.submit(Clue(2, first_rank(seen(room), 2)))
    room.screen.intent.begin_note(mine)
    editor = room.screen.choosers.note
    QTest.keyClicks(editor, "may")
    qtbot.waitUntil(room.screen.done.isVisible)
    qtbot.wait(200)
    assert editor.hasFocus(), "the countdown should pause while a note is edited"
    QTest.keyClicks(editor, "be 3")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert room.session.notebook.notes == {mine: "maybe 3"}
    room.session.teammates.set_pause(0)
    qtbot.waitUntil(lambda: room.session.viewer is None)


def first_rank(seen: Observation, seat: int) -> Rank:
    card = seen.hands[seat][0].card
    assert card is not None
    return card.rank


def test_curtain_shows_the_last_of_many_remarks(program: Program, room: GameController) -> None:
    program.window.resize(1024, 640)
    start(program, table("ppppp"))
    for _ in range(4):
        take_seat_by_mouse(program)
        for remark in (Remark.THANKS, Remark.SORRY, Remark.KNOW_NOTHING, Remark.WELL_PLAYED):
            room.session.say(remark)
        room.session.submit(choice(seen(room)))
        press(room.screen.done.button)
    recap = program.window.curtain.recap
    told = recap.accessibleName().splitlines()[1:]
    assert len(told) == 6
    assert sum("“" in line for line in told) == 2
    assert recap.height() >= recap.sizeHint().height()
    assert program.window.rect().contains(recap.geometry())


def test_curtain_says_who_is_next_and_what_has_happened(
    program: Program, room: GameController
) -> None:
    start(program, table("ppp"))
    assert program.window.windowTitle() == "Åsa is next · Hanabi"
    first = take_seat_by_mouse(program)
    red = first.hands[1][0].card
    assert red is not None
    room.session.submit(Clue(1, red.rank))
    assert room.screen.done.button.isVisible()
    press(room.screen.done.button)
    curtain = program.window.curtain
    assert curtain.button.text() == "I am Björn"
    assert curtain.button.hasFocus()
    lines = curtain.recap.accessibleName().splitlines()
    assert lines[0] == "Since Björn’s last turn"
    assert lines[1].startswith(f"Åsa told Björn about {red.rank.value}s")
    assert "you" not in " ".join(lines).lower().split()


def test_player_sees_the_outcome_until_handing_over(program: Program, room: GameController) -> None:
    start(program, table("pp"))
    order = take_seat_by_mouse(program).own_hand[0].order
    room.session.submit(Play(order))
    assert room.session.viewer == 0
    assert status_bar(room).startswith("Åsa misplayed the")
    assert not room.screen.buttons.play.isVisible()
    press(room.screen.done.button)
    assert room.session.viewer is None
    assert not room.screen.done.isVisibleTo(room.screen)


def test_table_is_covered_after_the_configured_time(
    program: Program, room: GameController, qtbot: QtBot
) -> None:
    program.preferences.change(handover_seconds=3)
    assert program.settings.current.handover_seconds == 3
    room.screen.done.second_ms = 30
    start(program, table("pp"))
    room.session.submit(choice(take_seat_by_mouse(program)))
    qtbot.waitUntil(lambda: room.session.viewer is None)
    program.preferences.change(handover_seconds=None)
    room.session.submit(choice(take_seat_by_mouse(program)))
    qtbot.wait(200)
    assert room.session.viewer == 1


def test_cover_delay_can_be_changed_while_it_runs(
    program: Program, room: GameController, qtbot: QtBot
) -> None:
    program.preferences.change(handover_seconds=3)
    room.screen.done.second_ms = 40
    start(program, table("pp"))
    room.session.submit(choice(take_seat_by_mouse(program)))
    program.preferences.change(handover_seconds=None)
    qtbot.wait(250)
    assert room.session.viewer == 0
    program.preferences.change(handover_seconds=3)
    qtbot.waitUntil(lambda: room.session.viewer is None)


def test_any_cover_delay_in_the_settings_is_accepted(
    make_program: MakeProgram, tmp_path: Path
) -> None:
    (tmp_path / "settings.json").write_text('{"handover_seconds": 5}')
    program = make_program(StartOptions(profile=tmp_path))
    assert program.settings.set_aside is None
    assert program.game.screen.done.seconds == 5


def test_cover_delay_pauses_while_a_menu_or_the_past_is_open(
    program: Program, room: GameController, qtbot: QtBot
) -> None:
    program.preferences.change(handover_seconds=3)
    room.screen.done.second_ms = 20
    start(program, table("pp"))
    room.session.submit(choice(take_seat_by_mouse(program)))
    room.session.cursor.go_to(0)
    qtbot.wait(200)
    assert room.session.viewer == 0
    room.session.cursor.go_to_present()
    assert room.screen.done.isVisible()
    qtbot.waitUntil(lambda: room.session.viewer is None)


def test_recap_plays_the_events_and_is_skipped_by_a_click(
    program: Program, room: GameController, qtbot: QtBot
) -> None:
    start(program, table("ppp"))
    room.set_speed(Speed.FAST)
    room.hot_seat.recap.step_ms = 900
    for _ in range(2):
        room.session.submit(choice(take_seat_by_mouse(program)))
        qtbot.waitUntil(lambda: not room.session.cursor.is_looking_back)
        press(room.screen.done.button)
    take_seat_by_mouse(program)
    assert room.session.cursor.moment == 0
    assert room.screen.replay_bar.isVisible()
    qtbot.waitUntil(lambda: room.session.cursor.moment == 1)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier(0), "\r", True)
    QApplication.sendEvent(room.screen.view, held)
    assert room.session.cursor.moment == 1, "a key held down must not skip anything"
    click(room, QPoint(5, 300))
    assert not room.session.cursor.is_looking_back
    assert room.screen.buttons.play.isVisible()
    qtbot.wait(600)
    assert not room.session.cursor.is_looking_back


def test_strict_table_points_out_a_clue_again_to_its_receiver(
    program: Program, room: GameController, qtbot: QtBot
) -> None:
    """Nothing moves at this speed; the touched cards are still highlighted for a moment."""
    start(program, table("ppp", table_talk=TableTalk.STRICT))
    touched = set(take_seat_by_mouse(program).touched_by(Clue(2, first_rank(seen(room), 2))))
    room.session.submit(Clue(2, first_rank(seen(room), 2)))
    press(room.screen.done.button)
    take_seat_by_mouse(program)
    room.session.submit(Clue(0, Rank.FIVE))
    press(room.screen.done.button)
    room.hot_seat.recap.step_ms = 60
    shown: list[set[int]] = []

    def note() -> None:
        lit = {c.order for c in room.table.cards if c.touch is not Touch.NEVER and c.seat == 2}
        shown.append(lit)

    # Checked before they appear: on a busy machine all of it may be over by then.
    room.table.changed.connect(note)
    take_seat_by_mouse(program)
    qtbot.waitUntil(lambda: not room.session.cursor.is_looking_back)
    note()
    assert touched in shown
    assert shown[-1] == set(), "the marks should disappear after a moment"


def test_notes_stay_private_and_hand_orders_stay_separate(
    program: Program, room: GameController
) -> None:
    start(program, table("pp"))
    mine = take_seat_by_mouse(program).own_hand[0].order
    room.screen.own_hand.write(mine, "zebra")
    room.screen.own_hand.raise_or_lower(mine)
    room.session.submit(choice(seen(room)))
    press(room.screen.done.button)
    assert not any("zebra" in text for text in all_texts(program))
    take_seat_by_mouse(program)
    assert not any("zebra" in text for text in all_texts(program))
    room.session.submit(choice(seen(room)))
    press(room.screen.done.button)
    take_seat_by_mouse(program)
    assert room.screen.own_hand.note(mine) == "zebra"
    assert room.screen.own_hand.is_raised(mine)


class TestTakingBack:
    def consent(self, program: Program) -> UndoConsent:
        program.window.commands.give(Command.UNDO)
        return program.window.findChildren(UndoConsent)[-1]

    def test_everybody_is_asked_and_told_what_cannot_be_unseen(
        self, program: Program, room: GameController
    ) -> None:
        start(program, table("pp"))
        order = take_seat_by_mouse(program).own_hand[0].order
        card = str(all_hands(room.session)[0][0])
        room.session.submit(Play(order))
        press(room.screen.done.button)
        take_seat_by_mouse(program)
        question = self.consent(program)
        said = " ".join(all_texts(program))
        assert "Åsa chooses again" in said
        assert "You will still know this" in said
        assert card[1] in question.accessibleDescription()
        assert "the card that Åsa drew" in question.accessibleDescription()
        assert room.session.viewer is None, (
            "the question to everybody must appear without any hand in view"
        )
        assert program.window.curtain.is_down
        question.reject()
        assert len(take_seat_by_mouse(program).history) == 1
        self.consent(program).accept()
        assert room.session.viewer is None, (
            "Åsa's view should stay covered until she takes her seat"
        )
        assert program.window.curtain.button.text() == "I am Åsa"
        assert take_seat_by_mouse(program).history == ()
        assert room.session.assistance.undos == 1

    def test_no_teammate_acts_while_everybody_is_asked(
        self, program: Program, room: GameController
    ) -> None:
        start(program, table("pcp"))
        take_seat_by_mouse(program)
        room.session.teammates.set_pause(150)
        room.session.submit(choice(seen(room)))
        question = self.consent(program)
        QTest.qWait(300)
        question.accept()
        assert take_seat_by_mouse(program).history == ()
        room.session.teammates.set_pause(0)

    def test_everybody_is_asked_before_the_same_deal_begins_again(
        self, program: Program, room: GameController
    ) -> None:
        start(program, table("pp"))
        room.session.submit(choice(take_seat_by_mouse(program)))
        press(room.screen.done.button)
        take_seat_by_mouse(program)
        room.tables.same_deal()
        question = program.window.findChildren(Question)[-1]
        assert room.session.viewer is None
        assert "Everybody" in question.informativeText()
        assert question.defaultButton() is not question.yes, (
            "pressing Enter must not abandon the game"
        )
        question.yes.click()
        assert take_seat_by_mouse(program).history == ()

    def test_single_person_is_not_asked(self, program: Program, room: GameController) -> None:
        start(program, table("pc"))
        room.session.submit(choice(seen(room)))
        keys(room, "Ctrl+Z")
        assert seen(room).history == ()


def test_open_chooser_follows_the_language(program: Program, room: GameController) -> None:
    start(program, table("pc"))
    room.screen.intent.press_card(seen(room).hands[1][0].order)
    clues = room.screen.choosers.clues
    assert clues.isVisible()
    english = clues.accessibleName()
    program.window.menu.languages.chosen.emit(Language.DUTCH)
    assert clues.isVisible()
    assert clues.accessibleName() != english


def test_restart_and_other_games_cover_the_table_again(
    program: Program, room: GameController
) -> None:
    start(program, table("pp"))
    take_seat_by_mouse(program)
    program.window.commands.give(Command.SAME_DEAL)
    assert room.session.viewer is None
    assert reachable_cards(program) == []
    program.window.commands.give(Command.START_PAGE)
    assert not program.window.curtain.isVisible()
    assert program.window.start_page.isVisible()
    start(program, table("pp"))
    assert program.window.curtain.is_down
    start(program, table("pc"))
    assert not program.window.curtain.isVisible()
    assert room.screen.isVisible()


def test_person_who_leaves_is_replaced_by_a_teammate(
    program: Program, room: GameController, qtbot: QtBot
) -> None:
    start(program, table("ppp"))
    session = room.session
    take_seat_by_mouse(program)
    session.submit(Clue(1, all_hands(session)[1][0].rank))
    hands, turns, game_id = all_hands(session), game_of(session).turns, session.game_id
    program.window.commands.give(Command.HAND_SEAT)
    (dialog,) = program.window.findChildren(SeatHandover)
    assert program.window.curtain.is_down, "the dialog should appear on a covered screen"
    assert reachable_cards(program) == []
    dialog.person.setCurrentIndex(dialog.person.findText("Björn"))
    offered = [dialog.teammate.itemText(i) for i in range(dialog.teammate.count())]
    assert not any(text.startswith(("Björn", "Åsa")) for text in offered), (
        "names already at the table should not be offered"
    )
    dialog.hand_button.click()
    assert all_hands(session) == hands
    assert session.game_id == game_id
    assert game_of(session).setup.people == (0, 2)
    assert program.window.curtain.is_down
    session.teammates.set_pause(0)
    take_seat_by_mouse(program)
    assert seen(room).seat == 2, "the next person should follow the teammate's move"
    qtbot.waitUntil(lambda: game_of(session).turns == turns + 1)
    program.window.commands.give(Command.HAND_SEAT)
    (dialog,) = program.window.findChildren(SeatHandover)
    dialog.hand_button.click()
    assert not game_of(session).setup.is_shared
    assert session.people_who_may_leave == ()
    assert not program.window.curtain.is_down, (
        "the screen should not be covered with only one person left"
    )
    saved = game_of(session).written()
    assert saved.levels.count(None) == 1
    assert len(saved.record.actions) >= turns + 1


def test_other_pages_lead_back_to_the_curtain(
    program: Program, room: GameController, qtbot: QtBot
) -> None:
    start(program, table("ppp"))
    curtain, session = program.window.curtain, room.session
    hands = all_hands(session)
    for opens in (Command.LIBRARY, Command.STATISTICS):
        assert curtain.is_down
        program.window.commands.give(opens)
        assert not curtain.is_down
        assert program.window.page is not room.screen
        assert reachable_cards(program) == []
        QTest.keyClick(QApplication.focusWidget() or program.window, Qt.Key.Key_Escape)
        assert curtain.is_down
        assert program.window.page is room.screen
        assert room.table.observation is None
    take_seat_by_mouse(program)
    assert seen(room).seat == 0
    assert all_hands(session) == hands


def test_keys_do_nothing_behind_the_curtain(program: Program, room: GameController) -> None:
    """Keys that the curtain does not handle reach neither the bar nor the table."""
    start(program, table("pp"))
    assert program.window.page is room.screen
    curtain, pressed = program.window.curtain, []
    assert curtain.is_down
    room.screen._table_keys.press = pressed.append
    curtain.button.setFocus()
    for key in (Qt.Key.Key_P, Qt.Key.Key_S, Qt.Key.Key_1, Qt.Key.Key_Left):
        QTest.keyClick(curtain.button, key)
    assert pressed == []
    program.window.lift_curtain()


def test_curtain_survives_minimising_resizing_and_language_or_theme_change(
    program: Program, room: GameController
) -> None:
    start(program, table("pp"))
    window = program.window
    window.showMinimized()
    QTest.qWait(20)
    window.showNormal()
    window.resize(1024, 640)
    QTest.qWait(20)
    assert window.curtain.geometry() == window.rect()
    for language in Language:
        window.menu.languages.chosen.emit(language)
    assert window.curtain.button.text() == "Ik ben Åsa"
    assert window.curtain.is_down
    assert reachable_cards(program) == []


class TestRemarks:
    @pytest.mark.qt_log_ignore("This plugin does not support")
    def test_remark_is_made_by_menu_and_key_and_answered(
        self, program: Program, room: GameController
    ) -> None:
        start(program, table("pcp"))
        take_seat_by_mouse(program)
        QTest.keyClick(room.screen.view, Qt.Key.Key_S)
        menu = room.screen.remarks
        assert menu.isVisible()
        texts = [action.text() for action in menu.actions()]
        assert "To Björn: Do you remember what you have there?" in texts
        menu.actions()[texts.index("To Björn: Do you remember what you have there?")].trigger()
        menu.close()
        assert status_bar(room).endswith("Björn remembers nothing about their cards.")
        assert room.log.rowCount() == 1
        room.session.say(Remark.REMEMBER, 1)
        assert status_bar(room) == "You just said that."

    def test_cards_pointed_at_are_highlighted(
        self, program: Program, room: GameController, qtbot: QtBot
    ) -> None:
        start(program, table("pcp"))
        first = take_seat_by_mouse(program)
        told = next(held.card for held in first.hands[1] if held.card is not None)
        clue = Clue(1, told.suit)
        touched = set(first.touched_by(clue))
        room.session.submit(clue)
        qtbot.waitUntil(room.screen.done.isVisible)
        press(room.screen.done.button)
        left = touched & {held.order for held in take_seat_by_mouse(program).hands[1]}
        room.session.say(Remark.REMEMBER, 1)
        answer = room.screen.intent.pending.answered
        assert answer is not None
        assert answer.orders == left
        items = room.screen.scene.card_items
        assert all(items[order].opacity() == 1 for order in left)
        others = set(seen(room).hand_orders(1)) - left
        assert all(items[order].opacity() < 1 for order in others)
        QTest.keyClick(room.screen.view, Qt.Key.Key_Escape)
        assert room.screen.intent.pending.answered is None

    def test_strict_table_offers_no_remarks(self, program: Program, room: GameController) -> None:
        start(program, table("pc", table_talk=TableTalk.STRICT))
        assert not room.screen.buttons.remark.isVisible()
        start(program, table("pc"))
        assert room.screen.buttons.remark.isVisible()
