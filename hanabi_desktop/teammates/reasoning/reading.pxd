cimport cython
from hanabi_desktop.teammates.reasoning.model cimport SeatModel, sole_member

cdef int NOTHING, PLAY_CLUE, SAVE_CRITICAL, SAVE_TWO, SAVE_FIVE, PROMPT, FINESSE, SELF_PROMPT, SELF_FINESSE
cdef int DISTRUST
cdef int TEMPO, FILL_IN, EMPTY_CLUE, PLAY_OR_SAVE, STALL, FIX, FIVE_STALL, DELAYED_PLAY

@cython.locals(chop=int, newest=int, focus=int, new=int, place=int, order=int, was_sure=int, mistakes=int)
cpdef void hear_clue(SeatModel model, int giver, int receiver, int value, int touched) noexcept
@cython.locals(place=int)
cdef void _hear_facts(SeatModel model, int receiver, int new) noexcept
cdef void _touch(SeatModel model, int order) noexcept
@cython.locals(found=int, place=int, order=int, truth=int)
cdef int _mistakes(SeatModel model, int seat) noexcept
@cython.locals(now=int)
cdef void _hear_again(SeatModel model, int receiver, int focus, int was_sure) noexcept
@cython.locals(on_chop=int, struck=int, place=int, order=int, some=int, delayed=int, direct=int, saved=int,
               meant=int, pendings=int, through=int, truth=int, sure=int)
cdef void _hear_new(SeatModel model, int giver, int receiver, int value, int focus, int new, int chop) noexcept
@cython.locals(place=int, order=int)
cdef void _mean_nothing(SeatModel model, int receiver, int new) noexcept
@cython.locals(i=int)
cdef int _kind_of_links(SeatModel model, int pendings, int sure) noexcept
cdef int _kind_of_save(int value, int on_chop) noexcept
@cython.locals(seen=int, seat=int, place=int, order=int, known=int)
cdef int _seen_clued(SeatModel model, int giver, int receiver) noexcept
@cython.locals(seat=int, place=int, order=int)
cdef void _strike_elsewhere(SeatModel model, int giver, int receiver, int identity) noexcept
@cython.locals(delayed=int, known=int, place=int, order=int, some=int, suit=int, rank=int)
cdef int _delayed(SeatModel model, int receiver) noexcept
@cython.locals(mask=int, saved=int)
cdef int _savable(SeatModel model, int giver, int receiver, int value, int on_chop) noexcept
@cython.locals(seen=int, seat=int, place=int, identity=int)
cdef int _in_third_hands(SeatModel model, int giver, int receiver) noexcept
@cython.locals(truth=int, before=int, through=int, suit=int, rank=int, identity=int, meaning=int, link=int)
cdef int _through_others(SeatModel model, int giver, int receiver, int focus, int open_set, int meant) noexcept
@cython.locals(blind=int, suit=int, needed=int, found=int, past=int, step=int, seat=int, order=int)
cdef int _connect(SeatModel model, int giver, int receiver, int identity, int before) noexcept
cdef void _link(SeatModel model, int order, int identity, int seat, int blind) noexcept
@cython.locals(back=int, order=int)
cdef int _prompted(SeatModel model, int seat, int identity) noexcept
@cython.locals(back=int, order=int)
cdef int _next_blind(SeatModel model, int seat) noexcept
@cython.locals(link=int)
cdef bint _is_linked(SeatModel model, int order) noexcept
@cython.locals(i=int)
cdef void _expect(SeatModel model, int focus, int meaning, int link) noexcept
@cython.locals(link=int)
cdef void _promise_links(SeatModel model) noexcept
cdef void _promise(SeatModel model, int order, int meaning) noexcept
@cython.locals(identity=int, needed=int, order=int, blind=int, explained=int, link=int)
cdef int _through_me(SeatModel model, int giver, int receiver, int focus, int truth) noexcept
@cython.locals(place=int, order=int)
cdef bint _plays_anyway(SeatModel model, int identity) noexcept
@cython.locals(alone=bint, seat=int, place=int, order=int)
cdef bint _is_under_way(SeatModel model, int giver, int receiver, int identity, int aim) noexcept
cdef bint _acts_before(SeatModel model, int giver, int seat, int receiver) noexcept
@cython.locals(meanings=int, needed=int, suit=int, identity=int, back=int, order=int, fits=int)
cdef int _through_self(SeatModel model, int receiver, int focus, int open_set) noexcept
cdef int _promise_self(SeatModel model, int focus, int order, int fits, int meanings, int heard) noexcept
@cython.locals(truth=int, seat=int, place=int, order=int)
cpdef int misleads(SeatModel model, int receiver) noexcept
@cython.locals(told=int, meant=int, clued=int)
cpdef void hear_play(SeatModel model, int seat, int order, int identity, int fits) noexcept
cpdef void hear_discard(SeatModel model, int seat, int order, int identity) noexcept
@cython.locals(i=int)
cdef void _settle(SeatModel model, int seat, int order, int identity, int fits) noexcept
@cython.locals(shown=int, i=int)
cdef void _confirm(SeatModel model, int focus, int order, int identity) noexcept
@cython.locals(focus=int, card=int)
cdef void _refute(SeatModel model, int i) noexcept
@cython.locals(last=int)
cdef void _forget(SeatModel model, int i) noexcept
@cython.locals(seat=int, place=int, order=int, rest=int)
cdef void _take_back(SeatModel model, int told) noexcept
@cython.locals(giver=int, place=int, older=int)
cdef void _note_duplicates(SeatModel model, int order, int identity) noexcept
