"""Qt models of what a seat may see."""
