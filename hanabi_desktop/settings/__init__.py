"""What is remembered of a person's choices, where it lies, and what a start asks for instead."""
