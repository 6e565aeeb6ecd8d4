"""Share codes are copied to other programs and pasted from them, over the clipboard of a real screen."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pygame import Rect

from game.app.screens.rules.choosing import TextPromptScene
from game.app.screens.rules.scene import RulesScene
from game.app.screens.start import StartScene
from game.rules.presets import CLASSIC, GRILL
from game.rules.share_code import VERSION, code_of, encode
from game.storage.own_rules import load_shelf
from game.storage.paths import Places
from tests.app.desktop import Desktop, Program, act_until, missing_tools, quiet, wait_for
from tests.app.driver import open_services, top, widget
from tests.app.other_program import copied_elsewhere, read_elsewhere

pytestmark = pytest.mark.skipif(bool(missing_tools()), reason=missing_tools())

OURS = replace(GRILL, blind_deficit=150)


class Reader:
    """A program at the rule page, and services beside it, with a hidden window, that tell where things are."""

    def __init__(self, desktop: Desktop, folder: Path) -> None:
        home = quiet(folder / "home")
        self._desktop = desktop
        self.environment = desktop.environment(home)
        self.places = Places.under(home)
        self.shadow = open_services(folder / "shadow")
        self.shadow.hurry("off")
        self.program = Program(desktop, home)
        self.shadow.app.scenes.push(StartScene(self.shadow))
        self.shadow.app.step(1.0)
        place = widget(top(self.shadow), "Rules").place
        self.page = RulesScene(self.shadow)
        self.shadow.app.scenes.push(self.page)
        self.shadow.app.step(1.0)
        act_until(lambda: self.program.click(*place.center), lambda: self.shows(self._title()), "the rule page")

    def _title(self) -> Rect:
        return Rect(self.page.paper.rect.inflate(-60, -60)).clip(Rect(0, 0, 1280, 110))

    def click(self, words: str) -> None:
        self.program.click(*widget(self.page, words).place.center)

    def shows(self, area: Rect) -> bool:
        """Whether the screen shows the same as the hidden window in an area."""
        return self._desktop.shows(self.shadow.app.picture(), area)

    def close_question(self) -> None:
        """Go back to the rule page."""
        self.shadow.app.scenes.pop()
        self.shadow.app.step(1.0)
        act_until(lambda: self.program.press("Escape"), lambda: self.shows(self._title()), "the rule page")

    def leave(self) -> None:
        self.program.end()
        self.shadow.app.close()


@pytest.fixture(scope="module")
def reader(desktop: Desktop, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Reader]:
    """A program with the rule page open at Classic, which is left as it is."""
    reader = Reader(desktop, tmp_path_factory.mktemp("reader"))
    yield reader
    reader.leave()


def test_another_program_reads_the_code_that_was_copied(reader: Reader) -> None:
    reader.click("Copy")
    wait_for(lambda: read_elsewhere(reader.environment) == code_of(CLASSIC), "the code of Classic")


def test_a_code_copied_in_another_program_is_pasted(desktop: Desktop, tmp_path: Path) -> None:
    reader = Reader(desktop, tmp_path)
    with copied_elsewhere(f" {code_of(OURS).lower()}\n", reader.environment):
        reader.click("Paste")
        wait_for(reader.places.rules_file.exists, "the rules of the code")
        shelf, _problem = load_shelf(reader.places)
    reader.program.end()  # the services beside the other reader need the window
    assert [("Grill Rules, shared", OURS)] == [(one.name, one.rules) for one in shelf.sets]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            code_of(OURS)[:-1],
            "This code of 14 letters is not whole: some are missing, or are too many. Copy it again, from end to end.",
        ),
        (
            "https://example.org/table/7",
            "This is no share code, for “:” never stands in one; a code looks like AE62-DEQE-QA.",
        ),
        (
            encode(VERSION + 1, b"any rules"),
            "This code comes from a newer version of Ten Bags; bring yours up to date to read it.",
        ),
    ],
    ids=["broken", "foreign", "newer"],
)
def test_what_is_wrong_with_a_code_is_shown(reader: Reader, text: str, sentence: str) -> None:
    prompt = TextPromptScene(
        reader.shadow.app, "Paste a share code", "Code", str, text=text, wrong=sentence, done="Read it"
    )
    reader.shadow.app.scenes.push(prompt)
    reader.shadow.app.step(1.0)
    field, row = prompt.field.rect, prompt.done.rect
    area = Rect(field.left, field.bottom + 4, field.width, row.top - field.bottom - 8)
    with copied_elsewhere(text, reader.environment):
        assert not reader.shows(area)
        reader.click("Paste")
        wait_for(lambda: reader.shows(area), f"“{sentence}”")
    reader.close_question()
    assert not reader.places.rules_file.exists()
