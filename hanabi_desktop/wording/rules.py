"""The rules of the game, in short."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def rules_in_short() -> tuple[tuple[str, str], ...]:
    """Headings with what stands under them, in the order of reading."""
    return (
        (
            translate("Rules", "What it is about"),
            translate(
                "Rules",
                "Together you build five fireworks, one of each colour, from 1 up to 5. Each top"
                " card counts its value: 25 points are a perfect show. Nobody sees their own cards;"
                " everybody sees everybody else’s.",
            ),
        ),
        (
            translate("Rules", "Your turn"),
            translate(
                "Rules",
                "Do one of three things: give a clue, discard a card, or play a card. Whoever has"
                " discarded or played draws a new card.",
            ),
        ),
        (
            translate("Rules", "Giving a clue"),
            translate(
                "Rules",
                "A clue costs one of the eight clue tokens. Tell a teammate about one colour or one"
                " value: all their cards of it light up, and only those. A good clue says more than"
                " its words; that is what conventions are for.",
            ),
        ),
        (
            translate("Rules", "Discarding"),
            translate(
                "Rules",
                "A card you throw away brings a clue token back. Take care: of each colour there are"
                " three 1s, two each of 2, 3 and 4, and a single 5.",
            ),
        ),
        (
            translate("Rules", "Playing"),
            translate(
                "Rules",
                "A card fits if it is the next one of its firework. If it does not fit, it is"
                " discarded and costs a strike; with the third strike the game is lost. A completed"
                " firework brings a clue token back.",
            ),
        ),
        (
            translate("Rules", "The end"),
            translate(
                "Rules",
                "After the last card of the deck is drawn, everybody has one more turn. All fireworks"
                " complete end the game at once, as the best show there is.",
            ),
        ),
        (
            translate("Rules", "Rules to switch on"),
            translate(
                "Rules",
                "In a new game you can add a sixth, many-coloured firework, go on until the bouquet"
                " is complete or lost, or announce colours before you play.",
            ),
        ),
    )
