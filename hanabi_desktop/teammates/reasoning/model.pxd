cimport cython
from hanabi_desktop.teammates.reasoning.knowledge cimport Knowledge

cdef class SeatModel(Knowledge):
    cdef public int delayed_plays, save_twos, ordered_ones, tempo_clues, fixes, self_prompts
    cdef public int prompts, finesses, self_finesses, reverse_finesses, layered_finesses, hidden_finesses
    cdef public int repeated_clues, sarcastic_discards, gentlemans_discards, five_stalls, bluffs
    cdef public int giver[60]
    cdef public int asker[60]
    cdef public int misled[5]
    cdef public int unprompted_strikes[5]
    cdef public int adapts
    cdef public int habits[5]
    cdef public int suspected[5]
    cdef public int speaker, pendings
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
    cdef public int link_sure[4]
    cdef public int interpretation, focus, mistaken_places

    @cython.locals(identity=int, other=SeatModel)
    cpdef SeatModel copy(self)
    cpdef void copy_from(self, SeatModel other) noexcept
    @cython.locals(place=int, order=int)
    cpdef void take_facts(self, int receiver, int mask, int touched) noexcept
    cpdef void recall(self, int order, int mask) noexcept
    cpdef void mistake(self, int focus, int other) noexcept
    cpdef void forget(self, int order) noexcept
