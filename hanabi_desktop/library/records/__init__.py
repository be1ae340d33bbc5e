"""Complete games with all cards: saved, found in files, replayed."""
