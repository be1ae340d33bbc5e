"""Movement of the keyboard focus, and of a clue's receiver, between cards and seats."""

from collections.abc import Iterable, Sequence

from hanabi_desktop.game.observation import Observation


def along(row: Sequence[int], order: int, places: int) -> int:
    """Return the card ``places`` to the right in a hand, limited to its ends."""
    return row[min(len(row) - 1, max(0, row.index(order) + places))]


def next_hand(seen: Observation, seat: int | None, step: int) -> int | None:
    """Return the next seat that holds cards, the own one first; None past either end.

    Args:
        seen: the position.
        seat: the focused seat; None for no focus.
        step: 1 clockwise, -1 counter-clockwise.
    """
    players = seen.options.players
    hands = [s for s in ((seen.seat + k) % players for k in range(players)) if seen.hands[s]]
    from_nowhere = 0 if step > 0 else len(hands) - 1
    place = hands.index(seat) + step if seat in hands else from_nowhere
    return hands[place] if 0 <= place < len(hands) else None


def next_teammate(seen: Observation, seat: int, step: int) -> int:
    """Return the next teammate who holds cards; if none does, simply the next one."""
    players = seen.options.players
    seats = [(seat + step * k) % players for k in range(1, players + 1)]
    others = [other for other in seats if other != seen.seat]
    return next((other for other in others if seen.hands[other]), others[0])


def clue_targets(seen: Observation, in_view: Iterable[int | None]) -> tuple[int, ...]:
    """Return the possible receivers of a clue, in order of preference.

    Args:
        seen: the position.
        in_view: the seats of focused or pointed-at cards, which come first.
    """
    players = seen.options.players
    seats = [*in_view, *((seen.seat + step) % players for step in range(1, players))]
    others = dict.fromkeys(seat for seat in seats if seat is not None and seat != seen.seat)
    return tuple(seat for seat in others if seen.hands[seat]) or tuple(others)
