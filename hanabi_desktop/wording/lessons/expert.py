"""The texts of the lessons on the conventions that expert tables add."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def words() -> dict[str, str]:
    """Return the texts by lesson and step; the key of a hint ends with a question mark."""
    return {
        "double_finesses.idea": translate(
            "Lesson",
            "With four or five players a clue can ask for two blind plays, from different hands.",
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
            "Maud saw it and plays the red 2 blind.",
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
            "Maud plays the green 1 blind.",
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
        "reverse_finesses.idea": translate(
            "Lesson",
            "In a finesse, the blind play can also come from somebody who acts after the"
            " receiver. Then the receiver waits.",
        ),
        "reverse_finesses.jonas_red": translate(
            "Lesson",
            "Jonas tells you about red: slot 2 is meant to be played. Is it the red 1?",
        ),
        "reverse_finesses.wait": translate(
            "Lesson",
            "Maud acts after you, and her newest card is the {r:red 1}. So yours may be the red 2."
            " Don’t play it yet: discard your chop.",
        ),
        "reverse_finesses.wait?": translate(
            "Lesson",
            "Wait and see whether Maud plays her newest card. Discard slot 5 meanwhile.",
        ),
        "reverse_finesses.maud_blind": translate(
            "Lesson",
            "Maud saw your red 2 and plays the red 1 blind.",
        ),
        "reverse_finesses.jonas_discards": translate(
            "Lesson",
            "Now you know. If Maud had not played, yours would have been the red 1.",
        ),
        "reverse_finesses.now": translate(
            "Lesson",
            "Play your red card.",
        ),
        "reverse_finesses.now?": translate(
            "Lesson",
            "Maud’s red 1 has been played: your red card is the red 2.",
        ),
        "reverse_finesses.now_give": translate(
            "Lesson",
            "Now you try. Maud has the {g:green 2}, and Jonas, who acts after her, has the"
            " {g:green 1} as his newest card.",
        ),
        "reverse_finesses.give": translate(
            "Lesson",
            "One clue gets both of them to play.",
        ),
        "reverse_finesses.give?": translate(
            "Lesson",
            "Tell Maud about green. She sees the green 1 in Jonas’s hand, and waits.",
        ),
        "reverse_finesses.maud_waits": translate(
            "Lesson",
            "Maud waits: hers may be the green 1 or the green 2.",
        ),
        "reverse_finesses.jonas_blind": translate(
            "Lesson",
            "Jonas sees the clued green 2, and no green 1 anywhere. So he must have it.",
        ),
        "reverse_finesses.rule": translate(
            "Lesson",
            "Before you play a card that a clue was about, look at the newest cards of those who"
            " act after you: one of them may have to come first.",
        ),
        "layered_finesses.idea": translate(
            "Lesson",
            "Sometimes the missing card isn’t where you look first. If your newest card fits"
            " but is a different one, the missing card is the one behind it.",
        ),
        "layered_finesses.jonas_green": translate(
            "Lesson",
            "Jonas tells Maud about green. You see her {g:green 2}, and no green 1.",
        ),
        "layered_finesses.blind": translate(
            "Lesson",
            "So Jonas counts on you. Play your newest card.",
        ),
        "layered_finesses.blind?": translate(
            "Lesson",
            "Maud’s green 2 doesn’t fit yet: play slot 1, as in any finesse.",
        ),
        "layered_finesses.maud_waits": translate(
            "Lesson",
            "It was the red 1! It fits, and Maud understands: she waits for the green 1.",
        ),
        "layered_finesses.jonas_discards": translate(
            "Lesson",
            "Jonas saw both of your cards before he gave the clue.",
        ),
        "layered_finesses.behind": translate(
            "Lesson",
            "The green 1 is the card that was behind it, now in slot 2. Play it.",
        ),
        "layered_finesses.behind?": translate(
            "Lesson",
            "Nothing else explains Jonas’s clue: play slot 2, the card that was behind the red 1.",
        ),
        "layered_finesses.now_give": translate(
            "Lesson",
            "Now you try. Jonas has the {y:yellow 2}. Maud has the {y:yellow 1}, but in slot 2;"
            " in slot 1 is the {r:red 1}, which fits as well.",
        ),
        "layered_finesses.give": translate(
            "Lesson",
            "One clue gets all three cards played.",
        ),
        "layered_finesses.give?": translate(
            "Lesson",
            "Tell Jonas about yellow. Maud will play both cards, one after the other.",
        ),
        "layered_finesses.maud_plays": translate(
            "Lesson",
            "Maud looks for the yellow 1 and finds the red 1. The yellow 1 comes next.",
        ),
        "layered_finesses.rule": translate(
            "Lesson",
            "A prompt works the same way: if the clued card you play isn’t the missing one,"
            " play the next one that could be. That is called a hidden finesse.",
        ),
        "repeated_clues.idea": translate(
            "Lesson",
            "Maud’s blue cards have a clue. The blue 1 has been played, and the other one is in"
            " slot 3: it is the {b:blue 3}.",
        ),
        "repeated_clues.jonas_three": translate(
            "Lesson",
            "Jonas touches the same card again, with “3s”. Now Maud knows it is the blue 3, but"
            " it doesn’t fit yet. So why now?",
        ),
        "repeated_clues.take": translate(
            "Lesson",
            "A clue that touches nothing new asks for the missing cards, like any clue. Play yours.",
        ),
        "repeated_clues.take?": translate(
            "Lesson",
            "The blue 2 is missing, and nobody else has it: play your newest card.",
        ),
        "repeated_clues.now_give": translate(
            "Lesson",
            "Now you try. Jonas’s card in slot 3 is the {y:yellow 3}, and he knows it is"
            " yellow. Maud’s newest card is the {y:yellow 2}.",
        ),
        "repeated_clues.give": translate(
            "Lesson",
            "Touch Jonas’s card again.",
        ),
        "repeated_clues.give?": translate(
            "Lesson",
            "Tell Jonas about 3s. Then Maud sees which card is missing.",
        ),
        "repeated_clues.maud_blind": translate(
            "Lesson",
            "Maud plays the yellow 2 blind.",
        ),
        "repeated_clues.rule": translate(
            "Lesson",
            "It is different when the giver has to give a clue: when all lanterns are lit, or"
            " when every card in the giver’s own hand has a clue. Then such a clue only says"
            " more about the card.",
        ),
        "telling_discards.idea": translate(
            "Lesson",
            "Jonas knows that his slot 1 is the red 2, and it fits. You have a card clued as a 2.",
        ),
        "telling_discards.jonas_gives_up": translate(
            "Lesson",
            "He discards it! The red 2 is still needed, so he must see the other one.",
        ),
        "telling_discards.take": translate(
            "Lesson",
            "A sarcastic discard: your clued 2 is the red 2. Play it.",
        ),
        "telling_discards.take?": translate(
            "Lesson",
            "Jonas wouldn’t throw away a red 2 for nothing: your card in slot 5 is the other one.",
        ),
        "telling_discards.nobody_clued": translate(
            "Lesson",
            "Another game. Jonas knows from two clues that his slot 3 is the green 1. It fits.",
        ),
        "telling_discards.jonas_discards": translate(
            "Lesson",
            "Again he discards a card that fits. But nobody has a clued card that could be the"
            " other green 1.",
        ),
        "telling_discards.blind": translate(
            "Lesson",
            "Then it is somebody’s newest unclued card. You don’t see it in Maud’s hand: play"
            " yours.",
        ),
        "telling_discards.blind?": translate(
            "Lesson",
            "A gentleman’s discard: Jonas leaves the green 1 to you. It is your newest card.",
        ),
        "telling_discards.rule": translate(
            "Lesson",
            "Such a discard costs nothing: the card is still played, and a lantern is lit. Make"
            " sure that the other copy really is where your teammate will look for it.",
        ),
        "bluffs.idea": translate(
            "Lesson",
            "Some people use one more convention: the bluff. Your teammates never bluff, but it"
            " helps to recognise one.",
        ),
        "bluffs.jonas_green": translate(
            "Lesson",
            "Jonas tells Maud about green. Her {g:green 3} can’t fit yet: the green 1 and the green"
            " 2 are both missing.",
        ),
        "bluffs.blind": translate(
            "Lesson",
            "One card of yours can’t be both. But Jonas acts right before you, and he wants your"
            " newest card played, whatever it is. Play it.",
        ),
        "bluffs.blind?": translate(
            "Lesson",
            "Nothing else explains Jonas’s clue: play slot 1, your newest card.",
        ),
        "bluffs.maud_waits": translate(
            "Lesson",
            "It was the red 1, not a green card. Now Maud knows that her card has to wait.",
        ),
        "bluffs.rule": translate(
            "Lesson",
            "So a bluff comes from the player right before you, touches a card that can’t fit"
            " yet, and asks for your newest card without a clue. Add bluffs to an agreement,"
            " and reviews of games played by it will recognise them.",
        ),
        "pace.idea": translate(
            "Lesson",
            "Late in another game: six cards are left in the deck. After each discard and each"
            " play one is drawn. When the deck is empty, everybody has one turn left.",
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
            "You still have lanterns. Tell Maud about blue, or about 4s: then she uses her turn"
            " for a point.",
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
        "double_finesses.done": translate(
            "Lesson", "Now you can set off two blind plays with one clue."
        ),
        "reverse_finesses.done": translate(
            "Lesson", "Now you can read a clue that another player has to answer before you."
        ),
        "layered_finesses.done": translate(
            "Lesson", "Now you can play on when a blind play turns up a different card."
        ),
        "repeated_clues.done": translate(
            "Lesson", "Now you can read a clue that touches nothing new."
        ),
        "telling_discards.done": translate(
            "Lesson", "Now you can tell a teammate what they hold by what you discard."
        ),
        "bluffs.done": translate("Lesson", "Now you can recognise a bluff and answer it."),
        "pace.done": translate(
            "Lesson", "Now you can see in the endgame whether there is time for another discard."
        ),
    }
