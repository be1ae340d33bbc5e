"""A whole game in the real window, by mouse only and by keys only.

Xvfb is the screen, openbox the window manager, and xdotool provides the input. The test plays the same deal
in parallel, and a second, hidden window of the same size provides the positions to click; the program's own
window receives only pointer and key events.
"""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from driving import show_states
from patience import Deadline, end_of, wait_until
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from screens import PROGRAMS, Screen, virtual_screen

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.cards import Multicolour, Suit
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.observation import slot_of
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.scoring import score_of
from hanabi_desktop.game.state import GameState, apply, deal, observe
from hanabi_desktop.session.play.position import Move
from hanabi_desktop.settings.settings_store import LineUp, SettingsStore
from hanabi_desktop.table.intent import Zone
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.teammate import Budget
from hanabi_desktop.ui.widgets.seats import default_seats
from hanabi_desktop.wording.names import verdict

pytestmark = [pytest.mark.slow, pytest.mark.needs(*PROGRAMS)]
PLAYERS = 3


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    with virtual_screen() as screen:
        yield screen


class Player:
    """A player at the program's window who knows the deal."""

    viewer = 0

    def __init__(
        self, screen: Screen, mirror: Program, folder: Path, number: int, options: GameOptions
    ) -> None:
        self.screen = screen
        self.game = mirror.game
        self.window = mirror.window
        self.state: GameState = deal(options, number)
        seats = default_seats(PLAYERS)
        show_states(self.game.session, [self.state])
        self.moves = 0
        folder.mkdir()
        self._errors = folder / "stderr"
        store = SettingsStore(folder)
        names, levels = zip(*((seat.name, seat.level) for seat in seats), strict=True)
        store.change(line_ups=(LineUp(names, levels, options),))
        store.close()
        words = f"play --deal {number} --speed off --detail everything --size 1280x800 --lang en"
        with self._errors.open("w") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "hanabi_desktop.cli", *words.split(), "--profile", folder],
                env=screen.environment,
                stderr=errors,
            )
        self._name = screen.window("Hanabi", self.process)
        # Desktops find the program's name and icon by this.
        assert self._name in screen.tool("search", "--classname", "^hanabi-desktop$").split()
        # The start page's first button plays at the last table; it may not exist yet.
        screen.tool("key", "Return")

    # -- the game played in parallel ---------------------------------------------------------

    def _apply(self, action: Action) -> None:
        self.state, _ = apply(self.state, action)
        self.game.session.act(Move(action))
        QTest.qWait(1)

    def _choice(self) -> Action:
        seen = observe(self.state, self.state.seat_to_act)
        return ConventionPlayer(agreement_of(Level.CASUAL)).choose(seen, Budget()).action

    def play_whole_game(self, *, by_mouse: bool) -> str:
        """Play to the end, and return the window title."""
        while self.state.ending is None:
            if self.state.seat_to_act != 0:
                self._apply(self._choice())
                continue
            self.wait_for(f"Turn {len(self.state.history) + 1} · Player · Hanabi")
            action = self._choice()
            self.moves += 1
            if by_mouse:
                self._by_mouse(action)
            else:
                self._by_keys(action)
            self._apply(action)
        options, score = self.state.options, score_of(self.state.fireworks, self.state.ending)
        title = f"{verdict(options, score, self.state.ending)} · Hanabi"
        if not options.final_bouquet:
            title = f"{score} of {options.max_score} · {title}"
        self.wait_for(title)
        return title

    # -- the window ----------------------------------------------------------------------------

    def wait_for(self, title: str) -> None:
        deadline = Deadline()
        while (now := self.screen.tool("getwindowname", self._name)) != title:
            assert not deadline.has_passed(), f"the title is {now!r}, not {title!r}"
            assert self.process.poll() is None, "the program has ended"
            time.sleep(0.02)

    def leave(self) -> tuple[int, float, str]:
        """Close the window; return the exit code, the time it took, and the standard error."""
        started = time.monotonic()
        self.screen.tool("key", "alt+F4")
        code = end_of(self.process)
        took = time.monotonic() - started
        return code, took, self._errors.read_text()

    # -- by mouse ------------------------------------------------------------------------------

    def _by_mouse(self, action: Action) -> None:
        every_other = self.moves % 2 == 0
        geometry = self.game.screen.scene.geometry
        match action:
            case Play(order, suit):
                if every_other:
                    self._drag(self._card(order), self._place(geometry.fireworks.center()))
                else:
                    self._click(self._card(order))
                    self._click(self._place(geometry.fireworks.center()))
                if self.state.options.choreography:
                    self.game.screen.intent.drop(order, Zone.PLAY)
                    QTest.qWait(1)
                    tile = self.game.screen.choosers.announcements.button(suit)
                    assert tile is not None
                    self._click(self._widget(tile))
                    self.game.screen.intent.cancel()
            case Discard(order) if every_other:
                self._drag(self._card(order), self._place(geometry.right_buttons.center()))
            case Discard(order):
                self._click(self._card(order))
                self._click(self._widget(self.game.screen.side.discards))
            case Clue(target, value):
                touched = observe(self.state, self.viewer).touched_by(action)
                order = touched[0] if touched else self.state.hand_orders(target)[0]
                self._click(self._card(order))
                self.game.screen.intent.press_card(order)
                if not touched:
                    self._click(self._widget(self.game.screen.choosers.clues.all_button))
                    self.game.screen.intent.offer_all()
                QTest.qWait(1)
                button = self.game.screen.choosers.clues.button(value)
                assert button is not None
                self._click(self._widget(button))
                self.game.screen.intent.cancel()

    def _card(self, order: int) -> QPoint:
        return self._place(self.game.screen.scene.card_box(order).center())

    def _place(self, point: QPointF) -> QPoint:
        view = self.game.screen.view
        return view.viewport().mapTo(self.window, view.mapFromScene(point))

    def _widget(self, widget: QWidget) -> QPoint:
        return widget.mapTo(self.window, widget.rect().center())

    def _move(self, point: QPoint) -> None:
        self.screen.tool("mousemove", "--window", self._name, point.x(), point.y())

    def _click(self, point: QPoint) -> None:
        self._move(point)
        self.screen.tool("click", 1)

    def _drag(self, start: QPoint, end: QPoint) -> None:
        self._move(start)
        self.screen.tool("mousedown", 1)
        for step in range(1, 5):
            self._move(start + (end - start) * step / 4)
        self.screen.tool("mouseup", 1)

    # -- by keys -------------------------------------------------------------------------------

    def _by_keys(self, action: Action) -> None:
        hand = self.state.hand_orders(self.viewer)
        match action:
            case Play(order, suit):
                self._keys("p", slot_of(hand, order))
                if self.state.options.choreography:
                    self.game.screen.intent.drop(order, Zone.PLAY)
                    offered = self.game.screen.choosers.announcements.offered
                    pending = self.game.screen.intent.pending.announcement
                    assert pending is not None
                    steps = (offered.index(suit) - offered.index(pending.suit)) % len(offered)
                    self.game.screen.intent.cancel()
                    letter = suit.letter if suit is not None and self.moves % 2 else None
                    self._keys(*([letter] if letter else ["Right"] * steps), "Return")
            case Discard(order) if self.moves % 2:
                self._keys("d", slot_of(hand, order))
            case Discard(order):
                self._keys("Escape", *self._walk_to(order), "Return", "d")
            case Clue(target, value):
                self.game.screen.intent.start_clue()
                tabs = 0
                while (question := self.game.screen.intent.pending.question) and (
                    question.target != target
                ):
                    self.game.screen.intent.target_next(1)
                    tabs += 1
                letter = value.letter if isinstance(value, Suit) else value.value
                self._keys("c", *["Tab"] * tabs, letter, "Return")

    def _walk_to(self, order: int) -> list[str]:
        """Return the arrow keys that lead from the focus to an own card.

        The hidden window follows.
        """
        intent, hand, keys = (
            self.game.screen.intent,
            self.state.hand_orders(self.viewer),
            list[str](),
        )
        while intent.pending.focused != order:
            focused = intent.pending.focused
            older = focused is None or slot_of(hand, focused) < slot_of(hand, order)
            keys.append("Right" if older else "Left")
            intent.move_focus(1 if older else -1)
        return keys

    def _keys(self, *keys: object) -> None:
        for key in keys:
            self.screen.tool("key", key)


USUAL = GameOptions(PLAYERS)
ALL_VARIANTS = GameOptions(
    PLAYERS, multicolour=Multicolour.FIVE, choreography=True, final_bouquet=True
)


@pytest.mark.parametrize(
    ("by_mouse", "number", "options"),
    [
        (True, 21, USUAL),
        (False, 22, USUAL),
        (True, 23, replace(ALL_VARIANTS, final_bouquet=False)),
        (False, 25, ALL_VARIANTS),
    ],
    ids=["mouse", "keys", "mouse-variants", "keys-variants"],
)
def test_whole_game_is_played_up_to_the_rating(
    screen: Screen,
    program: Program,
    tmp_path: Path,
    by_mouse: bool,
    number: int,
    options: GameOptions,
) -> None:
    player = Player(screen, program, tmp_path / "player", number, options)
    try:
        title = player.play_whole_game(by_mouse=by_mouse)
        assert title.endswith(" · Hanabi")
        assert player.moves >= 15
        code, took, errors = player.leave()
    finally:
        player.process.kill()
        player.process.wait()
    assert errors == ""
    assert code == 0
    assert took < 10, "closing should not wait for running work"


@pytest.mark.waits
@pytest.mark.needs(*PROGRAMS)
def test_sigterm_ends_the_program_as_closing_its_window_does(tmp_path: Path) -> None:
    with virtual_screen() as screen:
        words = ["play", "--profile", str(tmp_path), "--lang", "en"]
        process = subprocess.Popen(
            [sys.executable, "-m", "hanabi_desktop.cli", *words],
            env=screen.environment,
            stderr=subprocess.DEVNULL,
        )
        try:
            window = screen.window("Hanabi", process)
            wait_until(lambda: "Continue" not in screen.tool("getwindowname", window))
            screen.tool("windowsize", "--sync", window, 1010, 690)
            screen.tool("key", "ctrl+l")  # events come in order: then the program knows its size
            wait_until(lambda: "Library" in screen.tool("getwindowname", window))
            process.send_signal(signal.SIGTERM)
            assert end_of(process) == 0
        finally:
            process.kill()
            process.wait()
    kept = json.loads((tmp_path / "settings.json").read_text("utf-8"))
    assert kept["window"] == [1010, 690]
