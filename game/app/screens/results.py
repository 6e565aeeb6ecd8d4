"""The end of a game: who won and why, personal bests, the curve, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.layout import below, beside, columns, inset, strip
from game.app.paint.theme import Style
from game.app.screens.page import InputGuard, WidgetScene, press_shared_key
from game.app.screens.score_chart import draw_titled_panel, score_chart
from game.app.services.played_game import PlayedGame
from game.app.services.services import Services, chance_seed
from game.app.services.session import Session
from game.app.shell.inputs import InputEvent, KeyPressed
from game.app.widgets.buttons import Button
from game.app.widgets.marks import draw_side_mark
from game.app.wording.phrases import duration, person_side
from game.app.wording.score_lines import TurningPoint, turning_points
from game.engine.dealing import deal_number
from game.rules.seats import Side
from game.storage.statistics import Best
from game.words import _, number, plural, signed

_WIDE = 1060.0
_FAREWELL = 2.0  # seconds for which the results of an unattended game show, at the normal pace
_BUTTON = 50.0
_GAP = 12.0
_AIR = 24.0  # how much less room than usual the words of a button may have around them
_LINE, _POINT, _LOW_POINT = 26.0, 50.0, 28.0
_STORY_BROAD = 620.0  # from this width the facts stand beside what decided the game
_STYLES: tuple[Style, ...] = ("points", "panel", "player", "small_strong")
_MARK, _AROUND = 13.0, 52.0  # the width of a mark, and all that is added to the words of a side
_MARK_TO_WORDS = 24.0  # from the left of a mark to the words


class ResultsScene(WidgetScene):
    """The results of *session*, which is over."""

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services)
        self.session = session
        self.bests = services.archive.bests(session)
        self.points = turning_points(session)
        self.rematch = Button(_("Rematch"), FRect(), self._rematch, kind="gold", icon="play")
        self.ways = [
            Button(_("New game"), FRect(), self._new_game, icon="new_game"),
            Button(_("Review"), FRect(), self._review, icon="eye"),
            Button(_("Score sheet"), FRect(), self._sheet, icon="score"),
            Button(_("Statistics"), FRect(), services.nav.open_statistics, icon="history"),
            Button(_("Start screen"), FRect(), services.nav.go_to_start, icon="back"),
        ]
        self.head, self.story, self.chart_panel = FRect(), FRect(), FRect()
        self._waited = 0.0
        self._guard = InputGuard()

    @property
    def moving(self) -> bool:
        """Whether a widget moves, or an unattended game is about to end."""
        return self.widgets.moving or self.services.unattended

    @property
    def won(self) -> bool:
        """Whether the person's side has won."""
        return self.session.game.state.winner == person_side(self.session)

    def update(self, seconds: float) -> None:
        """Advance by *seconds*; an unattended program ends here."""
        super().update(seconds)
        self._guard.update(seconds)
        self._waited += seconds
        if self.services.unattended and self._waited > _FAREWELL * self.app.pace:
            self.app.quit()

    def handle(self, event: InputEvent) -> None:
        """React to what the player did, unless it comes too soon to be meant for the results."""
        if not self._guard.blocks(event):
            super().handle(event)

    def press_key(self, event: KeyPressed) -> None:
        """React to a key that no widget used: Esc leads to the start screen, F5 to the score sheet, V to the review."""
        match event.key:
            case "escape":
                self.services.nav.go_to_start()
            case "f5":
                self._sheet()
            case "v":
                self._review()
            case _:
                press_shared_key(self.services, event, self.session.rules)

    # -- ways on -----------------------------------------------------------------------------------------------

    def _rematch(self) -> None:
        self.services.nav.sit_down(self.services.begin(self.session.rules, chance_seed(), self.session.rules_name))

    def _new_game(self) -> None:
        self.services.nav.go_to_start()
        self.services.nav.open_new_game()

    def _review(self) -> None:
        self.services.nav.open_review(PlayedGame.of(self.session))

    def _sheet(self) -> None:
        self.services.nav.open_score_sheet(self.session)

    # -- laying out --------------------------------------------------------------------------------------------

    def arrange(self, width: float, height: float) -> None:
        """Lay out the winner above, the story and the curve beside or below each other, the buttons at the foot."""
        space = self.theme.space
        margin, gap = (space.margin, space.gap) if height >= 600 else (12.0, 10.0)
        room = FRect(margin, margin, width - 2 * margin, height - 2 * margin)
        self.head = strip(room, 0, 150 if height >= 640 else 104)
        foot = self._arrange_buttons(room, width)
        middle = FRect(room.left, self.head.bottom + gap, room.width, foot - gap - self.head.bottom - gap)
        if height > width:
            self.story, self.chart_panel = strip(middle, 0, 330), below(middle, 350)
        else:
            self.story, self.chart_panel = columns(middle, (1, 1.35), gap)
        chart = score_chart(below(inset(self.chart_panel, 16), 32), self.session, self.theme)
        self.gather(chart, self.rematch, *self.ways, default=self.rematch)

    def _arrange_buttons(self, room: FRect, width: float) -> float:
        """Place the buttons in one row, or in two if the window is narrow; return their top."""
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
        """Name the keys on the buttons, if there is room on all of them."""
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
        draw_titled_panel(canvas, self.story, _("How it went"), 12)
        GameStory(self.session, self.reason, self.bests, self.points, self.facts).draw(canvas, self.story)
        draw_titled_panel(canvas, self.chart_panel, _("The game"), 12)
        self.widgets.draw(canvas)

    def _draw_head(self, canvas: Canvas) -> None:
        theme, head, session = canvas.theme, self.head, self.session
        tall = head.height > 120
        title = strip(head, 0, 66 if tall else 48)
        canvas.text(self.headline, title, "total", theme.accent.light, "centre", shadow=True)
        draw_standings(canvas, strip(head, title.height, 36), session)
        if tall:
            self._draw_faces(canvas, strip(head, title.height + 40, 44))
        elif session.game.state.winner is not None:
            canvas.text(self.winners, strip(head, title.height + 32, 22), "label", theme.muted, "centre")

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

    # -- words -------------------------------------------------------------------------------------------------

    @property
    def headline(self) -> str:
        """Who won."""
        winner = self.session.game.state.winner
        if winner is None:
            return _("The game is over")
        if self.won:
            return _("You win the game")
        names = self.session.members_named(winner)
        return plural("{names} wins", "{names} win", len(self.session.rules.members(winner))).format(names=names)

    @property
    def winners(self) -> str:
        """The names of the winners, if the headline does not give them."""
        alone = self.session.rules.sides == "solo"
        return self.session.members_named(person_side(self.session)) if self.won and not alone else ""

    @property
    def reason(self) -> str:
        """Why the game was won."""
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
        """Labels and values: rules, deals, time, what the person's side achieved."""
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


@dataclass(frozen=True, slots=True)
class GameStory:
    """How *session* went: the *reason* why it was won, personal *bests*, turning *points*, and *facts* with labels."""

    session: Session
    reason: str
    bests: Sequence[Best]
    points: Sequence[TurningPoint]
    facts: Sequence[tuple[str, str]]

    def draw(self, canvas: Canvas, panel: FRect) -> None:
        """Show it on *panel* below its heading, in this order, as far as there is room."""
        room = strip(panel.inflate(-44, 0), 50, panel.height - 62)
        room = below(room, canvas.paragraph(self.reason, room, "text") + 8)
        for best in self.bests:
            room = self._draw_best(canvas, room, best)
        if room.width > _STORY_BROAD:
            left, right = columns(room, (1, 1.2), 44)
            self._draw_facts(canvas, left)
            self._draw_points(canvas, right, spared=0)
        else:
            self._draw_facts(canvas, self._draw_points(canvas, room, spared=len(self.facts) * _LINE))

    def _draw_best(self, canvas: Canvas, room: FRect, best: Best) -> FRect:
        """Show a personal best at the top of *room* if it fits; return what is left of the room."""
        words = FRect(room.left + 32, room.top, room.width - 32, room.height)
        height = canvas.type.height(best.sentence, words.width, "small_strong")
        if height > room.height:
            return room
        canvas.icon("star", (room.left + 10, room.top + 10), 20)
        canvas.paragraph(best.sentence, words, "small_strong", canvas.theme.accent.light)
        return below(room, height + 6)

    def _draw_points(self, canvas: Canvas, room: FRect, *, spared: float) -> FRect:
        """Show what decided the game, as far as *room* allows; return what is left of the room.

        The points are set closer together if otherwise less than *spared* units would be left.
        """
        theme = canvas.theme
        if not self.points or room.height < _LINE + _POINT:
            return room
        canvas.text(_("What decided it"), strip(room, 0, _LINE), "caption", theme.accent.light)
        step = self._point_step(canvas, room, spared)
        room = below(room, _LINE)
        for point in self.points:
            if step > room.height:
                break
            figure, where = signed(point.points), self._where(point)
            width = canvas.type.width(figure, "player") + 2
            ink = theme.danger if point.points < 0 else theme.accent.light
            words = FRect(room.left, room.top, room.width - width - 12, 24)
            canvas.text(point.words, words, "text")
            start = canvas.type.width(point.words, "text") + 14
            place = words.move(0, 23) if step == _POINT else beside(words, start).move(0, 1)
            canvas.text(where, place, "small", theme.muted)
            total = beside(strip(room, 0, step - 4), room.width - width, width)
            canvas.text(figure, total, "player", ink, "right")
            room = below(room, step)
        return below(room, 8)

    def _where(self, point: TurningPoint) -> str:
        return _("Deal {n} · {side}").format(n=point.deal, side=self.session.side_name(point.side))

    def _point_step(self, canvas: Canvas, room: FRect, spared: float) -> float:
        """Return how high each point stands: two lines if *room* allows it, else one if all of them are short."""
        if _LINE + len(self.points) * _POINT + 8 + spared <= room.height:
            return _POINT
        width = canvas.type.width
        most = max(
            width(one.words, "text") + width(self._where(one), "small") + width(signed(one.points), "player")
            for one in self.points
        )
        return _LOW_POINT if most + 40 <= room.width else _POINT

    def _draw_facts(self, canvas: Canvas, room: FRect) -> None:
        for label, value in self.facts:
            if room.height < _LINE:
                return
            width = canvas.type.width(value, "strong") + 2
            words = FRect(room.left, room.top, room.width - width - 8, _LINE)
            canvas.text(label, words, "label", canvas.theme.muted)
            canvas.text(value, strip(room, 0, _LINE), "strong", canvas.theme.text, "right")
            room = below(room, _LINE)


def draw_standings(canvas: Canvas, row: FRect, session: Session) -> None:
    """Show the scores of all sides of *session* in the middle of *row*, in the largest letters that fit."""
    scores = [
        (side, f"{session.side_name(side)}  {number(session.game.state.standings[side].points)}")
        for side in session.rules.all_sides
    ]
    style = next((one for one in _STYLES if sum(_widths(canvas, scores, one)) <= row.width), _STYLES[-1])
    widths = _widths(canvas, scores, style)
    left = row.centerx - (sum(widths) - _AROUND + _MARK_TO_WORDS) / 2
    for (side, words), width in zip(scores, widths, strict=True):
        draw_side_mark(canvas, side, (left + 8, row.centery + 1), _MARK)
        canvas.text(words, FRect(left + _MARK_TO_WORDS, row.top, width - _AROUND + 4, row.height), style)
        left += width


def _widths(canvas: Canvas, scores: list[tuple[Side, str]], style: Style) -> list[float]:
    return [canvas.type.width(words, style) + _AROUND for _side, words in scores]
