"""The commands behind ``hanabi-desktop WORD``, one module each."""
