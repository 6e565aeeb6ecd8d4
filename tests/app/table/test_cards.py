"""Playing cards: by click, by drag, by keys; and what is refused."""

import pytest
from pygame import Surface

from game.app.motion.pose import Pose
from game.app.paint.deck import CardLook, Deck
from game.app.services.services import Services
from game.app.services.session import PERSON
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, PointerMoved, PointerUp
from game.app.table.scene import TableScene
from game.app.table.sprites import CardSprite
from game.cards import Card
from game.engine.actions import PlayCard
from game.engine.state import Phase
from game.engine.views import PlayerView
from tests.app.tables import (
    clear,
    click,
    drag,
    enliven,
    happen,
    last_action,
    play_on_turn,
    play_until,
    point_of,
    press,
    rest,
    sit_down,
)


@pytest.fixture
def scene(shared_services: Services) -> TableScene:
    """A table without animation at which the person must follow suit and holds other suits."""
    scene = sit_down(clear(shared_services), "classic", 7)
    play_until(scene, must_follow)
    return scene


@pytest.fixture
def lively(scene: TableScene) -> TableScene:
    """The same with animation."""
    enliven(scene)
    return scene


def must_follow(view: PlayerView) -> bool:
    return play_on_turn(view) and len(view.trick.plays) > 0 and 1 < len(view.lawful_cards) < len(view.hand)


def refused_card(scene: TableScene) -> Card:
    view = scene.session.view
    return next(card for card in view.hand if card not in view.lawful_cards)


def count(scene: TableScene) -> int:
    return len(scene.session.record.actions)


def place_of(scene: TableScene, card: Card) -> int:
    return next(index for index, sprite in enumerate(scene.display.hand.sprites) if sprite.card is card)


# -- playing ----------------------------------------------------------------------------------------------------


def test_a_click_plays_a_card(scene: TableScene) -> None:
    card = scene.session.view.lawful_cards[-1]
    click(scene, point_of(scene, card))
    assert PlayCard(PERSON, card) == last_action(scene)


def test_a_card_dropped_on_the_table_is_played(scene: TableScene) -> None:
    card = scene.session.view.lawful_cards[0]
    drag(scene, point_of(scene, card), scene.display.picture.layout.slot.center)
    assert PlayCard(PERSON, card) == last_action(scene)


def test_a_card_dragged_back_is_not_played(scene: TableScene) -> None:
    before = count(scene)
    start = point_of(scene, scene.session.view.lawful_cards[0])
    happen(scene, PointerMoved(start), PointerDown(start))
    happen(scene, PointerMoved(scene.display.picture.layout.slot.center))
    happen(scene, PointerMoved(start), PointerUp(start))
    assert before == count(scene)
    sprites = scene.display.hand.sprites
    assert scene.display.picture.hand_poses(PERSON) == [sprite.pose for sprite in sprites]


def test_a_card_dropped_elsewhere_in_the_hand_is_not_played(scene: TableScene) -> None:
    before = count(scene)
    lawful = scene.session.view.lawful_cards
    start = point_of(scene, lawful[0])
    drag(scene, start, (start[0] + 160, start[1]))
    assert before == count(scene)


def test_letting_go_over_another_card_plays_nothing(scene: TableScene) -> None:
    before = count(scene)
    first, other = scene.session.view.lawful_cards[:2]
    happen(scene, PointerDown(point_of(scene, first)))
    happen(scene, PointerUp(point_of(scene, other)))
    assert before == count(scene)


def test_the_right_button_plays_nothing(scene: TableScene) -> None:
    before = count(scene)
    point = point_of(scene, scene.session.view.lawful_cards[0])
    happen(scene, PointerDown(point, 3), PointerUp(point, 3))
    assert before == count(scene)


@pytest.mark.parametrize("confirm", ["enter", "space"])
def test_right_chooses_the_first_lawful_card_and_enter_plays_it(scene: TableScene, confirm: str) -> None:
    lawful = [sprite.card for sprite in scene.display.hand.sprites if sprite.card in scene.session.view.lawful_cards]
    press(scene, "right", confirm)
    assert PlayCard(PERSON, lawful[0]) == last_action(scene)


def test_left_chooses_the_last_lawful_card(scene: TableScene) -> None:
    lawful = [sprite.card for sprite in scene.display.hand.sprites if sprite.card in scene.session.view.lawful_cards]
    press(scene, "left", "enter")
    assert PlayCard(PERSON, lawful[-1]) == last_action(scene)


def test_arrows_go_through_the_lawful_cards_and_round(scene: TableScene) -> None:
    lawful = [sprite.card for sprite in scene.display.hand.sprites if sprite.card in scene.session.view.lawful_cards]
    chosen = []
    for _ in range(len(lawful) + 1):
        press(scene, "right")
        chosen.append(scene.display.hand.chosen_card)
    assert [*lawful, lawful[0]] == chosen


def test_a_digit_chooses_the_card_at_that_place(scene: TableScene) -> None:
    lawful = scene.session.view.lawful_cards
    card = next(card for card in lawful if place_of(scene, card) < 10)
    press(scene, str((place_of(scene, card) + 1) % 10), "enter")
    assert PlayCard(PERSON, card) == last_action(scene)


def test_enter_without_a_chosen_card_plays_nothing(scene: TableScene) -> None:
    before = count(scene)
    press(scene, "enter")
    assert before == count(scene)


# -- bright, dimmed, refused ------------------------------------------------------------------------------------


def drawn_tints(scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    """Return with which tint every card of the hand is drawn."""
    tints: dict[str, object] = {}
    canvas = scene.app.canvas
    draw = canvas.card

    def note(code: str, *args: object, **options: object) -> None:
        tints[code] = options.get("tint")
        draw(code, *args, **options)  # type: ignore[arg-type]  # passed on as it came

    monkeypatch.setattr(canvas, "card", note)
    scene.display.hand.draw(canvas)
    monkeypatch.undo()
    return tints


def test_lawful_cards_are_bright_and_the_others_dimmed(scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
    view = scene.session.view
    dim = scene.app.theme.card_dim
    tints = drawn_tints(scene, monkeypatch)
    assert {card.name: None if card in view.lawful_cards else dim for card in view.hand} == tints


def test_no_card_is_dimmed_while_others_are_to_play(lively: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
    card = lively.session.view.lawful_cards[0]
    click(lively, point_of(lively, card))
    assert lively.goes_on
    assert {None} == set(drawn_tints(lively, monkeypatch).values())


@pytest.mark.parametrize("how", ["click", "keys"])
def test_a_refused_card_shakes_and_says_why(scene: TableScene, how: str) -> None:
    before, card = count(scene), refused_card(scene)
    if how == "click":
        click(scene, point_of(scene, card))
    else:
        scene.display.hand.choose(place_of(scene, card))
        press(scene, "enter")
    offsets = set()
    for _ in range(12):
        offsets.add(round(scene.display.shake_offset))
        scene.app.step(0.02)
    assert before == count(scene)
    assert "must follow" in scene.display.notice.text
    assert len(offsets) > 2
    rest(scene)
    assert scene.display.shake_offset == 0


def test_a_refused_card_cannot_be_dragged(scene: TableScene) -> None:
    before = count(scene)
    drag(scene, point_of(scene, refused_card(scene)), scene.display.picture.layout.slot.center)
    assert before == count(scene)


def test_a_card_that_may_not_be_played_rises_less_and_has_no_frame(
    scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = scene.display.hand
    happen(scene, PointerMoved(point_of(scene, refused_card(scene))))
    rest(scene)
    refused = hand.sprites[place_of(scene, refused_card(scene))]
    assert 0 < hand.lift_of(refused) < 0.5
    assert {None} == set(drawn_outlines(scene, monkeypatch).values())
    happen(scene, PointerMoved(point_of(scene, scene.session.view.lawful_cards[0])))
    rest(scene)
    assert {None, scene.app.theme.accent.light} == set(drawn_outlines(scene, monkeypatch).values())


def drawn_outlines(scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    seen: dict[str, object] = {}

    def card(code: str, *_pose: object, outline: object = None, **_more: object) -> None:
        seen[code] = outline

    with monkeypatch.context() as patch:
        patch.setattr(scene.app.canvas, "card", card)
        scene.display.hand.draw(scene.app.canvas)
    return seen


def test_a_refused_card_goes_back_down(scene: TableScene) -> None:
    hand, card = scene.display.hand, refused_card(scene)
    happen(scene, PointerMoved(point_of(scene, card)))
    rest(scene)
    click(scene, point_of(scene, card))
    rest(scene)
    assert hand.lift_of(hand.sprites[place_of(scene, card)]) == 0


def test_a_dragged_card_lies_above_what_is_said(scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
    scene.display.say("Something is said")
    scene.app.step(0.3)
    card = scene.session.view.lawful_cards[0]
    happen(scene, PointerDown(point_of(scene, card)), PointerMoved(scene.display.picture.layout.stakes.center))
    drawn: list[str] = []
    monkeypatch.setattr(scene.app.canvas, "card", lambda code, *_pose, **_look: drawn.append(code))
    monkeypatch.setattr(scene.display.notice, "draw_in", lambda *_where: drawn.append("notice"))
    scene.display.draw(scene.app.canvas)
    assert drawn[-2:] == ["notice", card.name]
    scene.display.hand.leave()


def test_in_grill_nothing_warns_of_a_renege(shared_services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = sit_down(clear(shared_services), "grill", 7)
    play_until(scene, must_follow)
    card = refused_card(scene)
    assert {None} == set(drawn_tints(scene, monkeypatch).values())
    click(scene, point_of(scene, card))
    assert PlayCard(PERSON, card) == last_action(scene)


# -- settings ---------------------------------------------------------------------------------------------------


def test_with_confirmation_the_first_click_only_chooses(scene: TableScene) -> None:
    scene.services.change(confirm_card=True)
    before, card = count(scene), scene.session.view.lawful_cards[0]
    click(scene, point_of(scene, card))
    assert before == count(scene)
    assert scene.display.hand.chosen_card is card
    click(scene, point_of(scene, card))
    assert PlayCard(PERSON, card) == last_action(scene)


def test_with_confirmation_another_card_begins_anew(scene: TableScene) -> None:
    scene.services.change(confirm_card=True)
    before = count(scene)
    first, other = scene.session.view.lawful_cards[:2]
    click(scene, point_of(scene, first))
    click(scene, point_of(scene, other))
    assert before == count(scene)
    assert scene.display.hand.chosen_card is other


def test_with_confirmation_an_undo_forgets_the_chosen_card(scene: TableScene) -> None:
    lawful: set[Card] = set()
    while not (both_times := lawful & set(scene.session.view.lawful_cards)):
        lawful = set(scene.session.view.lawful_cards)
        scene.submit(PlayCard(PERSON, min(lawful)))
        play_until(scene, play_on_turn)
    card = min(both_times)
    scene.services.change(confirm_card=True)
    click(scene, point_of(scene, card))
    scene.undo()
    rest(scene)
    before = count(scene)
    click(scene, point_of(scene, card))
    assert before == count(scene)
    assert scene.display.hand.chosen_card is card


def test_a_card_that_is_dropped_and_awaits_confirmation_goes_back_to_the_hand(scene: TableScene) -> None:
    scene.services.change(confirm_card=True)
    card = scene.session.view.lawful_cards[0]
    drag(scene, point_of(scene, card), scene.display.picture.layout.slot.center)
    rest(scene)
    assert scene.display.picture.hand_poses(PERSON) == [sprite.pose for sprite in scene.display.hand.sprites]


def forced(view: PlayerView) -> bool:
    return play_on_turn(view) and len(view.legal) == 1 and len(view.hand) > 1


def test_a_forced_card_waits_for_the_person(scene: TableScene) -> None:
    play_until(scene, forced)
    before = count(scene)
    for _ in range(20):
        scene.app.step(0.1)
    assert before == count(scene)


def test_a_forced_card_plays_itself_where_the_person_wants_that(scene: TableScene) -> None:
    scene.services.change(auto_play_forced=True)
    played = 0
    for _ in range(60):
        rest(scene)
        view = scene.session.view
        if view.phase is not Phase.PLAY:
            break
        assert len(view.legal) > 1
        scene.submit(PlayCard(PERSON, view.lawful_cards[0]))
        played += 1
    assert 1 < played < 13


# -- hurrying ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("event", [PointerDown((640.0, 300.0)), KeyPressed("space"), KeyPressed("1")])
def test_a_click_or_key_hurries_the_animation(lively: TableScene, event: InputEvent) -> None:
    press(lively, "right", "enter")
    before = count(lively)
    assert not lively.timeline.idle
    happen(lively, event)
    assert count(lively) > before  # all is shown, so the next player acts at once


def test_a_click_on_a_card_while_something_moves_does_not_play_it(lively: TableScene) -> None:
    card, other = lively.session.view.lawful_cards[:2]
    point = point_of(lively, other)
    click(lively, point_of(lively, card))
    happen(lively, PointerDown(point))
    assert PlayCard(PERSON, card) == last_action(lively)


def test_a_played_card_moves_in_the_next_frame(lively: TableScene) -> None:
    card = lively.session.view.lawful_cards[0]
    sprite = lively.display.hand.sprites[place_of(lively, card)]
    click(lively, point_of(lively, card))
    before = sprite.pose
    lively.app.step(1 / 60)
    assert before != sprite.pose


def test_hurrying_never_loses_a_card(lively: TableScene) -> None:
    while lively.session.view.phase is Phase.PLAY:
        happen(lively, KeyPressed("z"))
        view = lively.session.view
        if play_on_turn(view) and not lively.goes_on:
            assert list(view.sizes) == [len(hand) for hand in lively.display.picture.hands]
            lively.submit(PlayCard(PERSON, view.lawful_cards[0]))
    assert sum(lively.display.picture.piles) >= 12


def test_the_pointer_lifts_the_card_it_is_on(scene: TableScene) -> None:
    card = scene.session.view.lawful_cards[0]
    happen(scene, PointerMoved(point_of(scene, card)))
    assert [card] == [sprite.card for sprite in lifted(scene)]
    happen(scene, PointerMoved((5.0, 300.0)))
    rest(scene)
    assert [] == lifted(scene)


def lifted(scene: TableScene) -> list[CardSprite]:
    scene.app.step(0.3)
    return [sprite for sprite in scene.display.hand.sprites if scene.display.hand.lift_of(sprite) > 0]


# -- what is drawn ----------------------------------------------------------------------------------------------


def test_when_the_fan_closes_up_every_card_is_turned_once(lively: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
    turned: list[tuple[str, float]] = []
    turn = Deck._turn

    def noting(deck: Deck, look: CardLook, degrees: float) -> Surface:
        turned.append((look.picture, degrees))
        return turn(deck, look, degrees)

    monkeypatch.setattr(Deck, "_turn", noting)
    app, card = lively.app, lively.session.view.lawful_cards[0]
    app.assets.deck = Deck(app.assets.pictures, app.theme)
    app.step(0.0)
    before = set(turned)
    click(lively, point_of(lively, card))
    while not lively.timeline.idle:
        app.step(1 / 60)
    held = {f"cards/classic/{one.name.lower()}" for one in lively.session.view.hand}
    anew = [picture for picture, degrees in set(turned) - before if picture in held]
    assert anew
    assert len(anew) == len(set(anew))


def test_a_card_that_has_not_begun_to_move_lies_as_it_lay() -> None:
    sprite = CardSprite(None, Pose(0, 0, 8.0))
    assert sprite.angle_to(7.5) == 8.0
    sprite.pose = Pose(1, 0, 7.9)
    assert sprite.angle_to(7.5) == 7.5
    sprite.pose = Pose(1, 0, 2.0)
    assert sprite.angle_to(7.5) == 2.0
