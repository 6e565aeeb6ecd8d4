"""What can go wrong in the arena."""


class ForfeitError(Exception):
    """A player that does not answer as it should, and so loses the game; the text says how."""


class StrangerError(ValueError):
    """A shard that another version of the code has made."""
