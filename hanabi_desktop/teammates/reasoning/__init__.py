"""The reasoning of a teammate, in plain Python that is compiled where a C compiler is found.

Cards are identified by their order (0 to 59), identities by ``5 * suit + rank - 1`` (0 to 29), sets
of identities by the bits of an integer, and places in a hand from the oldest card (0) on. Each
module has a ``.pxd`` file with the C types of the same names; docs/teammates.md explains how the
two work together. Negative indices and divisions by zero would go undetected in C.
"""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec


def compiled() -> bool:
    """Return whether the modules run as compiled code; the results are the same either way."""
    spec = find_spec(f"{__name__}.model")
    origin = spec.origin if spec is not None else None
    return origin is not None and origin.endswith(tuple(EXTENSION_SUFFIXES))
