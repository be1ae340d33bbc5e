"""The texts of the lessons on the conventions that standard tables add."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def words() -> dict[str, str]:
    """Return the texts by lesson and step; the key of a hint ends with a question mark."""
    return {
        "finesses.idea": translate(
            "Lesson",
            "At standard tables a clue may count on a card that has no clue yet: the newest"
            " unclued card of whoever sits in between.",
        ),
        "finesses.noor_red": translate(
            "Lesson",
            "Noor tells Daniël about red. You see his card: it is the red 2, and no red 1 has"
            " been played.",
        ),
        "finesses.take": translate(
            "Lesson",
            "Nobody has a clued card that can be the red 1. You play before Daniël, so Noor"
            " counts on you: what do you do?",
        ),
        "finesses.take?": translate(
            "Lesson",
            "Play your newest unclued card blind: slot 1. If it were not the red 1, the clue"
            " would make no sense.",
        ),
        "finesses.daniel_plays": translate(
            "Lesson",
            "It was the red 1: that is a finesse. Daniël saw your play, so now he knows that his"
            " card is the 2.",
        ),
        "finesses.now_give": translate(
            "Lesson",
            "Now you try. Noor has the {g:green 2}. Daniël sits between you and her, and his"
            " newest card is the {g:green 1}.",
        ),
        "finesses.give": translate(
            "Lesson",
            "Get both of them to play with a single clue.",
        ),
        "finesses.give?": translate(
            "Lesson",
            "Tell Noor about green: then Daniël sees that a green 1 is missing.",
        ),
        "finesses.daniel_blind": translate(
            "Lesson",
            "Daniël plays his newest card blind: the green 1.",
        ),
        "finesses.noor_plays": translate(
            "Lesson",
            "So Noor’s card must be the 2.",
        ),
        "finesses.rule": translate(
            "Lesson",
            "A prompt comes before a finesse: whoever has a clued card that could be the missing"
            " one plays that. Failing that, the newest unclued card is played at once.",
        ),
        "ones_and_fixes.idea": translate(
            "Lesson",
            "At the beginning, one clue about 1s can lead to several plays. So everybody must"
            " agree on the order.",
        ),
        "ones_and_fixes.daniel_ones": translate(
            "Lesson",
            "Daniël tells you about 1s: three cards light up.",
        ),
        "ones_and_fixes.noor_red": translate(
            "Lesson",
            "Noor tells Daniël about his red 1.",
        ),
        "ones_and_fixes.oldest": translate(
            "Lesson",
            "When several 1s are clued at once, the oldest is played first. Which one is that?",
        ),
        "ones_and_fixes.oldest?": translate(
            "Lesson",
            "The oldest of your 1s is the one furthest to the right: slot 4.",
        ),
        "ones_and_fixes.daniel_plays": translate(
            "Lesson",
            "Daniël plays the red 1.",
        ),
        "ones_and_fixes.noor_discards": translate(
            "Lesson",
            "Noor discards her chop.",
        ),
        "ones_and_fixes.next": translate(
            "Lesson",
            "Now play the next one.",
        ),
        "ones_and_fixes.next?": translate(
            "Lesson",
            "Again the older of the two that are left: slot 4, because you drew a card.",
        ),
        "ones_and_fixes.trouble": translate(
            "Lesson",
            "Another game. Daniël got a clue about two 1s and played the white one. Then Noor"
            " took a chance and played a red 1. Daniël’s other 1 is red, too: he would play it"
            " next and get a strike.",
        ),
        "ones_and_fixes.fix": translate(
            "Lesson",
            "Keep Daniël from playing his {r:red 1}.",
        ),
        "ones_and_fixes.fix?": translate(
            "Lesson",
            "Tell him about red: then he knows that it is the red 1, which has already been"
            " played.",
        ),
        "ones_and_fixes.rule": translate(
            "Lesson",
            "That is a fix: a clue that stops somebody from playing a card that does not fit"
            " says no more than that. It is worth a lantern: a strike costs more.",
        ),
        "stalls.idea": translate(
            "Lesson",
            "All lanterns are lit, so you may not discard; nothing in the other hands fits, and"
            " no chop needs saving. Still, you have to give a clue.",
        ),
        "stalls.give": translate(
            "Lesson",
            "Find a clue that does no harm: everybody knows that a clue about 5s away from the"
            " chop only passes the turn.",
        ),
        "stalls.give?": translate(
            "Lesson",
            "Tell Daniël about 5s. Any other clue would say “play this”, and he would.",
        ),
        "stalls.now_take": translate(
            "Lesson",
            "Now the other way round.",
        ),
        "stalls.noor_fives": translate(
            "Lesson",
            "Noor tells you about 5s. The card is not your chop.",
        ),
        "stalls.take": translate(
            "Lesson",
            "So you have a 5 there, and you are not asked to do anything. You see no useful clue"
            " either. What is left?",
        ),
        "stalls.take?": translate(
            "Lesson",
            "Discard your chop, slot 5: one lantern is out again, so you may.",
        ),
        "stalls.rule": translate(
            "Lesson",
            "A stall says little on purpose. Don’t read more into it, and don’t spend lanterns on"
            " one while there is a better clue.",
        ),
        "finesses.done": translate(
            "Lesson", "Now you can make a teammate play a card that no clue has touched."
        ),
        "ones_and_fixes.done": translate(
            "Lesson", "Now you can line up 1s, and stop a card before it becomes a strike."
        ),
        "stalls.done": translate(
            "Lesson", "Now you can pass a turn without giving a wrong signal."
        ),
    }
