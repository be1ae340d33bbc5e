"""The part of a position that every seat sees: tokens, fireworks, discards, and the clued cards."""

from collections.abc import Sequence

from hanabi_desktop.game.options import MAX_STRIKES


class OpenTable:
    """The open part of a position.

    Attributes:
        players: seats at the table, 2 to 5.
        suits: 5, or 6 with multicolour.
        clue_suits: the number of suits that a clue can name.
        endless: whether the game is played with the final bouquet, where there is no last round and
            losing a needed card ends the game.
        choreography: whether suits may be announced.
        empty_clues: whether a clue that touches no card is legal.
        tokens, strikes, score: as on the table.
        most_strikes: the number of strikes that ends the game.
        deck: the number of cards still to be drawn.
        turns_left: turns until the end; -1 while there is a deck.
        turn: the number of turns so far.
        stacks: by suit: the top rank of the firework.
        copies: by identity: the number of copies in the game.
        gone: by identity: the number of copies played or discarded.
        discarded: by identity: the number of copies on the discard pile.
        everything: the set of all identities.
        playable, trash, critical: the sets of playable, useless and critical identities.
        value_mask: the set of identities that each clue value touches.
        hand, size: orders, five places per seat, the oldest first; the number of cards per seat.
        clued, kept: by order: whether a clue has touched the card; whether somebody is predicted to
            save it.
        spared: by order: the number of turns in which another seat had a clue token while the card
            was on the chop.
        fresh: the seats whose conclusions are up to date, as bits; cleared by any change.
        looked, weighed: the seats whose hands have not changed since their known cards were last
            collected, or since their holder last thought, as bits.
    """

    def __init__(self, players: int, copies: Sequence[int]) -> None:
        self.players = players
        self.suits = len(copies) // 5
        self.clue_suits = self.suits
        self.endless = 0
        self.choreography = 0
        self.empty_clues = 0
        self.tokens = 8
        self.strikes = 0
        self.most_strikes = MAX_STRIKES
        self.score = 0
        self.deck = 0
        self.turns_left = -1
        self.turn = 0
        self.everything = 0
        self.playable = 0
        self.trash = 0
        self.critical = 0
        self.stacks = [0] * 6
        self.copies = [0] * 30
        self.gone = [0] * 30
        self.discarded = [0] * 30
        self.value_mask = [0] * 11
        self.hand = [0] * 25
        self.size = [0] * 5
        self.clued = [0] * 60
        self.kept = [0] * 60
        self.spared = [0] * 60
        self.fresh = 0
        self.looked = 0
        self.weighed = 0
        for i in range(len(copies)):
            self.copies[i] = copies[i]
            self.everything |= 1 << i
        for suit in range(self.suits):
            self.value_mask[suit] = 31 << (5 * suit)
            for rank in range(5):
                self.value_mask[6 + rank] |= 1 << (5 * suit + rank)
            self.judge_suit(suit)

    def count_as_every_colour(self) -> None:
        """Let every clue about a suit touch the sixth suit as well, which no clue can name."""
        self.clue_suits = 5
        self.value_mask[5] = 0
        for suit in range(5):
            self.value_mask[suit] |= 31 << 25

    def copy_table(self, other: "OpenTable") -> None:
        """Copy the open part of another position of the same game."""
        self.players = other.players
        self.suits = other.suits
        self.clue_suits = other.clue_suits
        self.endless = other.endless
        self.choreography = other.choreography
        self.empty_clues = other.empty_clues
        self.tokens = other.tokens
        self.strikes = other.strikes
        self.score = other.score
        self.deck = other.deck
        self.turns_left = other.turns_left
        self.turn = other.turn
        self.everything = other.everything
        self.playable = other.playable
        self.trash = other.trash
        self.critical = other.critical
        self.stacks[:] = other.stacks
        self.copies[:] = other.copies
        self.gone[:] = other.gone
        self.discarded[:] = other.discarded
        self.value_mask[:] = other.value_mask
        self.hand[:] = other.hand
        self.size[:] = other.size
        self.clued[:] = other.clued
        self.kept[:] = other.kept
        self.spared[:] = other.spared
        self.fresh = other.fresh
        self.looked = other.looked
        self.weighed = other.weighed

    def judge_suit(self, suit: int) -> None:
        """Update playable, trash and critical for one suit."""
        base = 5 * suit
        top = self.stacks[suit]
        mask = 31 << base
        self.playable &= ~mask
        self.trash &= ~mask
        self.critical &= ~mask
        reach = 5
        for rank in range(top, 5):
            if self.discarded[base + rank] >= self.copies[base + rank]:
                reach = rank
                break
        for rank in range(5):
            if rank < top or rank >= reach:
                self.trash |= 1 << (base + rank)
            elif self.copies[base + rank] - self.discarded[base + rank] == 1:
                self.critical |= 1 << (base + rank)
        if top < reach:
            self.playable |= 1 << (base + top)

    def chop(self, seat: int) -> int:
        """Return the oldest card that no clue has touched; -1 when there is none."""
        for place in range(self.size[seat]):
            order = self.hand[5 * seat + place]
            if not self.clued[order] and not self.kept[order]:
                return order
        return -1

    def spare_chops(self, actor: int) -> None:
        """Count, for the other seats' chops, a turn in which the actor has a clue token to save them."""
        if not self.tokens:
            return
        for seat in range(self.players):
            chop = self.chop(seat)
            if seat != actor and chop >= 0:
                self.spared[chop] += 1

    def count_draw(self) -> None:
        """Count a drawn card; the last one starts the final round."""
        if self.deck > 0:
            self.deck -= 1
            if self.deck == 0 and not self.endless:
                # The turn that draws it is subtracted at its end.
                self.turns_left = self.players + 1

    def end_turn(self) -> None:
        """End a turn."""
        self.turn += 1
        if self.turns_left > 0:
            self.turns_left -= 1

    def remove(self, seat: int, order: int) -> None:
        """Remove a card from a hand."""
        found = 0
        for place in range(self.size[seat]):
            if found:
                self.hand[5 * seat + place - 1] = self.hand[5 * seat + place]
            elif self.hand[5 * seat + place] == order:
                found = 1
        self.size[seat] -= found
        self.hand_changed(seat)

    def hand_changed(self, seat: int) -> None:
        """Invalidate what was derived from one hand."""
        self.fresh = 0
        self.looked &= ~(1 << seat)
        self.weighed &= ~(1 << seat)

    def hands_changed(self) -> None:
        """Invalidate what was derived from all hands."""
        self.fresh = 0
        self.looked = 0
        self.weighed = 0

    def lay(self, identity: int) -> None:
        """Add a card to its firework."""
        suit = identity // 5
        self.stacks[suit] += 1
        self.score += 1
        self._count_gone(identity)
        if self.stacks[suit] == 5 and self.tokens < 8:
            self.tokens += 1

    def pile(self, identity: int) -> None:
        """Add a card to the discard pile."""
        self.discarded[identity] += 1
        self._count_gone(identity)

    def _count_gone(self, identity: int) -> None:
        self.gone[identity] += 1
        self.judge_suit(identity // 5)
        self.fresh = 0
