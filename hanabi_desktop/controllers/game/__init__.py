"""The controllers of a game: play, end, replays, hot seat, advice, coach."""
