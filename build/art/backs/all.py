"""Every back by name."""

from collections.abc import Mapping

from art.backs import patterns
from art.backs.sheet import Back, Dye, diamond, disc, octagon, quatrefoil, star
from art.palette import GOLD, GOLD_LIGHT

BACKS: Mapping[str, Back] = {
    "navy": Back(Dye("#1d2a57", GOLD, GOLD_LIGHT), patterns.waves, diamond),
    "burgundy": Back(Dye("#6a1628", GOLD, GOLD_LIGHT), patterns.trellis, quatrefoil),
    "teal": Back(Dye("#0f4a4d", GOLD, GOLD_LIGHT), patterns.feathers, disc),
    "forest": Back(Dye("#1c4a2e", GOLD, GOLD_LIGHT), patterns.laurel, octagon),
    "plum": Back(Dye("#4a1d4f", GOLD, GOLD_LIGHT), patterns.fans, disc),
    "sand": Back(Dye("#efe3c8", "#27396f", "#1d2a57"), patterns.rings, quatrefoil),
    "charcoal": Back(Dye("#22242b", "#d9b565", "#f3dfae"), patterns.stars, star),
    "signal": Back(Dye("#000000", "#ffd83d", "#ffffff"), patterns.lozenges, diamond),
}
