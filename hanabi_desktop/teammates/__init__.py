"""Players that are programs. They are handed observations and answer with decisions."""
