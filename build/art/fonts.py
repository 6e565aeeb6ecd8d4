"""Cuts the open fonts to our letters, with lining tabular figures, under names of our own.

The sources are the complete static instances of Source Serif 4 and Source Sans 3 as npm ships them. Their
licence (SIL OFL 1.1) reserves the name "Source", so a changed copy must carry another one.
"""

import subprocess
import tarfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from art.places import FONTS, WORK

SERIF = "@expo-google-fonts/source-serif-4@0.4.1"
SANS = "@expo-google-fonts/source-sans-3@0.4.1"


@dataclass(frozen=True)
class Cut:
    """One font file of ours, and the file inside the npm *package* that it is cut from.

    A family without suit signs *borrows* them: the file of ours that has them is cut before.
    """

    file: str
    package: str
    member: str
    family: str
    style: str
    borrows: str = ""


_REGULAR, _SEMIBOLD, _BOLD = "ten_bags_sans_regular", "ten_bags_sans_semibold", "ten_bags_sans_bold"
_SLANTED = "400Regular_Italic/SourceSerif4_400Regular_Italic"
CUTS = (
    Cut(_REGULAR, SANS, "400Regular/SourceSans3_400Regular", "Sans", "Regular"),
    Cut(_SEMIBOLD, SANS, "600SemiBold/SourceSans3_600SemiBold", "Sans", "SemiBold"),
    Cut(_BOLD, SANS, "700Bold/SourceSans3_700Bold", "Sans", "Bold"),
    Cut("ten_bags_serif_semibold", SERIF, "600SemiBold/SourceSerif4_600SemiBold", "Serif", "SemiBold", _SEMIBOLD),
    Cut("ten_bags_serif_bold", SERIF, "700Bold/SourceSerif4_700Bold", "Serif", "Bold", _BOLD),
    Cut("ten_bags_serif_italic", SERIF, _SLANTED, "Serif", "Italic", _REGULAR),
)

# First and last code point of each block that the program may say something in.
LETTERS = (
    (0x0020, 0x007E),  # ASCII
    (0x00A0, 0x024F),  # Latin with accents
    (0x02C6, 0x02DC),  # spacing accents
    (0x0300, 0x0331),  # accents on the letter before
    (0x0400, 0x052F),  # Cyrillic
    (0x1E00, 0x1EFF),  # Latin of Wales and Vietnam
    (0x2010, 0x2027),  # dashes, quotes, bullets, ellipsis
    (0x202F, 0x203A),  # narrow space, primes, angle quotes
    (0x20AC, 0x20AC),  # euro
    (0x2116, 0x2122),  # numero, trade mark
    (0x2190, 0x2199),  # arrows
    (0x2212, 0x2212),  # minus
    (0x2248, 0x2265),  # about, unequal, at most, at least
    (0x25A0, 0x25CF),  # small shapes
    (0x2660, 0x2667),  # suits
    (0x2713, 0x2717),  # check and cross
)
SUITS = "♠♥♦♣"
FIGURE_FEATURES = ("lnum", "tnum")
KEPT_FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga"]
SHOWN_NAMES = {0, 1, 2, 3, 4, 5, 6, 13, 14}


def make_fonts() -> None:
    """Fetch the source packages and write our six fonts and their licence into the sprites."""
    FONTS.mkdir(parents=True, exist_ok=True)
    sources = {package: fetch(package) for package in (SERIF, SANS)}
    for cut in CUTS:
        font = TTFont(sources[cut.package] / f"{cut.member}.ttf", recalcTimestamp=False)
        bake_figures(font)
        if cut.borrows:
            borrow_suits(font, TTFont(FONTS / f"{cut.borrows}.ttf"))
        keep_our_letters(font)
        rename(font, cut)
        font.save(FONTS / f"{cut.file}.ttf")
    licences = [(sources[package] / "LICENSE_FONT").read_text(encoding="utf-8") for package in (SERIF, SANS)]
    (FONTS / "OFL.txt").write_text(joined_licence(*licences), encoding="utf-8")


def fetch(package: str) -> Path:
    """Return the unpacked folder of the npm *package*, fetching it once."""
    folder = WORK / "fonts" / package.replace("/", "_")
    if not folder.exists():
        folder.mkdir(parents=True)
        packed = subprocess.run(["npm", "pack", package], cwd=folder, check=True, capture_output=True, text=True)
        with tarfile.open(folder / packed.stdout.split()[-1]) as archive:
            archive.extractall(folder, filter="data")
    return folder / "package"


def bake_figures(font: TTFont) -> None:
    """Make lining tabular figures what a plain digit means; a font without the features has them already."""
    for feature in FIGURE_FEATURES:
        swaps = dict(single_swaps(font, feature))
        for table in font["cmap"].tables:
            for code in range(ord("0"), ord("9") + 1):
                if code in table.cmap:
                    table.cmap[code] = swaps.get(table.cmap[code], table.cmap[code])


def single_swaps(font: TTFont, feature: str) -> Iterator[tuple[str, str]]:
    """Give each (glyph, replacement) of the one-for-one substitutions under *feature*."""
    rules = font["GSUB"].table
    for record in rules.FeatureList.FeatureRecord:
        if record.FeatureTag == feature:
            for index in record.Feature.LookupListIndex:
                for subtable in rules.LookupList.Lookup[index].SubTable:
                    rule = getattr(subtable, "ExtSubTable", subtable)
                    yield from getattr(rule, "mapping", {}).items()


def borrow_suits(font: TTFont, lender: TTFont) -> None:
    """Give *font*, which has none, the suit signs of *lender*, whose letters are as many units high."""
    names = {sign: lender.getBestCmap()[ord(sign)] for sign in SUITS}
    font.setGlyphOrder([*font.getGlyphOrder(), *names.values()])
    for sign, name in names.items():
        font["glyf"][name] = lender["glyf"][name]
        font["hmtx"][name] = lender["hmtx"][name]
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(sign)] = name


def keep_our_letters(font: TTFont) -> None:
    """Drop every glyph, feature and hint that the program never shows."""
    options = Options()
    options.layout_features = KEPT_FEATURES
    options.hinting = False
    options.name_IDs = sorted(SHOWN_NAMES)
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for first, last in LETTERS for code in range(first, last + 1)])
    subsetter.subset(font)


def rename(font: TTFont, cut: Cut) -> None:
    """Give *font* our name wherever a name is shown; the copyright and the licence stay as they are."""
    family = f"Ten Bags {cut.family}"
    names = {
        1: f"{family} {cut.style}",
        2: "Regular",
        3: f"Ten Bags: {family} {cut.style}",
        4: f"{family} {cut.style}",
        6: f"TenBags{cut.family}-{cut.style}",
    }
    for record in font["name"].names:
        if record.nameID in names:
            record.string = names[record.nameID]


def joined_licence(serif: str, sans: str) -> str:
    """Return one licence text that opens with the copyright lines of both families."""
    copyrights = [text.splitlines()[0] for text in (serif, sans)]
    rest = serif.split("\n", 1)[1]
    return "\n".join(copyrights) + "\n" + rest.rstrip() + "\n"
