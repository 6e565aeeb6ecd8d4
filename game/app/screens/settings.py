"""Settings: every change is seen and heard at once, and kept."""

from pygame import FRect

from game.app.paint.canvas import Canvas, Point
from game.app.paint.layout import columns
from game.app.paint.viewport import Viewport
from game.app.screens.lifted_keys import LiftedKeys
from game.app.screens.page import Page
from game.app.screens.samples import draw_back, draw_deck, draw_face, draw_table
from game.app.screens.settings_panels import Item, Panels, Section
from game.app.services.choices import Loudness, loudness
from game.app.services.services import Services
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, PointerMoved
from game.app.widgets.choice import Choice
from game.app.widgets.gallery import Gallery
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.slider import Slider
from game.app.widgets.stepper import Stepper
from game.app.widgets.text_field import TextField
from game.app.widgets.toggle import Toggle
from game.storage.settings import BACKS, DECKS, FACES, TABLES, UI_SIZES, Look, RankOrder, Speed
from game.words import _

_SUIT_ORDERS = ("CDSH", "SHCD", "DCHS", "CDHS")
_SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_THREE, _TWO = 1080.0, 700.0  # widths from which on there are so many columns
_SAMPLE = 92.0  # the height of the little cards that show the back
_AIR = 12.0  # above the panels, for their shadows


class SettingsScene(Page):
    """All settings in panels, one to three beside each other."""

    def __init__(self, services: Services) -> None:
        super().__init__(services, _("Settings"))
        self.panels = Panels(
            (self._sound(), self._movement(), self._cards(), self._look(), self._play(), self._person())
        )
        self.area = ScrollArea(FRect(), 0)
        self._pointer: Point = (0.0, 0.0)
        self._pressed = False  # by the pointer

    # -- what there is to set ----------------------------------------------------------------------------------

    def _sound(self) -> Section:
        services, now = self.services, self.services.settings
        titles: tuple[tuple[str, Loudness, int, str], ...] = (
            (_("Volume"), "volume", now.volume, "card_play"),
            (_("Cards"), "volume_cards", now.volume_cards, "card_play"),
            (_("Bids, your turn"), "volume_bids", now.volume_bids, "bid"),
            (_("Tricks and scores"), "volume_events", now.volume_events, "trick_won"),
            (_("Buttons"), "volume_buttons", now.volume_buttons, "click"),
        )
        sliders = [Item(self._volume(*title), 58) for title in titles]
        self.muted = Toggle(_("Mute"), FRect(), now.muted, lambda value: services.change(muted=value))
        return Section(_("Sound"), (sliders[0], Item(self.muted, 48), *sliders[1:]))

    def _volume(self, label: str, key: Loudness, value: int, example: str) -> Slider:
        def follow(value: int) -> None:
            self.services.change(keep=False, **loudness(key, value))

        def let_go(value: int) -> None:
            self.services.change(**loudness(key, value))
            self.app.audio.play(example)

        return Slider(label, FRect(), value, follow, shown="{} %".format, on_release=let_go)

    def _movement(self) -> Section:
        services, now = self.services, self.services.settings
        speeds = Choice[Speed](
            [
                ("off", _("Off")), ("fastest", _("Very fast")), ("fast", _("Fast")), ("normal", _("Normal")),
                ("gentle", _("Gentle")),
            ],
            FRect(), now.speed, lambda value: services.change(speed=value), label=_("Animation"),
        )  # fmt: skip
        reduced = Toggle(
            _("Reduced motion"), FRect(), now.reduced_motion, lambda value: services.change(reduced_motion=value),
            note=_("Things fade instead of flying"),
        )  # fmt: skip
        return Section(_("Movement"), (Item(speeds, 46, _("Animation speed")), Item(reduced, 62)))

    def _look(self) -> Section:
        services, now = self.services, self.services.settings
        themes = Choice[Look](
            [("felt", _("Felt")), ("night", _("Night")), ("contrast", _("Contrast"))],
            FRect(), now.theme, lambda value: services.change(theme=value), label=_("Theme"),
        )  # fmt: skip
        names = {
            "theme": _("Fits theme"), "green": _("Green"), "blue": _("Blue"), "burgundy": _("Burgundy"),
            "walnut": _("Walnut"), "slate": _("Slate"), "black": _("Black"),
        }  # fmt: skip
        tables = Gallery(
            [(table, names[table]) for table in TABLES],
            FRect(), now.table, lambda value: services.change(table=value), self._draw_table, label=_("Table"),
            across=4,
        )  # fmt: skip
        self.sizes = Stepper(
            _("Size of everything"), FRect(), now.ui_size, self._resize,
            values=range(UI_SIZES[0], UI_SIZES[-1] + 1, 10), shown="{} %".format,
        )  # fmt: skip
        self.keys = LiftedKeys(self.sizes, self._resize_again, "{} %".format)
        self.full = Toggle(
            _("Full screen"), FRect(), self.app.full_screen, lambda value: services.change(full_screen=value),
            note=_("F11 does the same"),
        )  # fmt: skip
        left_handed = Toggle(
            _("Left-handed"), FRect(), now.left_handed, lambda value: services.change(left_handed=value),
            note=_("Cards and buttons lie for the left hand"),
        )  # fmt: skip
        items = (
            Item(themes, 46, _("Theme")),
            Item(tables, 142, _("Table")),
            Item(self.sizes, 52),
            Item(self.full, 62),
            Item(left_handed, 62),
        )
        return Section(_("Look"), items)

    def _resize(self, ui_size: int) -> None:
        """Change the size of everything; keys pressed with the pointer are lifted, and stay beneath it."""
        before, point, pressed = self.app.viewport.scale, self._pointer, self._pressed
        self.services.change(ui_size=ui_size)
        self.sizes.value = ui_size
        if pressed:
            share = before / self.app.viewport.scale
            self.area.reveal(self.sizes.rect)
            self.area.update(1.0)  # at once: the row does not glide behind its keys
            self._pointer = point[0] * share, point[1] * share
            self.keys.lift(self._pointer, self.app.viewport.bounds, ui_size)

    def _room_for_size(self) -> str:
        """Return what there is to say where the window has no room for the size that is chosen."""
        chosen = self.services.settings.ui_size
        granted = round(100 * Viewport.granted(self.app.viewport.pixels, chosen / 100))
        return _("{percent} % in this window").format(percent=granted) if granted != chosen else ""

    def _resize_again(self, ui_size: int) -> None:
        """Change the size by the lifted keys."""
        self.keys.value = self.sizes.value
        self._resize(ui_size)
        self.app.audio.play("click")

    def _lay_down(self) -> None:
        """Take the lifted keys away."""
        self.keys.lay_down()
        self.dirty = True

    def _cards(self) -> Section:
        services, now = self.services, self.services.settings
        titles = {"classic": _("Classic"), "four_colours": _("Four colours"), "large_print": _("Large print")}
        decks = Gallery(
            [(deck, titles[deck]) for deck in DECKS],
            FRect(), now.deck, lambda value: services.change(deck=value), draw_deck, label=_("Deck"),
        )  # fmt: skip
        names = {
            "navy": _("Waves"), "burgundy": _("Trellis"), "teal": _("Peacock"), "forest": _("Laurel"),
            "plum": _("Fans"), "sand": _("Rings"), "charcoal": _("Stars"), "signal": _("Yellow"),
        }  # fmt: skip
        backs = Gallery(
            [(back, names[back]) for back in BACKS],
            FRect(), now.back, lambda value: services.change(back=value), draw_back, label=_("Card back"),
            across=4,
        )  # fmt: skip
        orders = now.suit_order if now.suit_order not in _SUIT_ORDERS else ""
        suits = Choice(
            [(order, _suits(order)) for order in (*_SUIT_ORDERS, *filter(None, [orders]))],
            FRect(), now.suit_order, lambda value: services.change(suit_order=value), label=_("Order of suits"),
        )  # fmt: skip
        ranks = Choice[RankOrder](
            [("high_first", _("High to low")), ("low_first", _("Low to high"))],
            FRect(), now.rank_order, lambda value: services.change(rank_order=value), label=_("Order of ranks"),
        )  # fmt: skip
        items = (
            Item(decks, 116, _("Deck")),
            Item(backs, 180, _("Card back")),
            Item(suits, 46, _("Suits in your hand")),
            Item(ranks, 46, _("Ranks in your hand")),
        )
        return Section(_("Cards"), items, _SAMPLE)

    def _play(self) -> Section:
        services, now = self.services, self.services.settings
        confirm = Toggle(
            _("Confirm each card"), FRect(), now.confirm_card, lambda value: services.change(confirm_card=value),
            note=_("A card is played by a second click"),
        )  # fmt: skip
        forced = Toggle(
            _("Play forced cards"), FRect(), now.auto_play_forced,
            lambda value: services.change(auto_play_forced=value), note=_("When only one card is allowed"),
        )  # fmt: skip
        claims = Toggle(
            _("Play out what is certain"), FRect(), now.auto_claim, lambda value: services.change(auto_claim=value),
            note=_("When all the tricks left are yours, or none can be"),
        )  # fmt: skip
        reneges = Toggle(
            _("Opponents may renege"), FRect(), now.reneges, lambda value: services.change(reneges=value),
            note=_("Seldom, where it can be called; your partner leaves calling to you"),
        )  # fmt: skip
        return Section(_("Play"), (Item(confirm, 62), Item(forced, 62), Item(claims, 62), Item(reneges, 62)))

    def _person(self) -> Section:
        services, now = self.services, self.services.settings
        name = TextField(
            _("Your name"), FRect(), now.player_name, lambda value: services.change(player_name=value),
            limit=20, hint=_("You"),
        )  # fmt: skip
        looks = {
            "you_spade": _("Spade"), "you_wavy": _("Waves"), "you_short": _("Short hair"), "you_curls": _("Grey curls"),
            "you_scarf": _("Headscarf"),
        }  # fmt: skip
        faces = Gallery(
            [(face, looks[face]) for face in FACES],
            FRect(), now.face, lambda value: services.change(face=value), draw_face, label=_("Your face"),
        )  # fmt: skip
        return Section(_("You"), (Item(name, 72), Item(faces, 92, _("Your face"))))

    # -- laying out --------------------------------------------------------------------------------------------

    def arrange(self, width: float, height: float) -> None:
        """Lay the sections out in as many columns as there is room for, each where the least stands so far."""
        super().arrange(width, height)
        self.sizes.note = self._room_for_size()
        body, gap = self.body, self.theme.space.gap
        count = 3 if body.width >= _THREE else 2 if body.width >= _TWO else 1
        places = columns(FRect(*body.topleft, body.width, 0), count, gap)
        content = self.panels.stack(places, gap, self.app.type)
        scrolls = content > body.height
        if scrolls:  # beside the bar there is less room
            places = columns(FRect(*body.topleft, body.width - 20, 0), count, gap)
            content = self.panels.stack(places, gap, self.app.type)
            content += height - body.bottom  # at the end the margin shows, too
        air = min(_AIR, body.top - self.header.bottom)  # the shadows of the panels need room inside the area
        room = FRect(0, body.top - air, width, height - body.top + air)
        self.area = ScrollArea(
            room, content + air, widgets=self.panels.widgets, paint=self._draw_panels, offset=self.area.offset,
            margin=air,
        )  # fmt: skip
        self.keys.lay_down()
        self.gather(self.area, self.keys)

    # -- what happens meanwhile --------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> None:
        """Know where the pointer is, which may leave the lifted keys; the rest is as on every page."""
        if isinstance(event, PointerMoved | PointerDown):
            self._pointer = event.point
        self._pressed = isinstance(event, PointerDown)
        if self.keys.visible and (isinstance(event, KeyPressed) or not self.keys.rect.collidepoint(self._pointer)):
            self._lay_down()
        super().handle(event)

    def pause(self) -> None:
        """Forget the pointer: another screen follows."""
        self._lay_down()

    def press_key(self, event: KeyPressed) -> None:
        """M mutes; Esc goes back."""
        if event.key == "m":
            self.muted.handle(KeyPressed("enter"))
            self.dirty = True
        else:
            super().press_key(event)

    # -- drawing -----------------------------------------------------------------------------------------------

    def _draw_panels(self, canvas: Canvas) -> None:
        self.panels.draw(canvas, self.services.settings)

    def _draw_table(self, canvas: Canvas, table: str, place: FRect) -> None:
        draw_table(canvas, table, place, self.services.settings.theme)


def _suits(order: str) -> str:
    """Return the signs of the suits in *order*."""
    return " ".join(_SIGNS[letter] for letter in order)
