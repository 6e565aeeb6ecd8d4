"""The way in: `ten-bags`, or `python -m game`."""

import os
import sys


def main() -> int:
    """Do what the command line says, and return the exit code."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame would greet on standard output
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support  # noqa: PLC0415 - only a packed program needs it

        freeze_support()  # workers of the arena are started as this very program
    from game.commands.cli import run  # noqa: PLC0415 - whoever only imports this module starts nothing

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
