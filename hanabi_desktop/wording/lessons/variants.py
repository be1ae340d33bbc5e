"""The texts of the lessons on the variants."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def words() -> dict[str, str]:
    """Return the texts by lesson and step; the key of a hint ends with a question mark."""
    return {
        "multicolour.idea": translate(
            "Lesson",
            "A sixth firework: five multicolour cards, one of each value. You clue them as"
            " “multicolour”; clues about other colours don’t touch them.",
        ),
        "multicolour.bjorn_tells": translate(
            "Lesson",
            "Björn tells you about multicolour: one of your cards.",
        ),
        "multicolour.clue": translate(
            "Lesson",
            "It must be the 1, because it is not your chop. But first look at Zoë’s chop: the"
            " {m:multicolour 2}. There is only one of each multicolour card.",
        ),
        "multicolour.save": translate(
            "Lesson",
            "Every multicolour card is the last copy. Save the {m:multicolour 2}.",
        ),
        "multicolour.save?": translate(
            "Lesson",
            "Tell Zoë about 2s, or about multicolour. Your own play can wait.",
        ),
        "multicolour.zoe_discards": translate(
            "Lesson",
            "Zoë discards the next oldest card.",
        ),
        "multicolour.bjorn_discards": translate(
            "Lesson",
            "Björn discards his chop.",
        ),
        "multicolour.play": translate(
            "Lesson",
            "Now play your multicolour card.",
        ),
        "multicolour.play?": translate(
            "Lesson",
            "It is the card with the multicolour mark.",
        ),
        "multicolour.rule": translate(
            "Lesson",
            "Six fireworks score 30 points at most, and such a show is rated “divine”.",
        ),
        "ten_multicolour.idea": translate(
            "Lesson",
            "Here the sixth firework has ten multicolour cards: three 1s, two each of 2, 3 and 4,"
            " and one 5, like every other colour. You clue them as “multicolour”.",
        ),
        "ten_multicolour.tell": translate(
            "Lesson",
            "Zoë’s newest card is the {m:multicolour 1}, and it fits. Get her to play it.",
        ),
        "ten_multicolour.tell?": translate(
            "Lesson",
            "Tell Zoë about multicolour, or about 1s.",
        ),
        "ten_multicolour.zoe_plays": translate(
            "Lesson",
            "Zoë plays the multicolour 1.",
        ),
        "ten_multicolour.bjorn_discards": translate(
            "Lesson",
            "Björn discards his chop: the multicolour 4.",
        ),
        "ten_multicolour.rule": translate(
            "Lesson",
            "Nothing is lost: there is another {m:multicolour 4}, but now it is the last copy. With"
            " sixty cards the game also lasts a few turns longer.",
        ),
        "ten_multicolour.done": translate(
            "Lesson", "Now you can play with a sixth colour that is like all the others."
        ),
        "every_colour.idea": translate(
            "Lesson",
            "These five multicolour cards count as every colour: every clue about a colour touches"
            " them, and there is no clue about multicolour.",
        ),
        "every_colour.zoe_tells": translate(
            "Lesson",
            "Zoë tells you about red: your chop. It is red or multicolour.",
        ),
        "every_colour.bjorn_tells": translate(
            "Lesson",
            "Björn tells you about blue: your newest card, and your chop again.",
        ),
        "every_colour.both": translate(
            "Lesson",
            "Only a multicolour card is touched by red and by blue. The card in slot 5 is one, and"
            " your newest card is a blue or multicolour card to play.",
        ),
        "every_colour.save": translate(
            "Lesson",
            "First look at Zoë’s chop: the {m:multicolour 2}. There is only one. Save it.",
        ),
        "every_colour.save?": translate(
            "Lesson",
            "Tell Zoë about 2s, or about blue: every colour touches the card in her slot 5.",
        ),
        "every_colour.zoe_discards": translate(
            "Lesson",
            "Zoë discards the next oldest card.",
        ),
        "every_colour.bjorn_discards": translate(
            "Lesson",
            "Björn discards his chop.",
        ),
        "every_colour.play": translate(
            "Lesson",
            "Now play the card that Björn told you about.",
        ),
        "every_colour.play?": translate(
            "Lesson",
            "It is your card with the blue mark.",
        ),
        "every_colour.rule": translate(
            "Lesson",
            "One colour leaves two possibilities, two colours leave one. A clue about a value says"
            " as much as ever.",
        ),
        "every_colour.done": translate(
            "Lesson", "Now you can read clues about a colour when some cards count as every colour."
        ),
        "ten_every_colour.idea": translate(
            "Lesson",
            "Ten multicolour cards that count as every colour: three 1s, two each of 2, 3 and 4,"
            " and one 5. Every clue about a colour touches them.",
        ),
        "ten_every_colour.tell": translate(
            "Lesson",
            "Zoë has the {m:multicolour 1}, which fits. Which clue touches no other card of hers?",
        ),
        "ten_every_colour.tell?": translate(
            "Lesson",
            "She has no white card: tell her about white, or about 1s.",
        ),
        "ten_every_colour.zoe_plays": translate(
            "Lesson",
            "Zoë plays it: a white 1 or a multicolour 1 would fit.",
        ),
        "ten_every_colour.bjorn_tells": translate(
            "Lesson",
            "Björn tells you about white: the card in slot 2.",
        ),
        "ten_every_colour.play": translate(
            "Lesson",
            "It is the white 1 or the multicolour 2, and both fit. Play it.",
        ),
        "ten_every_colour.play?": translate(
            "Lesson",
            "It is your card with the white mark, in slot 2.",
        ),
        "ten_every_colour.rule": translate(
            "Lesson",
            "You needn’t know which one it is as long as both fit. If one of them does not fit,"
            " wait, or hope for a clue about the value.",
        ),
        "ten_every_colour.done": translate(
            "Lesson", "Now you can play with ten cards that every clue about a colour touches."
        ),
        "choreography.idea": translate(
            "Lesson",
            "With timed choreography you may announce the colour of a card before you turn it"
            " over.",
        ),
        "choreography.zoe_tells": translate(
            "Lesson",
            "Zoë tells you about red: you know the colour of the card in slot 2 for certain.",
        ),
        "choreography.bjorn_tells": translate(
            "Lesson",
            "Björn tells Zoë about blue. Two lanterns are out.",
        ),
        "choreography.announce": translate(
            "Lesson",
            "Play the card in slot 2, and announce red: if that is right, a lantern is lit again.",
        ),
        "choreography.announce?": translate(
            "Lesson",
            "The red 1 is in slot 2. It fits even if you announce nothing, but then no lantern"
            " is lit: choose slot 2, the fireworks, and then red.",
        ),
        "choreography.risk": translate(
            "Lesson",
            "A lantern is lit again. Announce only what you know: a wrong colour is a strike,"
            " even if the card would have fitted. For a 5, two lanterns are lit in all.",
        ),
        "bouquet.idea": translate(
            "Lesson",
            "In the final bouquet the game does not end when the deck runs out. It continues"
            " until every firework is complete, until that becomes impossible, or until the"
            " third strike.",
        ),
        "bouquet.last_copy": translate(
            "Lesson",
            "One {w:white 4} is in the discard pile. Zoë’s chop is the other. If she discards it,"
            " the game is lost.",
        ),
        "bouquet.save": translate(
            "Lesson",
            "You have a 1 to play, but this comes first. Save the {w:white 4}.",
        ),
        "bouquet.save?": translate(
            "Lesson",
            "Tell Zoë about 4s, or about white.",
        ),
        "bouquet.zoe_discards": translate(
            "Lesson",
            "Zoë discards a card that has another copy.",
        ),
        "bouquet.bjorn_tells": translate(
            "Lesson",
            "Björn tells you more about your 1: it is red.",
        ),
        "bouquet.play": translate(
            "Lesson",
            "Now there is time: play your 1.",
        ),
        "bouquet.play?": translate(
            "Lesson",
            "It is the card with the red mark and the 1.",
        ),
        "bouquet.rule": translate(
            "Lesson",
            "There is no rating here, only complete or lost. Take your time: when the deck is"
            " empty, hands shrink, but there is no limit on turns.",
        ),
        "empty_clues.idea": translate(
            "Lesson",
            "A table can allow empty clues, such as “you have no 5s”. Here all lanterns are lit,"
            " nothing fits, and a clue that touches a card would only mislead.",
        ),
        "empty_clues.give": translate(
            "Lesson",
            "Tell somebody what they don’t have. You’ll find all clues under “Give a clue”, or"
            " press C.",
        ),
        "empty_clues.give?": translate(
            "Lesson",
            "Neither Zoë nor Björn has a 1, a 2 or a 5: give one of them an empty clue about one"
            " of these.",
        ),
        "empty_clues.rule": translate(
            "Lesson",
            "It cost a lantern and asked for nothing: the next player may discard again. What it"
            " ruled out stays true.",
        ),
        "multicolour.done": translate(
            "Lesson", "Now you can play with a sixth colour that has only one of each card."
        ),
        "choreography.done": translate(
            "Lesson",
            "Now you can announce a colour for a lantern, and you know what a wrong one costs.",
        ),
        "bouquet.done": translate(
            "Lesson",
            "Now you can play until every firework is complete, without losing a last copy.",
        ),
        "empty_clues.done": translate(
            "Lesson", "Now you can say something with a clue that touches no card."
        ),
    }
