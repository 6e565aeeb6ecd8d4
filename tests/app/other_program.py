"""Another program on the same screen: `python -m tests.app.other_program copy TEXT` or `read`.

copy    puts TEXT on the clipboard, says so, and stays there to be asked for it until its input ends
read    prints the text on the clipboard
"""

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pygame

_PATIENCE = 20.0  # seconds
_QUIET = {"PYGAME_HIDE_SUPPORT_PROMPT": "1"}
_LOOK = 5  # milliseconds between two looks at what the screen asks


def main() -> None:
    """Do what the command line says, in a window that nobody sees."""
    pygame.display.init()
    pygame.display.set_mode((1, 1), pygame.HIDDEN)
    if sys.argv[1] == "read":
        sys.stdout.write(pygame.scrap.get_text())
        return
    pygame.scrap.put_text(sys.argv[2])
    print("copied", flush=True)
    ended = threading.Event()
    threading.Thread(target=_listen, args=(ended,), daemon=True).start()
    while not ended.is_set():  # whoever pastes asks by an event, and waits for the answer
        pygame.event.pump()
        pygame.time.wait(_LOOK)


def _listen(ended: threading.Event) -> None:
    sys.stdin.read()
    ended.set()


def _command(*words: str) -> list[str]:
    return [sys.executable, "-m", "tests.app.other_program", *words]


def read_elsewhere(environment: dict[str, str]) -> str:
    """Return the text that another program finds on the clipboard."""
    done = subprocess.run(
        _command("read"), env=environment | _QUIET, capture_output=True, check=True, timeout=_PATIENCE
    )
    return done.stdout.decode()


@contextmanager
def copied_elsewhere(text: str, environment: dict[str, str]) -> Iterator[None]:
    """Another program holds *text* on the clipboard."""
    program = subprocess.Popen(
        _command("copy", text), env=environment | _QUIET, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert program.stdin is not None
    assert program.stdout is not None
    try:
        assert program.stdout.readline().split() == [b"copied"]
        yield
    finally:
        program.stdin.close()
        program.wait(_PATIENCE)
        program.stdout.close()


if __name__ == "__main__":
    main()
