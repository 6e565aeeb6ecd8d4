"""The person's hand: the cards that are pointed at, chosen and dragged, and how a dragged one tilts."""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import replace

from game.app.motion.animation import AnimatedNumber
from game.app.motion.pose import Pose
from game.app.paint.canvas import Canvas
from game.app.paint.theme import Colour, Theme
from game.app.paint.viewport import Point
from game.app.services.session import PERSON
from game.app.table.layout import BASE, RATIO
from game.app.table.picture import Picture
from game.app.table.sprites import CardSprite
from game.cards import Card

_LEAN = 0.008  # degrees for each unit a second
_MOST_LEAN = 9.0  # degrees
_FOLLOWS = 0.06  # seconds until a dragged card leans nearly as it should
_LEAN_STEP = 0.5  # degrees: a card is rendered once for every angle
_CHOSEN, _HINT, _TICK = 3.0, 6.0, 24.0  # units: width of the outline of a card, size of the tick on it
_ON_THE_WAY = 3.0  # degrees: a card that moves is drawn at few angles, each of which has to be rendered
_UNLAWFUL = 0.3  # share of the usual rise by which a card rises that may not be played
_DRAG_FROM = 8.0  # units the pointer must move before a press becomes a drag


class DragTilt:
    """The angle of a dragged card, whose lower end trails behind the pointer."""

    def __init__(self) -> None:
        self._angle = 0.0
        self._x: float | None = None
        self._to = 0.0

    @property
    def angle(self) -> float:
        """The angle in degrees, anticlockwise."""
        return round(self._angle / _LEAN_STEP) * _LEAN_STEP

    @property
    def moving(self) -> bool:
        """Whether the card leans, or is about to."""
        return bool(self.angle) or self._x != self._to

    def take(self, x: float) -> None:
        """Start straight at *x*."""
        self._angle, self._x, self._to = 0.0, x, x

    def drag(self, x: float) -> None:
        """Follow the pointer to *x*."""
        self._to = x

    def update(self, seconds: float, pace: float) -> None:
        """Advance by *seconds*; at a *pace* of 0 the card stays straight."""
        if self._x is None or seconds <= 0:
            return
        speed, self._x = (self._to - self._x) / seconds, self._to
        aim = max(-_MOST_LEAN, min(_MOST_LEAN, -_LEAN * speed))
        share = 1 - math.exp(-seconds / (_FOLLOWS * pace)) if pace else 1.0
        self._angle = self._angle + (aim - self._angle) * share if pace else 0.0


class Hand:
    """The cards at South: hovered, chosen by keys, marked for a trade, dragged."""

    def __init__(self, picture: Picture, hover_seconds: float) -> None:
        self.picture = picture
        self.active = False
        self.lawful: Collection[Card] = ()
        self.marked: list[Card] = []
        self.hinted: Card | None = None
        self.chosen: int | None = None
        self._seconds = hover_seconds
        self._lifts: dict[CardSprite, AnimatedNumber] = {}
        self._hovered: CardSprite | None = None
        self._refused: CardSprite | None = None
        self._pressed: tuple[CardSprite, Point] | None = None
        self._dragged: tuple[CardSprite, Point] | None = None
        self.tilt = DragTilt()

    @property
    def sprites(self) -> list[CardSprite]:
        """The cards from left to right."""
        return self.picture.hands[PERSON]

    @property
    def moving(self) -> bool:
        """Whether a card is on its way up or down."""
        sways = self._dragged is not None and self.tilt.moving
        return sways or any(glide.moving for glide in self._lifts.values())

    def card_at(self, point: Point) -> Card | None:
        """Return the topmost card that shows at *point*."""
        sprite = self._sprite_at(point)
        return sprite.card if sprite is not None else None

    def _sprite_at(self, point: Point) -> CardSprite | None:
        for _index, sprite in reversed(self._from_below()):
            rise = self.lift_of(sprite) * self.picture.layout.hand.lift
            if sprite.card is not None and _covers(self._lying(sprite), point, rise):
                return sprite
        return None

    def _from_below(self) -> list[tuple[int, CardSprite]]:
        """Return the cards with their places from the left, the lowest first."""
        placed = list(enumerate(self.sprites))
        return placed[::-1] if self.picture.layout.hand.from_right else placed

    def _seen(self) -> list[tuple[int, CardSprite]]:
        """Return the cards with their places from the left, the lowest first, as they are shown now.

        While the hand is sorted, one card passes over another where they meet; none jumps to the top.
        """
        placed, hand = self._from_below(), self.picture.layout.hand
        if all(sprite.card is not None and sprite.shown.y > hand.top for _index, sprite in placed):
            placed.sort(key=lambda one: one[1].shown.x, reverse=hand.from_right)
        return placed

    def _lying(self, sprite: CardSprite) -> Pose:
        """Return the pose of *sprite* while it is not raised; in some layouts an unlawful card lies lower."""
        sink = self.picture.layout.hand.sink
        return sprite.shown.along_normal(-sink) if sink and self._dim(sprite) else sprite.shown

    def _dim(self, sprite: CardSprite) -> bool:
        """Whether *sprite* may not be played now."""
        return self.active and bool(self.lawful) and sprite.card is not None and sprite.card not in self.lawful

    # -- pointer ---------------------------------------------------------------------------------------------

    def point_at(self, point: Point) -> bool:
        """Follow the pointer; return whether the picture changes."""
        if self._pressed is not None and self._dragged is None:
            sprite, start = self._pressed
            if max(abs(point[0] - start[0]), abs(point[1] - start[1])) > _DRAG_FROM and sprite.card in self.lawful:
                self._dragged = (sprite, point)
                self.tilt.take(start[0])
        if self._dragged is not None:
            self._dragged = (self._dragged[0], point)
            self.tilt.drag(point[0])
            return True
        under = self._sprite_at(point) if self.active else None
        if under is self._hovered:
            return False
        self._hovered, self._refused = under, None
        if under is not None:
            self.chosen = None
        self._aim()
        return True

    def press(self, point: Point) -> bool:
        """Take hold of the card at *point*; return whether there is one."""
        sprite = self._sprite_at(point)
        self._pressed = (sprite, point) if sprite is not None else None
        return sprite is not None

    def release(self, point: Point) -> Card | None:
        """Release the card; return it if it was clicked or dropped on the table."""
        pressed, self._pressed = self._pressed, None
        dragged, self._dragged = self._dragged, None
        if dragged is not None:
            sprite = dragged[0]
            sprite.pose = self._held(sprite, point)
            self._lifts.pop(sprite, None)
            return sprite.card if self._on_table(point) else None
        if pressed is not None and (self._sprite_at(point) is pressed[0] or self._on_table(point)):
            return pressed[0].card
        return None

    def _on_table(self, point: Point) -> bool:
        """Whether a card dropped at *point* is played rather than put back."""
        return point[1] < self.picture.layout.hand.top - 12

    def leave(self) -> None:
        """Forget the pointer, and let go of every card."""
        self._hovered = self._refused = self._pressed = self._dragged = None
        self._aim()

    # -- keys ------------------------------------------------------------------------------------------------

    def step(self, by: int) -> None:
        """Choose the next card to the right (*by* 1) or left (-1), skipping unlawful ones if any is lawful."""
        count = len(self.sprites)
        if not count:
            return
        index = self.chosen
        if index is None:
            index = -1 if by > 0 else count
        for _turn in range(count):
            index = (index + by) % count
            if not self.lawful or self.sprites[index].card in self.lawful:
                break
        self.choose(index)

    def choose(self, index: int | None) -> None:
        """Choose the card at *index* from the left."""
        self.chosen = index if index is not None and 0 <= index < len(self.sprites) else None
        self._hovered = self._refused = None
        self._aim()

    def refuse(self, card: Card) -> None:
        """Lower *card*, which may not be played, until another one is pointed at."""
        self._refused = next((one for one in self.sprites if one.card is card), None)
        self._aim()

    def choose_card(self, card: Card) -> None:
        """Choose *card*, and put it back where it belongs."""
        self.picture.place_hands()
        self.choose(next((place for place, sprite in enumerate(self.sprites) if sprite.card is card), None))

    @property
    def chosen_card(self) -> Card | None:
        """The card chosen by keys."""
        if self.chosen is None or self.chosen >= len(self.sprites):
            return None
        return self.sprites[self.chosen].card

    # -- time and drawing ------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Forget the pointer and what is chosen: the cards may have changed."""
        self.chosen = None
        self._hovered = self._refused = self._pressed = self._dragged = None
        known = set(self.sprites)
        self._lifts = {sprite: glide for sprite, glide in self._lifts.items() if sprite in known}
        self._aim()

    def _aim(self) -> None:
        for index, sprite in enumerate(self.sprites):
            up = sprite is self._hovered or (index == self.chosen) or sprite.card in self.marked
            up = up and sprite is not self._refused and (self.active or sprite.card in self.marked)
            if up or sprite in self._lifts:
                high = _UNLAWFUL if self._dim(sprite) else 1.0
                self._lifts.setdefault(sprite, AnimatedNumber(0.0, self._seconds)).aim(high if up else 0.0)

    def mark(self, cards: list[Card]) -> None:
        """Lift *cards*, which are chosen for a trade, until others are marked."""
        self.marked = cards
        self._aim()

    def update(self, seconds: float, pace: float) -> None:
        """Advance by *seconds*."""
        for glide in self._lifts.values():
            glide.update(seconds, pace)
        if self._dragged is not None:
            self.tilt.update(seconds, pace)

    @property
    def resting(self) -> tuple[tuple[Card | None, Pose], ...]:
        """The cards from the left that lie at rest while nobody chooses: all, or those that have been dealt.

        Cards already dealt lie below the others, except in a fan that lies the other way round.
        """
        lifted = any(glide.value or glide.moving for glide in self._lifts.values())
        if self.active or lifted or self.hinted or self._dragged:
            return ()
        whole = self.picture.rests(PERSON)
        if not whole and self.picture.layout.hand.from_right:
            return ()
        count = len(self.sprites) if whole else self._dealt()
        return tuple((sprite.card, sprite.pose) for sprite in self.sprites[:count])

    def _dealt(self) -> int:
        """Return how many cards, from the left, lie in the closed fan."""
        place, count = self.picture.layout.hand, len(self.sprites)
        for index, sprite in enumerate(self.sprites):
            closed = replace(place.closed(index, count), face_up=0.0)
            if sprite.card is not None or sprite.late or sprite.pose != closed:
                return index
        return count

    def lift_of(self, sprite: CardSprite) -> float:
        """Return how far *sprite* is raised, as a share of the usual rise."""
        glide = self._lifts.get(sprite)
        return glide.value if glide is not None else 0.0

    def _raised(self, sprite: CardSprite, lift: float) -> Pose:
        """Return the pose in which *sprite* is seen, raised by *lift*, a share of the usual rise."""
        lying = self._lying(sprite)
        if not lift:
            return lying
        return replace(lying.along_normal(self.picture.layout.hand.lift * lift), lift=max(lift, lying.lift))

    def let_go(self, card: Card) -> None:
        """Leave *card* raised where it is seen, so that it is played from there."""
        sprite = next((one for one in self.sprites if one.card is card), None)
        if sprite is not None:
            sprite.pose = self._raised(sprite, self.lift_of(sprite))

    def draw_resting(self, canvas: Canvas, count: int) -> None:
        """Draw the first *count* cards, which are at rest."""
        for index, sprite in self._from_below():
            if index < count:
                self._draw_one(canvas, sprite, index, 0.0)

    def draw(self, canvas: Canvas, shake: float = 0.0, shaken: Card | None = None, first: int = 0) -> None:
        """Draw the cards from number *first* on; *shaken* is offset by *shake* units."""
        dragged = self._dragged[0] if self._dragged is not None else None
        undealt = self.picture.deck_pose
        for index, sprite in self._seen():
            if index >= first and sprite is not dragged and sprite.shown != undealt:
                self._draw_one(canvas, sprite, index, shake if sprite.card is shaken else 0.0)

    def draw_dragged(self, canvas: Canvas) -> None:
        """Draw the dragged card, above everything it is dragged over."""
        if self._dragged is not None:
            sprite, point = self._dragged
            canvas.card(_code(sprite), self._held(sprite, point), BASE)

    def _held(self, sprite: CardSprite, point: Point) -> Pose:
        """Return the pose of *sprite* as the pointer holds it at *point*."""
        return replace(sprite.pose, x=point[0], y=point[1], angle=self.tilt.angle, lift=1.0)

    def _draw_one(self, canvas: Canvas, sprite: CardSprite, index: int, shake: float) -> None:
        lift = self.lift_of(sprite)
        pose = self._raised(sprite, lift).moved(shake, 0)
        dim = self._dim(sprite)
        home = self.picture.layout.hand.pose(index, len(self.sprites))
        passing = sprite.shown.scale != home.scale
        flying = sprite.card is None or sprite.shown.lift > 0
        angle = sprite.angle_to(home.angle)
        if flying and abs(sprite.shown.x - home.x) > 1 and angle != home.angle:
            angle = _ON_THE_WAY * round(angle / _ON_THE_WAY)
        pose = pose.turned(angle)
        if sprite.card is None:
            canvas.card_back(pose, BASE, passing=passing)
        else:
            tint = canvas.theme.card_dim if dim else None
            outline, stroke = self._outline(canvas.theme, sprite, index)
            canvas.card(_code(sprite), pose, BASE, tint=tint, outline=outline, outline_width=stroke, passing=passing)
        if sprite.card in self.marked:
            draw_tick(canvas, pose)

    def _outline(self, theme: Theme, sprite: CardSprite, index: int) -> tuple[Colour | None, float]:
        """Return the colour and width of the outline of *sprite*, the card at *index*; None for no outline."""
        frame = self.picture.layout.hand.frame
        if sprite.card is not None and sprite.card is self.hinted:
            return theme.good, _HINT
        if self._dim(sprite):
            return (theme.muted, _CHOSEN) if index == self.chosen else (None, 0.0)
        if self.active and (sprite is self._hovered or index == self.chosen or sprite.card in self.marked):
            return theme.accent.light, max(_CHOSEN, 1.5 * frame)
        if frame and self.active and sprite.card in self.lawful:
            return theme.accent.mid, frame
        return None, 0.0


def draw_tick(canvas: Canvas, pose: Pose) -> None:
    """Draw the tick of a card chosen for a trade on the upper edge of the card at *pose*, above the index."""
    corner = pose.along_normal(BASE * pose.scale * RATIO / 2 + _TICK * 0.25)
    aside, angle = BASE * pose.scale / 2 - _TICK * 0.7, math.radians(corner.angle)
    centre = corner.x - aside * math.cos(angle), corner.y + aside * math.sin(angle)
    canvas.disc(centre, _TICK, canvas.theme.accent.light, canvas.theme.on_accent, 1.5)
    canvas.icon("check", centre, _TICK * 0.7, canvas.theme.on_accent)


def _code(sprite: CardSprite) -> str:
    return sprite.card.name if sprite.card is not None else "AS"


def _covers(pose: Pose, point: Point, lift: float) -> bool:
    """Whether a card at *pose*, raised by *lift*, covers *point*; the strip that it left counts, too."""
    angle = math.radians(pose.angle)
    dx, dy = point[0] - pose.x, point[1] - pose.y
    across = dx * math.cos(angle) - dy * math.sin(angle)
    down = dx * math.sin(angle) + dy * math.cos(angle)
    half_width, half_height = BASE * pose.scale / 2, BASE * pose.scale * RATIO / 2
    return abs(across) <= half_width and -half_height - lift <= down <= half_height
