"""The compiled core, for tests of a checkout that holds none: that of an installed copy of the same sources.

Installing compiles the core into the installed copy, but tests run the modules of the checkout.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module, metadata
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

CORE = Path(__file__).resolve().parents[1] / "game" / "ai" / "core"
NAME = "game.ai.core.compiled"


def find_core() -> str:
    """Load the compiled core of an installed copy where the checkout has none; return in a sentence what is tested.

    Comes before anything that imports `game.ai`, which takes the core that it finds.
    """
    said = borrow(CORE, installed_cores())
    return "The pure Python core is tested, as TEN_BAGS_PURE is set." if os.environ.get("TEN_BAGS_PURE") else said


def borrow(core: Path, installed: Iterable[Path]) -> str:
    """Load the compiled core of the first of the folders *installed* that has one of the same sources as *core*.

    Return in a sentence which core is there now, and why. Nothing is loaded where *core* has its own.
    """
    if compiled_file(core) is not None:
        return "The compiled core of the checkout is tested."
    why = "none is compiled, neither here nor in an installed copy"
    for other in installed:
        file = compiled_file(other)
        if file is not None and sources(other) == sources(core):
            try:
                _load(file)
            except ImportError as error:
                why = f"{file} cannot be loaded: {error}"
            else:
                return f"The compiled core of an installed copy of the same sources is tested: {file}."
        elif file is not None:
            why = f"{file} is of other sources; install the project anew"
    return f"The pure Python core is tested: {why}."


def installed_cores() -> Iterator[Path]:
    """Yield the folders of the core in all installed copies of the project."""
    for copy in metadata.distributions(name="ten-bags"):
        folder = Path(str(copy.locate_file("game/ai/core"))).resolve()
        if folder != CORE and folder.is_dir():
            yield folder


def compiled_file(core: Path) -> Path | None:
    """Return the compiled core in the folder *core* that this Python can load, if there is one."""
    files = (core / f"compiled{suffix}" for suffix in EXTENSION_SUFFIXES)
    return next((file for file in files if file.is_file()), None)


def sources(core: Path) -> dict[str, bytes]:
    """Return the modules in the folder *core*, and the habits they read, by their names, byte for byte."""
    return {file.name: file.read_bytes() for file in core.iterdir() if file.suffix in (".py", ".txt")}


def _load(file: Path) -> None:
    spec = spec_from_file_location(NAME, file)
    if spec is None or spec.loader is None:
        raise ImportError("it is no extension module")
    import_module(NAME.rpartition(".")[0])  # whose habits the core reads while it is loaded
    module = sys.modules[NAME] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # whatever it is: a core that is half there is worse than none
        del sys.modules[NAME]
        raise ImportError(f"{type(error).__name__}: {error}") from error
