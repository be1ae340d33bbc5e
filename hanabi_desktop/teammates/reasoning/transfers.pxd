cimport cython
from hanabi_desktop.teammates.reasoning.holders cimport next_blind
from hanabi_desktop.teammates.reasoning.knowledge cimport sole_member
from hanabi_desktop.teammates.reasoning.model cimport SeatModel
from hanabi_desktop.teammates.reasoning.promises cimport promise

@cython.locals(some=int)
cpdef int tells_of_twin(SeatModel model, int seat, int order) noexcept
@cython.locals(twin=int, proven=bint)
cpdef int hear_of_twin(SeatModel model, int seat, int order, int identity) noexcept
@cython.locals(other=int, order=int)
cdef int _clued_twin(SeatModel model, int seat, int identity) noexcept
@cython.locals(found=int, place=int, order=int)
cdef int _only_candidate(SeatModel model, int seat, int identity) noexcept
@cython.locals(other=int, order=int)
cdef int _blind_twin(SeatModel model, int seat, int identity) noexcept
