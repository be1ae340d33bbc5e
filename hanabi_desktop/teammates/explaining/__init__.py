"""What is told to people: readings of clues, what is wrong with a move, what teammates say."""
