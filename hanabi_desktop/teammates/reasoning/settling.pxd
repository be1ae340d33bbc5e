cimport cython
from hanabi_desktop.teammates.reasoning.habits cimport learn_from_missed_play
from hanabi_desktop.teammates.reasoning.holders cimport asked_card, leads_to, may_lie_behind, place_of
from hanabi_desktop.teammates.reasoning.model cimport SeatModel
from hanabi_desktop.teammates.reasoning.promises cimport promise

@cython.locals(i=int, direct=bint)
cpdef void settle(SeatModel model, int seat, int order, int identity, int fits) noexcept
cdef bint _tells(SeatModel model, int order, int i) noexcept
@cython.locals(other=int)
cdef bint _is_asked_twice(SeatModel model, int order, int i) noexcept
@cython.locals(direct=int, behind=int, shown=int, i=int)
cdef void _confirm(SeatModel model, int seat, int focus, int order, int identity) noexcept
@cython.locals(i=int)
cdef bint _is_waited_for(SeatModel model, int order, int identity) noexcept
cdef bint _is_behind(SeatModel model, int seat, int order, int i) noexcept
@cython.locals(passed=int, behind=int)
cdef int _card_behind(SeatModel model, int seat, int order, int i) noexcept
@cython.locals(other=int)
cdef int _asked_with(SeatModel model, int i) noexcept
@cython.locals(order=int)
cdef bint _goes_on(SeatModel model, int seat, int i) noexcept
@cython.locals(focus=int, needs=int, again=int, asker=int)
cdef void _wait_for(SeatModel model, int i, int order) noexcept
@cython.locals(focus=int, card=int)
cdef void _refute(SeatModel model, int i) noexcept
cdef void _release(SeatModel model, int order) noexcept
@cython.locals(last=int)
cdef void _forget(SeatModel model, int i) noexcept
@cython.locals(i=int)
cpdef void stop_waiting_for(SeatModel model, int order) noexcept
@cython.locals(seat=int, place=int, order=int, rest=int)
cpdef void take_back(SeatModel model, int told) noexcept
