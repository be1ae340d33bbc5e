"""The texts of the lessons on the rules."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def words() -> dict[str, str]:
    """Return the texts by lesson and step; the key of a hint ends with a question mark."""
    return {
        "table.hand": translate(
            "Lesson",
            "These five cards are your hand. You see only their backs; your teammates see"
            " the faces. Slot 1, on the left, is the newest card, slot 5 the oldest.",
        ),
        "table.teammates": translate(
            "Lesson",
            "Zoë and Björn hold their cards the same way: you see all of theirs, they see none of"
            " their own. So everybody needs the others to find out what they have.",
        ),
        "table.fireworks": translate(
            "Lesson",
            "This is what you build together: five fireworks, one of each colour, each from 1"
            " up to 5. Every card in them is a point, 25 in all.",
        ),
        "table.supplies": translate(
            "Lesson",
            "Lit lanterns are the clues you can still give, eight at most. Each mistake is a"
            " strike; the third ends the game. And in the end the deck runs out.",
        ),
        "table.zoe_tells": translate(
            "Lesson",
            "Zoë begins. She tells you about 1s: exactly one of your cards is a 1, and now it"
            " lights up. The first 1 of a colour always fits.",
        ),
        "table.bjorn_tells": translate(
            "Lesson",
            "Björn tells Zoë about red: one of her cards is red. You see that it is the red 1,"
            " and now she knows that it can be played.",
        ),
        "table.play": translate(
            "Lesson",
            "Your turn: play the card you got a clue about. Click it and then the fireworks, drag"
            " it there, or press P and the number of its slot.",
        ),
        "table.play?": translate(
            "Lesson",
            "The card that lit up is in slot 2. Play that one.",
        ),
        "table.zoe_plays": translate(
            "Lesson",
            "It was the white 1, and the first firework has begun. You drew a new card, "
            "and the card in slot 1 moved to slot 2. Zoë now plays her red 1.",
        ),
        "table.log": translate(
            "Lesson",
            "On the right you can read everything that happened, and under “Why?” teammates"
            " explain their moves. That is the whole table. Next: playing cards.",
        ),
        "playing.fits": translate(
            "Lesson",
            "A card fits if it is the next one of its colour: first any 1, then the 2 of that"
            " colour, and so on up to 5. Of two 1s of the same colour only one fits.",
        ),
        "playing.zoe_tells": translate(
            "Lesson",
            "Zoë tells you about 1s, and this time two of your cards light up. Both are 1s; you"
            " don’t know their colours yet.",
        ),
        "playing.bjorn_tells": translate(
            "Lesson",
            "Björn tells Zoë about green. She has one green card, and you can see that it"
            " is the 1.",
        ),
        "playing.first": translate(
            "Lesson",
            "No card has been played yet, so every 1 fits. Play one of your two 1s.",
        ),
        "playing.first?": translate(
            "Lesson",
            "Your 1s are the cards that light up, in slots 2 and 4.",
        ),
        "playing.zoe_plays": translate(
            "Lesson",
            "Well done. Zoë plays her green 1.",
        ),
        "playing.bjorn_gambles": translate(
            "Lesson",
            "Björn knows nothing about his cards but tries his luck anyway. Watch.",
        ),
        "playing.strike": translate(
            "Lesson",
            "It did not fit: the card goes to the discard pile, and the team gets a strike. With"
            " three strikes the game is over at once and scores 0.",
        ),
        "playing.second": translate(
            "Lesson",
            "Put it right: you still have a 1. Drawing may have moved it, but it is still"
            " marked. Play it.",
        ),
        "playing.second?": translate(
            "Lesson",
            "Look for the card with a 1 on its back.",
        ),
        "playing.five": translate(
            "Lesson",
            "That is all there is to playing. When a 5 completes a firework, a lantern is"
            " lit again as a reward. Next: giving clues.",
        ),
        "clues.cost": translate(
            "Lesson",
            "A clue puts out a lantern. You tell one teammate about one colour or one value in"
            " their hand: never both, and never about your own cards.",
        ),
        "clues.whole": translate(
            "Lesson",
            "A clue is complete: tell Zoë about red, and both her red cards light up, not only"
            " the one you mean. The other cards are not red: that is worth knowing, too.",
        ),
        "clues.red": translate(
            "Lesson",
            "Tell Zoë about red: click her {r:red 1}, then choose its colour. On the keyboard:"
            " C, then the clue.",
        ),
        "clues.red?": translate(
            "Lesson",
            "Here we practise colours: tell Zoë, not Björn, about red.",
        ),
        "clues.zoe_plays": translate(
            "Lesson",
            "Zoë thinks: you would not point at red cards for nothing. She plays the newer one,"
            " and it fits. A later lesson shows how she knew which one.",
        ),
        "clues.bjorn_tells": translate(
            "Lesson",
            "Björn tells you about green. You will play that card in a moment.",
        ),
        "clues.one": translate(
            "Lesson",
            "First help Björn: his {y:yellow 1} fits. Tell him about 1s, or about yellow; only “1s”"
            " points at that card alone.",
        ),
        "clues.one?": translate(
            "Lesson",
            "Björn sits on the right. Tell him the value or the colour of his {y:yellow 1}.",
        ),
        "clues.zoe_discards": translate(
            "Lesson",
            "Zoë has nothing to play and discards a card: that lights a lantern again.",
        ),
        "clues.bjorn_plays": translate(
            "Lesson",
            "Björn plays his yellow 1: your clue worked.",
        ),
        "clues.play": translate(
            "Lesson",
            "And now your green card: what else would Björn have meant? Play it.",
        ),
        "clues.play?": translate(
            "Lesson",
            "It is the card with a green mark.",
        ),
        "clues.limits": translate(
            "Lesson",
            "When no lantern is lit, nobody can give a clue until one is lit again. That is the"
            " next lesson.",
        ),
        "discarding.why": translate(
            "Lesson",
            "All lanterns are out, so nobody can give a clue. But you can discard: the card goes face"
            " up onto the discard pile, you draw another, and a lantern is lit. That is one more clue"
            " for the team.",
        ),
        "discarding.oldest": translate(
            "Lesson",
            "Thanks to Björn you know that you have a 5: keep it. Of your other cards,"
            " teammates expect you to discard the oldest first. Discard slot 5: click it, then"
            " the discard pile, or press D and 5.",
        ),
        "discarding.oldest?": translate(
            "Lesson",
            "Discard the card in slot 5: it is your oldest, and it has no clue.",
        ),
        "discarding.back": translate(
            "Lesson",
            "A lantern is lit again. Anyone can look through the discard pile on the right at any"
            " time; there you see which cards are gone for good.",
        ),
        "discarding.zoe_tells": translate(
            "Lesson",
            "Zoë uses the lantern at once: she tells Björn about red.",
        ),
        "discarding.bjorn_plays": translate(
            "Lesson",
            "And Björn plays the red 1. Your discard paid off.",
        ),
        "discarding.past_the_five": translate(
            "Lesson",
            "Discard once more. Now your oldest card is the 5 you know about, and there is only"
            " one 5 of each colour. So discard the next oldest, in slot 4.",
        ),
        "discarding.past_the_five?": translate(
            "Lesson",
            "The oldest card without a clue is now in slot 4.",
        ),
        "discarding.copies": translate(
            "Lesson",
            "Of each colour there are three 1s, two each of 2, 3 and 4, and a single 5. "
            "And remember: while all eight lanterns are lit, nobody may discard.",
        ),
        "the_end.last_card": translate(
            "Lesson",
            "Late in another game. The last card of the deck has just been drawn: from "
            "here on nobody draws any more.",
        ),
        "the_end.last_turns": translate(
            "Lesson",
            "Everybody has one more turn, including whoever drew the last card. With three"
            " players that is three turns: you, Zoë, Björn.",
        ),
        "the_end.five": translate(
            "Lesson",
            "You know that your oldest card is the {w:white 5}, and white is at 4. Take the"
            " point while you can.",
        ),
        "the_end.five?": translate(
            "Lesson",
            "Nothing is worth more now than a point: play the {w:white 5} in slot 5.",
        ),
        "the_end.zoe_tells": translate(
            "Lesson",
            "Zoë has nothing to play. She tells Björn about 5s: the last clue that helps.",
        ),
        "the_end.bjorn_plays": translate(
            "Lesson",
            "And Björn completes green. That was the last turn.",
        ),
        "the_end.score": translate(
            "Lesson",
            "The top cards are counted: 5 + 5 + 4 + 5 + 5 makes 24 points, “extraordinary”. With"
            " 25 the show would have been perfect. Now you know the rules: play, or learn what"
            " clues say between the lines.",
        ),
        "table.done": translate(
            "Lesson",
            "Now you can find your way around the table: hands, fireworks, lanterns, strikes and deck.",
        ),
        "playing.done": translate(
            "Lesson", "Now you can tell which card fits, and what a strike costs."
        ),
        "clues.done": translate(
            "Lesson",
            "Now you can give clues, and you know what they say about the cards they leave out.",
        ),
        "discarding.done": translate(
            "Lesson", "Now you can discard to light a lantern, and you know which card goes first."
        ),
        "the_end.done": translate("Lesson", "Now you can play a whole game and count its points."),
    }
