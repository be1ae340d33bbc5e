"""A game in progress, and one looked at: who may see and do what, and what teammates are asked."""
