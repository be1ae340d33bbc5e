cimport cython
from hanabi_desktop.teammates.reasoning.knowledge cimport sole_member
from hanabi_desktop.teammates.reasoning.misleading cimport is_misleading
from hanabi_desktop.teammates.reasoning.model cimport SeatModel
from hanabi_desktop.teammates.reasoning.appraisal cimport Appraisal, Weights, appraise, expected_loss, pace_of
from hanabi_desktop.teammates.reasoning.prediction cimport predict_responses, discarded_chop, known_trash, late_plan
from hanabi_desktop.teammates.reasoning.moves cimport interpret_discard, interpret_play
from hanabi_desktop.teammates.reasoning.promises cimport has_to_suppose, suppose_promises
from hanabi_desktop.teammates.reasoning.reading cimport interpret_clue
from hanabi_desktop.teammates.reasoning.transfers cimport interpret_transfer, transferred_identity

cdef int PLAY, DISCARD, CLUE
cdef int SAVE_CRITICAL, SAVE_TWO, SAVE_FIVE, FIX
cdef double WAITED_FOR, ASKED_FIRST, LAST_CHANCE, LAST_STRIKE, MISLEADING_CLUE

cdef class Policy:
    cdef public Weights weights
    cdef public int candidates, best, planning, asked
    cdef int skips
    cdef public int kind[80]
    cdef public int subject[80]
    cdef public int detail[80]
    cdef public int misleading[80]
    cdef public double value[80]
    cdef public list terms
    cdef Appraisal part, whole
    cdef SeatModel scratch, planned

    @cython.locals(seat=int, i=int)
    cpdef int choose(self, SeatModel model)
    @cython.locals(best=int)
    cpdef int pick(self, SeatModel model)
    cpdef tuple action(self, int i)
    @cython.locals(i=int)
    cpdef double behind(self, int kind, int subject, int detail)
    @cython.locals(i=int, terms=Appraisal)
    cdef void _propose(self, int kind, int subject, int detail)
    @cython.locals(seat=int, late=bint, desperate=bint, least=double, place=int, order=int, some=int)
    cdef void _weigh_plays(self, SeatModel model) noexcept
    @cython.locals(place=int)
    cdef int _was_asked(self, SeatModel model) noexcept
    @cython.locals(since=int, meant=int)
    cdef bint _is_asked_for(self, SeatModel model, int order) noexcept
    cdef int _is_misleading_otherwise(self, SeatModel model, int receiver, int value, int touched) noexcept
    cdef bint _is_urgent(self) noexcept
    cdef bint _is_safe(self, SeatModel model, int order) noexcept
    @cython.locals(copies=double, identity=int, announced=int, suit=int, fits=int)
    cdef void _weigh_play(self, SeatModel model, int order, int some) noexcept
    @cython.locals(trash=int, chop=int, place=int)
    cdef void _weigh_discards(self, SeatModel model) noexcept
    @cython.locals(place=int, order=int, identity=int)
    cdef void _weigh_transfers(self, SeatModel model) noexcept
    cdef bint _has_other_copy(self, SeatModel model, int order, int identity) noexcept
    @cython.locals(loss=double, told=int)
    cdef void _weigh_discard(self, SeatModel model, int order) noexcept
    @cython.locals(step=int, receiver=int, value=int)
    cdef void _weigh_clues(self, SeatModel model) noexcept
    @cython.locals(touched=int, new=int, place=int, order=int, misleading=int)
    cdef void _weigh_clue(self, SeatModel model, int receiver, int value) noexcept
    @cython.locals(place=int, order=int, truth=int, own_place=int, own=int, some=int, share=double)
    cdef void _discount_duplicates(self, SeatModel model, int receiver, int value) noexcept
    @cython.locals(best=int, place=int, order=int)
    cdef void _weigh_forced(self, SeatModel model) noexcept
    cdef void _conclude(self, int kind, int subject, int detail)
    cdef void _finish(self) noexcept

@cython.locals(found=double, copies=double, identity=int, left=int)
cpdef double chance_of(SeatModel model, int order, int identities) noexcept

@cython.locals(copies=int, identity=int)
cdef double _copies_left(SeatModel model, int some) noexcept
