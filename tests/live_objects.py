"""Live objects of this process, by type."""

import gc
from typing import TypeVar

from shiboken6 import isValid

Kind = TypeVar("Kind")


def live_objects(*kinds: type[Kind]) -> list[Kind]:
    """Return all objects of these types that Python tracks and Qt has not deleted."""
    things = gc.get_objects()
    # There are hundreds of thousands of objects but few types, so each type is checked once.
    wanted = {kind for kind in set(map(type, things)) if issubclass(kind, kinds)}
    return [thing for thing in things if type(thing) in wanted and isValid(thing)]
