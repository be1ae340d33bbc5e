"""A screen reader for tests, on an accessibility bus of its own.

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
from patience import wait_until
from screens import Screen

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
_CALLS = {  # further interfaces, each with the properties that can be read without side effects
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
"""Bit numbers of AT-SPI states."""


@dataclass(frozen=True, slots=True)
class AccessibleObject:
    """An accessible object: the program's bus name, and the object path."""

    owner: str
    path: str

    @property
    def exists(self) -> bool:
        """Whether the object exists; AT-SPI has a special path for null references."""
        return not self.path.endswith("/null")


@dataclass(frozen=True, slots=True)
class Properties:
    """The properties of an accessible object."""

    thing: AccessibleObject
    role: str
    name: str
    description: str
    shown: bool
    focused: bool
    actions: tuple[str, ...]


class AccessError(Exception):
    """The program has answered with an error, usually because the object no longer exists."""


class ScreenReader:
    """Reads accessible objects and collects their events.

    Attributes:
        steps: the number of requests made.
    """

    def __init__(self, session_bus: str) -> None:
        with open_dbus_connection(session_bus) as session:
            address = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
            told = session.send_and_get_reply(new_method_call(address, "GetAddress"))
        self._bus: DBusConnection = open_dbus_connection(told.body[0])
        self.steps = 0
        self._said: list[str] = []

    def close(self) -> None:
        """Stop listening."""
        self._bus.close()

    # -- requests -----------------------------------------------------------------------------

    def ask(
        self,
        thing: AccessibleObject,
        interface: str,
        call: str,
        form: str = "",
        body: tuple[Any, ...] = (),
    ) -> tuple[Any, ...]:
        """Send a request and return the answer.

        Raises:
            AccessError: the program answers with an error.
        """
        self.steps += 1
        address = DBusAddress(thing.path, thing.owner, interface)
        told = self._bus.send_and_get_reply(
            new_method_call(address, call, form or None, body), timeout=30
        )
        if told.header.message_type is MessageType.error:
            raise AccessError(f"{thing} {interface}.{call}: {told.body}")
        return tuple(told.body)

    def children(self, thing: AccessibleObject) -> list[AccessibleObject]:
        """Return the children of an object."""
        (told,) = self.ask(thing, _ATSPI + "Accessible", "GetChildren")
        return [child for child in (AccessibleObject(*one) for one in told) if child.exists]

    def program(self) -> AccessibleObject | None:
        """Return the only program on the bus."""
        programs = self.children(AccessibleObject(_REGISTRY, _ROOT))
        return programs[0] if programs else None

    def name(self, thing: AccessibleObject) -> str:
        """Return the name of an object."""
        body = (_ATSPI + "Accessible", "Name")
        told = self.ask(thing, "org.freedesktop.DBus.Properties", "Get", "ss", body)
        return str(told[0][1])

    def look_at(self, thing: AccessibleObject) -> Properties:
        """Read every property of an object."""
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
        return Properties(
            thing,
            answers["GetRoleName"][0],
            properties["Name"],
            properties["Description"],
            bool(low >> _SHOWING & 1),
            bool(low >> _FOCUSED & 1),
            actions,
        )

    def walk(self, start: AccessibleObject, *, hidden: bool = False) -> Iterator[Properties]:
        """Yield the visible descendants with all their properties; with ``hidden``, all descendants."""
        todo = [start]
        while todo:
            thing = todo.pop()
            try:
                told = self.look_at(thing)
                if hidden or told.shown or thing == start:
                    todo += reversed(self.children(thing))
            except AccessError:
                continue  # it disappeared while it was being read
            yield told

    def names(self, start: AccessibleObject) -> Iterator[tuple[AccessibleObject, str]]:
        """Yield the visible descendants with only their names, which is faster."""
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
                continue  # it disappeared while it was being read
            yield thing, name

    def press(self, thing: AccessibleObject) -> None:
        """Trigger the object's click action."""
        self.ask(thing, _ATSPI + "Action", "DoAction", "i", (0,))

    # -- events -------------------------------------------------------------------------------

    def listen(self) -> None:
        """Subscribe to focus, name, children and announcement events of all programs."""
        registry = AccessibleObject(_REGISTRY, "/org/a11y/atspi/registry")
        for event in ("object:", "window:", "focus:"):
            self.ask(registry, _REGISTRY, "RegisterEvent", "sass", (event, [], ""))
        bus = AccessibleObject("org.freedesktop.DBus", "/org/freedesktop/DBus")
        rule = MatchRule(type="signal", interface=_ATSPI + "Event.Object").serialise()
        self.ask(bus, "org.freedesktop.DBus", "AddMatch", "s", (rule,))
        self._signals = self._bus.filter(MatchRule(type="signal"), bufsize=4096).__enter__()

    def announcements(self) -> list[str]:
        """Return the announcements since the last call of this method or :meth:`latest_focus`."""
        self.latest_focus()
        said, self._said = self._said, []
        return said

    def latest_focus(self) -> AccessibleObject | None:
        """Return the object that received the focus last since the last call."""
        focus = None
        self.program()  # all events sent before this answer have arrived by now
        while self._signals:
            told: Message = self._signals.popleft()
            fields = told.header.fields
            if fields[HeaderFields.member] == "Announcement":
                self._said.append(str(told.body[3][1]))
            moved = fields[HeaderFields.member] == "StateChanged" and told.body[0] == "focused"
            if moved and told.body[1]:
                focus = AccessibleObject(fields[HeaderFields.sender], fields[HeaderFields.path])
        return focus


@contextmanager
def accessibility_bus(screen: Screen, folder: Path) -> Iterator[dict[str, str]]:
    """Run a session with an accessibility bus; yield the environment of its programs."""
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
