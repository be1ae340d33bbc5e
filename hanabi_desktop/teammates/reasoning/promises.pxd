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
@cython.locals(i=int)
cpdef void settle(SeatModel model, int seat, int order, int identity, int fits) noexcept
cdef bint _tells(SeatModel model, int order, int i) noexcept
@cython.locals(other=int)
cdef bint _is_asked_twice(SeatModel model, int order, int i) noexcept
@cython.locals(shown=int, i=int)
cdef void _confirm(SeatModel model, int focus, int order, int identity) noexcept
@cython.locals(focus=int, card=int)
cdef void _refute(SeatModel model, int i) noexcept
cdef void _release(SeatModel model, int order) noexcept
@cython.locals(last=int)
cdef void _forget(SeatModel model, int i) noexcept
@cython.locals(seat=int, place=int, order=int, rest=int)
cpdef void take_back(SeatModel model, int told) noexcept
