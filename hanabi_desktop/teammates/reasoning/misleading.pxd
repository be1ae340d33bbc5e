cimport cython
from hanabi_desktop.teammates.reasoning.holders cimport leads_to
from hanabi_desktop.teammates.reasoning.knowledge cimport sole_member
from hanabi_desktop.teammates.reasoning.model cimport SeatModel

cdef int SELF_FINESSE, SELF_PROMPT, STALL

cpdef int is_misleading(SeatModel model, int receiver) noexcept
@cython.locals(truth=int, seat=int, place=int, order=int)
cpdef int misread_card(SeatModel model, int receiver) noexcept
@cython.locals(needed=int)
cdef bint _is_layer(SeatModel model, int seat, int order) noexcept
