"""The plate of the score: what its figures are is said in words."""

from dataclasses import replace
from pathlib import Path

import pytest
from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.services.services import Services
from game.app.table import score_plate
from game.app.table.scene import TableScene
from game.rules.presets import find_preset
from game.rules.scoring import Standing
from tests.app.driver import open_services
from tests.app.tables import clear, rest, sit_down


def _words(services: Services, preset: str, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], list[FRect]]:
    """Return the words on the plate of a new game by *preset*, and where fuses are drawn."""
    scene = sit_down(services, preset, 7)
    rest(scene)
    return _drawn(scene, monkeypatch)


def _drawn(scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], list[FRect]]:
    """Return the words on the plate of the score at *scene*, and where fuses are drawn."""
    said: list[str] = []
    fuses: list[FRect] = []

    def heard(_self: Canvas, words: str, rect: FRect, *_how: object, **_more: object) -> FRect:
        said.append(words)
        return FRect(rect)

    def seen(_canvas: Canvas, rect: FRect, *_how: object, **_more: object) -> None:
        fuses.append(rect)

    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "text", heard)
        patch.setattr(score_plate, "draw_fuse", seen)
        scene.display.score.draw(scene.app.canvas)
    return said, fuses


@pytest.mark.parametrize("preset", ["classic", "solo", "three_hand", "two_hand", "six_hand"])
def test_where_everything_is_large_bags_are_counted_in_words(
    shared_services: Services, monkeypatch: pytest.MonkeyPatch, preset: str
) -> None:
    services = clear(shared_services)
    services.change(ui_size=160)
    said, fuses = _words(services, preset, monkeypatch)
    sides = find_preset(preset).rules.side_count
    assert sides == said.count("0 bags")
    assert not fuses


@pytest.mark.parametrize("preset", ["solo", "three_hand", "six_hand"])
def test_a_line_above_many_sides_says_what_their_figures_are(
    shared_services: Services, monkeypatch: pytest.MonkeyPatch, preset: str
) -> None:
    said, _fuses = _words(clear(shared_services), preset, monkeypatch)
    assert ["Tricks", "Bags", "Points"] == said[:3]


def test_a_fuse_is_drawn_only_where_its_segments_can_be_counted(
    shared_services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    _said, fuses = _words(clear(shared_services), "solo", monkeypatch)
    assert 4 == len(fuses)
    assert all(fuse.width >= 40 for fuse in fuses)


@pytest.mark.parametrize("ui_size", [100, 160])
def test_the_bags_of_six_alone_are_said_in_figures_beside_their_fuses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ui_size: int
) -> None:
    services = open_services(tmp_path)
    services.change(ui_size=ui_size)
    scene = TableScene(services, services.begin(replace(find_preset("six_hand").rules, sides="solo"), 7))
    services.app.scenes.push(scene)
    rest(scene)
    picture = scene.display.picture
    picture.standings[:] = [Standing(-300 - number, number) for number in range(1, 7)]
    said, fuses = _drawn(scene, monkeypatch)
    services.app.close()
    assert ["1", "2", "3", "4", "5", "6"] == [words for words in said if words.isdigit() and int(words)]
    assert 6 == len(fuses)
    assert all(fuse.width >= 10 * 6 for fuse in fuses)
    assert all(said.count(scene.session.side_name(side)) == 1 for side in scene.session.rules.all_sides)
