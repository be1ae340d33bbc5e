"""Reviews that take a second: small samples, and processes with normal priority."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from hanabi_desktop.review.findings import Depth
from hanabi_desktop.review.tasks import Found, Subject, Task, work_on
from hanabi_desktop.session import reviews as review_service


def review_quickly(
    monkeypatch: pytest.MonkeyPatch, depth: Depth, *, in_processes: bool = False
) -> None:
    """Make the service review with this depth, in its own thread by default."""
    real: Callable[..., object] = review_service.Reviewer

    def little(*subject: Any, **more: Any) -> object:
        return real(*subject, depth, **more)

    def here(
        subject: Subject,
        next_batch: Callable[[], Sequence[Task]],
        _: int,
        is_cancelled: Callable[[], bool],
    ) -> Iterator[tuple[Task, Found]]:
        while batch := next_batch():
            for task in batch:
                if is_cancelled():
                    return
                yield task, found_of(subject, task)

    monkeypatch.setattr(review_service, "Reviewer", little)
    if not in_processes:
        monkeypatch.setattr(review_service, "run_in_processes", here)


def found_of(subject: Subject, task: Task) -> Found:
    """Return the result of a task, cached so that tests of one game compute it once."""
    nobody = replace(subject.record, seats=("",) * len(subject.record.seats))
    return _found_of(replace(subject, record=nobody), task)


@cache
def _found_of(subject: Subject, task: Task) -> Found:
    return work_on(subject, task)
