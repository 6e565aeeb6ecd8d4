"""The application: window, first screen, and a clean end.

run(Options())                                  # play
run(Options(demo=True, speed="off"))            # computer players in all seats; 0 when the game is over
run(Options(seed=7, preset="grill"))            # at the table at once
"""

import logging
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from game import __version__
from game.ai.core.chosen import remedy
from game.app.navigator import Navigator
from game.app.paint.themes import find_theme
from game.app.screens.apology import ApologyScene
from game.app.screens.start import StartScene
from game.app.services.services import THEME_NAMES, Services, chance_seed
from game.app.shell.app import App
from game.app.shell.inputs import Quit
from game.app.shell.window import SMALLEST
from game.rules.presets import find_preset
from game.rules.ruleset import RuleSet
from game.storage.log import start_log, stop_log
from game.storage.paths import find_places
from game.storage.saves import RulesName
from game.storage.settings import Settings, Speed, load_settings

_log = logging.getLogger(__name__)

# Seconds after which a computer player with the uncompiled core, which holds the interpreter, gives way to a frame.
_SWITCH = 0.0005


@dataclass(frozen=True, slots=True)
class Options:
    """The options of the command line; None leaves a value to the settings.

    *demo* seats computer players everywhere and ends with the game. *seed*, *preset* and *rules*, which
    somebody may have *called* something, lead straight to the table.
    """

    demo: bool = False
    speed: Speed | None = None
    seed: int | None = None
    preset: str | None = None
    rules: RuleSet | None = None
    called: RulesName | None = None
    window: tuple[int, int] | None = None
    fullscreen: bool = False


def run(options: Options) -> int:
    """Run the game until it is left; return the exit code: 1 for a demo that was not played out, else 0."""
    places = find_places(os.environ)
    log = start_log(places)
    try:
        _log.info("Ten Bags %s starts", __version__)
        if outdated := remedy():
            _log.warning(outdated)
        settings, problem = load_settings(places)
        app = _open_app(settings, options)
        services = Services(
            app,
            places,
            settings,
            clock=lambda: datetime.now().astimezone(),
            navigator=Navigator,
            unattended=options.demo,
        )
        services.note(problem)
        services.thinks_aside = not options.demo
        sys.setswitchinterval(_SWITCH)
        if options.speed is not None:
            services.hurry(options.speed)
        return _play(services, options)
    finally:
        stop_log(log)


def _open_app(settings: Settings, options: Options) -> App:
    width, height = settings.window  # which may be tiny where there is no window manager
    return App(
        theme=find_theme(THEME_NAMES[settings.theme]),
        size=options.window or (max(SMALLEST[0], width), max(SMALLEST[1], height)),
        place=settings.window_place,
        ui_size=settings.ui_size / 100,
        full_screen=options.fullscreen or settings.full_screen,
        maximised=settings.maximised and options.window is None,
    )


def _play(services: Services, options: Options) -> int:
    app = services.app
    if not options.demo:  # nobody would close the apology, and a demo would wait for ever
        app.on_failure = lambda error: ApologyScene(services, error)
    app.scenes.push(StartScene(services))
    seed = chance_seed() if options.seed is None else options.seed
    if options.demo:
        services.nav.sit_down(services.begin(_rules(services, options), seed))
    elif any(one is not None for one in (options.seed, options.preset, options.rules)):
        services.nav.offer_game(_rules(services, options), seed, _name(services, options))
    with _Signals(lambda: app.post(Quit())):
        app.run()
    services.close()
    return 1 if options.demo and not services.archive.played_out else 0


def _rules(services: Services, options: Options) -> RuleSet:
    if options.rules is not None:
        return options.rules
    return find_preset(options.preset).rules if options.preset is not None else services.next_rules


def _name(services: Services, options: Options) -> RulesName | None:
    """Return the name of the rules that `_rules` returns, if they have one of their own."""
    if options.rules is not None or options.preset is not None:
        return options.called
    return services.next_own.called if services.next_own is not None else None


class _Signals:
    """A context in which the signals that ask the program to end close the window."""

    _NAMES: tuple[Literal["SIGTERM", "SIGINT", "SIGHUP"], ...] = ("SIGTERM", "SIGINT", "SIGHUP")

    def __init__(self, on_signal: Callable[[], None]) -> None:
        self._on_signal = on_signal
        self._before: dict[signal.Signals, signal.Handlers | Callable[..., object] | int | None] = {}

    def __enter__(self) -> None:
        for name in self._NAMES:
            number = getattr(signal, name, None)  # Windows has no SIGHUP
            if isinstance(number, signal.Signals):
                with suppress(ValueError, OSError):  # only the main thread may listen
                    self._before[number] = signal.signal(number, lambda *_: self._on_signal())

    def __exit__(self, *_: object) -> None:
        for number, before in self._before.items():
            signal.signal(number, before)
