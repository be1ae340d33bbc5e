"""A game in progress: the only place above the rules that holds the whole truth."""
