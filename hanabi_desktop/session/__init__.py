"""Running games. Besides reviews, the library and measurements, only sessions may hold full games."""
