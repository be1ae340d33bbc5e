cimport cython
from hanabi_desktop.teammates.reasoning.habits cimport learn_from_misplay
from hanabi_desktop.teammates.reasoning.model cimport SeatModel
from hanabi_desktop.teammates.reasoning.settling cimport settle, take_back
from hanabi_desktop.teammates.reasoning.transfers cimport interpret_transfer, transferred_identity

@cython.locals(told=int, meant=int, clued=int)
cpdef void interpret_play(SeatModel model, int seat, int order, int identity, int fits) noexcept
@cython.locals(told=int)
cpdef void interpret_discard(SeatModel model, int seat, int order, int identity) noexcept
@cython.locals(before=int, lost=int, seat=int, place=int, order=int)
cdef void _pile(SeatModel model, int identity) noexcept
@cython.locals(giver=int, place=int, older=int)
cdef void _note_duplicates(SeatModel model, int order, int identity) noexcept
