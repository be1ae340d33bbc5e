cimport cython
from hanabi_desktop.teammates.reasoning.knowledge cimport count_of, sole_member
from hanabi_desktop.teammates.reasoning.model cimport SeatModel

cdef double LOST

cdef class Weights:
    cdef public double point, ready, soon, known, fade, partial, partial_base, load, own
    cdef public double blind_promise, waste, waste_soon, waste_now, misled
    cdef public double first_token, spare_token
    cdef public double critical, critical_above, loss_one, loss_two, loss_three, loss_four
    cdef public double loss_playable, loss_in_sight, own_chop, own_chop_spared, misplay
    cdef public double chop_without_token, chop_with_token, chop_of_giver
    cdef public double danger_without_token, danger_with_token, own_danger, expected_clue
    cdef public double clue_threshold, save_threshold, save_cost, pace, pace_fade
    cdef public double first_strike, second_strike, play, blind, stall, own_duplicate
    cdef public double locked, gamble, plan, plan_deck, irreplaceable

cdef class Appraisal:
    cdef public double points, plays, knowledge, waste, saving, strikes, tokens, pace, habit, plan
    cpdef void clear(self) noexcept
    cpdef void add(self, Appraisal other, double share) noexcept
    cpdef tuple values(self)
    cpdef double total(self) noexcept

@cython.locals(bit=int, rank=int, above=int, higher=int, loss=double, seat=int, place=int, other=int)
cpdef double loss_of(SeatModel model, Weights weights, int identity, int order) noexcept
@cython.locals(some=int, copies=int, loss=double, identity=int, left=int)
cpdef double expected_loss(SeatModel model, Weights weights, int order) noexcept
@cython.locals(soon=int, seat=int)
cpdef void appraise(SeatModel model, Weights weights, Appraisal sum_) noexcept
@cython.locals(turns=int, needed=int)
cpdef int pace_of(SeatModel model) noexcept
@cython.locals(cost=double, _=int)
cdef double _pace_cost(Weights weights, int pace) noexcept
@cython.locals(soon=int, ready=int, before=int, seat=int, place=int, order=int, some=int, identity=int, suit=int, rank=int, _=int)
cpdef int promised_soon(SeatModel model) noexcept
@cython.locals(ready=double, free=int, share=double, place=int, order=int, some=int, truth=int, bit=int, identity=int, worth=double, _=int)
cdef void _appraise_hand(SeatModel model, Weights weights, Appraisal sum_, int seat, int soon) noexcept
@cython.locals(seat=int, place=int, other=int)
cdef bint _is_duplicate(SeatModel model, int order, int identity) noexcept
