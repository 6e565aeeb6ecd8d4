"""`python build/art`: see art.commands."""

import sys
from pathlib import Path

# Run as a folder: its parent takes the folder's place on the path, so that modules are art.something.
sys.path[0] = str(Path(__file__).resolve().parents[1])

from art.commands import main  # noqa: E402 - only now can it be found

if __name__ == "__main__":
    main()
