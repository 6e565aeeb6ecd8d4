"""The way in: `ten-bags`, or `python -m game`."""

import os
import sys


def main() -> int:
    """Do what the command line says, and return the exit code."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame would greet on standard output
    from game.commands.cli import run  # noqa: PLC0415 - whoever only imports this module starts nothing

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
