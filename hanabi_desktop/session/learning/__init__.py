"""What a learner has learned, and which exercises are due."""
