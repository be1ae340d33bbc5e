"""The controllers of a review: panel, curve, variations, queue, summary."""
