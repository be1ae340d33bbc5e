"""Numbers in sentences: one helper for all decimals."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

import hanabi_desktop
from hanabi_desktop.support.translation import decimal

PRECISION = re.compile(r"""toString\([^\n]*["']f["']""")


@pytest.mark.parametrize(
    ("number", "digits", "text"),
    [(sum([]), 1, "0.0"), (3, 2, "3.00"), (-0.04, 1, "0.0"), (-1.25, 1, "-1.2"), (0.5, 0, "0")],
)
def test_decimals_are_formatted_without_a_negative_zero(
    number: float, digits: int, text: str
) -> None:
    usual = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English))
    assert decimal(number, digits) == text
    QLocale.setDefault(usual)


def test_no_other_module_formats_decimals() -> None:
    package = Path(hanabi_desktop.__file__).parent
    found = [
        file.name for file in package.rglob("*.py") if PRECISION.search(file.read_text("utf-8"))
    ]
    assert found == ["translation.py"]
