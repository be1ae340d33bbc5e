"""Milestones in words."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.learning.milestones import Milestone

translate = QCoreApplication.translate


def milestone_sentence(milestone: Milestone) -> str:
    """Return what is told when a milestone is reached."""
    match milestone:
        case Milestone.FIRST_PERFECT:
            return translate("Milestone", "Your first perfect game!")
        case Milestone.WEEK_OF_DAYS:
            return translate("Milestone", "You have played the deal of the day for a whole week.")
        case Milestone.ALL_FINESSES:
            return translate("Milestone", "You have solved every puzzle on finesses.")
        case Milestone.ALL_LESSONS:
            return translate("Milestone", "You have finished every lesson.")


def milestone_name(milestone: Milestone) -> str:
    """Return the name of a milestone in a list."""
    match milestone:
        case Milestone.FIRST_PERFECT:
            return translate("Milestone", "first perfect game")
        case Milestone.WEEK_OF_DAYS:
            return translate("Milestone", "a week of daily deals")
        case Milestone.ALL_FINESSES:
            return translate("Milestone", "every finesse puzzle")
        case Milestone.ALL_LESSONS:
            return translate("Milestone", "every lesson")
