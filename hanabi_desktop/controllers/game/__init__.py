"""The game's controllers: play, end, replays, hot seat, advice, coach."""
