"""The moves of a review as marks on the table: the one made and a better one."""

from hanabi_desktop.game.moves import Action
from hanabi_desktop.review.findings import Grade, TurnReview
from hanabi_desktop.table.move_marks import MarkedMove, MarkKind
from hanabi_desktop.wording.review import better_mark, made_mark


def better_move(turn: TurnReview) -> Action:
    """Return the better move; the move made if there is no better one."""
    is_bettered = turn.grade not in (Grade.STRONG, Grade.UNRECORDED) and turn.cost.points > 0
    return turn.cost.best if is_bettered else turn.action


def moves_drawn(made: Action, better: Action) -> tuple[MarkedMove, ...]:
    """Return the marks of the move made, and of the better one if it differs."""
    marked = MarkedMove(MarkKind.MADE, made, made_mark(made))
    if better == made:
        return (marked,)
    return marked, MarkedMove(MarkKind.BETTER, better, better_mark(better))
