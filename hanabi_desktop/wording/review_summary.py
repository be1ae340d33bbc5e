"""The summary of a review, as text and as HTML."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.learning.daily import daily_deal
from hanabi_desktop.review.findings import Review
from hanabi_desktop.review.moments import Moment
from hanabi_desktop.wording.counts import day_name
from hanabi_desktop.wording.markup import escape
from hanabi_desktop.wording.names import agreement_name
from hanabi_desktop.wording.review import (
    ceiling_sentence,
    curve_name,
    grade_name,
    last_perfect_sentence,
    ledger_rows,
    moment_amount,
    moment_name,
    plain_points,
    seat_sentence,
    story_sentences,
)

translate = QCoreApplication.translate

_STYLE = """
body { font-family: Figtree, sans-serif; color: #1B2342; }
h1 { font-size: 20pt; } h2 { font-size: 13pt; margin-top: 14pt; }
td, th { padding: 2pt 12pt 2pt 0; text-align: left; }
"""


@dataclass(frozen=True, slots=True)
class Summary:
    """The contents of a review's summary.

    Attributes:
        review: the figures.
        moments: the key moments.
        seats: the players' names.
        options: the rules of the game.
        deal: the number of the deal; None if it has none.
        date: the date of the summary, in words.
        played: the date on which the game was started; None if unknown.
        reasons: the sentences about graded turns, by turn number.
    """

    review: Review
    moments: Sequence[Moment]
    seats: Sequence[str]
    options: GameOptions
    deal: int | None
    date: str
    played: str | None
    reasons: Mapping[int, str]


def summary_text(summary: Summary) -> str:
    """Return the summary as plain text, for pasting."""
    review, seats = summary.review, summary.seats
    lines = [_title(summary), *_about(summary), ""]
    lines += [*story_sentences(review, summary.moments, seats), ""]
    lines += [f"{what}: {much}" for what, much in ledger_rows(review.ledger, ended=review.ended)]
    lines += ["", *_allowed(review), ""]
    lines += [seat_sentence(seat, seats) for seat in review.seats]
    lines.append("")
    for moment in summary.moments:
        lines.append(": ".join(_moment_cells(moment, seats)))
        if moment.turn in summary.reasons and moment.grade is not None:
            lines.append(f"  {summary.reasons[moment.turn]}")
    lines += ["", f"{curve_name()}: {' · '.join(worth for _, worth in _curve(review))}"]
    return "\n".join(lines).strip() + "\n"


def summary_html(summary: Summary) -> str:
    """Return the summary as an HTML page."""
    review, seats = summary.review, summary.seats
    ledger = _table(ledger_rows(review.ledger, ended=review.ended))
    decided = _paragraphs(seat_sentence(seat, seats) for seat in review.seats)
    parts = (
        ("", _paragraphs(story_sentences(review, summary.moments, seats))),
        (translate("Review", "Where the points came from"), ledger),
        (
            translate("Review", "Best score for this deal"),
            _paragraphs([" ".join(_allowed(review))]),
        ),
        (translate("Review", "Decisions by player"), decided),
        (translate("Review", "Key moments"), "".join(_moments_in_html(summary))),
        (curve_name(), _table(_curve(review))),
    )
    body = "".join(f"<h2>{escape(heading)}</h2>{part}" for heading, part in parts)
    about = _paragraphs(_about(summary))
    title = f"<h1>{escape(_title(summary))}</h1>{about}"
    head = f'<meta charset="utf-8"><title>{escape(_title(summary))}</title><style>{_STYLE}</style>'
    return f"<!DOCTYPE html><html><head>{head}</head><body>{title}{body}</body></html>"


def _moments_in_html(summary: Summary) -> Iterator[str]:
    for moment in summary.moments:
        told = ": ".join(_moment_cells(moment, summary.seats))
        reason = summary.reasons.get(moment.turn, "") if moment.grade is not None else ""
        yield f"<p><b>{escape(told)}</b><br>{escape(reason)}</p>"


def _title(summary: Summary) -> str:
    #: {names} is "Åsa, Zoë, Björn"
    return translate("Review", "Review: {names}").format(names=", ".join(summary.seats))


def _about(summary: Summary) -> list[str]:
    """Return the deal, the dates, and the agreement that the game was judged by."""
    #: {date} is such as "27 November 2026"
    told = [translate("Review", "Reviewed on {date}").format(date=summary.date)]
    if summary.played is not None:
        #: {date} is such as "27 November 2026"
        told.insert(0, translate("Review", "Played on {date}").format(date=summary.played))
    if summary.deal is not None:
        day = daily_deal(summary.options, summary.deal)
        number = QLocale().toString(summary.deal)
        #: {number} of the deal
        text = translate("Review", "Deal {number}")
        if day is not None:
            number = day_name(day, with_year=True)
            #: {number} is the day of a deal of the day, such as "28 November 2026"
            text = translate("Review", "Deal of {number}")
        told.insert(0, text.format(number=number))
    return [" · ".join(told), judged_sentence(summary.review)]


def judged_sentence(review: Review) -> str:
    """Return the agreement that a game was judged by."""
    if review.among_people:
        #: {name} is what an agreement is called, such as "Casual"
        text = translate(
            "Review", "Judged by the agreement “{name}” and by what people usually know."
        )
    else:
        #: {name} is what an agreement is called, such as "Casual"
        text = translate("Review", "Judged by the agreement “{name}”.")
    return text.format(name=agreement_name(review.agreement))


def _curve(review: Review) -> list[tuple[str, str]]:
    """Return the expected points before each turn, and at the end."""
    curve = [(str(one.turn), plain_points(one.before.value)) for one in review.turns]
    return [*curve, (translate("Review", "End"), plain_points(review.end.value))]


def _allowed(review: Review) -> list[str]:
    found = []
    if review.ceiling is not None:
        found.append(ceiling_sentence(review.ceiling.lower, review.ceiling.upper))
    if review.last_perfect is not None:
        found.append(last_perfect_sentence(review.last_perfect, len(review.turns)))
    return [sentence for sentence in found if sentence]


def _moment_cells(moment: Moment, seats: Sequence[str]) -> tuple[str, ...]:
    turn = translate("Review", "Turn {turn}").format(turn=moment.turn)
    what = moment_name(moment)
    if moment.grade is not None:
        what = f"{what} ({grade_name(moment.grade)})"
    return turn, seats[moment.seat], what, moment_amount(moment)


def _paragraphs(sentences: Iterable[str]) -> str:
    return "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)


def _table(rows: Sequence[Sequence[str]]) -> str:
    told = ("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table>{''.join(told)}</table>"
