"""Qt item models. They receive observations and redacted events only, never a full state."""
