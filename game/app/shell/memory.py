"""Memory that pictures of a moment have left behind.

The C library keeps what was freed for later; after many large surfaces of all sizes that is tens of megabytes.
"""

import sys
from functools import cache
from typing import Protocol


class _Trim(Protocol):
    def __call__(self, keep: int, /) -> object: ...


@cache
def _trim() -> _Trim | None:
    """Return glibc's `malloc_trim`; None where there is another C library, or none that can be asked."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        import ctypes  # noqa: PLC0415 - not needed before the first quiet moment

        library = ctypes.CDLL(None)
    except (ImportError, OSError):  # a Python without libffi, or linked statically
        return None
    found: _Trim | None = getattr(library, "malloc_trim", None)
    return found


def give_back() -> bool:
    """Let the system have the memory that is free, within some milliseconds; return whether that is possible here."""
    trim = _trim()
    if trim is not None:
        trim(0)
    return trim is not None
