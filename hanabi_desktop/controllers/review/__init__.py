"""Controllers of a review: panel, curve, lines, queue, summary."""
