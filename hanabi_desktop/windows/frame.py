"""The measures of the window's frame, from the design guide's section 5; all in pixels."""

SMALL_WINDOW_HEIGHT = 720


def bar_height(window_height: int) -> int:
    """How high the bar at the top of the window is."""
    return 36 if window_height < SMALL_WINDOW_HEIGHT else 44


def side_width(window_width: int) -> int:
    """How wide the panel beside the table is, on a grid of 4 pixels.

    Off the grid every row of the log would be broken anew with each pixel of the window.
    """
    return 4 * round(min(320, max(208, 0.2125 * window_width)) / 4)
