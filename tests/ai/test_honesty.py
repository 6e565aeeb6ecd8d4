"""A computer player knows no more than its seat: other cards behind the same view change nothing."""

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from game.ai.players import find_player
from game.cards import Card
from game.engine.state import GameState, Phase
from game.engine.views import view_of
from game.rules.presets import PRESETS, Preset
from game.rules.seats import Seat
from tests.ai.tables import sitting


def _redealt(state: GameState, seat: Seat, rng: Random) -> GameState:
    """Return *state* with the cards that *seat* does not see dealt anew among those that hold them."""
    deal = state.current
    hidden = [other for other in state.rules.seats if other is not seat or not deal.looked[seat]]
    passed = {card for one in deal.passes for card in one.cards if one.giver is seat and one.done}
    fixed = {card for card in passed if any(card in hand for hand in deal.hands)}
    cards = [card for other in hidden for card in deal.hands[other] if card not in fixed]
    rng.shuffle(cards)
    hands = list(deal.hands)
    for other in hidden:
        kept = tuple(card for card in hands[other] if card in fixed)
        count = len(hands[other]) - len(kept)
        hands[other] = (*kept, *cards[:count])
        del cards[:count]
    return replace(state, deal=replace(deal, hands=tuple(hands)))


def _voids(state: GameState, hands: Sequence[Sequence[Card]]) -> bool:
    """Whether *hands* hold no card of a suit that their seats have failed to follow."""
    suit = state.rules.suit
    for trick in (*state.current.tricks, state.current.trick):
        for play in trick.plays[1:]:
            led = suit(trick.lead)
            if suit(play.card) is not led and any(suit(card) is led for card in hands[play.seat]):
                return False
    return True


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_hidden_cards_do_not_change_what_a_player_does(preset: Preset) -> None:
    player, rng = find_player("rule"), Random(11)
    phases = set()
    for number, (state, view, decision) in enumerate(sitting([player] * 4, preset.rules, seed=23, deals=4)):
        if state.deal is None or state.phase in (Phase.SCORED, Phase.CALLS, Phase.PENALTY):
            continue
        other = next(
            (
                dealt
                for dealt in (_redealt(state, view.seat, rng) for _ in range(30))
                if _voids(state, dealt.current.hands)
            ),
            None,
        )
        if other is None:
            continue
        phases.add(state.phase)
        again = view_of(other, view.seat)
        assert view.hand == again.hand
        assert player.decide(view, Random(number)) == player.decide(again, Random(number))
        assert decision.action == player.decide(again, Random(number)).action
    assert Phase.PLAY in phases
    assert phases & {Phase.AUCTION, Phase.TALK}
