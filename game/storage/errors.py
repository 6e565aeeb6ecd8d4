"""What can go wrong on a disk, and how it is told."""


class StorageError(Exception):
    """Something could not be written or read; the text is a sentence naming the path and the remedy."""


def shortened(text: str, longest: int = 200) -> str:
    """Return *text*, which may come from a broken file, short and plain enough to stand in a sentence."""
    plain = "".join(sign if sign.isprintable() else "\ufffd" for sign in text)
    return plain if len(plain) <= longest else f"{plain[: longest - 1]}…"
