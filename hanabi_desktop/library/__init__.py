"""The storage and exchange of games."""
