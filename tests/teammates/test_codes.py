"""Codes, capacities and weights are defined once, and the compiled form agrees with them."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

from hanabi_desktop.game.cards import ALL_SUITS, RANKS, Multicolour
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.reasoning import appraisal, codes, value_estimate

REASONING = Path(codes.__file__).parent
CAPACITIES = {
    **dict.fromkeys(("kind", "subject", "detail", "misleading", "value", "terms"), "CANDIDATES"),
    **dict.fromkeys(("stacks",), "SUITS"),
    **dict.fromkeys(("copies", "gone", "discarded", "count", "in_sight"), "FACES"),
    **dict.fromkeys(("value_mask",), "VALUES"),
    **dict.fromkeys(
        ("misled", "unprompted_strikes", "habits", "suspected", "size", "known"), "SEATS"
    ),
    "hand": "PLACES",
}
"""The capacity of each array by its name; arrays not listed are indexed by order."""


def capacity_of(name: str) -> int:
    """The number of entries an array must hold."""
    if name == "features":
        return len(value_estimate.FEATURES)
    if name == "coefficients":
        return len(value_estimate.PHASES) * (len(value_estimate.FEATURES) + 1)
    if name.startswith("thought_"):
        per_card = ("hand", "meant", "possible", "inferred", "duplicate", "struck")
        return codes.PLACES if name.removeprefix("thought_") in per_card else codes.SEATS
    if name.startswith("pending_"):
        return codes.PENDINGS
    if name.startswith("link_"):
        return codes.LINKS
    return int(getattr(codes, CAPACITIES.get(name, "ORDERS")))


def sizes_in_sources() -> dict[str, set[int]]:
    """Return array lengths by attribute, as allocated in the Python form."""
    found = defaultdict(set)
    for file in REASONING.glob("*.py"):
        text = file.read_text(encoding="utf-8")
        for name, size in re.findall(r"self\.(\w+) = \[[^\]]*\] \* (\d+)", text):
            found[name].add(int(size))
        for name, size in re.findall(r"self\.(\w+) = \[\w+\(\) for _ in range\((\d+)\)\]", text):
            found[name].add(int(size))
    return found


def sizes_when_compiled() -> dict[str, set[int]]:
    """Return array lengths by attribute, as declared in the compiled form."""
    found = defaultdict(set)
    for file in REASONING.glob("*.pxd"):
        declared = r"cdef (?:public )?(?:int|long long|double) (\w+)\[(\d+)\]"
        for name, size in re.findall(declared, file.read_text(encoding="utf-8")):
            found[name].add(int(size))
    return found


def test_arrays_have_the_declared_capacity() -> None:
    made, compiled = sizes_in_sources(), sizes_when_compiled()
    assert len(compiled) > 40
    assert set(compiled) | {"terms"} == set(made)
    for name, sizes in made.items():
        assert sizes == {capacity_of(name)}, name
        assert compiled.get(name, sizes) == sizes, name


def test_capacities_suffice_for_every_game() -> None:
    largest = GameOptions(5, multicolour=Multicolour.TEN)
    assert len(ALL_SUITS) == codes.SUITS
    assert len(ALL_SUITS) * len(RANKS) == codes.FACES
    assert len(ALL_SUITS) + len(RANKS) == codes.VALUES
    assert codes.SEATS * codes.HAND == codes.PLACES
    assert len(largest.box) <= codes.ORDERS
    assert (codes.SEATS - 1) * codes.VALUES + 2 * codes.HAND <= codes.CANDIDATES


def test_reading_codes_match_convention_numbers() -> None:
    readings = {
        name: number
        for name, number in vars(codes).items()
        if name in Convention.__members__ and isinstance(number, int)
    }
    assert len(readings) == 20
    assert readings == {name: Convention[name].value for name in readings}


def declared(file: str, kind: str) -> set[str]:
    """Return the names that a ``.pxd`` declares as a C type outside of its classes."""
    text = (REASONING / file).read_text(encoding="utf-8")
    lines = re.findall(rf"^cdef {kind} ([A-Z][A-Z_, ]*)$", text, re.MULTILINE)
    return {name for line in lines for name in line.split(", ")}


@pytest.mark.parametrize("module", sorted(file.stem for file in REASONING.glob("*.pxd")))
def test_every_code_in_use_has_a_c_type(module: str) -> None:
    """An untyped code would remain a Python object and cost seven times as much."""
    tree = ast.parse((REASONING / f"{module}.py").read_text(encoding="utf-8"))
    used = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith("reasoning.codes")
        for alias in node.names
    }
    for name in used:
        kind = "double" if isinstance(getattr(codes, name), float) else "int"
        assert name in declared(f"{module}.pxd", kind)


def test_weights_match_the_compiled_declarations() -> None:
    text = (REASONING / "appraisal.pxd").read_text(encoding="utf-8")
    body = text.split("cdef class Weights:")[1].split("cdef class")[0]
    names = [
        name for line in re.findall(r"cdef public double (.*)", body) for name in line.split(", ")
    ]
    assert sorted(names) == sorted(appraisal.WEIGHTS)


def test_every_weight_used_is_defined_and_vice_versa() -> None:
    asked = set()
    for file in REASONING.glob("*.py"):
        asked |= set(re.findall(r"\bweights\.([a-z]\w*)", file.read_text(encoding="utf-8")))
    assert asked <= {*appraisal.WEIGHTS, "json"}
    assert set(appraisal.WEIGHTS) <= asked
