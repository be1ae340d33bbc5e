cimport cython
from hanabi_desktop.teammates.reasoning.open_table cimport OpenTable

cdef class Knowledge(OpenTable):
    cdef public int seat
    cdef int count[30]
    cdef int full
    cdef int in_sight[30]
    cdef int full_sight, sights
    cdef int known[5]
    cdef long long mine
    cdef int thought_size[5]
    cdef int thought_elsewhere[5]
    cdef int thought_asked[5]
    cdef int thought_trash[5]
    cdef int thought_sights[5]
    cdef long long thought_mine[5]
    cdef int thought_hand[25]
    cdef int thought_meant[25]
    cdef int thought_possible[25]
    cdef int thought_inferred[25]
    cdef int thought_duplicate[25]
    cdef int thought_struck[25]
    cdef public int card[60]
    cdef public int possible[60]
    cdef public int inferred[60]
    cdef public int duplicate[60]
    cdef public int struck[60]
    cdef public int logical[60]
    cdef public int believed[60]
    cdef public int common[60]
    cdef public int promised[60]
    cdef public int focused[60]
    cdef public int told[60]

    cpdef void copy_knowledge(self, Knowledge other) noexcept
    cpdef void draw(self, int seat, int order, int identity) noexcept
    cpdef void reveal(self, int order, int identity) noexcept
    @cython.locals(elsewhere=int, other=int, place=int, order=int, some=int)
    cpdef void think(self, int seat) noexcept
    @cython.locals(mine="long long", same=int)
    cdef bint _is_up_to_date(self, int seat, int elsewhere) noexcept
    @cython.locals(same=int, asked=int, place=int, at=int, order=int, meant=int)
    cdef bint _same_hand(self, int seat) noexcept
    @cython.locals(one="long long", place=int, known=int)
    cdef void _note_mine(self) noexcept
    @cython.locals(seat=int, place=int, order=int, known=int)
    cdef void _look_around(self) noexcept
    @cython.locals(place=int, order=int, identity=int, known=int)
    cdef void _look_from(self, int seat) noexcept
    cdef void _count_seen(self, int identity) noexcept
    @cython.locals(place=int, order=int, counted=int, before=int, some=int, _=int)
    cdef void _compute_possible(self, int seat) noexcept
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
cpdef int count_of(int some) noexcept
