cimport cython
from hanabi_desktop.teammates.reasoning.model cimport SeatModel

cdef int PENDINGS

cpdef void promise(SeatModel model, int order, int meaning) noexcept
@cython.locals(link=int)
cpdef void promise_links(SeatModel model) noexcept
@cython.locals(i=int)
cpdef void expect(SeatModel model, int focus, int meaning, int link) noexcept
@cython.locals(i=int)
cpdef bint has_to_suppose(SeatModel model) noexcept
@cython.locals(i=int)
cpdef void suppose_promises(SeatModel model) noexcept
@cython.locals(order=int)
cdef bint _may_be_promised(SeatModel model, int i) noexcept
