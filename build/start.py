"""What the packed application runs: the same as the command `ten-bags`."""

import sys

from game.__main__ import main

sys.exit(main())
