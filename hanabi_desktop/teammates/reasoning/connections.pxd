cimport cython
from hanabi_desktop.teammates.reasoning.knowledge cimport sole_member
from hanabi_desktop.teammates.reasoning.model cimport SeatModel
from hanabi_desktop.teammates.reasoning.promises cimport expect, promise, promise_links

@cython.locals(truth=int, before=int, through=int, suit=int, rank=int, identity=int, meaning=int, link=int)
cpdef int through_others(SeatModel model, int giver, int receiver, int focus, int open_set, int meant) noexcept
@cython.locals(blind=int, suit=int, needed=int, found=int, past=int, step=int, seat=int, order=int)
cdef int _connect(SeatModel model, int giver, int receiver, int identity, int before) noexcept
cdef void _link(SeatModel model, int order, int identity, int seat, int blind) noexcept
@cython.locals(place=int, back=int, order=int)
cdef int _prompted(SeatModel model, int seat, int identity) noexcept
@cython.locals(place=int, order=int)
cdef int _known(SeatModel model, int giver, int identity) noexcept
@cython.locals(back=int, order=int)
cdef int _next_blind(SeatModel model, int seat) noexcept
@cython.locals(link=int)
cdef bint _is_linked(SeatModel model, int order) noexcept
@cython.locals(identity=int, needed=int, order=int, blind=int, explained=int, link=int)
cdef int _through_me(SeatModel model, int giver, int receiver, int focus, int truth) noexcept
@cython.locals(found=int, place=int, order=int)
cdef int _played_anyway(SeatModel model, int seat, int identity) noexcept
@cython.locals(alone=bint, seat=int, place=int, order=int)
cdef bint _is_under_way(SeatModel model, int me, int giver, int receiver, int identity, int aim) noexcept
cdef bint _may_be_finessed(SeatModel model, int giver, int seat, int receiver) noexcept
cpdef bint acts_before(SeatModel model, int giver, int seat, int receiver) noexcept
@cython.locals(meanings=int, needed=int, suit=int, identity=int, back=int, order=int, fits=int)
cpdef int through_self(SeatModel model, int receiver, int focus, int open_set) noexcept
@cython.locals(blind=int, identity=int)
cdef int _promise_self(SeatModel model, int focus, int order, int fits, int meanings) noexcept
