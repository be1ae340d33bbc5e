"""What can be learned: lessons as scripts, puzzles, and how far a learner has come."""
