cimport cython
from hanabi_desktop.teammates.reasoning.model cimport SeatModel, members
from hanabi_desktop.teammates.reasoning.moves cimport hear_discard, hear_play
from hanabi_desktop.teammates.reasoning.policy cimport Policy
from hanabi_desktop.teammates.reasoning.reading cimport hear_clue

cdef int CLUE, PLAY

cdef class Simulation:
    cdef public list models
    cdef public int players, cards, drawn, moves, seat, ended
    cdef public int deck[60]

    @cython.locals(policy=Policy, best=int)
    cpdef int play_out(self, policies)
    @cython.locals(model=SeatModel)
    cpdef int score(self)
    @cython.locals(model=SeatModel)
    cpdef void act(self, int kind, int subject, int detail)
    @cython.locals(touched=int, place=int, identity=int, model=SeatModel)
    cdef void _clue(self, int receiver, int value)
    @cython.locals(identity=int, fits=int, model=SeatModel)
    cdef void _part_with(self, int kind, int order, int announced)
    @cython.locals(order=int, model=SeatModel)
    cdef void _draw(self, int seat)
    @cython.locals(model=SeatModel, unreachable=int, lost=bint, _=int)
    cdef void _pass_on(self)
