"""Make the sounds of the game: `python build/sound [NAME ...]` writes sounds/NAME.ogg.

The samples come from nothing but this folder; `oggenc` (Debian: vorbis-tools) packs them.
"""

import argparse
import io
import shutil
import subprocess
import sys
import wave
from pathlib import Path

from recipes import RECIPES, made
from waves import RATE, Wave, pcm

SOUNDS = Path(__file__).resolve().parents[2] / "sounds"


def main() -> None:
    """Read the command line and make what it asks for."""
    parser = argparse.ArgumentParser(prog="python build/sound", description="Make the sounds of the game.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="which sounds to make; all, if none is named")
    parser.add_argument("--list", action="store_true", help="print the names of all sounds and stop")
    parser.add_argument("--into", type=Path, default=SOUNDS, metavar="FOLDER", help="where to write")
    options = parser.parse_args()
    if options.list:
        print("\n".join(RECIPES))
        return
    if unknown := [name for name in options.names if name not in RECIPES]:
        parser.error(f"no sound is called {', '.join(unknown)}; --list names them all")
    if not shutil.which("oggenc"):
        sys.exit("oggenc is missing: on Debian and Ubuntu, `apt-get install vorbis-tools`.")
    options.into.mkdir(parents=True, exist_ok=True)
    for name in options.names or RECIPES:
        encode(made(name), options.into / f"{name}.ogg")


def encode(sound: Wave, path: Path) -> None:
    """Write *sound* to *path* as Ogg Vorbis; a fixed stream number keeps every making the same."""
    command = ["oggenc", "--quiet", "--quality", "3", "--serial", "10", "--output", str(path), "-"]
    subprocess.run(command, input=_wav(sound), check=True)


def _wav(sound: Wave) -> bytes:
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(pcm(sound))
    return file.getvalue()


if __name__ == "__main__":
    main()
