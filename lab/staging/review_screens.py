"""Screenshots of a review, of what-if lines, and of a moment to decide again."""

from dataclasses import replace
from pathlib import Path

from hanabi_desktop.game.cards import Multicolour
from hanabi_desktop.game.moves import Discard
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.hanab_live.game_json import write_json
from hanabi_desktop.library.saved_game import SavedGame, verify
from hanabi_desktop.library.store_rows import StoredGame
from hanabi_desktop.review.findings import Depth, Review
from hanabi_desktop.review.review_json import read_listed, write_review
from hanabi_desktop.review.reviewer import Reviewer
from hanabi_desktop.review.reviewer import run as run_review
from hanabi_desktop.session.library.loading import open_text
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.measuring.stand_ins import StandIn
from hanabi_desktop.ui.game.advice_panel import Choice
from hanabi_desktop.ui.widgets.seats import default_seats
from lab.staging.staged_window import StagedWindow

_DEAL = 48_213
_MIDSUMMER = 1_782_000_000
_REVIEWED, _DEPTH = 16, Depth(3, 6, 4, 8, confirmation_deals=(16,), widths=(8,), probes=(8,))


def save_review(stage: StagedWindow, out: Path) -> Review:
    """Save pictures of the review of a short game: each of its pages, and the best line."""
    reviews, window = stage.program.controllers.reviews, stage.program.window
    record = play_game(Seating((Level.EXPERT,) * 3, StandIn.BEGINNER), GameOptions(3), _DEAL).record
    seats = default_seats(3)
    record = replace(
        record, seats=tuple(seat.name for seat in seats), actions=record.actions[:_REVIEWED]
    )
    found = run_review(Reviewer(record, agreement_of(Level.EXPERT), 0, _DEPTH))
    game = SavedGame(record, review=write_review(found, 0))
    stage.program.game.open(open_text(write_json(game).decode()))
    reviews.show()
    stage.settle()

    def graded() -> list[int]:
        told = reviews.current.found if reviews.current else None
        return [] if told is None else [one.turn for one in told.moments if one.grade is not None]

    stage.settle_until(lambda: bool(graded()))
    reviews.panel.moment.chosen.emit(graded()[0])
    stage.settle()
    for number, page in enumerate(("decisions", "points", "hands", "turns")):
        reviews.panel.choice.setCurrentIndex(number)
        stage.settle()
        if page == "hands":
            stage.settle_until(lambda: "%" in reviews.panel.hands.cards[0].accessibleName())
        stage.save(window, out / f"review_{page}.png")
    reviews.panel.choice.setCurrentIndex(0)
    reviews.panel.moment.line_button.click()
    stage.settle_until(lambda: stage.program.game.session.cursor.is_on_line)
    stage.save(window, out / "review_line.png")
    reviews.panel.back_asked.emit()
    _what_if(stage, out)
    _own_moment(stage, max(found.seats, key=lambda seat: seat.losses).seat, out)
    return found


def _what_if(stage: StagedWindow, out: Path) -> None:
    """Save pictures of *What if*: before a move, and a line at its end."""
    program, what_if = stage.program, stage.program.controllers.what_if
    what_if.begin()
    stage.settle()
    stage.save(program.window, out / "what_if.png")
    seen = program.game.table.observation
    if seen is None:
        return
    program.game.session.submit(Discard(seen.own_hand[0].order))
    what_if.guide.play_on()
    stage.settle_until(lambda: not what_if.guide.is_busy)
    stage.save(program.window, out / "what_if_courses.png")
    what_if.leave()


def _own_moment(stage: StagedWindow, seat: int, out: Path) -> None:
    """Save pictures of a moment to decide again: asked, answered wrongly, solved."""
    program, coach = stage.program, stage.program.game.screen.advice
    program.controllers.reviews.try_yourself(seat)
    moment = program.controllers.learning.moments.guide.moment
    if moment is None:
        return
    stage.settle()
    stage.save(program.window, out / "try_asked.png")
    program.game.session.submit(moment.found.action)
    stage.settle()
    stage.save(program.window, out / "try_wrong.png")
    coach.chosen.emit(Choice.SOLUTION)
    stage.settle()
    stage.save(program.window, out / "try_answer.png")
    coach.chosen.emit(Choice.LEAVE)
    stage.settle()


def some_games(reviewed: Review) -> list[StoredGame]:
    """Return forty games of the same three players, some unfinished, the others reviewed."""
    seats, levels = default_seats(3), (None, Level.EXPERT, Level.CASUAL)
    people = Seating((Level.CASUAL,) * 3, StandIn.NOISY, everywhere=True)
    entries = []
    for number in range(40):
        options = GameOptions(3, multicolour=Multicolour.NONE if number % 4 else Multicolour.FIVE)
        record = play_game(people, options, number).record
        record = replace(record, seats=tuple(seat.name for seat in seats))
        if number % 5 == 4:
            record = replace(record, actions=record.actions[:20])
            review = b""
        else:
            review = write_review(_improved(reviewed, number), 0)
        game = SavedGame(record, levels, review=review)
        entry = StoredGame.from_game(game, verify(game), _MIDSUMMER + 86_400 * number)
        told = read_listed(review, (0,)) if review else None
        entries.append(replace(entry, imported=False, reviewed=told))
    return entries


def _improved(review: Review, games: int) -> Review:
    """Return an invented review of a player who improves from game to game."""
    share = 1.4 - games / 40 + 0.3 * (games % 3)
    turns = tuple(
        replace(one, cost=replace(one.cost, points=share * one.cost.points)) for one in review.turns
    )
    return replace(review, turns=turns)
