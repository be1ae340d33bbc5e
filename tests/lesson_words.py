"""The text keys that a lesson needs."""

from collections.abc import Iterable, Iterator

from hanabi_desktop.learning.lessons import Ask, Step, hint_key


def keys_of(steps: Iterable[Step]) -> Iterator[str]:
    """Yield the text keys that these steps need."""
    for step in steps:
        yield step.key
        if isinstance(step, Ask):
            yield hint_key(step)
