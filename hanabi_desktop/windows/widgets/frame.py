"""The measures of the window's frame, from the design guide's section 5; in pixels if not said."""

HORIZON = 0.68
"""Where the water begins on pages before the night sky, as a share of their height."""
SMALL_WINDOW_HEIGHT = 720


def bar_height(window_height: int) -> int:
    """How high the bar at the top of the window is."""
    return 36 if window_height < SMALL_WINDOW_HEIGHT else 44


def replay_height(page_height: int) -> int:
    """How high the panel under the table is while a game is looked at that is over.

    The design guide gives it 238 pixels in a window 800 high; in a small window the table
    needs them more.
    """
    return round(min(238, max(128, 0.4 * page_height - 120)))


def curve_height(page_height: int) -> int:
    """The same under a review, whose curve has more to show."""
    return round(min(260, max(150, 0.42 * page_height - 90)))


def coach_height(page_height: int) -> int:
    """How high the panel under the table is while somebody is coached: a few lines of words."""
    return round(min(220, max(124, 0.2 * page_height)))


def review_width(window_width: int) -> int:
    """How wide the panel of a review is, which has more to say than the log; on the same grid."""
    return 4 * round(min(400, max(256, 0.25 * window_width)) / 4)


def side_width(window_width: int) -> int:
    """How wide the panel beside the table is, on a grid of 4 pixels.

    Off the grid every row of the log would be broken anew with each pixel of the window.
    """
    return 4 * round(min(320, max(208, 0.2125 * window_width)) / 4)
