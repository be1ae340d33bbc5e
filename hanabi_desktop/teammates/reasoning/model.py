"""One seat's model of the table; kept small, because every prediction copies it."""

from collections.abc import Sequence

from hanabi_desktop.teammates.reasoning.knowledge import Knowledge


class SeatModel(Knowledge):
    """The table as one seat sees it, including what this seat believes the others know and expect.

    Attributes:
        delayed_plays, save_twos, ordered_ones, tempo_clues, fixes, five_stalls, prompts,
        self_prompts, finesses, self_finesses, reverse_finesses, layered_finesses, hidden_finesses,
        repeated_clues, sarcastic_discards, gentlemans_discards, bluffs: the table's conventions (see
        ``model_factory.py``); ``finesses`` is the longest chain of blind plays.
        giver: by card: the seat that first clued it.
        asker: by card: the seat that last gave it a meaning.
        misled: by seat: the number of strikes with cards that its clues had asked to be played.
        speaker: the seat that gave the last clue.
        unprompted_strikes: by seat: the number of its strikes with clued cards that no clue had
            asked to be played.
        adapts: whether the habits that seats show are learned.
        habits: by seat: the habits it has shown, as bits (see ``habits.py``).
        suspected: by seat: the habits for which there is some evidence.
        pendings, pending_...: the number of expected plays, and their data (see ``promises.py``).
        links, link_...: the number of cards below the focus of the clue being read, and their data
            (see ``connections.py``).
        interpretation, focus: the interpretation of the last clue; its focus, or -1.
        mistaken_places: the places, as bits, of cards that do not fit but that the receiver would
            have played before the last clue.
    """

    def __init__(self, players: int, seat: int, copies: Sequence[int]) -> None:
        super().__init__(players, seat, copies)
        self.delayed_plays = 1
        self.save_twos = 1
        self.ordered_ones = 1
        self.tempo_clues = 1
        self.fixes = 1
        self.prompts = 1
        self.self_prompts = 1
        self.finesses = 1
        self.self_finesses = 1
        self.five_stalls = 1
        self.reverse_finesses = 1
        self.layered_finesses = 1
        self.hidden_finesses = 1
        self.repeated_clues = 1
        self.sarcastic_discards = 1
        self.gentlemans_discards = 1
        self.bluffs = 0
        self.giver = [0] * 60
        self.asker = [0] * 60
        self.misled = [0] * 5
        self.unprompted_strikes = [0] * 5
        self.adapts = 1
        self.habits = [0] * 5
        self.suspected = [0] * 5
        self.speaker = 0
        self.pendings = 0
        self.pending_focus = [0] * 12
        self.pending_meaning = [0] * 12
        self.pending_card = [0] * 12
        self.pending_needs = [0] * 12
        self.pending_seat = [0] * 12
        self.pending_blind = [0] * 12
        self.links = 0
        self.link_card = [0] * 4
        self.link_identity = [0] * 4
        self.link_seat = [0] * 4
        self.link_blind = [0] * 4
        self.link_sure = [0] * 4
        self.interpretation = 0
        self.focus = -1
        self.mistaken_places = 0

    def copy(self) -> "SeatModel":
        """Return an independent copy of this model."""
        copies = [self.copies[identity] for identity in range(5 * self.suits)]
        other = SeatModel(self.players, self.seat, copies)
        other.copy_from(self)
        return other

    def copy_from(self, other: "SeatModel") -> None:
        """Copy another model of the same game."""
        self.copy_knowledge(other)
        self.delayed_plays = other.delayed_plays
        self.save_twos = other.save_twos
        self.ordered_ones = other.ordered_ones
        self.tempo_clues = other.tempo_clues
        self.fixes = other.fixes
        self.prompts = other.prompts
        self.self_prompts = other.self_prompts
        self.finesses = other.finesses
        self.self_finesses = other.self_finesses
        self.five_stalls = other.five_stalls
        self.reverse_finesses = other.reverse_finesses
        self.layered_finesses = other.layered_finesses
        self.hidden_finesses = other.hidden_finesses
        self.repeated_clues = other.repeated_clues
        self.sarcastic_discards = other.sarcastic_discards
        self.gentlemans_discards = other.gentlemans_discards
        self.bluffs = other.bluffs
        self.giver[:] = other.giver
        self.asker[:] = other.asker
        self.misled[:] = other.misled
        self.unprompted_strikes[:] = other.unprompted_strikes
        self.adapts = other.adapts
        self.habits[:] = other.habits
        self.suspected[:] = other.suspected
        self.speaker = other.speaker
        self.pendings = other.pendings
        self.pending_focus[:] = other.pending_focus
        self.pending_meaning[:] = other.pending_meaning
        self.pending_card[:] = other.pending_card
        self.pending_needs[:] = other.pending_needs
        self.pending_seat[:] = other.pending_seat
        self.pending_blind[:] = other.pending_blind
        self.interpretation = other.interpretation
        self.focus = other.focus

    def take_facts(self, receiver: int, mask: int, touched: int) -> None:
        """Apply the facts of a clue: which cards have the value, and which do not.

        Args:
            receiver: the seat that was clued.
            mask: the identities of the clue's value.
            touched: the places of the touched cards in its hand, as bits.
        """
        for place in range(self.size[receiver]):
            order = self.hand[5 * receiver + place]
            if touched >> place & 1:
                self.possible[order] &= mask
            else:
                self.possible[order] &= ~mask
            if self.inferred[order] & self.possible[order]:
                self.inferred[order] &= self.possible[order]
            else:  # the interpretation was wrong: fall back to logic
                self.inferred[order] = self.possible[order]
                self.promised[order] = 0
        self.hand_changed(receiver)

    def mistake(self, focus: int, other: int) -> None:
        """Read a clue as if another card were its focus; used by stand-ins that err.

        Args:
            focus: the order of the real focus; -1 for none.
            other: the order of the other card; -1 for none.
        """
        if focus >= 0:
            self.inferred[focus] = self.possible[focus]
        if other >= 0 and other != focus and self.possible[other] & self.playable:
            self.inferred[other] = self.possible[other] & self.playable
        self.hands_changed()

    def forget(self, order: int) -> None:
        """Forget what clues revealed about a card, if none has touched it."""
        if not self.clued[order]:
            self.possible[order] = self.everything
            self.hands_changed()

    def recall(self, order: int, mask: int) -> None:
        """Apply the fact of an earlier clue to a card, to set up positions."""
        self.possible[order] &= mask
        self.inferred[order] &= mask & ~self.trash
        self.clued[order] = 1
        self.hands_changed()
