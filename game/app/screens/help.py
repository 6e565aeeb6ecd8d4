"""Help: the keys, the rules being played, and what this program is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pygame import FRect

from game import __version__
from game.app.paint.canvas import Canvas, Point
from game.app.paint.layout import Box, Column, Gap, Paragraph, Row, below, inset, paper_ink, paper_muted, strip
from game.app.paint.theme import Colour, Style, Theme
from game.app.paint.typesetting import Typesetter
from game.app.screens.page import PageScene
from game.app.services.about import Versions, versions
from game.app.services.diagnostics import diagnostics
from game.app.services.navigation import HelpTopic
from game.app.services.services import Services
from game.app.shell.clipboard import write_clipboard
from game.app.shell.inputs import KeyPressed
from game.app.widgets.buttons import Button
from game.app.widgets.choices import ChoiceBar, DropDown
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.widget import Widget
from game.rules.page import chapters
from game.rules.presets import ALL_PRESETS, preset_of
from game.rules.ruleset import RuleSet
from game.rules.rulings import rulings_for
from game.words import _

_PADDING = 32.0
_WIDEST = 860.0
_CHOICE = 46.0
_KEYS_WIDTH = 210.0
_CAP_STYLE: Style = "small_strong"
_CAP_HEIGHT, _CAP_LEAST = 25.0, 28.0
_CAP_PADDING = 8.0
_CAP_GAP, _CAP_LEADING = 6.0, 31.0
_LONGEST = 14  # letters: anything longer is not the name of a key
_CAP_RADIUS = 5.0
_CAP_LIP = 2.0


class HelpScene(PageScene):
    """Help on the keys, on *rules* (by default those chosen last), and about the program; it opens at *topic*.

    It opens at the rules if some are given, else at the keys. While it shows the given rules, its title says so.
    *runs* replaces the versions of what is running.
    """

    def __init__(
        self,
        services: Services,
        rules: RuleSet | None = None,
        topic: HelpTopic | None = None,
        *,
        runs: Versions | None = None,
    ) -> None:
        super().__init__(services, _("Help"))
        self.rules = rules or services.next_rules
        self._given = rules
        self._runs = runs or versions()
        self.topic: HelpTopic = topic or ("rules" if rules is not None else "keys")
        self.topics = ChoiceBar[HelpTopic](
            [("keys", _("Keys")), ("rules", _("Rules")), ("about", _("About"))],
            FRect(), self.topic, self.show, label=_("Topic"),
        )  # fmt: skip
        self.copy = Button(_("Copy details for a bug report"), FRect(), self._copy, icon="copy")
        self.preset = self._choice_of_rules()
        words = _("All {n} rule sets, and your own").format(n=len(ALL_PRESETS))
        self.more = Button(words, FRect(), self._open_rules, icon="rules", tip=_("The rule page: read, change, share"))
        self.sheet = FRect()
        self.area = ScrollArea(FRect(), 0)
        self.paper = Column()

    # -- what it does ------------------------------------------------------------------------------------------

    def _choice_of_rules(self) -> DropDown[RuleSet]:
        """Return the choice between all rule sets; the rules being played come first if they are none of these."""
        listed = [(preset.rules, preset.title) for preset in ALL_PRESETS]
        listed += [(own.rules, own.name) for own in self.services.shelf.sets]
        played = preset_of(self.rules)
        if played is not None:
            listed[ALL_PRESETS.index(played)] = (self.rules, played.title)  # with its own target
        else:
            listed.insert(0, (self.rules, self.services.title_of(self.rules)))
        options: dict[RuleSet, str] = {}
        for rules, title in listed:  # Classic to 200 is also what a quick game is
            if title not in options.values():
                options.setdefault(rules, title)
        return DropDown(self.app, list(options.items()), FRect(), self.rules, self._read, label=_("Rules of"))

    def press_key(self, event: KeyPressed) -> None:
        """React to a key that no widget used: F1 closes the help, as it opened it."""
        if event.key == "f1":
            self.leave()
        else:
            super().press_key(event)

    def show(self, topic: HelpTopic) -> None:
        """Show *topic* from its top."""
        self.topic = topic
        self.area = ScrollArea(FRect(), 0)
        self.arrange_again()

    def _read(self, rules: RuleSet) -> None:
        self.rules = rules
        self.show("rules")

    def _open_rules(self) -> None:
        """Open the rule page, at the rules shown here if it has them."""

        title = self.services.title_of(self.rules)
        own = next((one for one in self.services.shelf.sets if one.name == title), None)
        self.services.nav.open_rules(preset_of(self.rules) or own)

    def _copy(self) -> None:
        copied = write_clipboard(diagnostics(self.services))
        self.notice.say(_("Copied.") if copied else _("The clipboard cannot be reached."))

    # -- laying out --------------------------------------------------------------------------------------------

    def arrange(self, width: float, height: float) -> None:
        """Lay the paper out in the middle, the topics in the header."""
        super().arrange(width, height)
        reads_given = self.topic == "rules" and self.rules == self._given
        self.title = _("Rules of this game") if reads_given else _("Help")
        self.topics.rect = FRect(self.header.right - 300, self.header.top + 1, 300, _CHOICE)
        room = FRect(0, 0, min(_WIDEST, self.body.width), self.body.height)
        room.midtop = self.body.midtop
        self.preset.visible = self.more.visible = self.topic == "rules"
        self.copy.visible = self.topic == "about"
        if self.preset.visible:
            self.preset.rect = strip(room, 0, _CHOICE)
            room = below(room, _CHOICE + 14)
        if self.copy.visible or self.more.visible:
            room = strip(room, 0, room.height - 48 - 14)
        inner = inset(room, _PADDING)
        self.paper = self._column(inner.width)
        content = self.paper.height(self.app.type, inner.width)
        self.paper.place(strip(inner, -8, content), self.app.type)
        bottom = self.paper.rect.bottom
        self.sheet = sheet = strip(room, 0, min(room.height, bottom + _PADDING - room.top))
        for button in (self.copy, self.more):
            wide = min(sheet.width, max(330.0, button.natural_width(self.app.type.width)))
            button.rect = FRect(sheet.right - wide, sheet.bottom + 14, wide, 48)
        page = strip(sheet, 6, sheet.height - 12)
        air = 20 if bottom > page.bottom else 0
        self.area = ScrollArea(
            page, bottom - page.top + air, paint=self.paper.draw, offset=self.area.offset, on_paper=True
        )
        widgets: list[Widget] = [self.topics, self.preset, self.area, self.more, self.copy]
        self.gather(*widgets, default=self.topics)

    def _column(self, width: float) -> Column:
        """Return the text of the topic for a paper of *width*."""
        match self.topic:
            case "keys":
                return Column(*_keys(width))
            case "rules":
                return Column(*self._rules())
            case "about":
                return Column(*self._about())

    def _rules(self) -> Iterator[Box]:
        title = _("{rules}, to {target}").format(rules=self.services.title_of(self.rules), target=self.rules.target)
        yield Paragraph(title, "paper_title", ink=paper_ink)
        for chapter in chapters(self.rules):
            yield from _heading(chapter.heading)
            yield Gap(2)
            yield Paragraph(" ".join(sentence.text for sentence in chapter.told), ink=paper_ink)
        rulings = rulings_for(self.rules)
        if rulings:
            yield from _heading(_("What the rules leave open"))
        for ruling in rulings:
            yield Gap(4)
            yield Paragraph(ruling.question, "strong", ink=paper_ink)
            yield Paragraph(ruling.answer, ink=paper_ink)

    def _about(self) -> Iterator[Box]:
        found, places = self._runs, self.services.places
        yield Paragraph(_("Ten Bags {version}").format(version=__version__), "paper_title", ink=paper_ink)
        yield Paragraph(_("Spades, by your own table’s rules"), ink=paper_muted)
        runs = _("It runs on pygame-ce {pygame} with SDL {sdl}; the computer players think by {core}.")
        told = (
            (_("Free software"), _("Ten Bags is free under the MIT licence: use it, copy it, change it, pass it on.")),
            (
                _("Type and pictures"),
                _("The letters are cut from Source Serif and Source Sans, under the SIL Open Font License 1.1. ")
                + _("Cards, faces, icons and sounds were made for Ten Bags and share its licence."),
            ),
            (_("Works offline"), _("It never opens a connection: no account, no advertisements, nothing is sent.")),
            (_("What runs"), runs.format(pygame=found.pygame, sdl=found.sdl, core=found.core)),
            (_("Where things are kept"), _("Games and statistics: {path}").format(path=places.data)),
            ("", _("Settings: {path}").format(path=places.settings_file)),
            ("", _("Log: {path}").format(path=places.log_file)),
        )
        for heading, words in told:
            if heading:
                yield from _heading(heading)
            yield Gap(2)
            yield Paragraph(words, ink=paper_ink)

    # -- drawing -----------------------------------------------------------------------------------------------

    def draw_body(self, canvas: Canvas) -> None:
        """Show the paper."""
        canvas.paper(self.sheet)

    @property
    def notice_place(self) -> Point:
        """The middle of the foot of the paper."""
        return self.sheet.centerx, self.sheet.bottom - 40


def _heading(words: str, above: float = 12) -> Iterator[Box]:
    yield Gap(above)
    yield Paragraph(words, "paper_heading", ink=_heading_ink)


def _heading_ink(theme: Theme) -> Colour:
    return theme.paper.phrase


def _keys(width: float) -> Iterator[Box]:
    """Yield the keys with what they do, for a paper of *width*."""
    yield Paragraph(_("Keys"), "paper_title", ink=paper_ink)
    yield Gap(8)
    for heading, keys in key_list():
        yield from _heading(heading, 6)
        yield Gap(4)
        for names, words in keys:
            left = min(_KEYS_WIDTH, width * 0.36)
            yield Row(KeyCaps(names), Paragraph(words, ink=paper_ink), widths=(left, None))
            yield Gap(5)


def key_list() -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
    """Return headings, each with its keys and what they do."""
    everywhere = (
        (_("Tab, Shift Tab, arrows"), _("move from button to button")),
        (_("Enter, Space"), _("press the button that is marked")),
        (_("Esc"), _("back; at the table: the menu")),
        (_("F1"), _("this help")),
        (_("M"), _("sound off and on")),
        (_("F11"), _("full screen")),
    )
    table = (
        (_("Left, Right"), _("choose a card")),
        (_("1 to 9, 0"), _("choose a card by its place")),
        (_("Enter, Space"), _("play the chosen card")),
        (_("1 to 13, N"), _("choose a bid; N is nil")),
        (_("H"), _("a hint")),
        (_("K, N"), _("keep the card that is offered, or take the next")),
        (_("L"), _("the last trick; with Left and Right those before")),
        (_("U"), _("take back your last choice")),
        (_("C"), _("claim the rest, where it is certain")),
        (_("R"), _("call a renege, where the rules know it")),
        (_("F5"), _("the score sheet, and back; also when the game is over")),
        (_("any key or click"), _("hurries what moves")),
    )
    review = (
        (_("V"), _("to the review, from the score sheet or the results")),
        (_("Left, Right"), _("one card back or on")),
        (_("Up, Down"), _("one trick back or on")),
        (_("Home, End"), _("to the first bid, to the last card")),
        (_("Page up, Page down"), _("to the deal before or after")),
    )
    return ((_("At the table"), table), (_("In the review of a deal"), review), (_("Everywhere"), everywhere))


@dataclass(frozen=True, slots=True)
class KeyCap:
    """A key called *name* at *rect*; if *bare*, only the words are shown, without the outline of a key."""

    name: str
    rect: FRect
    bare: bool = False

    def draw(self, canvas: Canvas) -> None:
        """Show the key."""
        paper = canvas.theme.paper
        if self.bare:
            canvas.text(self.name, self.rect, "strong", paper.ink)
            return
        canvas.box(self.rect.move(0, _CAP_LIP), paper.strong_rule, _CAP_RADIUS)
        canvas.box(self.rect, paper.face, _CAP_RADIUS, paper.strong_rule, 1)
        canvas.text(self.name, self.rect, _CAP_STYLE, paper.ink, "centre")


class KeyCaps(Box):
    """The keys that *text* lists, between commas, in as many rows as they need."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self.caps: Sequence[KeyCap] = ()

    def height(self, type_: Typesetter, width: float) -> float:
        """Return how high they are."""
        return set_caps(self.text, FRect(0, 0, width - 10, 0), type_)[1]

    def place(self, rect: FRect, type_: Typesetter) -> None:
        """Put the keys in rows from the top."""
        self.rect = rect
        self.caps, _bottom = set_caps(self.text, FRect(rect.left, rect.top, rect.width - 10, 0), type_)

    def draw(self, canvas: Canvas) -> None:
        """Show the keys."""
        for cap in self.caps:
            cap.draw(canvas)


def set_caps(text: str, room: FRect, type_: Typesetter) -> tuple[list[KeyCap], float]:
    """Return the keys that *text* lists, between commas, from the top of *room*, and where they end."""
    names = text.split(", ")
    if any(len(name) > _LONGEST for name in names):
        leading = type_.theme.type("strong").leading
        lines = type_.lines(text, room.width, "strong")
        bare = [KeyCap(line, strip(room, row * leading, leading), bare=True) for row, line in enumerate(lines)]
        return bare, room.top + len(lines) * leading
    caps: list[KeyCap] = []
    left, top = room.left, room.top
    for name in names:
        width = max(_CAP_LEAST, type_.width(name, _CAP_STYLE) + 2 * _CAP_PADDING)
        if caps and left + width > room.right:
            left, top = room.left, top + _CAP_LEADING
        caps.append(KeyCap(name, FRect(left, top + 1, width, _CAP_HEIGHT)))
        left += width + _CAP_GAP
    return caps, top + _CAP_HEIGHT + _CAP_LIP
