"""The card table: layout, painting, animation, sound and input."""
