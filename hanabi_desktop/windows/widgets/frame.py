"""The measures of the window's frame, from the design guide's section 5; in pixels if not said."""

from math import floor

from hanabi_desktop.table.art.text_size import text_px, text_scale

HORIZON = 0.68
"""Where the water begins on pages before the night sky, as a share of their height."""
SMALL_WINDOW_HEIGHT = 720
TARGET_PX = 40
"""As wide and high as a finger wants a button at least."""
TOAST_FOOT_PX = 24
"""So far toasts stand above the foot of their place, and words from their edges."""
_WIDENING = 0.85
"""Words of which a line has too little room wrap, so that panels need not widen as much as they."""
_GROWTHS = ((1.75, 1.3), (1.3, 1.15))
"""From how many times the usual window on words are so many times larger."""
_LEAST_LIMIT, _LIMIT = 1.3, 1.5
"""So much larger words may be in the smallest window, and in the usual one."""
_LIMIT_STEP = 0.05


def text_scale_in(width: int, height: int, percent: int) -> float:
    """Return how many times their usual size words are written in a window.

    They grow with the window, by steps: with every other one all is laid out anew. In a small one
    they grow less than the setting asks for: cards are to be read as well.

    Args:
        width: of the window.
        height: of the window.
        percent: the setting.
    """
    room = min(width / 1280, height / 800)
    growth = next((growth for least, growth in _GROWTHS if room >= least), 1.0)
    limit = max(_LEAST_LIMIT, floor(_LIMIT * room / _LIMIT_STEP) * _LIMIT_STEP)
    return min(growth * percent / 100, limit)


def bar_height(window_height: int) -> int:
    """Return how high the bar at the top of the window is: its buttons are targets for a finger."""
    return max(40 if window_height < SMALL_WINDOW_HEIGHT else 44, text_px(36))


def replay_height(page_height: int) -> int:
    """Return how high the panel under the table is while a game is looked at that is over.

    The design guide gives it 238 pixels in a window 800 high; in a small window the table
    needs them more.
    """
    return round(min(238, max(128, 0.4 * page_height - 120)))


def curve_height(page_height: int) -> int:
    """Return the same under a review: a row of controls, and a curve of 110 to 238 pixels.

    The curve grows where the window is more than 800 pixels high, and has all of them at 1,000.
    """
    return round(62 + min(238, max(110, 110 + 0.64 * (page_height - 756))))


def coach_height(page_height: int) -> int:
    """Return how high the panel under the table is while somebody is coached: a few lines of words."""
    return round(min(text_px(220), max(124, 0.2 * page_height * text_scale())))


def review_width(window_width: int) -> int:
    """Return how wide the panel of a review is, which has more to say than the log; on the same grid."""
    return _on_grid(window_width, 0.25, 256, 400)


def side_width(window_width: int) -> int:
    """Return how wide the panel beside the table is, on a grid of 4 pixels.

    Off the grid every row of the log would be broken anew with each pixel of the window.
    """
    return _on_grid(window_width, 0.2125, 208, 320)


def _on_grid(window_width: int, share: float, least: int, most: int) -> int:
    """Return a share of a window's width, within bounds that move with the size of words."""
    larger = text_scale() - 1
    narrowest = least * (1 + _WIDENING * larger)
    return 4 * round(min(most * (1 + larger), max(narrowest, share * window_width)) / 4)
