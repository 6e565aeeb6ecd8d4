"""A new game: by which rules, to how many points, and from which deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from pygame import FRect

from game.ai.characters import CHARACTERS, find_character
from game.ai.levels import LEVELS, find_level
from game.app.paint.canvas import Canvas
from game.app.paint.layout import columns, inset, rows
from game.app.screens.page import Page
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
_BROAD = 780.0  # from this width on, there are two columns of tiles
_TILE, _HIGHEST_TILE = 88.0, 140.0
_ROWS_SEEN = 3  # of tiles, at least, where they scroll above the panel
_PART = 0.55  # of a tile shows where the list is cut
_ROW = 46.0
_FIELD = 72.0
_GAP = 14.0
_BESIDE = 20.0  # for the bar of what scrolls
_GO = 58.0
_FORM = 452.0  # the height of the form with the least air
_PANEL = 584.0
_FACES = 38.0
_CHOICE = 46.0
_CHOICE_GAP = 5.0
_FEW, _CLOSE = 2, 0.72  # more faces than these lie over each other


class NewGameScene(Page):
    """Two clicks from the first screen to the first card: what was chosen last is chosen again."""

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
        self.targets = ChoiceBar([(n, str(n)) for n in targets], FRect(), self.target, self._aim, label=_("Play to"))
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
        self._areas: tuple[ScrollArea, ...] = ()
        self._play_to, self._note = FRect(), FRect()
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
        """Play by the rules *own* that somebody made."""
        self.own = own
        self._aim_at(own.rules.target)
        self._mark()

    def _aim_at(self, target: int) -> None:
        """Play to the *target* that the rules have, which may be another than is usual."""
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
        for company in (self.partner, self.opponents):
            company.invite(self.rules)
        title = self.own.name if self.own is not None else find_preset(self.preset).title
        self.read.label = _("How {rules} is played").format(rules=title)
        self._place_read()

    def _read_rules(self) -> None:
        self.services.nav.open_help(self.rules)

    @property
    def rules(self) -> RuleSet:
        """The rules as they are chosen."""
        rules = self.own.rules if self.own is not None else find_preset(self.preset).rules
        return replace(rules, target=self.target)

    def _aim(self, target: int) -> None:
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
        """The deal number that was asked for, or one by chance."""
        if self.number.text:
            return min(int(self.number.text), NUMBERS - 1)
        return chance_seed()

    def start(self) -> None:
        """Remember the choices and begin; ask first where a saved game would be given up."""
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
        self._areas[0].reveal(chosen.rect)
        self._areas[0].update(1.0)  # at once: the page opens where the choice is
        self.gather(*self._areas, self.read, self.deal, default=self.deal)

    def _place_read(self) -> None:
        """Put the way to the rules into the corner: its name is as long as that of the rules."""
        width = self.read.natural_width(self.app.type.width)
        self.read.rect = FRect(self.header.right - width, self.header.top, width, self.header.height)

    def _arrange_wide(self) -> None:
        left, right = columns(self.body, (1.12, 1), self.theme.space.gap)
        content = self._arrange_tiles(left, 2 if left.width >= _BROAD else 1, _TILE)
        self._areas = (self._tiles_area(left, content), self._arrange_panel(right, min(right.height, content)))

    def _arrange_upright(self) -> None:
        body = self.body
        upper = FRect(body.left, body.top, body.width, body.height - _PANEL - self.theme.space.gap)
        width = (upper.width - _BESIDE - _GAP) / 2
        least = max(tile.height_in(width, self.app.type) for tile in self.tiles)
        content = self._arrange_tiles(upper, 2, least)
        panel = FRect(body.left, body.top + min(upper.height, content) + self.theme.space.gap, body.width, _PANEL)
        self._areas = (self._tiles_area(upper, content), self._arrange_panel(panel, _PANEL))

    def _arrange_tiles(self, room: FRect, across: int, least: float) -> float:
        """Place the tiles in rows of so many *across*, at *least* so high; return how high all of them stand."""
        count = -(-len(self.tiles) // across)
        height = min(_HIGHEST_TILE, (room.height - (count - 1) * _GAP) / count)
        if height < least:  # one below the whole ones is cut in its middle, which shows that there are more
            whole = int((room.height - _PART * least) // (least + _GAP))
            height = max(least, (room.height - whole * _GAP) / (whole + _PART))
        content = count * (height + _GAP) - _GAP
        width = room.width - (0 if content <= room.height + 1 else _BESIDE)
        lines = rows(FRect(room.left, room.top, width, content), count, _GAP)
        places = [place for line in lines for place in columns(line, across, _GAP)]
        for tile, place in zip(self.tiles, places, strict=False):
            tile.rect = place
        return content

    def _tiles_area(self, room: FRect, content: float) -> ScrollArea:
        return ScrollArea(room.inflate(24, 24), content + 24, widgets=self.tiles, margin=12)

    def _arrange_panel(self, place: FRect, height: float) -> ScrollArea:
        """Place the form and the button below it on a panel of *height*."""
        self.panel = FRect(place.left, place.top, place.width, max(height, min(place.height, _PANEL)))
        inner = inset(self.panel, 24)
        self.deal.rect = FRect(inner.left, inner.bottom - _GO, inner.width, _GO)
        room = FRect(inner.left, inner.top, inner.width, inner.height - _GO - _GAP)
        form = self._arrange_form(room)
        return self._form_area(room.inflate(24, 12), form + 12, self._form_widgets)

    def _arrange_narrow(self) -> None:
        body = self.body
        self.deal.rect = FRect(body.right - min(320.0, body.width), body.bottom - 50, min(320.0, body.width), 50)
        room = FRect(body.left, body.top, body.width, body.height - 50 - _GAP)
        content = FRect(room.left, room.top, room.width - 20, 0)
        lines = -(-len(self.tiles) // 2)
        grid = rows(FRect(content.left, content.top, content.width, lines * (_TILE + _GAP) - _GAP), lines, _GAP)
        places = [place for row in grid for place in columns(row, 2, _GAP)]
        for tile, place in zip(self.tiles, places, strict=False):
            tile.rect = place
        top = grid[-1].bottom + 24
        self.panel = FRect()
        form = self._arrange_form(FRect(content.left, top, content.width, _FORM))
        height = top + form - room.top
        self._areas = (self._form_area(room, height, [*self.tiles, *self._form_widgets]),)

    def _form_area(self, rect: FRect, height: float, widgets: list[Widget]) -> ScrollArea:
        return ScrollArea(rect, height, widgets=widgets, paint=self._draw_form)

    @property
    def _form_widgets(self) -> list[Widget]:
        return [self.targets, self.name, self.number, *self.partner.widgets, *self.opponents.widgets]

    def _arrange_form(self, room: FRect) -> float:
        """Place the form from the top of *room*, airier where there is more of it; return how high it stands."""
        label = self.app.type.width(_("Play to"), "caption") + 20
        self._play_to = FRect(room.left, room.top, label, _ROW)
        self.targets.rect = FRect(room.left + label, room.top, room.width - label, _ROW)
        gap = min(30.0, max(_GAP, (room.height - _FORM) / 3 + _GAP))
        left, right = columns(FRect(room.left, self.targets.rect.bottom + gap - 4, room.width, _FIELD), 2, 20)
        self.name.rect, self.number.rect = left, right
        self._note = FRect(right.left, right.bottom + 4, right.width, 20) if gap > _GAP + 4 else FRect()
        top = (self._note.bottom if self._note.height else right.bottom) + gap - (10 if self._note.height else 0)
        for company in (self.partner, self.opponents):
            top = company.arrange(room.left, top, room.width) + gap
        return top - gap - room.top

    # -- drawing -----------------------------------------------------------------------------------------------

    def draw_body(self, canvas: Canvas) -> None:
        """Show the panel of the form, where it has one."""
        if self.panel.width:
            canvas.panel(self.panel)

    def _draw_form(self, canvas: Canvas) -> None:
        muted = canvas.theme.muted
        canvas.text(_("Play to"), self._play_to, "caption", muted)
        if self._note.height:
            canvas.text(_("Same number, same cards"), self._note, "small", muted)
        self.partner.draw(canvas)
        self.opponents.draw(canvas)


class ComputerPlayersForm:
    """The computer players on the person's side (*partner*) or against it, as the rules of `invite` have them.

    *level* and *character* are keys; those that are unknown by now are taken for the usual ones.
    """

    def __init__(self, level: str, character: str, *, partner: bool) -> None:
        self.partner = partner
        self.title = ""
        self.people: Sequence[Sitter] = ()
        level, character = find_level(level).key, find_character(character).key
        levels = [(one.key, one.title) for one in LEVELS]
        characters = [(one.key, one.title) for one in CHARACTERS]
        self.level = ChoiceBar(levels, FRect(), level, self._no_change)
        self.character = ChoiceBar(characters, FRect(), character, self._no_change)
        self._head = FRect()

    def invite(self, rules: RuleSet) -> None:
        """Let those be of this company that a game by *rules* needs: nobody, where there are no partners."""
        partners = rules.partners(PERSON)
        self.people = [who for seat, who in sitters(rules).items() if (seat in partners) is self.partner]
        count = len(self.people)
        title = plural("Your partner", "Your partners", count)
        self.title = title if self.partner else plural("Your opponent", "Your opponents", count)
        self.level.label = _("{who}, level").format(who=self.title)
        self.character.label = _("{who}, character").format(who=self.title)
        self.level.visible = self.character.visible = bool(self.people)

    def _no_change(self, key: str) -> None:
        """What is chosen is read when the game starts."""

    @property
    def widgets(self) -> list[Widget]:
        """What can be chosen."""
        return [self.level, self.character]

    def arrange(self, left: float, top: float, width: float) -> float:
        """Lay out below *top*; return where it ends."""
        self._head = FRect(left, top, width, _FACES)
        self.level.rect = FRect(left, self._head.bottom + _CHOICE_GAP, width, _CHOICE)
        self.character.rect = FRect(left, self.level.rect.bottom + _CHOICE_GAP, width, _CHOICE)
        return self.character.rect.bottom

    def draw(self, canvas: Canvas) -> None:
        """Show faces and names, and what the character means."""
        if not self.people:
            self._draw_alone(canvas)
            return
        theme, head = canvas.theme, self._head
        ring = theme.we if self.partner else theme.they
        step = head.height + 4 if len(self.people) <= _FEW else head.height * _CLOSE
        for index, who in reversed(list(enumerate(self.people))):
            centre = head.left + head.height / 2 + index * step, head.centery
            canvas.face(who.face, centre, head.height - 4, ring, 2)
        left = head.left + (len(self.people) - 1) * step + head.height + 12
        line = FRect(left, head.top - 1, head.right - left, 20)
        canvas.text(self._heading(canvas, line.width), line, "caption", theme.text)
        about = find_character(self.character.value).about
        if canvas.type.width(about, "small") <= line.width or len(self.people) <= _FEW:
            canvas.text(about, line.move(0, 20), "small", theme.muted)

    def _draw_alone(self, canvas: Canvas) -> None:
        """Say that nobody is of the person's side."""
        theme, head = canvas.theme, self._head
        place = FRect(head.left, head.top, head.width, self.character.rect.bottom - head.top)
        canvas.box(place, theme.well, theme.radii.well, theme.well_border)
        line = FRect(place.left + 20, place.centery - 26, place.width - 40, 28)
        canvas.text(_("Everybody plays alone"), line, "player", theme.text, "centre")
        words = _("No partner: your bid and your tricks are yours only.")
        canvas.text(words, line.move(0, 28), "small", theme.muted, "centre")

    def _heading(self, canvas: Canvas, room: float) -> str:
        """Return who they are, with their names where there is *room* for these."""
        names = [who.name for who in self.people]
        listed = _(" and ").join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
        words = _("{who}, {names}").format(who=self.title, names=listed)
        return words if len(names) <= _FEW or canvas.type.width(words, "caption") <= room else self.title
