"""The real program, read by a screen reader on a real accessibility bus.

Interfaces written in Python once crashed the program at the first request. So every page is walked, every
property is read, and a game is played by Tab and keys while a screen reader listens.
"""

import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from patience import end_of, wait_until
from screen_reader import PROGRAMS as BUS_PROGRAMS
from screen_reader import AccessError, AccessibleObject, Properties, ScreenReader, accessibility_bus
from screens import PROGRAMS, Screen, virtual_screen

pytestmark = [pytest.mark.slow, pytest.mark.waits, pytest.mark.needs(*PROGRAMS, *BUS_PROGRAMS)]

PAGES = (("ctrl+l", "Library"), ("ctrl+t", "Statistics"), ("ctrl+e", "Learn"))
DIALOGS = (
    ("ctrl+n", "New game"),
    ("ctrl+comma", "Settings"),
    ("ctrl+F1", "Keyboard"),
    ("F1", "Rulebook · Hanabi"),
    ("ctrl+k", "Agreement at this table: Casual"),
)
TABS = 160


_OWN = re.compile(r"Player, card (?P<slot>\d): hidden\. Known: (?P<known>[^.]*)\.")
_OTHERS = re.compile(r"(?!Player)\w+, card \d: (?P<suit>\w+) (?P<rank>\d)\..*")
_FIREWORK = re.compile(r"(?P<suit>\w+) firework: (?P<height>\d|no card yet)")


class Listener:
    """The program in its own window, with a screen reader connected to it."""

    def __init__(self, screen: Screen, environment: dict[str, str], profile: Path) -> None:
        self.screen = screen
        words = f"play --new 3:casual --deal 5 --speed off --lang en --profile {profile}"
        self._errors = profile / "stderr"
        profile.mkdir()
        with self._errors.open("w") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "hanabi_desktop.cli", *words.split()],
                env=environment | {"PYTHONFAULTHANDLER": "1"},
                stderr=errors,
            )
        self.reader = ScreenReader(environment["DBUS_SESSION_BUS_ADDRESS"])
        screen.window("Hanabi", self.process)
        wait_until(lambda: self.reader.program() is not None)
        self.reader.listen()

    def windows(self) -> list[str]:
        """Return the titles of the program's windows and dialogs."""
        program = self.reader.program()
        assert self.process.poll() is None, self._errors.read_text()
        assert program is not None
        try:
            return [self.reader.name(window) for window in self.reader.children(program)]
        except AccessError:
            return self.windows()  # a window was closed while it was being read

    def everything(self, *, hidden: bool = False) -> list[Properties]:
        program = self.reader.program()
        assert program is not None
        told = list(self.reader.walk(program, hidden=hidden))
        assert self.process.poll() is None, self._errors.read_text()
        return told

    def shown(self) -> dict[str, AccessibleObject]:
        """Return everything visible, by its name."""
        program = self.reader.program()
        assert self.process.poll() is None, self._errors.read_text()
        return (
            {} if program is None else {name: thing for thing, name in self.reader.names(program)}
        )

    def offers(self, button: str) -> bool:
        """Return whether a button is enabled."""
        thing = self.shown().get(button)
        return thing is not None and "Press" in self.reader.look_at(thing).actions

    def key(self, *keys: object) -> None:
        for key in keys:
            self.screen.tool("key", key)

    def focus_after(self, key: str) -> Properties:
        """Press a key that moves the focus, and return the focused object."""
        self.reader.latest_focus()
        self.key(key)
        focused: list[Properties] = []

        def has_arrived() -> bool:
            """Return whether the focus is final; the table passes it on to a card, which gives two events."""
            assert self.process.poll() is None, self._errors.read_text()
            focused_object = self.reader.latest_focus()
            told = None if focused_object is None else self.reader.look_at(focused_object)
            focused.extend([told] if told is not None and told.focused else [])
            return bool(focused)

        wait_until(has_arrived)
        return focused[-1]

    def leave(self) -> str:
        """Close the window, and return what the program wrote to standard error."""
        self.key("alt+F4")
        try:
            status = end_of(self.process)
        except AssertionError:
            titles = self.windows()
            self.process.send_signal(signal.SIGABRT)  # faulthandler writes the stack of each thread
            end_of(self.process)
            pytest.fail(
                f"the program did not exit; open windows: {titles}\n{self._errors.read_text()}"
            )
        assert status == 0
        said = self._errors.read_text().splitlines(keepends=True)
        # A message of Qt's own, about a text deleted before its event was sent.
        return "".join(line for line in said if not line.startswith("qt.accessibility.atspi"))


@pytest.fixture
def listener(tmp_path: Path) -> Iterator[Listener]:
    with virtual_screen() as screen, accessibility_bus(screen, tmp_path) as environment:
        listener = Listener(screen, environment, tmp_path / "profile")
        yield listener
        listener.reader.close()
        listener.process.kill()
        listener.process.wait()


def test_every_property_of_every_page_is_readable(listener: Listener) -> None:
    wait_until(lambda: any(title.startswith("Turn 3") for title in listener.windows()))
    seen = listener.everything()
    own = [told for told in seen if told.name.startswith("Player, card ")]
    assert len(own) == 5
    assert all(": hidden." in told.name and "Press" in told.actions for told in own)
    assert [told.name for told in seen if told.name.endswith("firework: no card yet")]
    for key, title in DIALOGS:
        listener.key(key)
        wait_until(lambda title=title: title in listener.windows())
        listener.everything()
        listener.key("Escape")
        wait_until(lambda title=title: title not in listener.windows())
    for key, title in PAGES:
        listener.key(key)
        wait_until(lambda title=title: listener.windows() == [f"{title} · Hanabi"])
        listener.everything()
    listener.key("Return")  # the first lesson
    wait_until(lambda: "Learn · Hanabi" not in listener.windows())
    coach = [told.name for told in listener.everything()]
    assert "Next" in coach
    listener.key("Return")
    listener.everything()
    listener.key("F10")
    wait_until(lambda: any("Settings" in name for name in listener.shown()))
    listener.key("Escape")
    listener.key("ctrl+Home")
    wait_until(lambda: listener.windows() == ["Hanabi"])
    listener.everything(hidden=True)  # every page has been shown by now
    assert listener.reader.steps > 10_000
    assert listener.leave() == ""


def review_with_screen_reader(listener: Listener) -> None:
    """Review the game: findings are announced, and Tab reaches only named objects."""
    listener.key("ctrl+j")
    close = "Close the review (Esc)"
    wait_until(lambda: listener.offers(close))
    told = [one.name for one in listener.everything()]
    assert {"Decisions", "Key moments"} <= set(told)
    for _ in range(TABS // 10):
        one = listener.focus_after("Tab")
        assert one.name, one
    listener.key("d", "Escape")
    wait_until(lambda: close not in listener.shown())


def test_game_is_played_by_tab_with_a_screen_reader(listener: Listener) -> None:
    """Answer every clue with a play until the third strike, tabbing round in between."""
    wait_until(lambda: any(title.startswith("Turn 3") for title in listener.windows()))
    tabs = 0
    while not any(" of 25 " in title for title in listener.windows()):
        before = listener.windows()
        for _ in range(TABS // 8 if tabs < TABS else 0):
            tabs += 1
            told = listener.focus_after("Tab")
            assert told.name, told
        listener.key("Escape", "p", 1)
        listener.key("p", 1)  # a play that clues have ruled out needs confirmation
        wait_until(lambda before=before: listener.windows() != before)
        wait_until(lambda: any("Player" in t or " of 25 " in t for t in listener.windows()))
    listener.everything()
    listener.key("ctrl+l")
    wait_until(lambda: listener.windows() == ["Library · Hanabi"])
    wait_until(lambda: listener.offers("View"))
    listener.key("Return")  # the replay of the game just played
    wait_until(lambda: "Library · Hanabi" not in listener.windows())
    listener.key("Home")
    wait_until(lambda: any(title.startswith("Turn 1 ") for title in listener.windows()))
    replay = {told.name for told in listener.everything()}
    assert {"Turn", "Play on from here"} <= replay
    review_with_screen_reader(listener)
    assert tabs >= TABS // 8
    assert listener.reader.steps > 3000
    assert listener.leave() == ""


class ScreenReaderPlayer:
    """A player who uses only what a screen reader provides: its texts and its press actions."""

    def __init__(self, listener: Listener) -> None:
        self._listener = listener
        self.clues = self.plays = self.discards = 0

    def press(self, name: str) -> None:
        """Press the object with this name, once it exists."""
        self.press_first(lambda one: one == name)

    def press_first(self, is_meant: Callable[[str], bool]) -> None:
        """Press the first object whose name matches, once there is one."""
        found: list[AccessibleObject] = []

        def is_there() -> bool:
            found.extend(thing for name, thing in self._listener.shown().items() if is_meant(name))
            return bool(found)

        wait_until(is_there)
        self._listener.reader.press(found[0])

    def take_turn(self) -> None:
        """Play a playable card, else clue a teammate's playable card, else discard."""
        told = self._listener.shown()
        found = [one for one in map(_FIREWORK.fullmatch, told) if one]
        heights = {one["suit"].lower(): one["height"] for one in found}
        following = {suit: 1 + int(top) if top.isdigit() else 1 for suit, top in heights.items()}
        own = [one for one in map(_OWN.match, told) if one]
        for card in own:
            known = card["known"].split(", ")
            pairs = [name.split() for name in known]
            fits = all(str(following.get(pair[0])) == pair[-1] for pair in pairs)
            if fits or (
                len(set(following.values())) == 1 and known == [str(min(following.values()))]
            ):
                self._discard(card, "Play")
                self.plays += 1
                return
        if "0 clues left" not in told:
            for card in filter(None, map(_OTHERS.fullmatch, told)):
                wanted = following[card["suit"]] == int(card["rank"])
                if wanted and "clued" not in card[0]:
                    self._clue(card)
                    return
        if "8 clues left" in told:
            self._clue(next(filter(None, map(_OTHERS.fullmatch, told))))
            return
        kept = [card for card in own if "clued" not in card.string] or own
        self._discard(max(kept, key=lambda card: card["slot"]), "Discard")
        self.discards += 1

    def has_moved(self, before: Sequence[str]) -> bool:
        """Return whether the window has another title than before; confirm a move that is warned of."""
        if self._listener.windows() != before:
            return True
        asked = self._listener.shown().get("Make this move")
        if asked is not None:
            self._listener.reader.press(asked)
        return False

    def _discard(self, card: re.Match[str], button: str) -> None:
        self.press(card.string)
        self.press(button)

    def _clue(self, card: re.Match[str]) -> None:
        """Clue the card's value; the chooser offers the value and the colour."""
        self.press(card.string)
        self.press_first(lambda name: name.startswith(f"{card['rank']}s: "))
        self.clues += 1


def test_whole_game_is_played_by_screen_reader_alone(listener: Listener) -> None:
    """Neither keys nor pointer nor pixels are used: everything is read and pressed over AT-SPI."""
    player = ScreenReaderPlayer(listener)
    announced: list[str] = []

    before: list[str] = []

    def is_my_turn_or_over() -> bool:
        before[:] = listener.windows()
        return any("Player" in title or " of 25 " in title for title in before)

    while True:
        wait_until(is_my_turn_or_over)
        if any(" of 25 " in title for title in before):
            break
        player.take_turn()
        wait_until(lambda: player.has_moved(before))
        announced += listener.reader.announcements()
    announced += listener.reader.announcements()
    assert min(player.clues, player.plays, player.discards) > 0
    spoken = sum("It’s your turn." in one for one in announced)
    assert spoken >= player.clues + player.plays + player.discards - 2
    player.press_first(lambda name: name.startswith("Review"))
    wait_until(lambda: {"Decisions", "Key moments"} <= listener.shown().keys())
    player.press("Close the review (Esc)")
    wait_until(lambda: "Key moments" not in listener.shown())
    assert listener.leave() == ""
