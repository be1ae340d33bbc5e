"""Many games at once: how well teammates play, how much two agree, and the search for weights."""
