"""The build backend: setuptools, told to keep its scratch files out of this folder."""

import os
from pathlib import Path

os.environ["DIST_EXTRA_CONFIG"] = str(Path(__file__).with_name("setuptools.cfg"))

from setuptools.build_meta import *  # noqa: F403
