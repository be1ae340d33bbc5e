"""Qt item models, fed with observations and redacted events only."""
