"""Reviews run beside the window, one after the other, and are saved."""

import multiprocessing
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from quick_reviews import review_quickly

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.hanab_live.game_json import read_json, write_json
from hanabi_desktop.library.metadata.summary import Reviewed
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.review.findings import ENGINE, Depth, HeldKnowledge, Stage
from hanabi_desktop.session.library.loading import OpenedGame, open_text
from hanabi_desktop.session.reviews import GameReview, Progress, ReviewService
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.measuring.stand_ins import StandIn

LITTLE = Depth(2, 3, 2, 4, confirmation_deals=(4,), widths=(8,), probes=(8,))


class Shelf:
    """A review store that saves reviews or refuses them."""

    def __init__(self) -> None:
        self.kept: dict[int, tuple[bytes, Reviewed]] = {}
        self.full = False
        self.refused = 0

    def keep_review(
        self, game: int, body: bytes, reviewed: Reviewed, then: Callable[[bool], None]
    ) -> None:
        if self.full:
            self.refused += 1
        else:
            self.kept[game] = body, reviewed
        then(not self.full)


def opened(number: int, turns: int = 12) -> OpenedGame:
    options = GameOptions(2)
    line_up = Seating((Level.EXPERT,) * 2, StandIn.NOISY)
    record = play_game(line_up, options, number).record
    record = replace(record, actions=record.actions[:turns])
    game = SavedGame(record)
    return replace(open_text(write_json(game).decode()), game_id=number)


@pytest.fixture
def shelf() -> Shelf:
    return Shelf()


@pytest.fixture
def service(shelf: Shelf, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[ReviewService]:
    review_quickly(monkeypatch, LITTLE)
    owner = QObject()
    made = ReviewService(shelf, owner)
    yield made
    made.close()


@pytest.mark.slow
def test_worker_processes_find_the_same_and_end(
    service: ReviewService, shelf: Shelf, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    review = service.open(opened(51, 4))
    service.begin(review)
    qtbot.waitUntil(lambda: ended(review))
    monkeypatch.undo()
    review_quickly(monkeypatch, LITTLE, in_processes=True)
    again = service.open(replace(opened(51, 4), game_id=None))
    service.begin(again)
    # They run at low priority and so yield to other tests as well.
    qtbot.waitUntil(lambda: ended(again))
    assert review.found is not None
    assert again.found is not None
    assert again.found.review.ledger == review.found.review.ledger
    assert not [one for one in multiprocessing.active_children() if one.name == "reviewing"]


def ended(review: GameReview) -> bool:
    return review.progress is Progress.COMPLETE


def test_game_from_a_file_has_one_review_however_often_it_is_opened(
    service: ReviewService, qtbot: QtBot
) -> None:
    game = replace(opened(51, 4), game_id=None)
    review = service.open(game)
    service.begin(review)
    service.release(review)
    assert service.open(replace(opened(51, 4), game_id=None)) is review
    qtbot.waitUntil(lambda: ended(review))
    assert service.open(replace(opened(52, 4), game_id=None)) is not review


def test_review_fills_in_and_is_saved(service: ReviewService, shelf: Shelf, qtbot: QtBot) -> None:
    game = opened(51)
    review = service.open(game)
    shares: list[float] = []
    review.changed.connect(lambda: shares.append(review.share))
    assert review.progress is Progress.NOT_BEGUN
    service.begin(review)
    assert review.is_going_on
    qtbot.waitUntil(lambda: ended(review))
    assert shares == sorted(shares)
    assert review.found is not None
    assert review.found.review.complete
    assert len(review.found.review.turns) == 12
    body, note = shelf.kept[51]
    assert note.complete
    assert note.cost == pytest.approx(sum(s.cost for s in review.found.review.seats), abs=1e-3)
    service.release(review)
    again = service.open(replace(game, saved=replace(game.saved, review=body)))
    assert again is not review
    qtbot.waitUntil(lambda: ended(again))
    assert again.found is not None
    assert again.found.review.ledger == review.found.review.ledger
    assert again.found.moments == review.found.moments or len(again.found.moments) == len(
        review.found.moments
    )


def test_games_are_reviewed_one_after_the_other(service: ReviewService, qtbot: QtBot) -> None:
    first, second = service.open(opened(52, 6)), service.open(opened(53, 6))
    service.begin(first)
    service.begin(second)
    assert (first.progress, second.progress) == (Progress.RUNNING, Progress.WAITING)
    service.release(second)  # the review is finished even after its page was left
    qtbot.waitUntil(lambda: ended(first) and ended(second))


def test_stopped_review_is_resumed(service: ReviewService, shelf: Shelf, qtbot: QtBot) -> None:
    review = service.open(opened(54, 20))
    service.begin(review)
    qtbot.waitUntil(lambda: review.found is not None)
    service.stop(review)
    qtbot.waitUntil(lambda: not review.is_going_on)
    done = review.share
    if review.progress is Progress.STOPPED:
        assert review.found is not None
        assert Stage.UNDERWAY not in {turn.stage for turn in review.found.review.turns}
        assert not shelf.kept[54][1].complete
        service.begin(review)
        assert review.share == pytest.approx(done)
    qtbot.waitUntil(lambda: ended(review))
    assert shelf.kept[54][1].complete


def test_leaving_saves_the_partial_review(
    service: ReviewService, shelf: Shelf, qtbot: QtBot
) -> None:
    review = service.open(opened(55, 20))
    service.begin(review)
    qtbot.waitUntil(lambda: review.found is not None)
    service.close()
    assert 55 in shelf.kept


def test_save_to_a_full_disk_is_retried(service: ReviewService, shelf: Shelf, qtbot: QtBot) -> None:
    service._retry.set_interval(20)
    shelf.full = True
    review = service.open(opened(56, 4))
    service.begin(review)
    qtbot.waitUntil(lambda: ended(review) and shelf.refused > 1)
    assert not shelf.kept
    shelf.full = False
    qtbot.waitUntil(lambda: 56 in shelf.kept)


@pytest.mark.expects_warnings
def test_damaged_review_is_ignored(service: ReviewService, qtbot: QtBot) -> None:
    game = opened(57, 4)
    review = service.open(replace(game, saved=replace(game.saved, review=b'{"version":1}')))
    qtbot.waitUntil(lambda: review.progress is Progress.NOT_BEGUN)
    service.begin(review)
    qtbot.waitUntil(lambda: ended(review))


def test_review_of_another_version_is_marked_and_redone(
    service: ReviewService, shelf: Shelf, qtbot: QtBot
) -> None:
    game = opened(60, 4)
    review = service.open(game)
    service.begin(review)
    qtbot.waitUntil(lambda: ended(review))
    service.release(review)
    other = shelf.kept[60][0].replace(f'"engine":{ENGINE},'.encode(), b'"engine":99,')
    again = service.open(replace(game, saved=replace(game.saved, review=other)))
    qtbot.waitUntil(lambda: ended(again))
    assert again.is_outdated
    service.begin(again)
    qtbot.waitUntil(lambda: ended(again))
    assert not again.is_outdated
    assert shelf.kept[60][1].engine == ENGINE


def test_saved_file_contains_the_review(service: ReviewService, shelf: Shelf, qtbot: QtBot) -> None:
    game = opened(58, 4)
    review = service.open(game)
    service.begin(review)
    qtbot.waitUntil(lambda: ended(review))
    body, _ = shelf.kept[58]
    saved = replace(game.saved, review=body)
    assert read_json(write_json(saved)).review == body


def test_knowledge_of_each_seat_is_delivered(service: ReviewService, qtbot: QtBot) -> None:
    review = service.open(opened(59, 8))
    known: list[tuple[HeldKnowledge, ...]] = []
    service.ask_what_was_known(review, 0, 8, known.append)
    qtbot.waitUntil(lambda: bool(known))
    assert len(known[0]) == 5
