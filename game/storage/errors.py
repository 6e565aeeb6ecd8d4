"""What can go wrong on a disk."""


class StorageError(Exception):
    """Something could not be written or read; the text is a sentence naming the path and the remedy."""
