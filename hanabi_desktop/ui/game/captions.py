"""The texts of the window's bar and title and of the seat plates."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.scoring import score_of
from hanabi_desktop.learning.daily import daily_deal
from hanabi_desktop.session.setup import Seat, faces_of
from hanabi_desktop.table.table_decor import SeatLabel
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.dates import day_name
from hanabi_desktop.wording.names import level_name, variant_names, verdict
from hanabi_desktop.wording.player_names import shown_name
from hanabi_desktop.wording.problems import ending_words

translate = QCoreApplication.translate


def bar_text(
    options: GameOptions,
    game_number: int | None,
    replayed: tuple[int, str] | None,
    counts: Counts,
    branched_at: int | None = None,
) -> str:
    """Return the description of the game in the window's bar.

    Args:
        options: the rules of the game.
        game_number: the number of the deal; None for an imported deck.
        replayed: the points of a finished game and the code of its ending; None while playing.
        counts: puts numbers into words.
        branched_at: the turn after which this game branched off another one.
    """
    info = [counts.players(options.players), *variant_names(options)]
    day = None if game_number is None else daily_deal(options, game_number)
    if day is not None:
        #: {day} is "28 November"
        text = translate("MainWindow", "Deal of the day, {day}")
        info.insert(0, text.format(day=day_name(day)))
    elif game_number is not None:
        deal = translate("MainWindow", "Deal {number}")
        info.insert(0, deal.format(number=QLocale().toString(game_number)))
    if branched_at is not None:
        text = translate("MainWindow", "Played on from turn {turn}")
        info.append(text.format(turn=branched_at))
    if replayed is not None:
        score, ending = replayed
        #: a game that is looked at: {points} is "21 points", {ending} how it ended
        text = translate("MainWindow", "Replay: {points}, {ending}")
        info.insert(0, text.format(points=counts.points(score), ending=ending_words(ending)))
    return "  ·  ".join(info)


def seat_labels(seats: Sequence[Seat], person: str) -> tuple[SeatLabel, ...]:
    """Return the labels of the seat plates; ``person`` is the note beside a person's name."""
    return tuple(
        SeatLabel(
            shown_name(seat.name),
            person if seat.level is None else level_name(seat.level),
            seat.badge or face,
        )
        for seat, face in zip(seats, faces_of(seats), strict=True)
    )


def handover_title(name: str) -> str:
    """Return the window's title while the curtain is down."""
    return translate("HotSeatController", "{name} is next").format(name=name) + " · Hanabi"


def title_text(seen: Observation, names: tuple[str, ...]) -> str:
    """Return the window title: whose turn it is, or how the game ended."""
    if seen.ending is None:
        return translate("MainWindow", "Turn {number} · {name} · Hanabi").format(
            number=seen.turn_number, name=names[seen.seat_to_act]
        )
    score = score_of(seen.fireworks, seen.ending)
    judged = verdict(seen.options, score, seen.ending)
    if seen.options.final_bouquet:
        return f"{judged} · Hanabi"
    return translate("MainWindow", "{score} of {most} · {rating} · Hanabi").format(
        score=score, most=seen.options.max_score, rating=judged
    )
