import pytest

from game.app.paint.theme import Theme
from game.app.paint.themes import FELT, HIGH_CONTRAST, TABLES, THEMES, find_theme, themed
from tests.app.legible import contrast, luminance
from tests.counted import counted
from tests.storage.options import options_of

LOOKS = {f"{theme} on {table}": themed(theme, table) for theme in THEMES for table in options_of("table")}
EVERY = pytest.mark.parametrize("theme", LOOKS.values(), ids=list(LOOKS))


@EVERY
def test_text_is_readable_on_every_ground(theme: Theme) -> None:
    grounds = (
        theme.panel.top, theme.panel.bottom, theme.well, theme.control.top, theme.control.bottom,
        theme.control_hover.top, theme.selected.top,
    )  # fmt: skip
    for ground in counted(grounds, least=3):
        for ink in (theme.text, theme.muted, theme.accent.light):
            assert contrast(ink, ground) >= 4.5, (ink, ground)


@EVERY
def test_sides_have_colours_of_their_own_that_are_readable_on_panels_and_paper(theme: Theme) -> None:
    for ground, inks in (
        (theme.panel.top, [theme.of_side(side) for side in range(6)]),
        (theme.paper.face.bottom, [theme.paper.of_side(side) for side in range(6)]),
    ):
        assert len(set(inks)) == 6
        for ink in counted(inks, least=3):
            assert contrast(ink, ground) >= 4.5, (ink, ground)


@EVERY
def test_text_on_gold_is_readable_from_top_to_bottom(theme: Theme) -> None:
    for ground in (theme.accent.light, theme.accent.mid, theme.accent.low):
        assert contrast(theme.on_accent, ground) >= 4.5


@EVERY
def test_warnings_and_suit_signs_are_readable_on_panels(theme: Theme) -> None:
    for ink in (theme.danger, theme.good, theme.suit_red, theme.suit_dark, theme.suit_blue, theme.suit_green):
        assert contrast(ink, theme.panel.top) >= 4.5


@EVERY
def test_suit_signs_are_readable_on_paper_and_gold(theme: Theme) -> None:
    for ink in (theme.card_red, theme.card_black, theme.card_blue, theme.card_green):
        assert contrast(ink, theme.paper.face.bottom) >= 4.5
        assert contrast(ink, theme.accent.light) >= 4.5
        assert contrast(ink, theme.accent.mid) >= 3  # signs stand beside words, and are large


@EVERY
def test_text_on_the_table_is_readable_where_it_is_brightest(theme: Theme) -> None:
    brightest = theme.table.stops[0][1]
    assert contrast(theme.text, brightest) >= 4.5
    assert contrast(theme.on_table, brightest) >= 4.5
    assert contrast(theme.accent.light, brightest) >= 3  # titles: large print


@EVERY
def test_words_on_what_is_disabled_are_readable(theme: Theme) -> None:
    for ground in (theme.panel.top, theme.control.bottom, theme.well):
        assert contrast(theme.disabled, ground) >= 4.5


@EVERY
def test_the_ring_around_the_focus_stands_out(theme: Theme) -> None:
    for ground in (theme.panel.top, theme.control.top, theme.table.stops[0][1]):
        assert contrast(theme.highlight, ground) >= 4.5


@EVERY
def test_paper_is_readable(theme: Theme) -> None:
    paper = theme.paper
    for ground in (paper.face.bottom, paper.total):
        for ink in (paper.ink, paper.muted, paper.red, paper.phrase, paper.we, paper.they):
            assert contrast(ink, ground) >= 4.5, (ink, ground)
    assert contrast(paper.changed, paper.changed_back) >= 4.5


def test_in_high_contrast_paper_is_above_seven() -> None:
    paper = HIGH_CONTRAST.paper
    for ground in (paper.face.top, paper.face.bottom, paper.total):
        for ink in (paper.ink, paper.muted, paper.red, paper.phrase, paper.we, paper.they):
            assert contrast(ink, ground) >= 7, (ink, ground)


def test_an_unknown_theme_is_the_felt_one() -> None:
    assert find_theme("night").name == "night"
    assert find_theme("plaid") is FELT


def test_there_is_a_table_for_every_name_that_settings_know() -> None:
    assert {"theme", *TABLES} == set(options_of("table"))


def test_a_theme_is_found_again_and_not_made_anew() -> None:
    assert themed("night", "walnut") is themed("night", "walnut")
    assert themed("felt", "theme") is FELT


@pytest.mark.parametrize("table", TABLES)
def test_a_table_is_darker_by_night(table: str) -> None:
    def brightness(theme: str) -> float:
        return luminance(themed(theme, table).table.stops[0][1])

    assert brightness("night") < brightness("felt") or table == "black"


@pytest.mark.parametrize("table", options_of("table"))
def test_high_contrast_stays_flat_and_above_seven_on_every_table(table: str) -> None:
    theme = themed("high contrast", table)
    assert (theme.flat, theme.texture) == (True, "")
    assert min(contrast(theme.text, colour) for _, colour in theme.table.stops) >= 7
