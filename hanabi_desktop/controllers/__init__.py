"""Controllers connect sessions to windows. Each is responsible for one part of the program."""
