"""Numbers as the language in use writes them.

Every decimal in a sentence, table or chart goes through here: Qt takes a precision only with a float, and
an empty sum is an int.
"""

from PySide6.QtCore import QLocale


def decimal(number: float, digits: int) -> str:
    """Return a number with so many decimals; what rounds to nothing has no sign."""
    return QLocale().toString(float(round(number, digits) + 0.0), "f", digits)
