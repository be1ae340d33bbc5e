"""The interpreter against another program's positions: no reading excludes the truth."""

import json
from collections import Counter
from pathlib import Path

import pytest
from reading_positions import Verdict, readings


def test_no_reading_contradicts_the_expected_one(recorded_games: Path) -> None:
    file = recorded_games / "reading_positions.json"
    if not file.is_file():
        pytest.skip("the positions are not available")
    positions = json.loads(file.read_text(encoding="utf-8"))
    found = [reading for position in positions for reading in readings(position)]
    assert not [one for one in found if one.verdict is Verdict.CONTRADICTION]
    counts = Counter(one.verdict for one in found)
    assert counts[Verdict.EQUAL] >= len(found) * 0.45
