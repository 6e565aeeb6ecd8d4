"""What every face at the table is made of. The chin is at (0, -60); a medallion shows a disc round (0, -88)."""

from art.palette import INK, Skin
from art.paper import GRADIENTS
from art.svg import circle, clip, document, group, line, mirrored, path, rays

MIDDLE_Y = -88
RADIUS = 50
# Faces are drawn a little large, so that hats and hair stay inside the disc.
SHRINK = "translate(0,-5.4) scale(0.93)"

HEAD = "M0,-116 C17,-116 24,-106 24,-92 C24,-74 13,-60 0,-60Z"
EAR = "M23,-95 C28,-98 30,-92 28,-87 C26.5,-83 24,-82 22,-84Z"
NECK = "M-10,-72 L-11,-52 Q0,-44 11,-52 L10,-72Z"
EYE = "M-16.4,-92 Q-10.6,-99.4 -4.8,-92 Q-10.6,-87.6 -16.4,-92Z"
LID = "M-17.2,-91.4 Q-10.6,-100.6 -4.2,-91.8"
LOWER_LID = "M-14.6,-89.6 Q-10.6,-87.2 -6.8,-89.4"
BROW = "M-17.5,-100.4 Q-11,-105 -4.5,-101.6"
NOSE = "M-2.6,-93 Q-2.4,-88 -4.4,-83.4 Q-2.6,-80.8 0,-81 Q2.6,-80.8 4.4,-83.4"
SMILE = "M-9.4,-75.8 Q-4,-76.6 0,-75.8 Q4,-76.6 9.4,-75.8 Q5.4,-67 0,-67 Q-5.4,-67 -9.4,-75.8Z"
TEETH = "M-7.4,-75 Q0,-74.2 7.4,-75 Q4.2,-71.2 0,-71.2 Q-4.2,-71.2 -7.4,-75Z"
CLOSED_SMILE = "M-9,-75 Q0,-68.4 9,-75"
SMILE_CORNER = "M-10,-76.6 Q-9.6,-74.8 -8.2,-74.2"
SHOULDERS = "M-60,-24 L-60,-40 C-46,-50 -28,-52 -12,-57 L12,-57 C28,-52 46,-50 60,-40 L60,-24Z"


def face(skin: Skin, hair: str, *, iris: str = INK, lid: float = 1.6, brow: float = 2.2) -> str:
    """Return a bare face with ears, neck, eyes and nose; the mouth is each one's own."""
    ears = path(EAR, skin.shade, INK, 0.9) + path(EAR, skin.light, INK, 0.9, transform="scale(-1,1)")
    head = path(HEAD, skin.light, transform="scale(-1,1)") + path(HEAD, skin.shade)
    outline = mirrored(line(HEAD[:-1], INK, 0.9))
    return path(NECK, skin.shade, INK, 0.9) + ears + head + outline + eyes(hair, iris, lid, brow) + nose(skin)


def eyes(hair: str, iris: str, lid: float, brow: float) -> str:
    """Return open eyes under brows, with a light in each."""
    whites = mirrored(path(EYE, "#fffaf0"), path(circle(-10.5, -92.5, 3.1), iris), path(circle(-10.5, -92.5, 1.5), INK))
    lights = path(circle(-9.4, -93.7, 0.9), "#ffffff") + path(circle(11.6, -93.7, 0.9), "#ffffff")
    return (
        whites + lights + mirrored(line(LID, INK, lid), line(LOWER_LID, INK, 0.6, opacity=0.5), line(BROW, hair, brow))
    )


def nose(skin: Skin) -> str:
    """Return the line of the nose."""
    return line(NOSE, skin.line, 1.2)


def laugh(lips: str) -> str:
    """Return an open smile."""
    return path(SMILE, lips, INK, 0.6) + path(TEETH, "#fffaf0")


def smile(lips: str) -> str:
    """Return a closed smile with its corners."""
    return line(CLOSED_SMILE, lips, 1.8) + mirrored(line(SMILE_CORNER, lips, 1.1))


def wrinkles(skin: Skin) -> str:
    """Return the lines that years of smiling leave."""
    crow_feet = line("M-18.8,-90.4 l-2.6,-1.2 M-18.8,-88.6 l-2.6,.6", skin.line, 0.8)
    return mirrored(crow_feet, line("M-10.6,-81.4 Q-13.6,-77 -12.4,-73", skin.line, 0.8))


def blush(colour: str, opacity: float = 0.35) -> str:
    """Return a warm touch on both cheeks."""
    return mirrored(path(circle(-15, -81.5, 4.2), colour, opacity=opacity))


def freckles(colour: str) -> str:
    """Return a few freckles on both cheeks."""
    spots = ((-15, -84.6), (-12, -83), (-17.4, -82), (-13.6, -80.4), (-16.2, -79.2))
    return mirrored(*(path(circle(x, y, 0.75), colour) for x, y in spots))


def spectacles(colour: str) -> str:
    """Return round spectacles."""
    rims = mirrored(line(circle(-10.6, -92.4, 8.4), colour, 1.5), line("M-19,-93.4 L-24,-95.4", colour, 1.4))
    return rims + line("M-2.2,-93.4 Q0,-95.6 2.2,-93.4", colour, 1.5)


def medallion(ground: str, shine: str, *shapes: str) -> str:
    """Return the SVG of a disc with *shapes* before a sun in two colours."""
    sky = path(circle(0, MIDDLE_Y, RADIUS + 1), ground) + path(rays(0, MIDDLE_Y, 60, 24), shine, opacity=0.55)
    person = group(*shapes, transform=SHRINK)
    return disc(group(sky, person, clip="disc"), clip("disc", circle(0, MIDDLE_Y, RADIUS - 0.2)))


def disc(body: str, definitions: str = "") -> str:
    """Return the SVG of the square that a medallion fills."""
    side = 2 * RADIUS
    return document(side, side, body, GRADIENTS + definitions, left=-RADIUS, top=MIDDLE_Y - RADIUS)
