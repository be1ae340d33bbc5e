"""A learner's progress, and the schedule of exercises."""
