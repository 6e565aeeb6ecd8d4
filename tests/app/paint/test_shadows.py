"""Shadows belong to the height of a thing."""

from itertools import pairwise

from game.app.paint.lighting import at_height, step_of
from game.app.paint.theme import Depths

DEPTHS = Depths()


def test_what_lies_and_what_is_lifted_cast_the_shadows_of_the_theme() -> None:
    assert DEPTHS.card == at_height(DEPTHS.card, DEPTHS.lifted, step_of(0.0))
    assert DEPTHS.lifted == at_height(DEPTHS.card, DEPTHS.lifted, step_of(1.0))


def test_the_higher_a_thing_the_further_and_softer_its_shadow_falls() -> None:
    thrown = [at_height(DEPTHS.card, DEPTHS.lifted, step_of(lift / 10))[0] for lift in range(0, 17, 2)]
    assert all(low.drop < high.drop and low.blur < high.blur for low, high in pairwise(thrown))


def test_what_touches_the_table_is_gone_from_the_shadow_of_a_lifted_thing() -> None:
    touching = [at_height(DEPTHS.card, DEPTHS.lifted, step_of(lift / 5))[1:] for lift in range(6)]
    assert [len(shadows) for shadows in touching] == [1, 1, 1, 1, 1, 0]
    strengths = [shadows[0].alpha for shadows in touching[:-1]]
    assert strengths == sorted(strengths, reverse=True)
