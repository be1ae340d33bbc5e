"""How teammates read players who have departed from the agreement."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.teammates.explaining.habits import Habit

translate = QCoreApplication.translate


def habits_by_player(
    habits: Mapping[int, Sequence[Habit]], names: Sequence[str], readers: Sequence[int], viewer: int
) -> list[tuple[str, list[str]]]:
    """Return a heading for each player who is read differently, and what is read differently.

    Args:
        habits: the habits shown, by seat.
        names: the players' names, by seat.
        readers: the teammates' seats.
        viewer: the seat of the person who reads this.
    """
    told = QLocale().createSeparatedList([names[seat] for seat in readers])
    found = []
    for seat, shown in habits.items():
        if seat != viewer:
            heading = translate("Habits", "How teammates read {name}").format(name=names[seat])
        elif len(readers) == 1:
            heading = translate("Habits", "How {name} reads you").format(name=told)
        else:
            #: {names} is such as "Björn and Zoë"
            heading = translate("Habits", "How {names} read you").format(names=told)
        found.append((heading, [habit_meaning(habit) for habit in shown]))
    return found


def no_habits() -> str:
    """Return that nobody has shown a habit."""
    return translate("Habits", "So far, teammates read everybody by the agreement.")


def habit_meaning(habit: Habit) -> str:
    """Return what a player's habit changes for those who read and clue them."""
    match habit:
        case Habit.NO_BLIND_PLAYS:
            return translate(
                "Habits",
                "No blind plays: this player gets no clue that asks for one, and their own"
                " clues are not read that way.",
            )
        case Habit.NO_PROMPTS:
            return translate(
                "Habits",
                "No prompts: this player gets no clue that relies on one, and their own clues"
                " are not read that way.",
            )
        case Habit.PLAYS_UNASKED:
            return translate(
                "Habits",
                "Plays any clued card: this player only gets clues about cards that can be played now.",
            )
        case Habit.MISLEADING_CLUES:
            return translate(
                "Habits",
                "Two clues led to strikes: the player’s clues now mean only what they say.",
            )
