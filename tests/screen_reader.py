"""A screen reader for tests: an accessibility bus of its own, and whoever asks over it.

It speaks AT-SPI over D-Bus, as Orca and every other assistive technology on Linux does
(https://gitlab.gnome.org/GNOME/at-spi2-core, the interfaces in ``xml/``).
"""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jeepney import DBusAddress, HeaderFields, MatchRule, MessageType, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from jeepney.low_level import Message
from screens import Screen, wait_until

LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
PROGRAMS = ("dbus-daemon", LAUNCHER)

_ATSPI = "org.a11y.atspi."
_ROOT = "/org/a11y/atspi/accessible/root"
_REGISTRY = _ATSPI + "Registry"
_ACCESSIBLE_CALLS = (
    "GetRole",
    "GetRoleName",
    "GetLocalizedRoleName",
    "GetState",
    "GetAttributes",
    "GetApplication",
    "GetInterfaces",
    "GetRelationSet",
    "GetIndexInParent",
)
_CALLS = {  # of further interfaces, what can be asked of each without changing anything
    "Action": (("GetActions", "", ()),),
    "Component": (("GetExtents", "u", (0,)), ("GetLayer", "", ()), ("GetAlpha", "", ())),
    "Text": (("GetText", "ii", (0, -1)), ("GetCharacterExtents", "iu", (0, 0))),
    "Table": (("GetSelectedRows", "", ()), ("GetSelectedColumns", "", ())),
}
_PROPERTIES = {
    "Accessible": ("Name", "Description", "Parent", "ChildCount", "Locale"),
    "Action": ("NActions",),
    "Value": ("CurrentValue", "MinimumValue", "MaximumValue", "MinimumIncrement"),
    "Text": ("CharacterCount", "CaretOffset"),
    "Selection": ("NSelectedChildren",),
    "Table": ("NRows", "NColumns"),
}
_FOCUSED, _SHOWING = 12, 25
"""Bits of a state, by AT-SPI's numbers."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that a screen reader has been told of: whose it is, and where."""

    owner: str
    path: str

    @property
    def exists(self) -> bool:
        """AT-SPI tells of nothing by a path of its own."""
        return not self.path.endswith("/null")


@dataclass(frozen=True, slots=True)
class Told:
    """What the program says of a thing."""

    thing: Thing
    role: str
    name: str
    description: str
    shown: bool
    focused: bool
    actions: tuple[str, ...]


class AccessError(Exception):
    """The program has answered with an error: most often, the thing is gone."""


class ScreenReader:
    """Asks and listens.

    Attributes:
        steps: how many questions have been asked.
    """

    def __init__(self, session_bus: str) -> None:
        with open_dbus_connection(session_bus) as session:
            address = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
            told = session.send_and_get_reply(new_method_call(address, "GetAddress"))
        self._bus: DBusConnection = open_dbus_connection(told.body[0])
        self.steps = 0
        self._said: list[str] = []

    def close(self) -> None:
        """Listen no more."""
        self._bus.close()

    # -- asking -------------------------------------------------------------------------------

    def ask(
        self, thing: Thing, interface: str, call: str, form: str = "", body: tuple[Any, ...] = ()
    ) -> tuple[Any, ...]:
        """One question; its answer.

        Raises:
            AccessError: the program says that it cannot tell.
        """
        self.steps += 1
        address = DBusAddress(thing.path, thing.owner, interface)
        told = self._bus.send_and_get_reply(
            new_method_call(address, call, form or None, body), timeout=30
        )
        if told.header.message_type is MessageType.error:
            raise AccessError(f"{thing} {interface}.{call}: {told.body}")
        return tuple(told.body)

    def children(self, thing: Thing) -> list[Thing]:
        """Return what lies within a thing."""
        (told,) = self.ask(thing, _ATSPI + "Accessible", "GetChildren")
        return [child for child in (Thing(*one) for one in told) if child.exists]

    def program(self) -> Thing | None:
        """Return the one program that is heard of."""
        programs = self.children(Thing(_REGISTRY, _ROOT))
        return programs[0] if programs else None

    def name(self, thing: Thing) -> str:
        """Return what a thing is called."""
        body = (_ATSPI + "Accessible", "Name")
        told = self.ask(thing, "org.freedesktop.DBus.Properties", "Get", "ss", body)
        return str(told[0][1])

    def look_at(self, thing: Thing) -> Told:
        """Ask for everything that can be told of a thing."""
        accessible = _ATSPI + "Accessible"
        answers = {call: self.ask(thing, accessible, call) for call in _ACCESSIBLE_CALLS}
        properties: dict[str, Any] = {}
        actions: tuple[str, ...] = ()
        for full in answers["GetInterfaces"][0]:
            interface = full.removeprefix(_ATSPI)
            for call, form, body in _CALLS.get(interface, ()):
                answer = self.ask(thing, full, call, form, body)
                if interface == "Action":
                    actions = tuple(one[0] for one in answer[0])
            for name in _PROPERTIES.get(interface, ()):
                told = self.ask(thing, "org.freedesktop.DBus.Properties", "Get", "ss", (full, name))
                properties[name] = told[0][1]
        low, _high = answers["GetState"][0]
        return Told(
            thing,
            answers["GetRoleName"][0],
            properties["Name"],
            properties["Description"],
            bool(low >> _SHOWING & 1),
            bool(low >> _FOCUSED & 1),
            actions,
        )

    def walk(self, start: Thing, *, hidden: bool = False) -> Iterator[Told]:
        """Yield what is shown below, each with all that can be told of it; with what is not, if wanted."""
        todo = [start]
        while todo:
            thing = todo.pop()
            try:
                told = self.look_at(thing)
                if hidden or told.shown or thing == start:
                    todo += reversed(self.children(thing))
            except AccessError:
                continue  # it has gone while it was looked at
            yield told

    def names(self, start: Thing) -> Iterator[tuple[Thing, str]]:
        """Yield what is shown below, by name alone: sooner told than everything."""
        todo = [start]
        while todo:
            thing = todo.pop()
            try:
                (told,) = self.ask(thing, _ATSPI + "Accessible", "GetState")
                if thing != start and not told[0] >> _SHOWING & 1:
                    continue
                name = self.name(thing)
                todo += reversed(self.children(thing))
            except AccessError:
                continue  # it has gone while it was looked at
            yield thing, name

    def press(self, thing: Thing) -> None:
        """Do what a click does."""
        self.ask(thing, _ATSPI + "Action", "DoAction", "i", (0,))

    # -- listening ----------------------------------------------------------------------------

    def listen(self) -> None:
        """Ask every program to tell of focus, names, children and announcements."""
        registry = Thing(_REGISTRY, "/org/a11y/atspi/registry")
        for event in ("object:", "window:", "focus:"):
            self.ask(registry, _REGISTRY, "RegisterEvent", "sass", (event, [], ""))
        bus = Thing("org.freedesktop.DBus", "/org/freedesktop/DBus")
        rule = MatchRule(type="signal", interface=_ATSPI + "Event.Object").serialise()
        self.ask(bus, "org.freedesktop.DBus", "AddMatch", "s", (rule,))
        self._heard = self._bus.filter(MatchRule(type="signal"), bufsize=4096).__enter__()

    def announcements_heard(self) -> list[str]:
        """Return what the program has announced since the last call, and since :meth:`focus_heard`."""
        self.focus_heard()
        said, self._said = self._said, []
        return said

    def focus_heard(self) -> Thing | None:
        """Where the focus has gone, of all that has been heard since the last call."""
        focus = None
        self.program()  # whatever was told before this answer has come by now
        while self._heard:
            told: Message = self._heard.popleft()
            fields = told.header.fields
            if fields[HeaderFields.member] == "Announcement":
                self._said.append(str(told.body[3][1]))
            moved = fields[HeaderFields.member] == "StateChanged" and told.body[0] == "focused"
            if moved and told.body[1]:
                focus = Thing(fields[HeaderFields.sender], fields[HeaderFields.path])
        return focus


@contextmanager
def accessibility_bus(screen: Screen, folder: Path) -> Iterator[dict[str, str]]:
    """Run a session with an accessibility bus; the environment of programs in it."""
    environment = {**screen.environment, "XDG_RUNTIME_DIR": str(folder)}
    environment.pop("DBUS_SESSION_BUS_ADDRESS", None)
    read, write = os.pipe()
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", f"--print-address={write}"],
        pass_fds=[write],
        env=environment,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as address:
        environment["DBUS_SESSION_BUS_ADDRESS"] = address.readline().strip()
    environment |= {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_ACCESSIBILITY": "1"}
    launcher = subprocess.Popen(
        [LAUNCHER, "--launch-immediately"],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_until(lambda: _is_up(environment["DBUS_SESSION_BUS_ADDRESS"]))
        yield environment
    finally:
        for process in (launcher, bus):
            process.terminate()
            process.wait()


def _is_up(session_bus: str) -> bool:
    try:
        reader = ScreenReader(session_bus)
    except (OSError, ValueError, IndexError, KeyError):
        return False
    reader.close()
    return True
