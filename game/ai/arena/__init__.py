"""The arena: how strong the computer players are, measured so that it can be believed (ARENA.md)."""
