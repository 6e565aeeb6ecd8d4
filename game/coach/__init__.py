"""Questions asked of the computer players about a game."""
