"""Our teammates as a program: it answers a referee's frames with moves."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from hanabi_desktop.engine.following import FollowedGame, UnplayableError
from hanabi_desktop.engine.frames import (
    Failed,
    Frame,
    Init,
    Said,
    TableMessage,
    TurnBegan,
    decode,
    encode,
)
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.teammate import Budget, Decision, Teammate

Explain = Callable[[Observation, Decision, tuple[str, ...]], str]
"""Returns the reason of a decision in words; the names are the players' by seat."""


class Bot:
    """A teammate that speaks frames.

    Args:
        teammate: creates the teammate of a game.
        budget: what it may use for a move.
        explain: if given, each move is followed by its reason.
    """

    def __init__(
        self, teammate: Callable[[], Teammate], budget: Budget, explain: Explain | None = None
    ) -> None:
        self._new_teammate = teammate
        self._budget = budget
        self._explain = explain
        self._game: FollowedGame | None = None
        self._teammate = teammate()
        self._moved = -1
        self.has_failed = False

    def answers(self, line: bytes) -> Iterator[bytes]:
        """Return the answers to a referee's line, as they are found.

        After a game that it cannot play, the last answer is an ``error`` and ``has_failed`` is set.
        """
        try:
            frame = decode(line.rstrip(b"\r\n"))
            if frame is not None:
                yield from self._answers(frame)
        except UnicodeDecodeError:
            yield self._failed("UTF-8")
        except (UnplayableError, msgspec.ValidationError) as error:
            yield self._failed(str(error))

    def _failed(self, why: str) -> bytes:
        self.has_failed = True
        return encode("error", Failed(why))

    def _answers(self, frame: Frame) -> Iterator[bytes]:
        content = frame.content
        match frame.command:
            case "tableStart":
                yield encode("getGameInfo1", msgspec.convert(content, type=TableMessage))
            case "init":
                self._game = FollowedGame(msgspec.convert(content, type=Init))
                self._teammate = self._new_teammate()
                yield encode("getGameInfo2", TableMessage(self._game.table))
            case "gameActionList" if self._is_ours(content):
                yield from self._begun(content)
            case "gameAction" if self._is_ours(content):
                yield from self._told(content)
            case "databaseID" if self._is_ours(content):
                self._game = None

    def _is_ours(self, content: dict[str, Any]) -> bool:
        return self._game is not None and content.get("tableID") == self._game.table

    def _begun(self, content: dict[str, Any]) -> Iterator[bytes]:
        game = self._game
        if game is None:
            return
        game.restart(msgspec.convert(content.get("list"), type=list[dict[str, Any]]))
        self._moved = -1
        yield encode("loaded", TableMessage(game.table))
        yield from self._move(game)

    def _told(self, content: dict[str, Any]) -> Iterator[bytes]:
        game = self._game
        if game is None:
            return
        action = game.take(msgspec.convert(content.get("action"), type=dict[str, Any]))
        if isinstance(action, TurnBegan):
            yield from self._move(game)

    def _move(self, game: FollowedGame) -> Iterator[bytes]:
        """Return our move, once a turn."""
        if not game.is_my_turn or self._moved == game.turns:
            return
        self._moved = game.turns
        seen = game.observation
        decision = self._teammate.choose(seen, self._budget)
        yield encode("action", game.move(decision.action))
        if self._explain is not None:
            yield encode("reason", Said(game.table, self._explain(seen, decision, game.names)))
