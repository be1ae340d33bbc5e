"""The vector drawings of the program, and caches of their pixmaps."""
