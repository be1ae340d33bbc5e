"""What one seat holds true of the cards and of the table; small, because every thought copies it.

Three sets are kept of each card: *possible* is what the clues leave by logic, *inferred* what
the conventions leave of that; what the holder of a hand makes of both, with all the copies it
sees, is worked out by :meth:`SeatModel.think`: *logical* and *believed*. What the whole table
can follow of it, whatever each seat sees, is *common*.
"""

from collections.abc import Sequence

from hanabi_desktop.teammates.reasoning.table import OpenTable


class SeatModel(OpenTable):
    """The table as one seat sees it, and what it takes every seat to know.

    Attributes:
        seat: whose view this is.
        prompts, finesses, self_finesses, five_stalls: what is agreed at the table (see
            ``new_model.py``); ``finesses`` is the longest chain of blind plays.
        card: what I see of a card: its identity, or -1.
        possible, inferred, logical, believed, common: sets of identities by order; see above.
        promised, focused: it is to be played unseen; it was once the focus of a clue.
        giver: who first clued it.
        asker, told: who last gave it a meaning, and in which turn.
        misled: strikes by seat whose clue had asked for the card; speaker: who gave the last clue.
        hasty: strikes by seat with clued cards that no clue had asked for.
        duplicate: identities that the giver of its clue could not rule out as duplicates.
        pendings, pending_...: plays that are waited for (see ``promises.py``).
        links, link_...: the cards below the focus of the clue being read (``connections.py``).
        heard, focus: what the last clue was heard as; its focus, or -1.
        mistaken: the places of cards that the receiver would have played though they do not fit.
    """

    def __init__(self, players: int, seat: int, copies: Sequence[int]) -> None:
        super().__init__(players, copies)
        self.seat = seat
        self.prompts = 1
        self.finesses = 1
        self.self_finesses = 1
        self.five_stalls = 1
        self.in_sight = [0] * 30
        self.full_sight = 0
        self.known = [0] * 5
        self.count = [0] * 30
        self.full = 0
        self.card = [-1] * 60
        self.possible = [0] * 60
        self.inferred = [0] * 60
        self.duplicate = [0] * 60
        self.logical = [0] * 60
        self.believed = [0] * 60
        self.common = [0] * 60
        self.promised = [0] * 60
        self.focused = [0] * 60
        self.giver = [0] * 60
        self.asker = [0] * 60
        self.told = [0] * 60
        self.misled = [0] * 5
        self.hasty = [0] * 5
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
        self.heard = 0
        self.focus = -1
        self.mistaken = 0

    def copy_from(self, other: "SeatModel") -> None:
        """Become equal to another model of the same game."""
        self.copy_table(other)
        self.seat = other.seat
        self.prompts = other.prompts
        self.finesses = other.finesses
        self.self_finesses = other.self_finesses
        self.five_stalls = other.five_stalls
        self.card[:] = other.card
        self.possible[:] = other.possible
        self.inferred[:] = other.inferred
        self.duplicate[:] = other.duplicate
        self.logical[:] = other.logical
        self.believed[:] = other.believed
        self.common[:] = other.common
        self.promised[:] = other.promised
        self.focused[:] = other.focused
        self.giver[:] = other.giver
        self.asker[:] = other.asker
        self.told[:] = other.told
        self.misled[:] = other.misled
        self.hasty[:] = other.hasty
        self.speaker = other.speaker
        self.in_sight[:] = other.in_sight
        self.full_sight = other.full_sight
        self.known[:] = other.known
        self.pendings = other.pendings
        self.pending_focus[:] = other.pending_focus
        self.pending_meaning[:] = other.pending_meaning
        self.pending_card[:] = other.pending_card
        self.pending_needs[:] = other.pending_needs
        self.pending_seat[:] = other.pending_seat
        self.pending_blind[:] = other.pending_blind
        self.heard = other.heard
        self.focus = other.focus

    def draw(self, seat: int, order: int, identity: int) -> None:
        """A seat takes a card; ``identity`` is -1 when I may not see it."""
        self.hand[5 * seat + self.size[seat]] = order
        self.size[seat] += 1
        self.card[order] = -1
        self.reveal(order, identity)
        self.possible[order] = self.everything
        self.inferred[order] = self.everything
        self.duplicate[order] = 0
        self.clued[order] = 0
        self.promised[order] = 0
        self.focused[order] = 0
        self.kept[order] = 0
        self.spared[order] = 0
        self.told[order] = 0
        self.fresh = 0

    def reveal(self, order: int, identity: int) -> None:
        """I see a card I have not seen before, or I suppose so."""
        if self.card[order] >= 0 or identity < 0:
            return
        self.card[order] = identity
        self.in_sight[identity] += 1
        if self.in_sight[identity] >= self.copies[identity]:
            self.full_sight |= 1 << identity

    def take_facts(self, receiver: int, mask: int, touched: int) -> None:
        """The bare facts of a clue: which cards have the value, and which have not.

        Args:
            receiver: the seat clued.
            mask: the identities of the clue's value.
            touched: the places in the hand it points at, as bits.
        """
        for place in range(self.size[receiver]):
            order = self.hand[5 * receiver + place]
            if touched >> place & 1:
                self.possible[order] &= mask
            else:
                self.possible[order] &= ~mask
            if self.inferred[order] & self.possible[order]:
                self.inferred[order] &= self.possible[order]
            else:  # the reading was wrong: what logic leaves counts again
                self.inferred[order] = self.possible[order]
                self.promised[order] = 0
        self.fresh = 0

    def mistake(self, focus: int, other: int) -> None:
        """Take another card for what a clue was about; -1 for none (stand-ins for people err)."""
        if focus >= 0:
            self.inferred[focus] = self.possible[focus]
        if other >= 0 and other != focus and self.possible[other] & self.playable:
            self.inferred[other] = self.possible[other] & self.playable
        self.fresh = 0

    def forget(self, order: int) -> None:
        """Lose sight of what clues said of a card that none has touched."""
        if not self.clued[order]:
            self.possible[order] = self.everything
            self.fresh = 0

    def recall(self, order: int, mask: int) -> None:
        """A clue told earlier that a card is one of these (positions are set up with it)."""
        self.possible[order] &= mask
        self.inferred[order] &= mask & ~self.trash
        self.clued[order] = 1
        self.fresh = 0

    def think(self, seat: int) -> None:
        """Work out what the holder of a hand makes of its cards, as far as I can tell.

        Kept until something changes. ``logical``: possible, less what the copies in sight
        rule out. ``believed``: what the conventions leave of that, for cards with a meaning.
        """
        if self.fresh >> seat & 1:
            return
        if not self.fresh:
            self._look_around()
        if seat != self.seat:
            self.think(self.seat)
        self.fresh |= 1 << seat
        self._look_from(seat)
        elsewhere = 0
        for other in range(self.players):
            if other != seat:
                elsewhere |= self.known[other]
        self._reckon(seat)
        for place in range(self.size[seat]):
            order = self.hand[5 * seat + place]
            self.believed[order] = self._make_of(order, self.logical[order], elsewhere)
            self.common[order] = self._make_of(order, self.possible[order], elsewhere)
        self._settle_claims(seat, self.believed, self.logical)
        self._settle_claims(seat, self.common, self.possible)

    def _make_of(self, order: int, some: int, elsewhere: int) -> int:
        """What the conventions leave of a set, where the card has a meaning."""
        if not (self.clued[order] or self.promised[order]):
            return some
        if some & self.inferred[order]:
            some &= self.inferred[order]
        if some & ~(self.trash & ~self.duplicate[order]):
            some &= ~(self.trash & ~self.duplicate[order])
        if some & ~elsewhere:
            some &= ~elsewhere
        return some

    def _look_around(self) -> None:
        """Gather the identities known to lie in each hand."""
        for seat in range(self.players):
            self.known[seat] = 0
            for place in range(self.size[seat]):
                order = self.hand[5 * seat + place]
                if self.clued[order]:
                    known = self.inferred[order] & self.possible[order]
                    if known & (known - 1) == 0:
                        self.known[seat] |= known

    def _look_from(self, seat: int) -> None:
        """Count the copies a seat sees: what I see, less its own hand; mine where I know it."""
        self.count[:] = self.in_sight
        self.full = self.full_sight
        if seat == self.seat:
            return
        for place in range(self.size[seat]):
            identity = self.card[self.hand[5 * seat + place]]
            self.count[identity] -= 1
            if self.count[identity] < self.copies[identity]:
                self.full &= ~(1 << identity)
        for place in range(self.size[self.seat]):
            order = self.hand[5 * self.seat + place]
            known = self.believed[order]
            if known and known & (known - 1) == 0:
                self._count_seen(sole_member(known))

    def _count_seen(self, identity: int) -> None:
        self.count[identity] += 1
        if self.count[identity] >= self.copies[identity]:
            self.full |= 1 << identity

    def _reckon(self, seat: int) -> None:
        """Strike what the copies in sight rule out; a card that is sure counts as in sight."""
        for place in range(self.size[seat]):
            order = self.hand[5 * seat + place]
            self.logical[order] = self.possible[order]
            if self.possible[order] & ~self.full:
                self.logical[order] &= ~self.full
        counted = 0
        for _ in range(3):
            before = counted
            for place in range(self.size[seat]):
                some = self.logical[self.hand[5 * seat + place]]
                if not counted >> place & 1 and some & (some - 1) == 0:
                    counted |= 1 << place
                    self._count_seen(sole_member(some))
            if counted == before:
                return
            for place in range(self.size[seat]):
                order = self.hand[5 * seat + place]
                if not counted >> place & 1 and self.logical[order] & ~self.full:
                    self.logical[order] &= ~self.full

    def _settle_claims(self, seat: int, sets: list[int], proofs: list[int]) -> None:
        """No two clued cards of a hand are the same: who is sure of it strikes the others.

        Args:
            seat: whose hand.
            sets: by order, what is made of the cards; changed here.
            proofs: by order, what logic alone leaves of them.
        """
        for _ in range(3):
            changed = 0
            for place in range(self.size[seat]):
                order = self.hand[5 * seat + place]
                claim = sets[order]
                if claim & (claim - 1) or not (self.clued[order] or self.promised[order]):
                    continue
                if claim & self.trash:
                    continue
                for place_2 in range(self.size[seat]):
                    rival = self.hand[5 * seat + place_2]
                    if rival == order or not sets[rival] & claim:
                        continue
                    if not (self.clued[rival] or self.promised[rival]):
                        continue
                    if sets[rival] != claim:
                        sets[rival] &= ~claim
                        changed = 1
                    elif proofs[rival] != claim:
                        if self._trust(rival, proofs) < self._trust(order, proofs):
                            rest = proofs[rival] & self.trash
                            sets[rival] = rest or proofs[rival] & ~claim
                            changed = 1
            if not changed:
                return

    def _trust(self, order: int, proofs: list[int]) -> int:
        """Which of two claims to the same identity is believed: the higher."""
        some = proofs[order]
        proof = 0 if some & (some - 1) else 8
        return 100 * (proof + 4 * self.promised[order] + 2 * self.focused[order]) + 99 - order

    def is_sure(self, order: int) -> int:
        """Whether the holder takes the card to be playable now; its hand was thought over.

        By proof, or by a reading that the whole table can follow: where only the holder's own
        sight narrows a reading down to a play, nobody could warn it of a card touched by the way.
        """
        some = self.believed[order]
        if not some or some & ~self.playable:
            return 0
        return 1 if not self.logical[order] & ~self.playable or self.is_agreed(order) else 0

    def is_agreed(self, order: int) -> int:
        """Whether the whole table can tell that its holder takes the card to be playable."""
        return 0 if self.common[order] & ~self.playable else 1

    def is_known_trash(self, order: int) -> int:
        """Whether the holder takes the card to be of no more use; its hand was thought over."""
        some = self.believed[order]
        return 1 if some and not some & ~self.trash else 0


def sole_member(some: int) -> int:
    """The identity of a set of one; -1 for none or more."""
    if some == 0 or some & (some - 1):
        return -1
    index = 0
    if some >= 1 << 16:
        index = 16
    if some >= 1 << (index + 8):
        index += 8
    if some >= 1 << (index + 4):
        index += 4
    if some >= 1 << (index + 2):
        index += 2
    if some >= 1 << (index + 1):
        index += 1
    return index


def members(some: int) -> int:
    """How many identities a set has."""
    count = 0
    while some:
        some &= some - 1
        count += 1
    return count
