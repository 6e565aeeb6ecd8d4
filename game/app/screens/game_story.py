"""How a game went, in words: why it was won, personal bests, what decided it, and the facts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.layout import columns
from game.app.services.session import Session
from game.app.wording.score_lines import TurningPoint
from game.storage.statistics import Best
from game.words import _, signed

_LINE, _POINT, _LOW_POINT = 26.0, 50.0, 28.0
_BROAD = 620.0  # from this width on, facts stand beside what decided the game


@dataclass(frozen=True, slots=True)
class GameStory:
    """Of *session*: the *reason* why it was won, *bests*, turning *points*, and *facts* with their labels."""

    session: Session
    reason: str
    bests: Sequence[Best]
    points: Sequence[TurningPoint]
    facts: Sequence[tuple[str, str]]

    def draw(self, canvas: Canvas, panel: FRect) -> None:
        """Show it on *panel* below its heading: as much as has room, in this order."""
        inner = FRect(panel.left + 22, panel.top + 50, panel.width - 44, panel.height - 62)
        top = inner.top + canvas.paragraph(self.reason, inner, "text") + 8
        for best in self.bests:
            top = self._draw_best(canvas, FRect(inner.left, top, inner.width, inner.bottom - top), best)
        if inner.width > _BROAD:
            left, right = columns(FRect(inner.left, top, inner.width, inner.bottom - top), (1, 1.2), 44)
            self._draw_facts(canvas, left)
            self._draw_points(canvas, right, below=0)
        else:
            room = FRect(inner.left, top, inner.width, inner.bottom - top)
            below = self._draw_points(canvas, room, below=len(self.facts))
            self._draw_facts(canvas, FRect(inner.left, below, inner.width, inner.bottom - below))

    def _draw_best(self, canvas: Canvas, room: FRect, best: Best) -> float:
        """Show a personal best at the top of *room*, if it has room; return where it ends."""
        height = canvas.type.height(best.sentence, room.width - 32, "small_strong")
        if height > room.height:
            return room.top
        canvas.icon("star", (room.left + 10, room.top + 10), 20)
        words = FRect(room.left + 32, room.top, room.width - 32, height)
        canvas.paragraph(best.sentence, words, "small_strong", canvas.theme.accent.light)
        return room.top + height + 6

    def _draw_points(self, canvas: Canvas, room: FRect, *, below: int) -> float:
        """Show what decided the game, as far as *room* goes for it and so many lines *below*; return where it ends."""
        theme, top = canvas.theme, room.top
        if not self.points or room.height < _LINE + _POINT:
            return top
        canvas.text(_("What decided it"), FRect(room.left, top, room.width, _LINE), "caption", theme.accent.light)
        top += _LINE
        step = self._point_step(canvas, room, below)
        for point in self.points:
            if top + step > room.bottom:
                break
            figure, where = signed(point.points), self._where(point)
            width = canvas.type.width(figure, "player") + 2
            ink = theme.danger if point.points < 0 else theme.accent.light
            words = FRect(room.left, top, room.width - width - 12, 24)
            canvas.text(point.words, words, "text")
            aside = canvas.type.width(point.words, "text") + 14
            beside = FRect(words.left + aside, top + 1, words.width - aside, 24)
            canvas.text(where, words.move(0, 23) if step == _POINT else beside, "small", theme.muted)
            canvas.text(figure, FRect(room.right - width, top, width, step - 4), "player", ink, "right")
            top += step
        return top + 8

    def _where(self, point: TurningPoint) -> str:
        return _("Deal {n} · {side}").format(n=point.deal, side=self.session.side_name(point.side))

    def _point_step(self, canvas: Canvas, room: FRect, below: int) -> float:
        """Return how high each stands: in one line where so many lines *below* would have no *room* else."""
        if _LINE + len(self.points) * _POINT + 8 + below * _LINE <= room.height:
            return _POINT
        width = canvas.type.width
        most = max(
            width(one.words, "text") + width(self._where(one), "small") + width(signed(one.points), "player")
            for one in self.points
        )
        return _LOW_POINT if most + 40 <= room.width else _POINT

    def _draw_facts(self, canvas: Canvas, room: FRect) -> None:
        top = room.top
        for label, value in self.facts:
            if top + _LINE > room.bottom:
                return
            row = FRect(room.left, top, room.width, _LINE)
            width = canvas.type.width(value, "strong") + 2
            canvas.text(label, FRect(row.left, top, row.width - width - 8, _LINE), "label", canvas.theme.muted)
            canvas.text(value, row, "strong", canvas.theme.text, "right")
            top += _LINE
