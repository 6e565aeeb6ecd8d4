import pytest
from pygame import FRect

from game.app.paint.markup import Break, Icon, Sign, SuitName, Word, escape, parse
from game.app.shell.app import App


def test_markup_is_read_into_words_signs_and_icons() -> None:
    assert parse("<b>Worth 4</b> ♥ <icon:hint>\nnow") == (
        Word("Worth ", frozenset({"b"})),
        Word("4", frozenset({"b"})),
        Word(" "),
        Sign("hearts"),
        Word(" "),
        Icon("hint"),
        Break(),
        Word("now"),
    )


def test_tags_may_be_nested_and_unknown_ones_are_words() -> None:
    assert parse("<b>a<i>b</i></b><x>") == (
        Word("a", frozenset({"b"})),
        Word("b", frozenset({"b", "i"})),
        Word("<x>"),
    )


def test_words_that_are_not_ours_are_never_taken_for_tags() -> None:
    assert parse(escape("<b>Bob")) == (Word("<b>Bob"),)


def test_text_wraps_within_its_width(app: App) -> None:
    lines = app.type.lines("Your side already had its six tricks, so this one was only a bag.", 200, "text")
    assert len(lines) > 1
    assert " ".join(lines) == "Your side already had its six tricks, so this one was only a bag."
    assert all(app.type.width(line, "text") <= 201 for line in lines)


def test_a_line_break_is_kept(app: App) -> None:
    assert app.type.lines("one\ntwo", 500, "text") == ("one", "two")


def test_rich_text_never_breaks_between_a_word_and_its_comma(app: App) -> None:
    width = app.type.rich_width("Spades may be led", "text")
    lines = app.type.rich_lines("Spades may be <b>led</b>, they say", width, "text")
    last = lines[0].pieces[-1].piece
    assert isinstance(last, Word)
    assert last.text.strip() == "Spades may be"


def test_rich_lines_fit_their_width(app: App) -> None:
    markup = "A side <accent>150 or more</accent> behind may bid <b>before looking</b>: ♠ ♥ <icon:hint> or not at all."
    for width in (120, 200, 333):
        lines = app.type.rich_lines(markup, width, "text")
        assert all(line.width <= app.viewport.px(width) for line in lines)
        assert app.type.rich_height(markup, width, "text") == len(lines) * app.theme.type("text").leading


def test_text_with_room_is_whole_and_keeps_its_size(app: App) -> None:
    taken = app.canvas.text("Hint", FRect(10, 10, 200, 30), "button")
    assert app.canvas.shortened == []
    assert taken.width == pytest.approx(app.type.width("Hint", "button"), abs=1)


def test_text_a_little_too_long_is_set_smaller(app: App) -> None:
    width = app.type.width("Deal of the day", "tile")
    taken = app.canvas.text("Deal of the day", FRect(10, 10, width * 0.9, 30), "tile")
    assert app.canvas.shortened == []
    assert width * 0.8 <= taken.width <= width * 0.9


def test_text_without_room_is_shortened_and_noted(app: App) -> None:
    taken = app.canvas.text("Deal of the day", FRect(10, 10, 60, 30), "tile")
    assert app.canvas.shortened == ["Deal of the day"]
    assert 0 < taken.width <= 61


def test_alignment_puts_text_at_both_ends_and_in_the_middle(app: App) -> None:
    rect = FRect(100, 100, 300, 30)
    assert app.canvas.text("303", rect, "points").left == pytest.approx(100, abs=1)
    assert app.canvas.text("303", rect, "points", align="right").right == pytest.approx(400, abs=1)
    assert app.canvas.text("303", rect, "points", align="centre").centerx == pytest.approx(250, abs=1)


def test_capitals_stand_in_the_middle_of_their_line(app: App) -> None:
    canvas = app.canvas
    canvas.surface.fill((0, 0, 0))
    canvas.text("H", FRect(0, 0, 100, 60), "points", (255, 255, 255))
    rows = [y for y in range(80) if any(canvas.surface.get_at((x, y))[0] > 128 for x in range(60))]
    middle = (rows[0] + rows[-1] + 1) / 2 / app.viewport.scale
    assert middle == pytest.approx(30, abs=1)


def test_a_suit_sign_on_gold_is_dark(app: App) -> None:
    theme = app.theme
    assert app.canvas.suit_colour("hearts") == theme.suit_red
    assert app.canvas.suit_colour("hearts", theme.on_accent) == theme.card_red
    assert app.canvas.suit_colour("spades", theme.on_accent) == theme.card_black


@pytest.mark.parametrize(
    ("suit", "bright", "deep"), [("diamonds", "suit_blue", "card_blue"), ("clubs", "suit_green", "card_green")]
)
def test_suit_signs_have_the_colours_of_a_deck_with_four(app: App, suit: SuitName, bright: str, deep: str) -> None:
    app.set_cards("four_colours", "navy", left_handed=False)
    theme = app.theme
    assert getattr(theme, bright) == app.canvas.suit_colour(suit)
    assert getattr(theme, deep) == app.canvas.suit_colour(suit, beside=(20, 20, 20))
