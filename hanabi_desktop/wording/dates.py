"""Dates in words."""

from datetime import date

from PySide6.QtCore import QCoreApplication, QDate, QLocale

translate = QCoreApplication.translate


def day_name(day: date, *, with_year: bool = False) -> str:
    """Return a date such as "28 November", or "28 November 2026"."""
    #: a day and its month; the letters as Qt's date formats know them
    form = translate("Dates", "d MMMM")
    if with_year:
        #: a day, its month and the year; the letters as Qt's date formats know them
        form = translate("Dates", "d MMMM yyyy")
    return QLocale().toString(QDate(day.year, day.month, day.day), form)


def month_name(day: date) -> str:
    """Return the month of a day, such as "November 2026"."""
    #: a month and the year; the letters as Qt's date formats know them
    form = translate("Dates", "MMMM yyyy")
    return QLocale().toString(QDate(day.year, day.month, 1), form)
