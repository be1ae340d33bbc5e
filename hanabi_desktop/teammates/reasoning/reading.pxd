cimport cython
from hanabi_desktop.teammates.reasoning.connections cimport acts_before, through_others, through_self
from hanabi_desktop.teammates.reasoning.habits cimport rules_out
from hanabi_desktop.teammates.reasoning.knowledge cimport sole_member
from hanabi_desktop.teammates.reasoning.model cimport SeatModel
from hanabi_desktop.teammates.reasoning.settling cimport settle

cdef int NOTHING, PLAY_CLUE, SAVE_CRITICAL, SAVE_TWO, SAVE_FIVE, PROMPT, FINESSE, SELF_PROMPT, SELF_FINESSE
cdef int DISTRUST
cdef int NO_PROMPTS
cdef int TEMPO, FILL_IN, EMPTY_CLUE, PLAY_OR_SAVE, STALL, FIX, FIVE_STALL, DELAYED_PLAY, REVERSE_FINESSE, LAYERED_FINESSE, HIDDEN_FINESSE

@cython.locals(chop=int, newest=int, focus=int, new=int, place=int, order=int, was_sure=int, sure=int, disproved=int)
cpdef void interpret_clue(SeatModel model, int giver, int receiver, int value, int touched) noexcept
@cython.locals(found=int, place=int, order=int, truth=int)
cdef int _mistakes(SeatModel model, int seat) noexcept
@cython.locals(place=int)
cdef void _read_facts(SeatModel model, int receiver, int new) noexcept
cdef void _touch(SeatModel model, int order) noexcept
@cython.locals(sure=int, place=int)
cdef int _sure_places(SeatModel model, int seat) noexcept
@cython.locals(place=int, order=int)
cdef int _disproved(SeatModel model, int seat, int sure) noexcept
cdef void _read_fix(SeatModel model, int giver, int receiver, int disproved, int new) noexcept
@cython.locals(struck=int, place=int, order=int)
cdef int _touch_good(SeatModel model, int giver, int receiver, int new) noexcept
@cython.locals(place=int)
cdef void _strike_touched(SeatModel model, int giver, int receiver, int new) noexcept
@cython.locals(now=int)
cdef void _read_repeated_clue(SeatModel model, int giver, int receiver, int focus, int was_sure) noexcept
cdef bint _has_to_stall(SeatModel model, int giver) noexcept
@cython.locals(pendings=int, meanings=int, through=int, truth=int)
cdef void _ask_again(SeatModel model, int giver, int receiver, int focus) noexcept
@cython.locals(on_chop=int, struck=int, place=int, order=int, some=int, delayed=int, direct=int, saved=int,
               meant=int, pendings=int, through=int, truth=int, sure=int)
cdef void _read_new_cards(SeatModel model, int giver, int receiver, int value, int focus, int new, int chop) noexcept
@cython.locals(place=int, order=int)
cdef void _mean_nothing(SeatModel model, int receiver, int new) noexcept
@cython.locals(kind=int, i=int, truth=int)
cdef int _kind_of_links(SeatModel model, int giver, int receiver, int pendings, int sure) noexcept
cdef int _kind_of_save(SeatModel model, int value, int on_chop) noexcept
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
