"""Formatting of numbers for the current locale.

Every decimal in a sentence, table or chart goes through here, because Qt accepts a precision only for
a float, and an empty sum is an int.
"""

from PySide6.QtCore import QLocale


def signed(number: int) -> str:
    """Return a whole number with its sign, such as "+12"."""
    return f"{number:+d}".replace("-", "−")


def decimal(number: float, digits: int) -> str:
    """Return a number with this many decimals; a value that rounds to zero has no sign."""
    return QLocale().toString(float(round(number, digits) + 0.0), "f", digits)
