"""Numbers with their nouns, in the plural forms of each language, and dates."""

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QObject

if TYPE_CHECKING:
    from hanabi_desktop.library.metadata.summary import Assistance

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


class Counts(QObject):
    """Phrases with numbers; never subclass it: Qt finds plural forms by the exact class name."""

    def cards(self, number: int) -> str:
        return self.tr("%Ln card(s)", "", number)

    def new_cards(self, number: int) -> str:
        #: of the cards a clue touches, those not clued before
        return self.tr("%Ln of them new", "", number)

    def copies_left(self, number: int) -> str:
        #: copies of one card that are not discarded
        return self.tr("%Ln left", "", number)

    def clues_left(self, number: int) -> str:
        return self.tr("%Ln clue(s) left", "", number)

    def turns(self, number: int) -> str:
        return self.tr("%Ln turn(s)", "", number)

    def players(self, number: int) -> str:
        return self.tr("%Ln player(s)", "", number)

    def more_games(self, number: int) -> str:
        #: games that follow in the same file
        return self.tr("%Ln more game(s)", "", number)

    def moments_due(self, number: int) -> str:
        #: moments of one's own games that are to be decided once more
        return self.tr("%Ln moment(s) from your games to practise today", "", number)

    def bookmarks(self, number: int) -> str:
        #: moments of a game that were marked while it was played
        return self.tr("%Ln bookmark(s)", "", number)

    def conventions_left_out(self, number: int) -> str:
        return self.tr("%Ln convention(s) left out: not every teammate knows them.", "", number)

    def decisions(self, number: int) -> str:
        return self.tr("%Ln decision(s)", "", number)

    def tries(self, number: int) -> str:
        return self.tr("%Ln try(s)", "", number)

    def hints(self, number: int) -> str:
        return self.tr("%Ln hint(s)", "", number)

    def seconds(self, number: int) -> str:
        return self.tr("%Ln second(s)", "", number)

    def after_seconds(self, number: int) -> str:
        #: something happens by itself after so long
        return self.tr("After %Ln second(s)", "", number)

    def more_perfect(self, number: int) -> str:
        #: of simulated games
        return self.tr("%Ln more game(s) in 100 end perfect", "", number)

    def points(self, number: int) -> str:
        return self.tr("%Ln point(s)", "", number)

    def more_rows(self, number: int) -> str:
        return self.tr("%Ln more row(s); save as CSV to get all.", "", number)

    def points_to_reach(self, number: int) -> str:
        #: a choice of games, by how many points can be reached in them: 25 or 30
        return self.tr("%Ln-point games", "", number)

    def assistance(self, helped: "Assistance") -> tuple[str, ...]:
        """Return texts such as "2 hints asked for." and "1 move taken back."; none without help."""
        hints = self.tr("%Ln hint(s) asked for.", "", helped.hints)
        undos = self.tr("%Ln move(s) taken back.", "", helped.undos)
        #: how often the same deal had been begun before
        restarts = self.tr("Restarted %Ln time(s).", "", helped.restarts)
        counts = ((helped.hints, hints), (helped.undos, undos), (helped.restarts, restarts))
        sentences = [text for number, text in counts if number]
        if helped.taught:
            sentences.append(QCoreApplication.translate("Counts", "Played at a teaching table."))
        if helped.reads_ahead:
            text = QCoreApplication.translate(
                "Counts", "The table said in advance how clues would be read."
            )
            sentences.append(text)
        if helped.branched_at is not None:
            text = QCoreApplication.translate("Counts", "Played on from turn {turn} of a replay.")
            sentences.append(text.format(turn=helped.branched_at))
        return tuple(sentences)

    def puzzles_due(self, number: int) -> str:
        #: puzzles that were not solved at the first try come back after some days
        return self.tr("%Ln puzzle(s) to repeat today", "", number)

    def clues_given(self, number: int) -> str:
        #: so many clues were given in a game
        return self.tr("%Ln clue(s)", "", number)

    def days_in_a_row(self, number: int) -> str:
        #: the deal of the day was played on so many days without a gap
        return self.tr("%Ln day(s) in a row", "", number)

    def puzzles_until_rating(self, number: int) -> str:
        """Return a text such as "Your rating appears when you have solved 3 more puzzles without a hint."."""
        return self.tr(
            "Your rating appears when you have solved %Ln more puzzle(s) without a hint.",
            "",
            number,
        )

    def strikes(self, number: int, most: int) -> str:
        #: {most} is how many strikes end the game
        return self.tr("%Ln strike(s) of {most}", "", number).format(most=most)

    def games(self, number: int) -> str:
        return self.tr("%Ln game(s)", "", number)

    def starred(self, number: int) -> str:
        #: games marked with a star
        return self.tr("%Ln starred", "", number)

    def deleted_games(self, number: int) -> str:
        return self.tr("%Ln game(s) deleted.", "", number)

    def unsaved_games(self, number: int) -> str:
        """Return the warning about what is lost by quitting while games cannot be saved."""
        return self.tr(
            "If you quit now, the moves in %Ln game(s) that have not been saved are lost. A file of"
            " an unfinished game contains all its cards.",
            "",
            number,
        )

    def games_waiting(self, number: int) -> str:
        return self.tr("%Ln more game(s) waiting", "", number)

    def reviewed_games(self, number: int) -> str:
        return self.tr("%Ln game(s) reviewed.", "", number)

    def games_not_over(self, number: int) -> str:
        return self.tr("%Ln game(s) left out, because they are not over.", "", number)

    def games_not_reviewed(self, number: int) -> str:
        return self.tr("%Ln game(s) could not be reviewed.", "", number)

    def imported_games(self, number: int) -> str:
        return self.tr("%Ln game(s) imported.", "", number)

    def exported_games(self, number: int) -> str:
        return self.tr("%Ln game(s) exported.", "", number)

    def games_with_hidden_cards(self, number: int) -> str:
        """Return the warning that a file reveals the hidden cards of unfinished games."""
        return self.tr("%Ln game(s) are not over: the file contains all their cards.", "", number)

    def not_listed(self, number: int) -> str:
        #: of a long list of what could not be imported
        return self.tr("%Ln more line(s) not listed.", "", number)

    def games_left_out(self, number: int) -> str:
        #: of the games to be imported
        return self.tr("%Ln could not be read as a game.", "", number)

    def games_known(self, number: int) -> str:
        #: of the games to be imported
        return self.tr("%Ln had been imported before.", "", number)

    def recovered_games(self, number: int) -> str:
        #: from a damaged file, within a sentence
        return self.tr("%Ln game(s) could be read", "", number)
