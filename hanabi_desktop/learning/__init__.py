"""Learning content: lessons as scripts, puzzles, and a learner's progress."""
