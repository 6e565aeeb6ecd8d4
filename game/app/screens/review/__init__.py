"""The review of a game: every bid and card again, with open hands and reasons."""
