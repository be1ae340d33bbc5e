"""``agreement``: how often teammates would have done as people did in recorded games."""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.commands.arguments import (
    add_game_files,
    add_jobs,
    add_json,
    add_level,
    content_of,
)
from hanabi_desktop.commands.progress import show_progress
from hanabi_desktop.game.observation import BrokenTurnError
from hanabi_desktop.game.record import GameRecord
from hanabi_desktop.library.metadata.file_endings import holds_one
from hanabi_desktop.library.metadata.problems import UnreadableGameError
from hanabi_desktop.library.records.exchange import entries
from hanabi_desktop.library.records.verification import verify
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.measuring.agreement import KINDS, Agreement, agreement_with
from hanabi_desktop.wording.conventions import convention_name
from hanabi_desktop.wording.files import unreadable_file
from hanabi_desktop.wording.problems import what_is_wrong

translate = QCoreApplication.translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be said with it."""
    add_game_files(parser)
    add_level(parser)
    add_jobs(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Measure every game of the files; 2 when one cannot be read."""
    records: list[GameRecord] = []
    for file in arguments.files:
        try:
            records += _records(file)
        except OSError as error:
            print(unreadable_file(file, error), file=sys.stderr)
            return 2
        except (UnreadableGameError, BrokenTurnError) as error:
            print(f"hanabi-desktop: {file}: {what_is_wrong(error)}", file=sys.stderr)
            return 2
    found = Agreement()
    level = Level(arguments.level)
    for done, part in enumerate(_measured(records, level, arguments.jobs), start=1):
        found.add(part)
        show_progress(f"{done}/{len(records)}", last=done == len(records))
    report = _report(found)
    print(json.dumps(report) if arguments.json else _in_words(report))
    return 0


def _records(file: str) -> Iterator[GameRecord]:
    for entry in entries(content_of(file), one=holds_one(Path(file))):
        game = entry.read()
        broken = verify(game).broken
        if broken is not None:
            raise broken
        yield game.record


def _measured(records: Sequence[GameRecord], level: Level, jobs: int) -> Iterator[Agreement]:
    if jobs == 1:
        yield from (agreement_with(record, level) for record in records)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(agreement_with, records, [level] * len(records))


def _report(found: Agreement) -> dict[str, Any]:
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
        "The same choice in {agree} of {decisions} decisions (plays {plays}, discards {discards},"
        " clues {clues}); {true} of {readings} clues read correctly.",
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
    """What players call a reading; what has no name was read as no more than its facts."""
    return convention_name(convention) or translate("Commands", "nothing but the facts")
