"""Reviews games in the background and stores the results with them."""
