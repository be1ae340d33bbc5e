"""The interpretation of gestures and keys: the pending action, its cards, and the focus."""
