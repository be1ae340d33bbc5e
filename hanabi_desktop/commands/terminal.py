"""A game between teammates, printed to the terminal."""

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.record import replay
from hanabi_desktop.game.scoring import rating_of
from hanabi_desktop.teammates.characters import CHARACTERS
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.wording.events import ending_sentence, turn_sentence
from hanabi_desktop.wording.names import rating_name


def show_game(deal: int) -> int:
    """Play a game of three teammates, print every turn, and return the exit code."""
    result = play_game(Seating((Level.CASUAL,) * 3), GameOptions(3), deal)
    names = tuple(character.name for character in CHARACTERS[:3])
    *_, last = replay(result.record)
    for turn in last.history:
        print(f"{turn.number:3}  {turn_sentence(turn, names)}")
    print(f"\n{ending_sentence(result.ending)}")
    print(f"{result.score}/{last.options.max_score}: {rating_name(rating_of(result.score))}")
    return 0
