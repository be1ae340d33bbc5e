"""Lookup of the turn in which a card was played or a strike happened."""

from collections.abc import Callable

from hanabi_desktop.game.moves import Event, Misplayed, Played
from hanabi_desktop.game.observation import Observation


def turn_of_play(seen: Observation | None, order: int) -> int | None:
    """Return the number of the turn in which a card was played; None if it has not been."""
    return _turn_of(seen, lambda event: isinstance(event, Played) and event.order == order)


def turn_of_strike(seen: Observation | None, strike: int) -> int | None:
    """Return the number of the turn of the given strike, counted from 1; None if there was none."""
    return _turn_of(seen, lambda event: isinstance(event, Misplayed), strike)


def _turn_of(
    seen: Observation | None, happened: Callable[[Event], bool], time: int = 1
) -> int | None:
    """Return the number of the turn in which something happened the ``time``-th time, or None."""
    turns = seen.history if seen is not None else ()
    numbers = [turn.number for turn in turns if any(map(happened, turn.events))]
    return numbers[time - 1] if time <= len(numbers) else None
