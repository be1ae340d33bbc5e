"""Par for people's own agreements, measured in games between equal teammates who do not look ahead."""

from statistics import fmean

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.shuffle import shuffled_deck
from hanabi_desktop.review.par import Par
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.encoding.codes import index_of
from hanabi_desktop.teammates.encoding.model_factory import undealt_game
from hanabi_desktop.teammates.personalities import with_personality
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.search.comparison import standard_error


def measured_par(options: GameOptions, agreement: Agreement, games: int, seed: int) -> Par:
    """Return the mean score over deals with these rules at a table that plays by this agreement.

    The deals are those with the numbers from ``seed`` on.
    """
    scores = []
    weights = with_personality(options.players, None)
    for number in range(seed, seed + games):
        game = undealt_game(options, agreement, first_seat=0)
        policy = Policy(weights, game.models[0])
        game.deal([index_of(card) for card in shuffled_deck(number, options)])
        scores.append(game.play_out([policy] * options.players))
    perfect = fmean(score == options.max_score for score in scores)
    return Par(fmean(scores), standard_error(scores), perfect, games)
