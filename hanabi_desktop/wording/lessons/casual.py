"""The texts of the lessons on the conventions of casual tables."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def words() -> dict[str, str]:
    """Return the texts by lesson and step; the key of a hint ends with a question mark."""
    return {
        "chop_and_focus.chop": translate(
            "Lesson",
            "From here on you learn what players agree on, so that a clue says more than its"
            " words. First: your oldest card without a clue is your chop. It is the card you"
            " would discard next, and everybody knows it.",
        ),
        "chop_and_focus.zoe_green": translate(
            "Lesson",
            "Zoë tells you about green, and two cards light up. A clue is about one of "
            "them, its focus. If the chop is not among them, the focus is the newest "
            "of the cards touched.",
        ),
        "chop_and_focus.bjorn_discards": translate(
            "Lesson",
            "Björn has nothing better to do and discards his chop.",
        ),
        "chop_and_focus.newest": translate(
            "Lesson",
            "Which green card does Zoë mean? Play it.",
        ),
        "chop_and_focus.newest?": translate(
            "Lesson",
            "Your chop, slot 5, is not green: so the clue is about the newest green card,"
            " in slot 2.",
        ),
        "chop_and_focus.zoe_blue": translate(
            "Lesson",
            "Now Zoë tells you about blue. Two cards light up again, and this time the chop is"
            " one of them, so the chop is the focus.",
        ),
        "chop_and_focus.bjorn_again": translate(
            "Lesson",
            "Björn discards once more. Watch his chop: it is always the oldest card "
            "without a clue.",
        ),
        "chop_and_focus.chop_first": translate(
            "Lesson",
            "Play the blue card that Zoë’s clue is about.",
        ),
        "chop_and_focus.chop_first?": translate(
            "Lesson",
            "The chop comes first: it is the card in slot 5.",
        ),
        "chop_and_focus.zoe_white": translate(
            "Lesson",
            "Zoë tells Björn about 1s.",
        ),
        "chop_and_focus.bjorn_plays": translate(
            "Lesson",
            "He plays it: a single card, so the focus is clear.",
        ),
        "chop_and_focus.discard": translate(
            "Lesson",
            "You have nothing to play. Your green and blue cards have clues and are meant to be"
            " kept. Discard your chop.",
        ),
        "chop_and_focus.discard?": translate(
            "Lesson",
            "Slot 5 is green, so it has a clue. The oldest card without one is in slot 4.",
        ),
        "chop_and_focus.rule": translate(
            "Lesson",
            "Chop and focus are the key to everything that follows: the chop is the card in"
            " danger, the focus is the card a clue is about.",
        ),
        "play_clues.idea": translate(
            "Lesson",
            "If the focus of a clue is not the chop, the clue says: “You can play this.” "
            "Zoë’s {w:white 1} fits now.",
        ),
        "play_clues.white_one": translate(
            "Lesson",
            "Get Zoë to play her {w:white 1}: tell her its colour or its value.",
        ),
        "play_clues.white_one?": translate(
            "Lesson",
            "Choose a clue that points at the {w:white 1} in Zoë’s slot 3 and has it as its focus.",
        ),
        "play_clues.zoe_plays": translate(
            "Lesson",
            "Zoë plays it without a second thought. The whole game rests on that trust.",
        ),
        "play_clues.bjorn_blue": translate(
            "Lesson",
            "Björn tells you about blue: one card, not your chop.",
        ),
        "play_clues.play": translate(
            "Lesson",
            "No blue card has been played yet. What does the clue say? Do it.",
        ),
        "play_clues.play?": translate(
            "Lesson",
            "A play clue: the blue card must be the one that fits now. Play it.",
        ),
        "play_clues.zoe_discards": translate(
            "Lesson",
            "Zoë discards her chop.",
        ),
        "play_clues.bjorn_discards": translate(
            "Lesson",
            "Björn discards his as well.",
        ),
        "play_clues.white_two": translate(
            "Lesson",
            "White is at 1, and Björn has the {w:white 2}. You could say white or 2s, but only"
            " one is right: “2s” would point at his newer {y:yellow 2} as well.",
        ),
        "play_clues.white_two?": translate(
            "Lesson",
            "Tell Björn about white: then the {w:white 2} is the focus.",
        ),
        "play_clues.reading": translate(
            "Lesson",
            "Before you give a clue, read it as the receiver will: which card is the focus, and"
            " what will they take it for?",
        ),
        "save_clues.idea": translate(
            "Lesson",
            "Zoë’s chop is the {b:blue 5}, and there is only one. She is about to discard it. A"
            " clue on the chop says: “Keep this, or play it if it fits.”",
        ),
        "save_clues.five": translate(
            "Lesson",
            "Save the {b:blue 5}. 5s are saved by their value, never by their colour.",
        ),
        "save_clues.five?": translate(
            "Lesson",
            "Tell Zoë about 5s. Blue would say: “This is the blue 1.”",
        ),
        "save_clues.zoe_green": translate(
            "Lesson",
            "Zoë tells you about green: a play clue. Keep it in mind.",
        ),
        "save_clues.bjorn_ones": translate(
            "Lesson",
            "Björn tells Zoë about 1s: she has something to play now.",
        ),
        "save_clues.two": translate(
            "Lesson",
            "Your green card can wait, but Björn’s chop can’t: he will discard his {g:green 2},"
            " and you see no other. Save it. 2s are saved by their value.",
        ),
        "save_clues.two?": translate(
            "Lesson",
            "Tell Björn about 2s. When a card would be lost, a clue comes before your own play.",
        ),
        "save_clues.zoe_plays": translate(
            "Lesson",
            "Zoë plays her white 1.",
        ),
        "save_clues.bjorn_discards": translate(
            "Lesson",
            "Björn discards the next oldest card instead, the white 4.",
        ),
        "save_clues.critical": translate(
            "Lesson",
            "Look: one {w:white 4} is in the discard pile, and the other is Zoë’s chop. The last"
            " copy of a card is critical; it is marked with “!”. Save it.",
        ),
        "save_clues.critical?": translate(
            "Lesson",
            "Zoë’s chop is now in slot 4. Tell her about 4s, or about white.",
        ),
        "save_clues.rule": translate(
            "Lesson",
            "Three kinds of chop are worth saving: a 5, a 2 whose other copy nobody sees, and"
            " the last copy of any card. Everything else may be discarded.",
        ),
        "good_touch.idea": translate(
            "Lesson",
            "White is at 1, so Björn’s {w:white 1} is no longer needed. Whoever gets a clue"
            " about a card expects to play it: don’t touch useless cards.",
        ),
        "good_touch.trash": translate(
            "Lesson",
            "Get Björn to play his {r:red 1} without touching the {w:white 1}.",
        ),
        "good_touch.trash?": translate(
            "Lesson",
            "1s would point at both, and Björn would play the white one: a strike. Tell "
            "him about red.",
        ),
        "good_touch.zoe_plays": translate(
            "Lesson",
            "Zoë plays her green 1.",
        ),
        "good_touch.bjorn_plays": translate(
            "Lesson",
            "Björn plays the red 1 and draws the red 2.",
        ),
        "good_touch.twice": translate(
            "Lesson",
            "The same goes for copies: Zoë has a clue about a green card, her {g:green 2}. Björn"
            " has a {g:green 2}, too. Only one of them will be played, so don’t touch the other.",
        ),
        "good_touch.double": translate(
            "Lesson",
            "Björn’s {r:red 2} fits. Which clue leaves his {g:green 2} alone?",
        ),
        "good_touch.double?": translate(
            "Lesson",
            "2s would touch the {g:green 2} as well. Tell Björn about red.",
        ),
        "good_touch.so": translate(
            "Lesson",
            "So you may believe this of your own cards: a card with a clue is still needed, and"
            " nobody else has a clue about the same card.",
        ),
        "prompts.idea": translate(
            "Lesson",
            "Red is at 1. Zoë knows that she has a 2: it is the {r:red 2}. And Björn has the"
            " {r:red 3}. One clue can get both of them to play.",
        ),
        "prompts.give": translate(
            "Lesson",
            "Tell Björn about red. Zoë sees that his card does not fit yet, that a red 2 is"
            " missing, and that her 2 could be it.",
        ),
        "prompts.give?": translate(
            "Lesson",
            "Tell Björn about red: that prompts Zoë, who plays before him.",
        ),
        "prompts.zoe_plays": translate(
            "Lesson",
            "Zoë plays her 2, although nobody has told her its colour.",
        ),
        "prompts.bjorn_plays": translate(
            "Lesson",
            "And Björn knows: his red card is the 3.",
        ),
        "prompts.now_you": translate(
            "Lesson",
            "Another game. Earlier, Björn saved your oldest card: it is a 2. White is at 1.",
        ),
        "prompts.bjorn_white": translate(
            "Lesson",
            "Björn tells Zoë about white, and you see her card: it is the white 3. It "
            "does not fit yet.",
        ),
        "prompts.take": translate(
            "Lesson",
            "Björn would not tell her about a card that can’t be played. What is he counting on?",
        ),
        "prompts.take?": translate(
            "Lesson",
            "The white 2 is missing, and you know that you have a 2. Play it, in slot 5.",
        ),
        "prompts.zoe_follows": translate(
            "Lesson",
            "It was the white 2, and Zoë follows with her 3.",
        ),
        "prompts.rule": translate(
            "Lesson",
            "That is a prompt: whoever sits between giver and receiver and has a clued card"
            " that could be the missing one plays it; if there are several, the newest.",
        ),
        "chop_and_focus.done": translate(
            "Lesson",
            "Now you can tell which card a clue is about: the chop if it is touched, if not the"
            " newest of the cards touched.",
        ),
        "play_clues.done": translate("Lesson", "Now you can get a card played with a single clue."),
        "save_clues.done": translate(
            "Lesson", "Now you can save 5s, 2s and last copies before they are discarded."
        ),
        "good_touch.done": translate(
            "Lesson",
            "Now you can keep clues clear: never two copies of the same card, never a card that is no longer needed.",
        ),
        "prompts.done": translate(
            "Lesson",
            "Now you can get two cards played with one clue, when the first already has a clue.",
        ),
    }
