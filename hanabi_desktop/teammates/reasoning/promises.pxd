cimport cython
from hanabi_desktop.teammates.reasoning.model cimport SeatModel

cdef int PENDINGS

cpdef void promise(SeatModel model, int order, int meaning) noexcept
@cython.locals(link=int)
cpdef void promise_links(SeatModel model) noexcept
@cython.locals(i=int)
cpdef void expect(SeatModel model, int focus, int meaning, int link) noexcept
@cython.locals(supposed=int, i=int, order=int)
cpdef int suppose_promises(SeatModel model) noexcept
