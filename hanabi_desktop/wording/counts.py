"""Numbers with their nouns, in the plural forms of each language."""

from PySide6.QtCore import QObject

from hanabi_desktop.library.assistance import Assistance


class Counts(QObject):
    """A class of its own, never subclassed: Qt finds plural forms by the exact class name."""

    def cards(self, number: int) -> str:
        """Such as "3 cards"."""
        return self.tr("%n card(s)", "", number)

    def new_cards(self, number: int) -> str:
        """Such as "2 of them new", said of cards a clue would touch."""
        #: of the cards a clue touches, those not clued before
        return self.tr("%n of them new", "", number)

    def clues_left(self, number: int) -> str:
        """Such as "4 clues left"."""
        return self.tr("%n clue(s) left", "", number)

    def turns(self, number: int) -> str:
        """Such as "3 turns"."""
        return self.tr("%n turn(s)", "", number)

    def players(self, number: int) -> str:
        """Such as "3 players"."""
        return self.tr("%n player(s)", "", number)

    def more_games(self, number: int) -> str:
        """Such as "3 more games"."""
        #: games that follow in the same file
        return self.tr("%n more game(s)", "", number)

    def seconds(self, number: int) -> str:
        """Such as "3 seconds"."""
        return self.tr("%n second(s)", "", number)

    def after_seconds(self, number: int) -> str:
        """Such as "After 3 seconds"."""
        #: something happens by itself after so long
        return self.tr("After %n second(s)", "", number)

    def points(self, number: int) -> str:
        """Such as "21 points"."""
        return self.tr("%n point(s)", "", number)

    def assistance(self, helped: Assistance) -> tuple[str, ...]:
        """Such as "2 hints asked for." and "1 move taken back."; nothing where nothing helped."""
        hints = self.tr("%n hint(s) asked for.", "", helped.hints)
        undos = self.tr("%n move(s) taken back.", "", helped.undos)
        #: how often the same deal had been begun before
        restarts = self.tr("Begun again %n time(s).", "", helped.restarts)
        told = ((helped.hints, hints), (helped.undos, undos), (helped.restarts, restarts))
        return tuple(text for number, text in told if number)

    def strikes_of_three(self, number: int) -> str:
        """Such as "1 strike of 3"."""
        return self.tr("%n strike(s) of 3", "", number)
