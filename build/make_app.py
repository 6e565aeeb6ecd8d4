"""Make the application: `python build/make_app.py` packs build/dist/ten-bags, which runs where no Python is.

It packs what the running Python has installed: the game (with its core compiled, where that could be), or this
checkout where the game is not installed, and what it requires. With --check the packed program then plays a whole
game without screen or loudspeaker, in a home of its own.
"""

import argparse
import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from PyInstaller.__main__ import run

ROOT = Path(__file__).resolve().parents[1]
WORK, DIST, ICONS = ROOT / "build" / "made", ROOT / "build" / "dist", ROOT / "build" / "icons"
NAME = "ten-bags"
PROGRAM = DIST / NAME / (f"{NAME}.exe" if sys.platform == "win32" else NAME)
PATIENCE = 300  # seconds until a demonstration game counts as hung

# Importable where developers build, or drawn in by a library that can do without; none is used by the game.
UNUSED = (
    *("numpy", "PIL", "fontTools", "setuptools", "pkg_resources", "pytest", "hypothesis", "mypy", "Cython"),
    *("tkinter", "unittest", "pydoc", "doctest", "lib2to3", "xmlrpc", "curses", "readline"),
    *("ssl", "_ssl", "_hashlib"),  # the game never goes online, and Python has the hashes without OpenSSL
    *("pygame.docs", "pygame.examples", "pygame.tests", "pygame.sndarray", "pygame.surfarray", "pygame.camera"),
    *("pygame.midi", "pygame._camera", "pygame.pypm"),
)


def main() -> None:
    """Read the command line, pack, and check if asked to."""
    parser = argparse.ArgumentParser(description="Pack Ten Bags into build/dist with PyInstaller.")
    parser.add_argument("--check", action="store_true", help="let the packed program play a game afterwards")
    options = parser.parse_args()
    if importlib.util.find_spec("game") is None:  # packed from this checkout: its core is to be new, if it can be
        subprocess.run([sys.executable, str(ROOT / "build" / "compile_core.py")], check=False)
    os.environ.setdefault("PYINSTALLER_CONFIG_DIR", str(WORK / "pyinstaller-cache"))  # and not in the home
    run(_order())
    print(f"{PROGRAM.parent.relative_to(ROOT)}: {_size(PROGRAM.parent) / 1e6:.1f} MB", flush=True)
    core = "compiled" if any(PROGRAM.parent.rglob("compiled.*")) else "pure Python, a hundred times slower"
    print(f"The core of the computer players: {core}.", flush=True)
    if options.check:
        check()


def _order() -> list[str]:
    """Return what PyInstaller is told."""
    order = ["--noconfirm", "--clean", "--log-level=WARN", "--onedir", "--windowed", f"--name={NAME}"]
    order += [f"--workpath={WORK / 'pyinstaller'}", f"--distpath={DIST}", f"--specpath={WORK}"]
    order += [f"--add-data={ROOT / kind}{os.pathsep}game/{kind}" for kind in ("sprites", "sounds")]
    for data in (Path("game", "app", "gallery", "records"), Path("game", "ai", "core", "habits.txt")):
        folder = data if (ROOT / data).is_dir() else data.parent
        order += [f"--add-data={ROOT / data}{os.pathsep}{folder.as_posix()}"]
    order += [] if importlib.util.find_spec("game") else [f"--paths={ROOT}"]
    order += [f"--exclude-module={module}" for module in UNUSED]
    if sys.platform == "linux":
        order += ["--strip"]
    else:
        order += [f"--icon={ICONS / (f'{NAME}.icns' if sys.platform == 'darwin' else f'{NAME}.ico')}"]
    return [*order, str(ROOT / "build" / "start.py")]


def _size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def check() -> None:
    """Let the packed program play a demonstration game from another folder; exit with its failure and its log."""
    with tempfile.TemporaryDirectory(prefix="ten-bags-home-") as home:
        alone = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "TEN_BAGS_HOME": home}
        surroundings = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")} | alone
        demonstration = [str(PROGRAM), "--demo", "--speed", "off"]
        try:
            subprocess.run(demonstration, cwd=home, env=surroundings, check=True, timeout=PATIENCE)
        except subprocess.SubprocessError as failure:
            logs = [path.read_text(encoding="utf-8", errors="replace") for path in Path(home).rglob("*.log")]
            sys.exit("\n".join([*logs, f"The packed program did not play its game: {failure}"]))
    print("The packed program played a whole game.", flush=True)


if __name__ == "__main__":
    main()
