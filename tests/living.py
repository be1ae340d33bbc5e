"""What is alive in this process, by its kind."""

import gc
from typing import TypeVar

from shiboken6 import isValid

Kind = TypeVar("Kind")


def living(*kinds: type[Kind]) -> list[Kind]:
    """Everything of these kinds that Python knows of and Qt has not deleted."""
    things = gc.get_objects()
    # There are hundreds of thousands of things, of few types: each type is asked once.
    wanted = {kind for kind in set(map(type, things)) if issubclass(kind, kinds)}
    return [thing for thing in things if type(thing) in wanted and isValid(thing)]
