"""The words of the lessons on what expert tables add."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def words() -> dict[str, str]:
    """By lesson and step; what follows a wrong move ends in a question mark."""
    return {
        "double_finesses.idea": translate(
            "Lesson",
            "With four or five players a clue can count on two unseen cards, in different hands.",
        ),
        "double_finesses.saar_red": translate(
            "Lesson",
            "Saar tells Jonas about red. His card is the red 3. No red card has been played: two"
            " cards are missing.",
        ),
        "double_finesses.take": translate(
            "Lesson",
            "Maud’s newest card is the {r:red 2}. So where is the red 1?",
        ),
        "double_finesses.take?": translate(
            "Lesson",
            "You are next, and the lowest card comes first: play your newest card, slot 1.",
        ),
        "double_finesses.maud_plays": translate(
            "Lesson",
            "Maud saw it and plays the red 2 unseen.",
        ),
        "double_finesses.jonas_plays": translate(
            "Lesson",
            "And Jonas the red 3. Three points for one lantern.",
        ),
        "double_finesses.now_give": translate(
            "Lesson",
            "Now you give the clue. Look at the newest cards of Maud and Jonas, and at Saar’s"
            " {g:green 3}.",
        ),
        "double_finesses.give": translate(
            "Lesson",
            "Get all three to play green.",
        ),
        "double_finesses.give?": translate(
            "Lesson",
            "Tell the last one in the row, Saar, about green.",
        ),
        "double_finesses.maud_blind": translate(
            "Lesson",
            "Maud plays the green 1 unseen.",
        ),
        "double_finesses.jonas_blind": translate(
            "Lesson",
            "And Jonas the green 2. Saar knows the rest.",
        ),
        "double_finesses.rule": translate(
            "Lesson",
            "The longer the chain, the more must go right. Make sure that each of them really has"
            " the card where they will look for it: their newest card without a clue.",
        ),
        "pace.idea": translate(
            "Lesson",
            "Late in another game: six cards are left in the deck. Each discard and each "
            "play draws one. When the deck is empty, everybody has one turn left.",
        ),
        "pace.count": translate(
            "Lesson",
            "Pace is the number of discards the team can still afford: points made, plus cards in"
            " the deck, plus players, minus the points you aim for. Here it is 17 + 6 + 3 − 25 ="
            " 1.",
        ),
        "pace.clue": translate(
            "Lesson",
            "You have no sure play. Don’t spend the last spare turn on a discard: Maud’s {b:blue"
            " 4} fits.",
        ),
        "pace.clue?": translate(
            "Lesson",
            "Lanterns are left. Tell Maud about blue, or about 4s: then she uses her turn for a"
            " point.",
        ),
        "pace.maud_plays": translate(
            "Lesson",
            "Maud plays the blue 4: 18 points.",
        ),
        "pace.rule": translate(
            "Lesson",
            "Early in the game lanterns are scarce and discards cheap. Late in the game turns are"
            " scarce: then spend lanterns, even on small things, rather than discard.",
        ),
    }
