cimport cython
from hanabi_desktop.teammates.reasoning.habits cimport rules_out
from hanabi_desktop.teammates.reasoning.holders cimport add_link, asked_card, is_linked, leads_to, next_blind, played_anyway, prompted
from hanabi_desktop.teammates.reasoning.knowledge cimport sole_member
from hanabi_desktop.teammates.reasoning.model cimport SeatModel
from hanabi_desktop.teammates.reasoning.promises cimport expect, promise, promise_links

cdef int NO_BLIND_PLAYS, NO_PROMPTS

@cython.locals(truth=int, before=int, through=int, suit=int, rank=int, identity=int, meaning=int, link=int)
cpdef int through_others(SeatModel model, int giver, int receiver, int focus, int open_set, int meant) noexcept
@cython.locals(blind=int, suit=int, needed=int, found=int, past=int, step=int, seat=int, order=int, sure=int)
cdef int _connect(SeatModel model, int giver, int receiver, int identity, int before) noexcept
@cython.locals(step=int, seat=int, order=int)
cdef int _connect_layered(SeatModel model, int giver, int receiver, int needed, int identity) noexcept
@cython.locals(seat=int, order=int)
cdef int _connect_bluff(SeatModel model, int giver, int receiver, int needed) noexcept
@cython.locals(place=int, order=int)
cdef int _known(SeatModel model, int seat, int identity) noexcept
@cython.locals(identity=int, needed=int, order=int, blind=int, explained=int, link=int)
cdef int _through_own_hand(SeatModel model, int giver, int receiver, int focus, int truth) noexcept
@cython.locals(alone=bint, seat=int, place=int, order=int)
cdef bint _is_under_way(SeatModel model, int me, int giver, int receiver, int identity, int aim) noexcept
cdef bint _may_be_finessed(SeatModel model, int giver, int seat, int receiver) noexcept
cpdef bint acts_before(SeatModel model, int giver, int seat, int receiver) noexcept
@cython.locals(meanings=int, needed=int, suit=int, identity=int, back=int, order=int, fits=int)
cpdef int through_self(SeatModel model, int receiver, int focus, int open_set) noexcept
@cython.locals(blind=int, identity=int)
cdef int _promise_self(SeatModel model, int focus, int order, int fits, int meanings) noexcept
