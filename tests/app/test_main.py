"""The application from start to end."""

import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from game.ai.core import chosen
from game.app.main import Options, run
from game.app.screens.start import StartScene
from game.app.services.services import Services
from game.app.shell.app import App
from game.app.table.scene import TableScene
from game.app.widgets.dialog import Dialog
from game.rules.presets import CLASSIC, GRILL, find_preset
from game.rules.ruleset import RuleSet
from game.storage.own_rules import OwnRules, Shelf, save_shelf
from game.storage.paths import HOME, Places
from game.storage.saves import SaveSlot
from game.storage.settings import Settings, save_settings
from tests.app.driver import open_services
from tests.commands.console import say

OURS = replace(GRILL, blind_deficit=150, bag_carry=True)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME, str(tmp_path))
    return tmp_path


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[App]:
    """The apps that were run, each for three frames."""
    apps: list[App] = []

    def few_frames(app: App) -> None:
        apps.append(app)
        for _ in range(3):
            app.step(0.02)

    monkeypatch.setattr(App, "run", few_frames)
    return apps


def test_a_demo_plays_a_whole_game_and_keeps_nothing(home: Path) -> None:
    assert run(Options(demo=True, speed="off", seed=5)) == 0
    assert [path.name for path in home.iterdir()] == ["logs"]


@pytest.mark.usefixtures("home")
def test_a_demo_that_is_stopped_has_failed(seen: list[App]) -> None:
    assert run(Options(demo=True, seed=5)) == 1
    assert isinstance(seen[0].scenes.top, TableScene)


@pytest.mark.usefixtures("home")
def test_the_first_screen_comes_first(seen: list[App]) -> None:
    assert run(Options()) == 0
    assert isinstance(seen[0].scenes.top, StartScene)


def test_window_and_size_are_as_remembered(home: Path, seen: list[App]) -> None:
    save_settings(Places.under(home), Settings(window=(1100, 700), ui_size=120, theme="night"))
    run(Options())
    assert (seen[0].viewport.pixels, seen[0].ui_size, seen[0].theme.name) == ((1100, 700), 1.2, "night")


def test_a_tiny_window_is_not_opened_again(home: Path, seen: list[App]) -> None:
    save_settings(Places.under(home), Settings(window=(300, 900)))
    run(Options())
    assert (640, 900) == seen[-1].viewport.pixels


@pytest.mark.usefixtures("home")
def test_the_command_line_has_the_last_word_about_the_window(seen: list[App]) -> None:
    run(Options(window=(1000, 640), speed="fast"))
    assert (seen[0].viewport.pixels, seen[0].pace) == ((1000, 640), 0.6)


@pytest.mark.usefixtures("home")
def test_a_seed_and_a_preset_lead_to_the_table(seen: list[App]) -> None:
    run(Options(seed=7, preset="grill"))
    table = seen[0].scenes.top
    assert isinstance(table, TableScene)
    assert (table.session.record.seed, table.session.title) == (7, "Grill Rules")


@pytest.mark.parametrize(
    ("args", "rules"),
    [
        ("--preset six_hand --set sides=trios", replace(find_preset("six_hand").rules, sides="trios")),
        ("--set nil=50 --set target=300", replace(CLASSIC, nil=50, target=300)),
        ("--rules AHQE-XEQE-QIH4-ZFRC-YM --set nil=100", replace(OURS, nil=100)),
    ],
)
@pytest.mark.usefixtures("home")
def test_rules_can_be_changed_by_the_command_line(seen: list[App], args: str, rules: RuleSet) -> None:
    say(*args.split())
    table = seen[0].scenes.top
    assert isinstance(table, TableScene)
    assert rules == table.session.record.rules


@pytest.mark.parametrize(("change", "variant"), [("nil=50", "own:a1"), ("nil=70", "house")])
def test_own_rules_that_are_changed_do_not_count_as_themselves(
    home: Path, seen: list[App], change: str, variant: str
) -> None:
    save_shelf(Places.under(home), Shelf((OwnRules("a1", "Grill, our way", "grill", OURS),)))
    say("--rules", "Grill, our way", "--set", change)
    saved, _problem = SaveSlot(Places.under(home)).read()
    assert seen
    assert saved is not None
    assert variant == saved.saved.variant


def test_a_saved_game_is_not_lost_to_a_seed(home: Path, seen: list[App]) -> None:
    services = open_services(home)
    services.begin(CLASSIC, 5)
    services.close()
    run(Options(seed=7))
    assert isinstance(seen[0].scenes.top, Dialog)
    resumed = open_services(home).resume()
    assert resumed is not None
    assert resumed.record.seed == 5


@pytest.mark.usefixtures("seen")
def test_a_start_is_logged(home: Path) -> None:
    run(Options())
    assert "Ten Bags" in (home / "logs" / "ten-bags.log").read_text(encoding="utf-8")


@pytest.mark.usefixtures("seen")
def test_a_compiled_core_that_is_out_of_date_is_logged(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chosen, "missing", ["Memory"])
    run(Options())
    assert "is out of date, without Memory;" in (home / "logs" / "ten-bags.log").read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends programs without asking them")
def test_a_terminated_program_ends_well_and_keeps_the_game(tmp_path: Path) -> None:
    program = (
        "from game.app.shell.app import App\n"
        "from game.app.main import Options, run\n"
        "draw = App.step\n"
        "def step(app, seconds, waited):\n"
        "    drawn = draw(app, seconds, waited)\n"
        "    print('drawn', flush=True)\n"
        "    return drawn\n"
        "App.step = step\n"
        "raise SystemExit(run(Options(seed=9, preset='classic')))\n"
    )
    environment = {**os.environ, HOME: str(tmp_path), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    with subprocess.Popen(
        [sys.executable, "-c", program], env=environment, stdout=subprocess.PIPE, text=True
    ) as started:
        assert started.stdout is not None
        assert any(line == "drawn\n" for line in started.stdout)
        started.send_signal(signal.SIGTERM)
        started.stdout.read()
        assert started.wait(30) == 0
    services: Services = open_services(tmp_path)
    resumed = services.resume()
    assert resumed is not None
    assert resumed.record.seed == 9
