"""A review in the window, the courses that its game did not take, and its summary."""
