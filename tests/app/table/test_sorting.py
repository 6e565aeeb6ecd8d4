"""How the person's hand looks while it is sorted."""

import pytest

from game.app.paint.canvas import Canvas
from game.app.services.services import Services
from tests.app.tables import clear, rest, sit_down


@pytest.mark.parametrize("left_handed", [False, True], ids=["right", "left"])
def test_while_a_hand_is_sorted_no_card_jumps_on_top(
    shared_services: Services, monkeypatch: pytest.MonkeyPatch, left_handed: bool
) -> None:
    services = clear(shared_services)
    services.preview(left_handed=left_handed)
    scene = sit_down(services, "classic", 7)
    rest(scene)
    sprites, drawn = scene.display.hand.sprites, list[str]()
    monkeypatch.setattr(Canvas, "card", lambda _canvas, name, *_how, **_more: drawn.append(name))
    names = [sprite.card.name for sprite in sprites if sprite.card is not None]
    before = names[::-1] if left_handed else names
    sprites.reverse()
    scene.display.hand.draw(services.app.canvas)
    assert before == drawn
    drawn.clear()
    scene.display.picture.place_hands()
    scene.display.hand.draw(services.app.canvas)
    assert before[::-1] == drawn
