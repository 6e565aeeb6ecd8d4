"""Who sits for a medallion, by name."""

from collections.abc import Callable

from art.faces import guests, people, regulars
from art.faces.parts import MIDDLE_Y, RADIUS, disc
from art.palette import GOLD, NAVY, SPADES
from art.pips import pip
from art.svg import circle, line, path, rays


def you_spade() -> str:
    """Return the player's own sign until a face is chosen: a golden spade on navy."""
    ground = path(circle(0, MIDDLE_Y, RADIUS - 0.2), NAVY)
    shine = path(rays(0, MIDDLE_Y, 42, 36), GOLD, opacity=0.12)
    ring = line(circle(0, MIDDLE_Y, 43), GOLD, 0.9, opacity=0.7)
    return disc(ground + shine + ring + pip(SPADES, 0, MIDDLE_Y, 54, fill="url(#gold)"))


FACES: dict[str, Callable[[], str]] = {
    "ruth": regulars.ruth,
    "walter": regulars.walter,
    "jasper": regulars.jasper,
    "pearl": regulars.pearl,
    "otis": regulars.otis,
    "hazel": regulars.hazel,
    "mei": guests.mei,
    "omar": guests.omar,
    "nora": guests.nora,
    "gus": guests.gus,
    "ines": guests.ines,
    "amos": guests.amos,
    "you_spade": you_spade,
    "you_wavy": people.wavy_hair,
    "you_short": people.short_hair,
    "you_curls": people.grey_curls,
    "you_scarf": people.headscarf,
}
