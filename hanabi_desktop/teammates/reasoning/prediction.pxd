cimport cython
from hanabi_desktop.teammates.reasoning.knowledge cimport sole_member
from hanabi_desktop.teammates.reasoning.model cimport SeatModel
from hanabi_desktop.teammates.reasoning.appraisal cimport Appraisal, Weights, expected_loss, loss_of
from hanabi_desktop.teammates.reasoning.moves cimport interpret_discard, interpret_play

cdef double LAST_STRIKE

@cython.locals(step=int)
cpdef void predict_responses(SeatModel model, Weights weights, Appraisal sum_) noexcept
@cython.locals(play=int, next_seat=int, risk=double, chop=int, loss=double, trash=int)
cdef void _answer(SeatModel model, Weights weights, Appraisal sum_, int seat) noexcept
@cython.locals(truth=int, fits=int)
cdef void _answer_with_play(SeatModel model, Weights weights, Appraisal sum_, int seat, int play) noexcept
@cython.locals(best=int, best_value=int, place=int, order=int, some=int, rank=int, value=int, newer=int, identity=int)
cpdef int best_play(SeatModel model, int seat) noexcept
@cython.locals(other=int, place=int, order=int)
cdef bint _is_awaited(SeatModel model, int seat, int identity) noexcept
@cython.locals(place=int, order=int)
cpdef int known_trash(SeatModel model, int seat) noexcept
@cython.locals(place=int, order=int, some=int)
cpdef int discarded_chop(SeatModel model, int seat) noexcept
@cython.locals(chop=int)
cdef double _chop_risk(SeatModel model, Weights weights, int seat) noexcept
@cython.locals(next_seat=int, risk=double)
cdef void _look_further(SeatModel model, Weights weights, Appraisal sum_) noexcept
@cython.locals(_=int)
cpdef int late_plan(SeatModel model, int seat) noexcept
@cython.locals(play=int, identity=int, order=int)
cdef void _plan_turn(SeatModel model, int seat) noexcept
cdef void _teach(SeatModel model, int order) noexcept
@cython.locals(some=int, identity=int)
cdef int _some_playable(SeatModel model, int order) noexcept
@cython.locals(step=int, other=int, place=int, order=int, identity=int)
cdef int _worth_teaching(SeatModel model, int seat) noexcept
@cython.locals(seat=int, place=int, order=int)
cdef bint _is_being_played(SeatModel model, int identity) noexcept
