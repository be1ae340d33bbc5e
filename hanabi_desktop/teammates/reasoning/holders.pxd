cimport cython
from hanabi_desktop.teammates.reasoning.model cimport SeatModel

cdef int LAYERS

cpdef void add_link(SeatModel model, int order, int identity, int seat, int blind) noexcept
@cython.locals(i=int)
cpdef bint is_linked(SeatModel model, int order) noexcept
@cython.locals(place=int, back=int, order=int)
cpdef int prompted(SeatModel model, int seat, int identity, int passed) noexcept
@cython.locals(place=int, back=int, order=int)
cpdef int next_blind(SeatModel model, int seat, int passed) noexcept
@cython.locals(order=int)
cpdef int asked_card(SeatModel model, int seat, int identity, int passed) noexcept
@cython.locals(passed=int, laid=int, truth=int)
cpdef bint leads_to(SeatModel model, int seat, int order, int identity) noexcept
cpdef bint may_lie_behind(SeatModel model, int order) noexcept
@cython.locals(place=int)
cpdef int place_of(SeatModel model, int seat, int order) noexcept
@cython.locals(seat=int, place=int, other=int)
cdef bint _is_clued_elsewhere(SeatModel model, int order, int identity) noexcept
@cython.locals(found=int, place=int, order=int)
cpdef int played_anyway(SeatModel model, int seat, int identity) noexcept
