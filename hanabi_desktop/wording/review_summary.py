"""The summary of a review, as text and as HTML."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.review.findings import Review
from hanabi_desktop.review.moments import Moment
from hanabi_desktop.wording.names import agreement_name
from hanabi_desktop.wording.review import (
    ceiling_sentence,
    grade_name,
    last_perfect_sentence,
    ledger_rows,
    moment_amount,
    moment_name,
    seat_sentence,
)

translate = QCoreApplication.translate

_STYLE = """
body { font-family: Figtree, sans-serif; color: #1B2342; }
h1 { font-size: 20pt; } h2 { font-size: 13pt; margin-top: 14pt; }
td, th { padding: 2pt 12pt 2pt 0; text-align: left; }
"""


def summary_text(review: Review, moments: Sequence[Moment], seats: Sequence[str]) -> str:
    """The review in a few lines, to be pasted somewhere."""
    lines = [_title(seats), _judged(review), ""]
    lines += [f"{what}: {much}" for what, much in ledger_rows(review.ledger, ended=review.ended)]
    lines += ["", *_allowed(review), ""]
    lines += [seat_sentence(seat, seats) for seat in review.seats]
    lines += ["", *(": ".join(_moment_cells(moment, seats)) for moment in moments)]
    return "\n".join(lines).strip() + "\n"


def summary_html(review: Review, moments: Sequence[Moment], seats: Sequence[str]) -> str:
    """The review as a page."""
    ledger = _table(ledger_rows(review.ledger, ended=review.ended))
    decided = "".join(f"<p>{escape(seat_sentence(seat, seats))}</p>" for seat in review.seats)
    allowed = escape(" ".join(_allowed(review)))
    rows = [_moment_cells(moment, seats) for moment in moments]
    parts = (
        (translate("Review", "Where the points came from"), ledger),
        (translate("Review", "What the deal allowed"), f"<p>{allowed}</p>"),
        (translate("Review", "Decisions by player"), decided),
        (translate("Review", "Key moments"), _table(rows)),
    )
    body = "".join(f"<h2>{escape(heading)}</h2>{part}" for heading, part in parts)
    title = f"<h1>{escape(_title(seats))}</h1><p>{escape(_judged(review))}</p>"
    head = f'<meta charset="utf-8"><title>{escape(_title(seats))}</title><style>{_STYLE}</style>'
    return f"<!DOCTYPE html><html><head>{head}</head><body>{title}{body}</body></html>"


def _title(seats: Sequence[str]) -> str:
    #: {names} is "Åsa, Zoë, Björn"
    return translate("Review", "Review: {names}").format(names=", ".join(seats))


def _judged(review: Review) -> str:
    #: {name} is what an agreement is called, such as "Casual"
    text = translate("Review", "Judged by the agreements “{name}”.")
    return text.format(name=agreement_name(review.agreement))


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


def _table(rows: Sequence[Sequence[str]]) -> str:
    told = ("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table>{''.join(told)}</table>"
