cimport cython
from hanabi_desktop.teammates.reasoning.knowledge cimport count_of
from hanabi_desktop.teammates.reasoning.model cimport SeatModel
from hanabi_desktop.teammates.reasoning.moves cimport interpret_discard, interpret_play
from hanabi_desktop.teammates.reasoning.policy cimport Policy
from hanabi_desktop.teammates.reasoning.reading cimport interpret_clue
from hanabi_desktop.teammates.reasoning.settling cimport stop_waiting_for

cdef int CLUE, DISCARD, PLAY

cdef class Simulation:
    cdef public list models
    cdef public int players, hand_size, cards, drawn, moves, seat, ended, understood
    cdef public int deck[60]

    @cython.locals(order=int, step=int, _=int, model=SeatModel)
    cpdef void deal(self, deck)
    @cython.locals(place=int)
    cpdef void stack(self, undrawn)
    @cython.locals(model=SeatModel, other=Simulation)
    cpdef Simulation copy(self)
    @cython.locals(seat=int, model=SeatModel)
    cpdef void copy_from(self, Simulation other)
    cpdef int play_out(self, policies)
    @cython.locals(_=int)
    cpdef void play_on(self, policies, int turns)
    @cython.locals(before=int, kind=int, subject=int, detail=int, left=int)
    cpdef bint leads_to_misplay(self, tuple action, policies, int turns)
    @cython.locals(count=int, model=SeatModel, seat=int)
    cdef int _misled_plays(self)
    @cython.locals(model=SeatModel, place=int, order=int)
    cdef bint _may_misplay(self)
    @cython.locals(policy=Policy, best=int, subject=int)
    cdef void _take_turn(self, policies)
    @cython.locals(model=SeatModel, place=int, other=int)
    cdef int _cheaper_discard(self, int order)
    @cython.locals(other=int, i=int)
    cdef int _without_misplay(self, Policy policy, int best)
    @cython.locals(model=SeatModel, order=int)
    cdef int _is_misplay(self, Policy policy, int i)
    @cython.locals(model=SeatModel)
    cpdef int score(self)
    @cython.locals(model=SeatModel)
    cpdef bint is_over(self)
    @cython.locals(model=SeatModel)
    cpdef void act(self, int kind, int subject, int detail)
    @cython.locals(touched=int, place=int, identity=int, model=SeatModel)
    cdef void _clue(self, int receiver, int value)
    @cython.locals(seat=int, place=int, order=int)
    cdef void _take_as_meant(self, SeatModel model, int receiver)
    @cython.locals(meant=int)
    cdef void _learn_playability(self, SeatModel model, int order)
    @cython.locals(identity=int, fits=int, model=SeatModel)
    cdef void _part_with(self, int kind, int order, int announced)
    @cython.locals(order=int, model=SeatModel)
    cdef void _draw(self, int seat)
    @cython.locals(model=SeatModel, unreachable=int)
    cdef bint _is_decided(self)
    @cython.locals(model=SeatModel, _=int)
    cdef void _pass_on(self)
