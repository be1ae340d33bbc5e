"""Programs with something wrong, or unusual, about them; the first argument names one."""

import json
import sys
import time
from typing import Any

OUT = sys.stdout.buffer
PLAY_FIRST_CARD = {"tableID": 1, "type": 0, "target": 0}
FOREVER_S = 60


def write(data: bytes) -> None:
    OUT.write(data)
    OUT.flush()


def send(command: str, **content: Any) -> None:
    write(f"{command} {json.dumps(content)}\n".encode())


def wait_for(wanted: str) -> Any:
    """Answer the referee's questions until a message of this kind comes; return its content."""
    for line in sys.stdin:
        command, _, content = line.partition(" ")
        if command == "tableStart":
            send("getGameInfo1", tableID=1)
        elif command == "init":
            send("getGameInfo2", tableID=1)
        if command == wanted:
            return json.loads(content)
    return sys.exit()


def silent() -> None:
    time.sleep(FOREVER_S)


def slow() -> None:
    wait_for("gameActionList")
    time.sleep(5)
    send("action", **PLAY_FIRST_CARD)


def crashing_in_mid_line() -> None:
    wait_for("gameActionList")
    write(b'action {"tab')
    sys.exit(3)


def ended_at_once() -> None:
    pass


def illegal() -> None:
    wait_for("gameActionList")
    send("action", tableID=1, type=0, target=49)
    wait_for("warning")
    wait_for("gameActionList")
    send("action", tableID=1, type=3, target=0, value=9)
    time.sleep(FOREVER_S)


def wrong_table() -> None:
    while wait_for("gameActionList"):
        send("action", tableID=9, type=0, target=0)


def wrong_fields() -> None:
    while wait_for("gameActionList"):
        send("action", type=[])


def invalid_utf8() -> None:
    write(b"\xff\xfe action\n")
    time.sleep(FOREVER_S)


def endless_line() -> None:
    write(b"x" * 70_000)
    time.sleep(FOREVER_S)


def a_million_lines() -> None:
    for _ in range(1_000_000):
        OUT.write(b"thinking\n")
    time.sleep(FOREVER_S)


def notes_without_end() -> None:
    while True:
        send("note", tableID=1, order=0, note="?")


def refuses() -> None:
    wait_for("init")
    send("error", error="no \a game")
    time.sleep(FOREVER_S)


def chatty() -> None:
    """Print a lot, and play the game's first move well."""
    print("hello", flush=True)
    wait_for("gameActionList")
    for number in range(20_000):
        print("thinking", number)
    sys.stdout.flush()
    send("note", tableID=1, order=2, note="mine")
    send("chatPM", msg="hi")
    send("whatever")
    print("setting {broken", flush=True)
    send("action", tableID=1, type=3, target=1, value=1)
    send("reason", tableID=1, text="Because.\n" + 400 * "x")
    wait_for("databaseID")


def discards_first() -> None:
    """Try to discard with all clues there, then play, and tell how much of the game was told."""
    wait_for("gameActionList")
    send("action", tableID=1, type=1, target=0)
    wait_for("warning")
    while True:
        told = wait_for("gameActionList")["list"]
        send("note", tableID=1, order=0, note=str(len(told)))
        send("action", **PLAY_FIRST_CARD)


if __name__ == "__main__":
    globals()[sys.argv[1]]()
