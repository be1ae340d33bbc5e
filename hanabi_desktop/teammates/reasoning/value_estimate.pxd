cimport cython
from hanabi_desktop.teammates.reasoning.appraisal cimport pace_of
from hanabi_desktop.teammates.reasoning.knowledge cimport count_of
from hanabi_desktop.teammates.reasoning.model cimport SeatModel
from hanabi_desktop.teammates.reasoning.simulation cimport Simulation

cdef int COUNT

cdef class ValueEstimate:
    cdef public int phase
    cdef public double features[11]
    cdef double coefficients[72]

    @cython.locals(start=int, worth=double, place=int)
    cpdef double worth(self, Simulation game) noexcept
    @cython.locals(model=SeatModel, needed=int, pace=int)
    cpdef void look(self, Simulation game)
    @cython.locals(ready=int, playable=int, waiting=int, seen=int, seat=int, place=int, order=int, bit=int, some=int, model=SeatModel)
    cdef void _look_at_hands(self, Simulation game)

@cython.locals(phase=int)
cdef int _phase_of(int deck) noexcept
