"""The bar beside what is scrolled can be seen on paper, too, in every theme."""

from collections.abc import Callable

import pytest

from game.app.screens.help import HelpScene
from game.app.screens.rules.scene import RulesScene
from game.app.screens.score_sheet import ScoreSheetScene
from game.app.services.services import Services
from game.app.widgets.scroll import ScrollArea
from game.rules.presets import CLASSIC
from game.storage.settings import Look
from tests.app.driver import play_deals
from tests.app.tables import clear


def _keys(services: Services) -> ScrollArea:
    scene = HelpScene(services)
    scene.topics.choose("keys")
    services.app.scenes.push(scene)
    return scene.area


def _rules(services: Services) -> ScrollArea:
    scene = RulesScene(services)
    services.app.scenes.push(scene)
    services.app.step(0.02)
    return scene.paper.area


def _sheet(services: Services) -> ScrollArea:
    session = services.begin(CLASSIC, 5)
    play_deals(session, 8)
    scene = ScoreSheetScene(services, session, lambda: None)
    services.app.scenes.push(scene)
    services.app.step(0.02)
    return scene.area


@pytest.mark.parametrize("theme", ["felt", "night", "contrast"])
@pytest.mark.parametrize("make", [_keys, _rules, _sheet])
def test_it_is_darker_than_the_paper(
    shared_services: Services, make: Callable[[Services], ScrollArea], theme: Look
) -> None:
    clear(shared_services).change(theme=theme)
    area = make(shared_services)
    shared_services.app.step(1.0)
    assert area.furthest > 0
    viewport, knob = shared_services.app.viewport, area.knob
    picture = shared_services.app.picture()
    bar = picture.get_at((viewport.px(knob.centerx), viewport.px(knob.centery)))
    paper = picture.get_at((viewport.px(knob.left - 6), viewport.px(knob.centery)))
    assert sum(paper[:3]) - sum(bar[:3]) > 300
