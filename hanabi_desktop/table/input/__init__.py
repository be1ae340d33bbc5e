"""What gestures and keys become: what is begun, what is meant, where focus and aim go."""
