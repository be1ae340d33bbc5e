"""What kept finished games from a perfect score, compared with what happened in them."""

import pytest

from hanabi_desktop.game.course import replay
from hanabi_desktop.game.moves import Discarded, Ending, Misplayed, Played
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.scoring import Cause, shortfalls
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.measuring.stand_ins import StandIn


def end_of(number: int, players: int, partner: StandIn | None) -> GameState:
    line_up = Seating((Level.CASUAL,) * players, partner)
    *_, last = replay(play_game(line_up, GameOptions(players), number).record)
    return last


@pytest.mark.parametrize("players", [2, 3, 5])
def test_shortfalls_account_for_every_missing_point(players: int) -> None:
    causes = set()
    for number in range(40):
        end = end_of(number, players, StandIn.BEGINNER if number % 2 else None)
        seen = observe(end, number % players)
        found = shortfalls(seen)
        assert sum(one.points for one in found) == 25 - sum(end.fireworks)
        assert found == sorted(found, key=lambda one: (-one.points, one.turn))
        for one in found:
            causes.add(one.cause)
            events = seen.history[one.turn - 1].events
            match one.cause:
                case Cause.DISCARDED:
                    assert any(isinstance(e, Discarded) and e.card == one.card for e in events)
                case Cause.MISPLAYED | Cause.THIRD_STRIKE:
                    assert any(isinstance(e, Misplayed) and e.card == one.card for e in events)
                case Cause.HELD:
                    assert one.seat is not None
                    assert one.seat != seen.seat
                    held = [end.deck[order] for order in end.hand_orders(one.seat)]
                    assert one.card in held
                case Cause.LATE:
                    below = [e.card for e in events if isinstance(e, Played)]
                    was_played = [
                        (card.suit, card.rank + 1) == (one.card.suit, one.card.rank)
                        for card in below
                    ]
                    assert any(was_played) or one.turn == len(seen.history)
    assert {Cause.DISCARDED, Cause.HELD, Cause.MISPLAYED} <= causes


def test_lost_game_tells_of_its_last_strike_only() -> None:
    lost = [end_of(number, 3, StandIn.BEGINNER) for number in range(60)]
    strikes = [end for end in lost if end.ending is Ending.STRIKES]
    assert strikes
    for end in strikes:
        (one,) = shortfalls(observe(end, 0))
        assert one.cause is Cause.THIRD_STRIKE
        assert one.turn == len(end.history)
