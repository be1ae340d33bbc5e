"""The animation of turns: movements of cards, lights, and updates in stages."""
