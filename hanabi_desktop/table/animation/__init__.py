"""How the table moves: turns in their stages, and the lights that go with them."""
