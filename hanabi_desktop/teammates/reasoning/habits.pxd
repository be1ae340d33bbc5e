cimport cython
from hanabi_desktop.teammates.reasoning.model cimport SeatModel

cdef int HINT, NO_BLIND_PLAYS, NO_PROMPTS, PROOF

cpdef bint rules_out(SeatModel model, int giver, int holder, int habit) noexcept
@cython.locals(focus=int, card=int)
cpdef void learn_from_missed_play(SeatModel model, int seat, int i, int discards) noexcept
@cython.locals(i=int)
cpdef void learn_from_misplay(SeatModel model, int seat, int order) noexcept
cdef bint _is_asked_for(SeatModel model, int i, int order) noexcept
cdef int _habit_behind(SeatModel model, int i) noexcept
cdef void _note(SeatModel model, int seat, int habit, int weight) noexcept
