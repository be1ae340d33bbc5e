"""The frame of the window: menu, bar, start page, keys."""
