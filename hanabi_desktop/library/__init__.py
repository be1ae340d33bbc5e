"""Games kept and exchanged."""
