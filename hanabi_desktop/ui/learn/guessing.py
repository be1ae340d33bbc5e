"""*Guess the move* in a replay: the question before each move, what is said of a guess, and the score."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from hanabi_desktop.session.guides.guessing import Guess, GuessGuide, GuessScore
from hanabi_desktop.session.play.advice import CostWatch
from hanabi_desktop.table.models.lists import places_in
from hanabi_desktop.ui.game.advice_panel import Choice
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.wording.hints import hint_sentence
from hanabi_desktop.wording.learning import weighing_sentence
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.move_reasons import Places, action_phrase
from hanabi_desktop.wording.review import plain_points

translate = QCoreApplication.translate


_LEAST_TOLD = 0.05
"""A cost below this number of points is not told."""


def guess_question(name: str, markup: Markup = PLAIN) -> str:
    """Return the question before a move of this player."""
    text = translate("Guess", "What would you do as {name}? Make a move as in a game.")
    return text.format(name=markup.name(name))


def guess_sentences(
    guess: Guess, places: Places, seats: Sequence[str], markup: Markup = PLAIN
) -> tuple[str, ...]:
    """Return what was done, what the judge thinks, and what the agreement says."""
    yours, made = (action_phrase(action, places, seats) for action in (guess.action, guess.made))
    name = markup.name(seats[guess.seen.seat])
    if guess.is_same:
        #: {action} is "play slot 2" or "tell Zoë about 3s"
        done = translate("Guess", "{name} made the same move: {action}.")
    else:
        #: {action} and {yours} are "play slot 2" or "tell Zoë about 3s"
        done = translate("Guess", "{name} made another move: {action}. Yours: {yours}.")
    agreed = hint_sentence(guess.agreed, places, seats, markup)
    told = (done.format(name=name, action=made, yours=yours), _judged(guess, name), agreed)
    return tuple(text for text in told if text)


def _judged(guess: Guess, name: str) -> str:
    """Return what the judge thinks of both moves, or of the one if they are the same."""
    if guess.is_same:
        return _worth(guess.cost, is_own=True)
    costs = [cost for cost in (guess.cost, guess.made_cost) if cost is not None]
    if len(costs) > 1 and max(costs) < _LEAST_TOLD:
        return translate("Guess", "Both are as good as the best.")
    made = _worth(guess.made_cost, is_own=False).format(name=name)
    return " ".join(filter(None, (_worth(guess.cost, is_own=True), made)))


def _worth(cost: float | None, *, is_own: bool) -> str:
    """Return what the judge thinks of a move, of the person's own or the one that was made."""
    if cost is None:
        return ""
    if cost < _LEAST_TOLD:
        if is_own:
            return translate("Guess", "No move is better than yours.")
        return translate("Guess", "No move is better than the one {name} made.")
    points = plain_points(cost)
    if is_own:
        #: {points} is such as "0.8"
        text = translate("Guess", "On average yours scores {points} points fewer than the best.")
        return text.format(points=points)
    #: {points} is such as "0.8"
    text = translate("Guess", "{name}’s move scores {points} points fewer than the best.")
    return text.replace("{points}", points)


def score_sentence(score: GuessScore) -> str:
    """Return how many moves were guessed so far, and how well."""
    if not score.guessed:
        return translate("Guess", "You didn’t guess any moves.")
    #: all are numbers of moves; "as good as the best" by the judge of the reviews
    text = translate(
        "Guess",
        "Guesses so far: {guessed}. Same as in the game: {same}. As good as the best: {good}.",
    )
    return text.format(guessed=score.guessed, same=score.same, good=score.good)


class GuessingController(QObject):
    """Presents *guess the move* (see ``Coached``).

    Attributes:
        guide: asks for the moves and measures them.
    """

    def __init__(
        self, window: MainWindow, game: GameController, costs: CostWatch, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self.guide = GuessGuide(game.session, costs, self)
        self._asked: int | None = None
        self._guess: Guess | None = None
        self._is_weighing = self._is_over = False
        self.guide.asked.connect(self._on_asked)
        self.guide.weighing.connect(self._on_weighing)
        self.guide.answered.connect(self._on_answered)
        self.guide.ended.connect(self._on_ended)
        window.commands.connect(Command.GUESS, self.begin)

    def begin(self) -> None:
        """Ask for the moves of the seat whose view is shown, from the position shown."""
        if self._game.say_if_only_watched():
            return
        if not self.guide.is_possible:
            self._window.toast.say(
                translate("Guess", "Open a finished game first, then you can guess its moves.")
            )
            return
        self.guide.begin()

    def end(self) -> None:
        """Reset, because another game has the table."""
        self.guide.close()
        self._asked = self._guess = None
        self._is_weighing = self._is_over = False

    def _on_asked(self, turn: int) -> None:
        self._asked, self._guess, self._is_weighing = turn, None, False
        self._game.coach.attend(self)
        self._game.coach.offer()
        self._game.coach.await_move()

    def _on_weighing(self) -> None:
        self._is_weighing = True
        self._game.coach.offer()

    def _on_answered(self, guess: Guess) -> None:
        self._guess, self._is_weighing = guess, False
        self._game.coach.offer()

    def _on_ended(self) -> None:
        self._guess, self._is_over = None, True
        self._game.coach.attend(self)
        self._game.coach.offer()

    # -- texts ------------------------------------------------------------------------------------

    def title(self) -> str:
        """Return the title of the window."""
        return translate("Guess", "Guess the move")

    def heading(self) -> str:
        """Return the title, with the turn asked for."""
        if self._asked is None or self._is_over:
            return self.title()
        return translate("Guess", "Guess the move · turn {turn}").format(turn=self._asked)

    def figure(self) -> None:
        """Return None: no figure is shown."""

    def paragraphs(self, markup: Markup) -> tuple[str, ...]:
        """Return the question, what is said of the guess, or the score at the end."""
        names, score = self._game.words.names, self.guide.score
        seat = self._game.session.viewer or 0
        if self._is_weighing:
            return (weighing_sentence(),)
        if self._guess is not None:
            places = places_in(self._guess.seen)
            said = guess_sentences(self._guess, places, names, markup)
            return (*said, score_sentence(score))
        if self._is_over:
            end = translate("Guess", "{name} has no more turns: this is the end of the game.")
            return end.format(name=markup.name(names[seat])), score_sentence(score)
        question = guess_question(names[seat], markup)
        return (question, score_sentence(score)) if score.guessed else (question,)

    # -- choices ----------------------------------------------------------------------------------

    def choices(self) -> tuple[Choice | None, tuple[Choice, ...]]:
        """Return the choice Enter takes, and the other choices."""
        if self._is_weighing or self._is_over:
            return None, (Choice.BACK,)
        if self._guess is not None:
            return Choice.GO_ON, (Choice.BACK,)
        return None, (Choice.SKIP, Choice.BACK)

    def choose(self, choice: Choice) -> None:
        """Ask for the next move, or return to the replay."""
        match choice:
            case Choice.GO_ON:
                self.guide.go_on()
            case Choice.SKIP:
                self.guide.skip()
            case Choice.BACK:
                self._game.coach.dismiss()
                self._game.session.dismiss_guide()
                hidden = self._window.commands[Command.HIDE_RESULT].isChecked()
                self._game.session.cursor.hide_end(hidden=hidden)
            case _:
                return
