"""The end of a game: who won and why, what was best, the curve, and the ways on."""

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.layout import columns, inset
from game.app.screens.curve import score_chart
from game.app.screens.everywhere import press_everywhere
from game.app.screens.game_story import GameStory
from game.app.screens.grace import Grace
from game.app.screens.standings import draw_standings
from game.app.services.past import Past
from game.app.services.services import Services, chance_seed
from game.app.services.session import Session
from game.app.shell.inputs import InputEvent, KeyPressed
from game.app.shell.scene import Scene
from game.app.widgets.base import Widget
from game.app.widgets.button import Button
from game.app.widgets.focus import Group
from game.app.wording.phrases import duration, person_side
from game.app.wording.score_lines import turning_points
from game.engine.dealing import deal_number
from game.words import _, number, plural

_WIDE = 1060.0
_FAREWELL = 2.0  # seconds that the results of an unattended game show, at the normal pace
_BUTTON = 50.0
_GAP = 12.0
_AIR = 24.0  # so much less than usual may be left around the words of a button


class ResultsScene(Scene):
    """The results of *session*, which is over."""

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services.app)
        self.services = services
        self.session = session
        self.bests = services.archive.bests(session)
        self.points = turning_points(session)
        self.rematch = Button(_("Rematch"), FRect(), self._rematch, kind="gold", icon="play")
        self.ways = [
            Button(_("New game"), FRect(), self._new_game, icon="new_game"),
            Button(_("Review"), FRect(), self._review, icon="eye"),
            Button(_("Score sheet"), FRect(), self._sheet, icon="score"),
            Button(_("Statistics"), FRect(), self._statistics, icon="history"),
            Button(_("Start screen"), FRect(), services.nav.go_to_start, icon="back"),
        ]
        self.head, self.story, self.chart_panel = FRect(), FRect(), FRect()
        self._waited = 0.0
        self._grace = Grace()
        self.widgets = Group(audio=services.app.audio)

    @property
    def moving(self) -> bool:
        """Whether a widget moves, or an unattended game is about to end."""
        return self.widgets.moving or self.services.unattended

    @property
    def won(self) -> bool:
        """Whether the person's side has won."""
        return self.session.game.state.winner == person_side(self.session)

    def resume(self) -> None:
        """Be drawn anew."""
        self.dirty = True

    def update(self, seconds: float) -> None:
        """Let *seconds* pass; without a person the program ends here."""
        self.widgets.update(seconds)
        self._grace.update(seconds)
        self._waited += seconds
        if self.services.unattended and self._waited > _FAREWELL * self.app.pace:
            self.app.quit()

    def handle(self, event: InputEvent) -> None:
        """Let the buttons react; Esc leads to the first screen, F5 to the sheet, V looks back."""
        if self._grace.swallows(event):
            return
        if self.widgets.handle(event):
            self.dirty = True
        elif isinstance(event, KeyPressed):
            match event.key:
                case "escape":
                    self.services.nav.go_to_start()
                case "f5":
                    self._sheet()
                case "v":
                    self._review()
                case _:
                    press_everywhere(self.services, event, self.session.rules)

    # -- ways on -----------------------------------------------------------------------------------------------

    def _rematch(self) -> None:
        self.services.nav.sit_down(self.services.begin(self.session.rules, chance_seed(), self.session.rules_name))

    def _new_game(self) -> None:
        self.services.nav.go_to_start()
        self.services.nav.open_new_game()

    def _review(self) -> None:
        self.services.nav.open_review(Past.of(self.session))

    def _sheet(self) -> None:
        self.services.nav.open_score_sheet(self.session)

    def _statistics(self) -> None:
        self.services.nav.open_statistics()

    # -- laying out --------------------------------------------------------------------------------------------

    def arrange(self, width: float, height: float) -> None:
        """Lay out: the winner above, the story and the curve beside or below each other, the ways on at the foot."""
        margin = self.theme.space.margin if height >= 600 else 12.0
        gap = self.theme.space.gap if height >= 600 else 10.0
        room = FRect(margin, margin, width - 2 * margin, height - 2 * margin)
        self.head = FRect(room.left, room.top, room.width, 150 if height >= 640 else 104)
        foot = self._arrange_buttons(room, width)
        middle = FRect(room.left, self.head.bottom + gap, room.width, foot - gap - self.head.bottom - gap)
        if height > width:
            self.story = FRect(middle.left, middle.top, middle.width, 330)
            self.chart_panel = FRect(middle.left, middle.top + 350, middle.width, middle.height - 350)
        else:
            self.story, self.chart_panel = columns(middle, (1, 1.35), gap)
        chart = score_chart(inset(self.chart_panel, 16), self.session, self.theme)
        chart.rect = FRect(chart.rect.left, chart.rect.top + 32, chart.rect.width, chart.rect.height - 32)
        before = self.widgets
        widgets: list[Widget] = [chart, self.rematch, *self.ways]
        self.widgets = Group(widgets, audio=self.app.audio, default=before.focused or self.rematch)
        self.widgets.ring_shown = before.ring_shown

    def _arrange_buttons(self, room: FRect, width: float) -> float:
        """Place the buttons in one row, or in two where the window is narrow; return where they begin."""
        buttons = [self.rematch, *self.ways]
        if width >= _WIDE:
            rows = [columns(FRect(room.left, room.bottom - 54, room.width, 54), (1.3, 1, 1, 1, 1, 1), _GAP)]
        else:
            low = FRect(room.left, room.bottom - _BUTTON, room.width, _BUTTON)
            rows = [columns(low.move(0, -_BUTTON - 8), (1.3, 1, 1), _GAP), columns(low, 3, _GAP)]
        for button, rect in zip(buttons, [place for row in rows for place in row], strict=True):
            button.rect = rect
        self._show_keys()
        return rows[0][0].top

    def _show_keys(self) -> None:
        """Let the buttons name their keys, where all that have one have room for it."""
        for way, key in zip(self.ways, ("", "V", "F5", "", _("Esc")), strict=True):
            way.shortcut = key
        if any(way.natural_width(self.app.type.width) - _AIR > way.rect.width for way in self.ways):
            for way in self.ways:
                way.shortcut = ""

    # -- drawing -----------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Show the results."""
        canvas.table()
        self._draw_head(canvas)
        self._draw_heading(canvas, self.story, _("How it went"))
        GameStory(self.session, self.reason, self.bests, self.points, self.facts).draw(canvas, self.story)
        self._draw_heading(canvas, self.chart_panel, _("The game"))
        self.widgets.draw(canvas)

    def _draw_head(self, canvas: Canvas) -> None:
        theme, head, session = canvas.theme, self.head, self.session
        tall = head.height > 120
        title = FRect(head.left, head.top, head.width, 66 if tall else 48)
        canvas.text(self.headline, title, "total", theme.accent.light, "centre", shadow=True)
        score = FRect(head.left, title.bottom, head.width, 36)
        draw_standings(canvas, score, session)
        if tall:
            self._draw_faces(canvas, FRect(head.left, score.bottom + 4, head.width, 44))
        elif session.game.state.winner is not None:
            canvas.text(
                self.winners, FRect(head.left, score.bottom - 4, head.width, 22), "label", theme.muted, "centre"
            )

    def _draw_faces(self, canvas: Canvas, row: FRect) -> None:
        """Show the winners' faces beside their names."""
        side = self.session.game.state.winner
        if side is None:
            return
        theme, members = canvas.theme, self.session.rules.members(side)
        words = self.winners
        width = canvas.type.width(words, "player") + 12 if words else -6.0
        faces = 46.0 * len(members)
        left = row.centerx - (faces + width) / 2
        ring = theme.of_side(side)
        for index, seat in enumerate(members):
            canvas.face(self.session.players[seat].face, (left + 20 + index * 46, row.centery), 36, ring, 2)
        canvas.text(words, FRect(left + faces + 10, row.top, max(0.0, width - 10), row.height), "player")

    def _draw_heading(self, canvas: Canvas, panel: FRect, words: str) -> None:
        canvas.panel(panel)
        canvas.text(words, FRect(panel.left + 22, panel.top + 12, panel.width - 44, 32), "heading")

    # -- words -------------------------------------------------------------------------------------------------

    @property
    def headline(self) -> str:
        """Who won, in large letters."""
        winner = self.session.game.state.winner
        if winner is None:
            return _("The game is over")
        if self.won:
            return _("You win the game")
        names = self.session.members_named(winner)
        return plural("{names} wins", "{names} win", len(self.session.rules.members(winner))).format(names=names)

    @property
    def winners(self) -> str:
        """The names of the winners, where the headline does not say them."""
        alone = self.session.rules.sides == "solo"
        return self.session.members_named(person_side(self.session)) if self.won and not alone else ""

    @property
    def reason(self) -> str:
        """Why the winner has won."""
        state, rules = self.session.game.state, self.session.rules
        points = [one.points for one in state.standings]
        best, other = max(points), sorted(points)[-2]
        many = rules.side_count > 2
        if best >= rules.target and other >= rules.target:
            both = _("Both sides passed {target}; the higher score wins, by {n}.")
            words = _("Several passed {target}; the highest score wins, by {n}.") if many else both
        elif best >= rules.target:
            words = self._reached(best - other)
        elif rules.floor is not None and min(points) <= rules.floor:
            other_leads = _("One side fell to {floor}; the other leads by {n}.")
            words = _("One side fell to {floor}; the highest score leads by {n}.") if many else other_leads
        else:
            words = _("The last deal was played; the lead is {n}.")
        return words.format(target=rules.target, floor=number(rules.floor or 0), n=best - other)

    def _reached(self, by: int) -> str:
        if self.won:
            return plural(
                "You reached {target} and won by {n} point.", "You reached {target} and won by {n} points.", by
            )
        if self.session.rules.side_count > 2:
            return _("{target} points were reached; the lead is {n}.")
        return plural("They reached {target} and won by {n} point.", "They reached {target} and won by {n} points.", by)

    @property
    def facts(self) -> list[tuple[str, str]]:
        """Labels and values: rules, deals, time, what the person's side did."""
        state, session = self.session.game.state, self.session
        side = person_side(session)
        deals = len(state.scores)
        bags = sum(score.sides[side].bag_penalties for score in state.scores)
        facts = [
            (_("Rules"), _("{rules}, to {target}").format(rules=session.title, target=session.rules.target)),
            (_("Deals"), str(deals)),
            (_("Cards played"), str(deals * len(session.rules.deck))),
            (_("Time"), duration(session.seconds)),
            (_("Best deal"), number(max(score.sides[side].points for score in state.scores))),
        ]
        if session.rules.bag_limit:
            words = plural("{n} time", "{n} times", bags).format(n=bags)
            facts.append((_("Paid for bags"), words if bags else _("never")))
        facts.append((_("First deal’s number"), str(deal_number(session.record.seed, 0))))
        return facts
