"""What joins windows and sessions: each leads one part of the program."""
