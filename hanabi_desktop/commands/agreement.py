"""``agreement``: how often teammates would have chosen the same moves as people in recorded games.

``--fit`` finds the agreement that explains these people's clues best.
"""

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.commands.arguments import (
    UnusableArgumentError,
    add_agreement,
    add_game_files,
    add_jobs,
    add_json,
    add_level,
    agreement_for,
    legal_records,
)
from hanabi_desktop.commands.terminal import show_progress
from hanabi_desktop.game.course import GameRecord
from hanabi_desktop.library.metadata.agreement_file import write_agreement
from hanabi_desktop.support.files import write_atomically
from hanabi_desktop.support.workers import has_cluster, runs_here, task_pool
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import Agreement, Convention, Fit, agreement_of
from hanabi_desktop.teammates.measuring.concordance import (
    KINDS,
    Concordance,
    ReadingWorkers,
    concordance_with,
    fit,
    worth_of_readings,
)
from hanabi_desktop.wording.conventions import convention_name
from hanabi_desktop.wording.names import agreement_name
from hanabi_desktop.wording.problems import unwritable_file

translate = QCoreApplication.translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    add_game_files(parser)
    add_level(parser)
    add_agreement(parser, translate("Commands", "agreement to read clues by"))
    parser.add_argument(
        "--fit",
        action="store_true",
        help=translate(
            "Commands", "find the agreement that explains the clues of these games best"
        ),
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help=translate("Commands", "file to write the agreement to"),
    )
    add_jobs(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Measure every game of the files; return 2 if one cannot be read."""
    records: list[GameRecord] = []
    try:
        agreed = agreement_for(arguments.agreement) or agreement_of(Level(arguments.level))
    except UnusableArgumentError as error:
        print(f"hanabi-desktop: {error}", file=sys.stderr)
        return 2
    for file in arguments.files:
        try:
            records += legal_records(file)
        except UnusableArgumentError as error:
            print(f"hanabi-desktop: {error}", file=sys.stderr)
            return 2
    if arguments.fit:
        return _fit(records, arguments)
    found = Concordance()
    for done, part in enumerate(_measured(records, agreed, arguments.jobs), start=1):
        found.add(part)
        show_progress(f"{done}/{len(records)}", last=done == len(records))
    report = _report(found)
    print(json.dumps(report) if arguments.json else _in_words(report))
    return 0


def _fit(records: Sequence[GameRecord], arguments: argparse.Namespace) -> int:
    """Find the agreement of these games, print it with its confidence, and return the exit code."""
    if not records:
        print(translate("Commands", "There are no games in these files."), file=sys.stderr)
        return 2
    found = _fitted(records, arguments.jobs)
    if arguments.out is not None:
        try:
            write_atomically(arguments.out, write_agreement(found.agreement))
        except OSError as error:
            print(unwritable_file(arguments.out, error), file=sys.stderr)
            return 2
    print(json.dumps(_fit_report(found)) if arguments.json else _fit_in_words(found))
    return 0


def _fitted(records: Sequence[GameRecord], jobs: int) -> Fit:
    def tell(done: int, whole: int) -> None:
        show_progress(f"{done}/{whole}", last=done == whole)

    if runs_here(jobs):
        return fit(records, tell=tell)
    if has_cluster():
        with task_pool(jobs) as pool:
            return fit(records, partial(_read_in, pool, records), tell)
    with ReadingWorkers(records, jobs) as workers:
        return fit(records, workers.read, tell)


def _read_in(
    pool: Executor, records: Sequence[GameRecord], agreement: Agreement
) -> tuple[float, ...]:
    return tuple(pool.map(worth_of_readings, records, [agreement] * len(records)))


def _fit_report(found: Fit) -> dict[str, Any]:
    level = found.agreement.level
    return {
        "games": found.games,
        "level": level.value if level else None,
        "conventions": found.agreement.words,
        "worth": round(found.worth, 3),
        "evidence": {
            evidence.convention.name.lower(): {
                "agreed": evidence.is_agreed,
                "gain": round(evidence.gain, 3),
                "se": round(evidence.error, 3) if math.isfinite(evidence.error) else None,
                "sure": evidence.is_sure,
            }
            for evidence in found.evidence
        },
    }


def _fit_in_words(found: Fit) -> str:
    #: {name} is what an agreement is called, such as "Casual"
    text = translate("Commands", "The agreement that reads these games’ clues best: {name}")
    lines = [text.format(name=agreement_name(found.agreement))]
    for evidence in found.evidence:
        if evidence.is_sure:
            verdict = (
                translate("Commands", "agreed on")
                if evidence.is_agreed
                else translate("Commands", "not agreed on")
            )
        else:
            verdict = translate("Commands", "these games don’t say")
        lines.append(
            f"{evidence.gain:+9.1f} ± {evidence.error:5.1f}  {_name_of(evidence.convention)}: {verdict}"
        )
    return "\n".join(lines)


def _measured(
    records: Sequence[GameRecord], agreement: Agreement, jobs: int
) -> Iterator[Concordance]:
    if runs_here(jobs):
        yield from (concordance_with(record, agreement) for record in records)
        return
    with task_pool(jobs) as pool:
        yield from pool.map(concordance_with, records, [agreement] * len(records))


def _report(found: Concordance) -> dict[str, Any]:
    return {
        "decisions": found.decisions.total(),
        "agree": found.agreed.total(),
        "by_kind": {kind: [found.agreed[kind], found.decisions[kind]] for kind in KINDS.values()},
        "readings": found.readings.total(),
        "readings_true": found.readings_true.total(),
        "readings_by_convention": {
            convention.name.lower(): [found.readings_true[convention], count]
            for convention, count in found.readings.most_common()
        },
    }


def _in_words(report: dict[str, Any]) -> str:
    text = translate(
        "Commands",
        "Teammates would make the same choice in {agree} of {decisions} decisions (plays"
        " {plays}, discards {discards}, clues {clues}) and read {true} of {readings} clues"
        " correctly.",
    )
    kinds = {kind: f"{agreed}/{count}" for kind, (agreed, count) in report["by_kind"].items()}
    lines = [
        f"{true:6}/{count:<6} {_name_of(Convention[name.upper()])}"
        for name, (true, count) in report["readings_by_convention"].items()
    ]
    summary = text.format(
        agree=report["agree"],
        decisions=report["decisions"],
        plays=kinds["play"],
        discards=kinds["discard"],
        clues=kinds["clue"],
        true=report["readings_true"],
        readings=report["readings"],
    )
    return "\n".join([summary, *lines])


def _name_of(convention: Convention) -> str:
    """Return the name players use for a reading, "nothing but the facts" if it has none."""
    return convention_name(convention) or translate("Commands", "facts only")
