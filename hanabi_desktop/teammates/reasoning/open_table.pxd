cimport cython

cdef class OpenTable:
    cdef public int players, suits, clue_suits
    cdef public int endless, choreography, empty_clues
    cdef public int tokens, strikes, most_strikes, score, deck, turns_left, turn
    cdef public int everything, playable, trash, critical
    cdef public int stacks[6]
    cdef public int copies[30]
    cdef public int gone[30]
    cdef public int discarded[30]
    cdef public int value_mask[11]
    cdef public int hand[25]
    cdef public int size[5]
    cdef public int clued[60]
    cdef public int kept[60]
    cdef public int spared[60]
    cdef public int fresh, looked, weighed

    @cython.locals(suit=int)
    cpdef void count_as_every_colour(self) noexcept
    cpdef void copy_table(self, OpenTable other) noexcept
    @cython.locals(base=int, top=int, mask=int, reach=int, rank=int)
    cpdef void judge_suit(self, int suit) noexcept
    @cython.locals(place=int, order=int)
    cpdef int chop(self, int seat) noexcept
    @cython.locals(seat=int, chop=int)
    cpdef void spare_chops(self, int actor) noexcept
    cpdef void count_draw(self) noexcept
    cpdef void end_turn(self) noexcept
    @cython.locals(found=int, place=int)
    cpdef void remove(self, int seat, int order) noexcept
    cpdef void hand_changed(self, int seat) noexcept
    cpdef void hands_changed(self) noexcept
    @cython.locals(suit=int)
    cpdef void lay(self, int identity) noexcept
    cpdef void pile(self, int identity) noexcept
    cdef void _count_gone(self, int identity) noexcept
