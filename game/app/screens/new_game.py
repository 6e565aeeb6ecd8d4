"""A new game: the rules, the target, the players and the deal number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from pygame import FRect

from game.ai.characters import CHARACTERS, find_character
from game.ai.levels import LEVELS, find_level
from game.app.paint.canvas import Canvas
from game.app.paint.layout import Column, Drawn, Fit, Gap, Line, Row, aligned, columns, inset, muted, rows, strip
from game.app.screens.page import PageScene
from game.app.services.seating import Sitter, sitters
from game.app.services.services import Services, chance_seed
from game.app.services.session import PERSON
from game.app.widgets.buttons import Button, Tile
from game.app.widgets.choices import ChoiceBar
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.text_field import TextField
from game.app.widgets.widget import Widget
from game.engine.dealing import NUMBERS
from game.rules.page import differences
from game.rules.presets import ALL_PRESETS, CLASSIC, find_preset
from game.rules.ruleset import RuleSet
from game.storage.own_rules import OwnRules
from game.words import _, plural

TARGETS = (200, 300, 500)
ICONS: Mapping[str, str] = {
    "classic": "cards",
    "double_zero": "zeros",
    "table_talk": "talk",
    "counter_clockwise": "turn_back",
    "grill": "gavel",
    "solo": "person",
    "three_hand": "seats_three",
    "two_hand": "seats_two",
    "six_hand": "seats_six",
    "mirror": "mirror",
    "whiz": "bolt",
    "suicide": "nil",
    "jokers": "jester",
    "joker_deuce": "jester_two",
    "deuces_high": "crowned_two",
    "quick": "speed",
    "cookout": "flame",
}
_WIDE = 1000.0
_BROAD = 780.0  # from this width there are two columns of tiles
_TILE, _HIGHEST_TILE = 88.0, 140.0
_ROWS_SEEN = 3  # of tiles, at least, when they scroll above the panel
_PART = 0.55  # of the last tile that shows when the list is longer
_ROW = 46.0
_FIELD = 72.0
_GAP = 14.0
_BESIDE = 20.0  # for the scroll bar
_GO = 58.0
_FORM = 452.0  # the height of the form with the least air
_PANEL = 584.0
_FACES = 38.0
_CHOICE = 46.0
_CHOICE_GAP = 5.0
_FEW, _CLOSE = 2, 0.72  # more faces than this overlap


class NewGameScene(PageScene):
    """The choices for a new game, at first those of the last game."""

    def __init__(self, services: Services) -> None:
        super().__init__(services, _("New game"))
        settings = services.settings
        self.preset = settings.preset
        self.own = services.next_own
        self.target = settings.target
        self.sets = list(services.shelf.sets)
        self.presets = list(ALL_PRESETS)
        self.tiles = [
            *(
                Tile(own.name, self._own_blurb(own), FRect(), partial(self.choose_own, own), icon="star")
                for own in self.sets
            ),
            *(
                Tile(one.title, one.blurb, FRect(), partial(self.choose, one.key), icon=ICONS[one.key])
                for one in self.presets
            ),
        ]
        targets = sorted({*TARGETS, self.target})
        self.targets = ChoiceBar([(n, str(n)) for n in targets], FRect(), self.target, self.aim, label=_("Play to"))
        self.name = TextField(_("Your name"), FRect(), settings.player_name, self._no_change, limit=20, hint=_("You"))
        self.number = TextField(
            _("Deal number"),
            FRect(),
            "",
            self._keep_digits,
            on_enter=lambda _text: self.start(),
            limit=16,
            hint=_("by chance if empty"),
        )
        partner = settings.partner_level, settings.partner_character
        opponents = settings.opponents_level, settings.opponents_character
        self.partner = ComputerPlayersForm(*partner, partner=True)
        self.opponents = ComputerPlayersForm(*opponents, partner=False)
        self.read = Button("", FRect(), self._read_rules, icon="rules")
        self.deal = Button(_("Deal the cards"), FRect(), self.start, kind="gold", icon="play")
        self.panel = FRect()
        self.areas: tuple[ScrollArea, ...] = ()
        self._form = Column()
        self._mark()

    # -- choices -----------------------------------------------------------------------------------------------

    def choose(self, key: str) -> None:
        """Play by the preset called *key*."""
        self.preset, self.own = key, None
        rules = find_preset(key).rules
        if rules.target != CLASSIC.target:
            self._aim_at(rules.target)
        self._mark()

    def choose_own(self, own: OwnRules) -> None:
        """Play by the player's *own* rules."""
        self.own = own
        self._aim_at(own.rules.target)
        self._mark()

    def _aim_at(self, target: int) -> None:
        """Play to the *target* of the rules, and offer it even if it is unusual."""
        self.target = self.targets.value = target
        self.targets.options = [(n, str(n)) for n in sorted({*TARGETS, target})]

    def _own_blurb(self, own: OwnRules) -> str:
        count = len(differences(own.rules, own.preset.rules))
        words = plural("{model} with {n} change", "{model} with {n} changes", count)
        return words.format(model=own.preset.title, n=count)

    def _mark(self) -> None:
        chosen = [own is self.own for own in self.sets]
        chosen += [self.own is None and preset.key == self.preset for preset in self.presets]
        for tile, selected in zip(self.tiles, chosen, strict=True):
            tile.selected = selected
        for form in (self.partner, self.opponents):
            form.seat(self.rules)
        title = self.own.name if self.own is not None else find_preset(self.preset).title
        self.read.label = _("How {rules} is played").format(rules=title)
        self._place_read()

    def _read_rules(self) -> None:
        self.services.nav.open_help(self.rules)

    @property
    def rules(self) -> RuleSet:
        """The chosen rules with the chosen target."""
        rules = self.own.rules if self.own is not None else find_preset(self.preset).rules
        return replace(rules, target=self.target)

    def aim(self, target: int) -> None:
        """Play to *target* points."""
        self.target = target

    def _no_change(self, text: str) -> None:
        """The name is read when the game starts."""

    def _keep_digits(self, text: str) -> None:
        digits = "".join(letter for letter in text if letter in "0123456789")
        if digits != text:
            self.number.caret = max(0, self.number.caret - len(text) + len(digits))
            self.number.text = digits

    @property
    def seed(self) -> int:
        """The deal number that was typed, or a random one."""
        if self.number.text:
            return min(int(self.number.text), NUMBERS - 1)
        return chance_seed()

    def start(self) -> None:
        """Keep the choices and begin; if that gives up a saved game, ask first."""
        name = self.name.text.strip()
        self.services.change(
            preset=self.preset,
            target=self.target,
            player_name=name,
            house_rules=None,
            own_rules=self.own.key if self.own is not None else "",
            partner_level=self.partner.level.value,
            opponents_level=self.opponents.level.value,
            partner_character=self.partner.character.value,
            opponents_character=self.opponents.character.value,
        )
        called = self.own.called if self.own is not None else None
        self.services.nav.offer_game(self.services.next_rules, self.seed, called)

    # -- laying out --------------------------------------------------------------------------------------------

    def arrange(self, width: float, height: float) -> None:
        """Lay out: rules at the left and the rest at the right, or one above the other."""
        super().arrange(width, height)
        self._place_read()
        if width >= _WIDE:
            self._arrange_wide()
        elif self.body.height >= _PANEL + self.theme.space.gap + _ROWS_SEEN * (_TILE + _GAP):
            self._arrange_upright()
        else:
            self._arrange_narrow()
        chosen = next((tile for tile in self.tiles if tile.selected), self.tiles[0])
        self.areas[0].reveal(chosen.rect)
        self.areas[0].update(1.0)  # at once: the page opens at the chosen tile
        self.gather(*self.areas, self.read, self.deal, default=self.deal)

    def _place_read(self) -> None:
        """Put the button for the rules in the corner; its width follows the name of the rules."""
        width = self.read.natural_width(self.app.type.width)
        self.read.rect = FRect(self.header.right - width, self.header.top, width, self.header.height)

    def _arrange_wide(self) -> None:
        left, right = columns(self.body, (1.12, 1), self.theme.space.gap)
        content = self._arrange_tiles(left, 2 if left.width >= _BROAD else 1, _TILE)
        self.areas = (self._tiles_area(left, content), self._arrange_panel(right, min(right.height, content)))

    def _arrange_upright(self) -> None:
        body = self.body
        upper = strip(body, 0, body.height - _PANEL - self.theme.space.gap)
        width = (upper.width - _BESIDE - _GAP) / 2
        least = max(tile.height_in(width, self.app.type) for tile in self.tiles)
        content = self._arrange_tiles(upper, 2, least)
        panel = strip(body, min(upper.height, content) + self.theme.space.gap, _PANEL)
        self.areas = (self._tiles_area(upper, content), self._arrange_panel(panel, _PANEL))

    def _arrange_tiles(self, room: FRect, across: int, least: float) -> float:
        """Place the tiles in rows of *across*, each at *least* that high; return how high all rows stand."""
        count = -(-len(self.tiles) // across)
        height = min(_HIGHEST_TILE, (room.height - (count - 1) * _GAP) / count)
        if height < least:  # the tile below the whole ones is cut in half, which shows that there are more
            whole = int((room.height - _PART * least) // (least + _GAP))
            height = max(least, (room.height - whole * _GAP) / (whole + _PART))
        content = count * (height + _GAP) - _GAP
        width = room.width - (0 if content <= room.height + 1 else _BESIDE)
        self._place_tiles(FRect(room.left, room.top, width, content), count, across)
        return content

    def _tiles_area(self, room: FRect, content: float) -> ScrollArea:
        return ScrollArea(room.inflate(24, 24), content + 24, widgets=self.tiles, margin=12)

    def _arrange_panel(self, place: FRect, height: float) -> ScrollArea:
        """Place the form and the button below it on a panel of *height*."""
        self.panel = strip(place, 0, max(height, min(place.height, _PANEL)))
        inner = inset(self.panel, 24)
        self.deal.rect = strip(inner, inner.height - _GO, _GO)
        room = strip(inner, 0, inner.height - _GO - _GAP)
        self._form = self._form_in(room)
        return self._form_area(room.inflate(24, 12), self._form.rect.height + 12, self._form_widgets)

    def _arrange_narrow(self) -> None:
        """Put the form below the tiles, so that both scroll together."""
        body = self.body
        self.deal.rect = aligned(strip(body, body.height - 50, 50), min(320.0, body.width), 50, "right")
        room = strip(body, 0, body.height - 50 - _GAP)
        content = FRect(room.left, room.top, room.width - 20, 0)
        count = -(-len(self.tiles) // 2)
        self._place_tiles(strip(content, 0, count * (_TILE + _GAP) - _GAP), count, 2)
        self.panel = FRect()
        self._form = self._form_in(strip(content, count * (_TILE + _GAP) - _GAP + 24, _FORM))
        height = self._form.rect.bottom - room.top
        self.areas = (self._form_area(room, height, [*self.tiles, *self._form_widgets]),)

    def _place_tiles(self, room: FRect, count: int, across: int) -> None:
        """Place the tiles in *count* rows of *across* each, which fill *room*."""
        places = [place for row in rows(room, count, _GAP) for place in columns(row, across, _GAP)]
        for tile, place in zip(self.tiles, places, strict=False):
            tile.rect = place

    def _form_area(self, rect: FRect, height: float, widgets: list[Widget]) -> ScrollArea:
        return ScrollArea(rect, height, widgets=widgets, paint=self._draw_form)

    @property
    def _form_widgets(self) -> list[Widget]:
        return [self.targets, self.name, self.number, *self.partner.widgets, *self.opponents.widgets]

    def _form_in(self, room: FRect) -> Column:
        """Return the form, placed from the top of *room*, with more air in a higher room."""
        type_ = self.app.type
        label = type_.width(_("Play to"), "caption") + 20
        gap = min(30.0, max(_GAP, (room.height - _FORM) / 3 + _GAP))
        roomy = gap > _GAP + 4
        play_to = Row(
            Line(_("Play to"), "caption", high=_ROW, ink=muted), Fit(self.targets, _ROW), widths=(label, None)
        )
        note = [Gap(4), Line(_("Same number, same cards"), "small", high=20, ink=muted)] if roomy else []
        form = Column(
            play_to, Gap(gap - 4),
            Row(Column(Fit(self.name, _FIELD)), Column(Fit(self.number, _FIELD), *note), gap=20),
            Gap(gap - 10 if roomy else gap), self.partner, Gap(gap), self.opponents,
        )  # fmt: skip
        form.place(FRect(room.left, room.top, room.width, form.height(type_, room.width)), type_)
        return form

    # -- drawing -----------------------------------------------------------------------------------------------

    def draw_body(self, canvas: Canvas) -> None:
        """Show the panel of the form, if it has one."""
        if self.panel.width:
            canvas.panel(self.panel)

    def _draw_form(self, canvas: Canvas) -> None:
        self._form.draw(canvas)


class ComputerPlayersForm(Column):
    """The level and the character of the computer players on the person's side (*partner*) or against it.

    *level* and *character* are keys; an unknown key counts as the default. `seat` finds out who the players are.
    """

    def __init__(self, level: str, character: str, *, partner: bool) -> None:
        levels = [(one.key, one.title) for one in LEVELS]
        characters = [(one.key, one.title) for one in CHARACTERS]
        self.level = ChoiceBar(levels, FRect(), find_level(level).key, self._no_change)
        self.character = ChoiceBar(characters, FRect(), find_character(character).key, self._no_change)
        super().__init__(
            Drawn(_FACES, self._draw_head), Fit(self.level, _CHOICE), Fit(self.character, _CHOICE), gap=_CHOICE_GAP
        )
        self.partner = partner
        self.title = ""
        self.people: Sequence[Sitter] = ()

    def seat(self, rules: RuleSet) -> None:
        """Take the players that a game by *rules* needs: on the person's side none if there are no partners."""
        partners = rules.partners(PERSON)
        self.people = [who for seat, who in sitters(rules).items() if (seat in partners) is self.partner]
        count = len(self.people)
        title = plural("Your partner", "Your partners", count)
        self.title = title if self.partner else plural("Your opponent", "Your opponents", count)
        self.level.label = _("{who}, level").format(who=self.title)
        self.character.label = _("{who}, character").format(who=self.title)
        self.level.visible = self.character.visible = bool(self.people)

    def _no_change(self, key: str) -> None:
        """The choice is read when the game starts."""

    @property
    def widgets(self) -> list[Widget]:
        """The two choices."""
        return [self.level, self.character]

    def draw(self, canvas: Canvas) -> None:
        """Show faces, names and what the character means; or, for an empty side, that everybody plays alone."""
        if self.people:
            super().draw(canvas)
            return
        theme = canvas.theme
        canvas.box(self.rect, theme.well, theme.radii.well, theme.well_border)
        room = strip(self.rect.inflate(-40, 0), self.rect.height / 2 - 26, 28)
        canvas.text(_("Everybody plays alone"), room, "player", theme.text, "centre")
        words = _("No partner: your bid and your tricks are yours only.")
        canvas.text(words, room.move(0, 28), "small", theme.muted, "centre")

    def _draw_head(self, canvas: Canvas, head: FRect) -> None:
        theme, few = canvas.theme, len(self.people) <= _FEW
        ring = theme.we if self.partner else theme.they
        step = head.height + 4 if few else head.height * _CLOSE
        for index, who in reversed(list(enumerate(self.people))):
            centre = head.left + head.height / 2 + index * step, head.centery
            canvas.face(who.face, centre, head.height - 4, ring, 2)
        left = head.left + (len(self.people) - 1) * step + head.height + 12
        line = FRect(left, head.top - 1, head.right - left, 20)
        canvas.text(self._heading(canvas, line.width), line, "caption", theme.text)
        about = find_character(self.character.value).about
        if few or canvas.type.width(about, "small") <= line.width:
            canvas.text(about, line.move(0, 20), "small", theme.muted)

    def _heading(self, canvas: Canvas, room: float) -> str:
        """Return who they are, with their names if these fit into *room*."""
        names = [who.name for who in self.people]
        listed = _(" and ").join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
        words = _("{who}, {names}").format(who=self.title, names=listed)
        return words if len(names) <= _FEW or canvas.type.width(words, "caption") <= room else self.title
