"""The end page and sharing."""
