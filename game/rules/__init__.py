"""What Spades is: pure functions over values."""
