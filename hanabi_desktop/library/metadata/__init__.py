"""What is known of games without their cards: anybody may see it."""
