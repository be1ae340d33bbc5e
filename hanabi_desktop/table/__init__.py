"""The card table: where things lie, how they look, how they move, and what a gesture means."""
