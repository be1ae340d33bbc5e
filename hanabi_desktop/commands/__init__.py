"""The commands of ``hanabi-desktop COMMAND``, one module each."""
