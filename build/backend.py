"""The build backend: setuptools, told where this project keeps what it reads and writes.

Left alone, setuptools would build among the sources of this folder and carry files that have since been deleted from
one wheel into the next; and it would look for the list of what a source distribution holds at the top of the project.
"""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

_scratch = TemporaryDirectory(prefix="ten-bags-")
_configuration = Path(_scratch.name, "setuptools.cfg")
_configuration.write_text(f"[build]\nbuild_base = {_scratch.name}\n", encoding="utf-8")
os.environ["DIST_EXTRA_CONFIG"] = str(_configuration)

from setuptools.build_meta import *  # noqa: E402, F403 - it reads the line above
from setuptools.command.egg_info import manifest_maker  # noqa: E402

manifest_maker.template = "build/sdist.in"
