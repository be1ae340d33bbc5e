cimport cython
from hanabi_desktop.teammates.reasoning.holders cimport next_blind
from hanabi_desktop.teammates.reasoning.knowledge cimport sole_member
from hanabi_desktop.teammates.reasoning.model cimport SeatModel
from hanabi_desktop.teammates.reasoning.promises cimport promise

@cython.locals(some=int)
cpdef int transferred_identity(SeatModel model, int seat, int order) noexcept
@cython.locals(other_copy=int, proven=bint)
cpdef int interpret_transfer(SeatModel model, int seat, int order, int identity) noexcept
@cython.locals(other=int, order=int)
cdef int _clued_copy(SeatModel model, int seat, int identity) noexcept
@cython.locals(found=int, place=int, order=int)
cdef int _only_candidate(SeatModel model, int seat, int identity) noexcept
@cython.locals(other=int, order=int)
cdef int _blind_copy(SeatModel model, int seat, int identity) noexcept
