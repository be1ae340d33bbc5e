"""The sounds of the table, and their timing."""
