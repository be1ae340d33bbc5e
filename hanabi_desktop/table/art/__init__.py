"""Everything that is drawn: our own vector art, painted once and kept as pixmaps."""
