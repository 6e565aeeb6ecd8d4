"""Compare a wheel with the checkout: `python build/check_wheel.py WHEEL` fails unless it holds the whole game."""

import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[1]
PLACES = {"game": "game", "sprites": "game/sprites", "sounds": "game/sounds"}


def main() -> None:
    """Read the wheel named on the command line and report what is missing from it or foreign to it."""
    if len(sys.argv) != 2:
        sys.exit("usage: python build/check_wheel.py WHEEL")
    with ZipFile(sys.argv[1]) as wheel:
        names = {name for name in wheel.namelist() if ".dist-info/" not in name}
    if missing := sorted(expected() - names):
        sys.exit(f"Missing from the wheel: {', '.join(missing)}")
    if foreign := sorted(name for name in names - expected() if not _compiled(name)):
        sys.exit(f"In the wheel, but not in the checkout: {', '.join(foreign)}")
    print(f"The wheel holds all {len(names)} files of the game.")


def expected() -> set[str]:
    """Return the names that the files of the checkout have in a wheel."""
    return {
        f"{place}/{path.relative_to(ROOT / folder).as_posix()}"
        for folder, place in PLACES.items()
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and not _compiled(path.name)
    }


def _compiled(name: str) -> bool:
    return name.endswith((".so", ".pyd"))


if __name__ == "__main__":
    main()
