"""Computer players: they receive observations and answer with decisions."""
