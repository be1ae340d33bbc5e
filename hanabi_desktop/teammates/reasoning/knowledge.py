"""One seat's knowledge of the cards, and of what the other seats know about theirs.

Several sets of identities are kept for each card. *Possible* is what the facts of the clues allow,
and *inferred* the part of it that the conventions allow. From these two sets and the copies that
the holder sees, :meth:`Knowledge.think` computes the holder's conclusions: *logical* by logic alone,
and *believed* with the conventions. *Common* is what the whole table can conclude, independently of
what each seat sees.
"""

from collections.abc import Sequence

from hanabi_desktop.teammates.reasoning.open_table import OpenTable


class Knowledge(OpenTable):
    """The open table and one seat's knowledge of the cards.

    Attributes:
        seat: the seat whose knowledge this is.
        card: by order: the identity of the card, if this seat sees it, otherwise -1.
        possible, inferred, logical, believed, common: by order: sets of identities (see the module
            docstring).
        promised, focused: by order: whether the card is to be played blind; whether it was the
            focus of a clue.
        told: by order: the turn in which the card was last given a meaning.
        struck: by order: identities excluded by a clue to another hand. The holder sees the cards
            clued there and believes the exclusion, but the table cannot rely on it.
        duplicate: by order: identities that the card may have although they are duplicates or
            useless, because the giver of the clue could not know that.
        thought_...: the inputs of each seat's last conclusions (see :meth:`think`).
    """

    def __init__(self, players: int, seat: int, copies: Sequence[int]) -> None:
        super().__init__(players, copies)
        self.seat = seat
        self.in_sight = [0] * 30
        self.full_sight = 0
        self.sights = 0
        self.known = [0] * 5
        self.mine = 0
        self.thought_size = [-1] * 5
        self.thought_elsewhere = [0] * 5
        self.thought_asked = [0] * 5
        self.thought_trash = [0] * 5
        self.thought_sights = [0] * 5
        self.thought_mine = [0] * 5
        self.thought_hand = [0] * 25
        self.thought_meant = [0] * 25
        self.thought_possible = [0] * 25
        self.thought_inferred = [0] * 25
        self.thought_duplicate = [0] * 25
        self.thought_struck = [0] * 25
        self.count = [0] * 30
        self.full = 0
        self.card = [-1] * 60
        self.possible = [0] * 60
        self.inferred = [0] * 60
        self.duplicate = [0] * 60
        self.struck = [0] * 60
        self.logical = [0] * 60
        self.believed = [0] * 60
        self.common = [0] * 60
        self.promised = [0] * 60
        self.focused = [0] * 60
        self.told = [0] * 60

    def copy_knowledge(self, other: "Knowledge") -> None:
        """Copy the knowledge of another model of the same game."""
        self.copy_table(other)
        self.seat = other.seat
        self.card[:] = other.card
        self.possible[:] = other.possible
        self.inferred[:] = other.inferred
        self.duplicate[:] = other.duplicate
        self.struck[:] = other.struck
        self.logical[:] = other.logical
        self.believed[:] = other.believed
        self.common[:] = other.common
        self.promised[:] = other.promised
        self.focused[:] = other.focused
        self.told[:] = other.told
        self.in_sight[:] = other.in_sight
        self.full_sight = other.full_sight
        self.sights = other.sights
        self.known[:] = other.known
        self.mine = other.mine
        self.thought_size[:] = other.thought_size
        self.thought_elsewhere[:] = other.thought_elsewhere
        self.thought_asked[:] = other.thought_asked
        self.thought_trash[:] = other.thought_trash
        self.thought_sights[:] = other.thought_sights
        self.thought_mine[:] = other.thought_mine
        self.thought_hand[:] = other.thought_hand
        self.thought_meant[:] = other.thought_meant
        self.thought_possible[:] = other.thought_possible
        self.thought_inferred[:] = other.thought_inferred
        self.thought_duplicate[:] = other.thought_duplicate
        self.thought_struck[:] = other.thought_struck

    def draw(self, seat: int, order: int, identity: int) -> None:
        """Add a drawn card to a seat's hand; ``identity`` is -1 if unseen."""
        self.hand[5 * seat + self.size[seat]] = order
        self.size[seat] += 1
        self.card[order] = -1
        self.reveal(order, identity)
        self.possible[order] = self.everything
        self.inferred[order] = self.everything
        self.duplicate[order] = 0
        self.struck[order] = 0
        self.clued[order] = 0
        self.promised[order] = 0
        self.focused[order] = 0
        self.kept[order] = 0
        self.spared[order] = 0
        self.told[order] = 0
        self.hand_changed(seat)

    def reveal(self, order: int, identity: int) -> None:
        """Record the identity of a card when I first see it, or am assumed to see it."""
        if self.card[order] >= 0 or identity < 0:
            return
        self.card[order] = identity
        self.sights += 1
        self.in_sight[identity] += 1
        if self.in_sight[identity] >= self.copies[identity]:
            self.full_sight |= 1 << identity

    def think(self, seat: int) -> None:
        """Compute what the holder of a hand concludes about its cards, as far as I can tell.

        The results are ``logical``, ``believed`` and ``common``; they are cached until something
        changes.
        """
        if self.fresh >> seat & 1:
            return
        if not self.fresh:
            self._look_around()
        if seat != self.seat:
            self.think(self.seat)
        self.fresh |= 1 << seat
        elsewhere = 0
        for other in range(self.players):
            if other != seat:
                elsewhere |= self.known[other]
        if self._is_up_to_date(seat, elsewhere):
            return
        self._look_from(seat)
        self._compute_possible(seat)
        for place in range(self.size[seat]):
            order = self.hand[5 * seat + place]
            self.common[order] = self._make_of(order, self.possible[order], elsewhere)
            some = self.logical[order]
            if some & ~self.struck[order]:
                some &= ~self.struck[order]
            self.believed[order] = self._make_of(order, some, elsewhere)
        self._settle_claims(seat, self.believed, self.logical)
        self._settle_claims(seat, self.common, self.possible)
        if seat == self.seat:
            self._note_mine()

    def _is_up_to_date(self, seat: int, elsewhere: int) -> bool:
        """Return whether a seat's conclusions still hold because their inputs have not changed.

        Otherwise the new inputs are recorded. Most actions change one hand, and thinking is the
        most expensive part.
        """
        mine = 0 if seat == self.seat else self.mine
        same = 1
        if self.thought_size[seat] != self.size[seat] or self.thought_sights[seat] != self.sights:
            same = 0
        if self.thought_mine[seat] != mine:
            same = 0
        if not self.weighed >> seat & 1 and not self._same_hand(seat):
            same = 0
        self.weighed |= 1 << seat
        # Only cards with a meaning are checked against trash and against what others hold.
        if (
            self.thought_elsewhere[seat] ^ elsewhere | self.thought_trash[seat] ^ self.trash
        ) & self.thought_asked[seat]:
            same = 0
        if same:
            return True
        self.thought_size[seat] = self.size[seat]
        self.thought_sights[seat] = self.sights
        self.thought_mine[seat] = mine
        self.thought_elsewhere[seat] = elsewhere
        self.thought_trash[seat] = self.trash
        return False

    def _same_hand(self, seat: int) -> bool:
        """Return whether a hand is the same as when its holder last thought; if not, record it."""
        same = 1
        asked = 0
        for place in range(self.size[seat]):
            at = 5 * seat + place
            order = self.hand[at]
            meant = 4 * self.clued[order] + 2 * self.promised[order] + self.focused[order]
            if meant > 1:
                asked |= self.possible[order]
            if (
                self.thought_hand[at] != order
                or self.thought_meant[at] != meant
                or self.thought_possible[at] != self.possible[order]
                or self.thought_inferred[at] != self.inferred[order]
                or self.thought_duplicate[at] != self.duplicate[order]
                or self.thought_struck[at] != self.struck[order]
            ):
                same = 0
                self.thought_hand[at] = order
                self.thought_meant[at] = meant
                self.thought_possible[at] = self.possible[order]
                self.thought_inferred[at] = self.inferred[order]
                self.thought_duplicate[at] = self.duplicate[order]
                self.thought_struck[at] = self.struck[order]
        self.thought_asked[seat] = asked
        return bool(same)

    def _note_mine(self) -> None:
        """Store the identities that I know in my own hand, with a two-bit counter for each identity."""
        one = 1
        self.mine = 0
        for place in range(self.size[self.seat]):
            known = sole_member(self.believed[self.hand[5 * self.seat + place]])
            if known >= 0:
                self.mine += one << (2 * known)

    def _make_of(self, order: int, some: int, elsewhere: int) -> int:
        """Return the part of ``some`` that the conventions allow; all of it if the card has no meaning."""
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
        """Collect the identities known to be in each hand."""
        for seat in range(self.players):
            if self.looked >> seat & 1:
                continue
            self.looked |= 1 << seat
            self.known[seat] = 0
            for place in range(self.size[seat]):
                order = self.hand[5 * seat + place]
                if self.clued[order]:
                    known = self.inferred[order] & self.possible[order]
                    if known & (known - 1) == 0:
                        if self.card[order] < 0 or known == 1 << self.card[order]:
                            self.known[seat] |= known

    def _look_from(self, seat: int) -> None:
        """Count the copies a seat sees: all that I see except its own hand, plus those I know in mine."""
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

    def _compute_possible(self, seat: int) -> None:
        """Exclude identities with all copies in sight; a card with one possibility counts as in sight."""
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
        """Remove an identity that one clued card certainly has from the hand's other clued cards.

        Args:
            seat: the seat that holds the hand.
            sets: the conclusions about the cards, by order; changed in place.
            proofs: what logic alone allows, by order.
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
        """Return the strength of a claim to an identity; of two claims the stronger one is believed."""
        some = proofs[order]
        proof = 0 if some & (some - 1) else 8
        return 100 * (proof + 4 * self.promised[order] + 2 * self.focused[order]) + 99 - order

    def is_sure(self, order: int) -> int:
        """Return whether the holder believes the card to be playable now; call ``think`` for its hand first.

        The belief must rest on logic, or on an interpretation that the whole table can follow. An
        interpretation that only the holder's own view narrows down does not count, because the
        others could not foresee the play and warn the holder about a card touched by chance.
        """
        some = self.believed[order]
        if not some or some & ~self.playable:
            return 0
        return 1 if not self.logical[order] & ~self.playable or self.is_agreed(order) else 0

    def is_agreed(self, order: int) -> int:
        """Return whether the whole table can tell that the holder believes the card to be playable."""
        return 0 if self.common[order] & ~self.struck[order] & ~self.playable else 1

    def is_known_trash(self, order: int) -> int:
        """Return whether the holder believes the card to be useless; call ``think`` for its hand first."""
        some = self.believed[order]
        return 1 if some and not some & ~self.trash else 0


def sole_member(some: int) -> int:
    """Return the identity of a set with one member; -1 for any other set."""
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


def count_of(some: int) -> int:
    """Return the number of identities in a set."""
    count = 0
    while some:
        some &= some - 1
        count += 1
    return count
