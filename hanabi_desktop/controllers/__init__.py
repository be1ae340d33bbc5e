"""The controllers, each of which connects the session to the windows for one part of the program."""
