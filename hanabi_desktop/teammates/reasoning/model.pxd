cimport cython
from hanabi_desktop.teammates.reasoning.table cimport OpenTable

cdef class SeatModel(OpenTable):
    cdef public int seat
    cdef public int prompts, finesses, self_finesses, five_stalls
    cdef int count[30]
    cdef int full
    cdef int in_sight[30]
    cdef int full_sight
    cdef int known[5]
    cdef public int card[60]
    cdef public int possible[60]
    cdef public int inferred[60]
    cdef public int duplicate[60]
    cdef public int logical[60]
    cdef public int believed[60]
    cdef public int common[60]
    cdef public int promised[60]
    cdef public int focused[60]
    cdef public int giver[60]
    cdef public int asker[60]
    cdef public int told[60]
    cdef public int misled[5]
    cdef public int hasty[5]
    cdef public int speaker
    cdef public int pendings
    cdef public int pending_focus[12]
    cdef public int pending_meaning[12]
    cdef public int pending_card[12]
    cdef public int pending_needs[12]
    cdef public int pending_seat[12]
    cdef public int pending_blind[12]
    cdef public int links
    cdef public int link_card[4]
    cdef public int link_identity[4]
    cdef public int link_seat[4]
    cdef public int link_blind[4]
    cdef public int heard, focus, mistaken

    cpdef void copy_from(self, SeatModel other) noexcept
    cpdef void draw(self, int seat, int order, int identity) noexcept
    cpdef void reveal(self, int order, int identity) noexcept
    @cython.locals(place=int, order=int)
    cpdef void take_facts(self, int receiver, int mask, int touched) noexcept
    cpdef void recall(self, int order, int mask) noexcept
    cpdef void mistake(self, int focus, int other) noexcept
    cpdef void forget(self, int order) noexcept
    @cython.locals(elsewhere=int, other=int, place=int, order=int)
    cpdef void think(self, int seat) noexcept
    @cython.locals(seat=int, place=int, order=int, known=int)
    cdef void _look_around(self) noexcept
    @cython.locals(place=int, order=int, identity=int, known=int)
    cdef void _look_from(self, int seat) noexcept
    cdef void _count_seen(self, int identity) noexcept
    @cython.locals(place=int, order=int, counted=int, before=int, some=int, _=int)
    cdef void _reckon(self, int seat) noexcept
    cdef int _make_of(self, int order, int some, int elsewhere) noexcept
    @cython.locals(_=int, changed=int, place=int, place_2=int, order=int, rival=int, claim=int, rest=int)
    cdef void _settle_claims(self, int seat, int* sets, int* proofs) noexcept
    @cython.locals(some=int, proof=int)
    cdef int _trust(self, int order, int* proofs) noexcept
    cpdef int is_sure(self, int order) noexcept
    cdef int is_agreed(self, int order) noexcept
    cpdef int is_known_trash(self, int order) noexcept

@cython.locals(index=int)
cpdef int sole_member(int some) noexcept
@cython.locals(count=int)
cpdef int members(int some) noexcept
