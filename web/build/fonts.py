"""Write the fonts for paper: the page's own, as files of one weight each, which Typst can embed.

The page's fonts are of every weight, and Japanese comes in a hundred files. Japanese has the signs that occur in the
words of the games and of the page.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from fontTools import merge, subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).parents[2]
FONTS = ROOT / "web" / "node_modules" / "@fontsource-variable"
WRITTEN = ROOT / "src" / "parlour" / "printing" / "fonts"
LATIN = (
    ("Fraunces", "fraunces/files/fraunces-latin-opsz-normal.woff2", {"opsz": 30}, (560, 640)),
    ("Source Sans 3", "source-sans-3/files/source-sans-3-latin-wght-normal.woff2", {}, (400, 640, 720)),
)
JAPANESE = "Noto Sans JP"
JAPANESE_WEIGHTS = (400, 640)


def main() -> None:
    """Write all fonts."""
    shutil.rmtree(WRITTEN, ignore_errors=True)
    WRITTEN.mkdir(parents=True)
    for family, path, axes, weights in LATIN:
        for weight in weights:
            write(instance(FONTS / path, {**axes, "wght": weight}), family, weight)
    signs = japanese_signs()
    for weight in JAPANESE_WEIGHTS:
        write(japanese(signs, weight), JAPANESE, weight)


def instance(path: Path, axes: dict[str, float]) -> TTFont:
    """Return a font at these values of its axes, with lining figures, as the page asks for."""
    font = instancer.instantiateVariableFont(TTFont(path), axes)
    for table in font["cmap"].tables if "GSUB" in font else ():
        for figure, lining in lining_figures(font).items():
            table.cmap = {sign: lining if glyph == figure else glyph for sign, glyph in table.cmap.items()}
    return font


def lining_figures(font: TTFont) -> dict[str, str]:
    """Return the glyph of every lining figure by that of the usual one."""
    table = font["GSUB"].table
    lookups = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "lnum"
        for index in record.Feature.LookupListIndex
    }
    found: dict[str, str] = {}
    for index in lookups:
        for part in table.LookupList.Lookup[index].SubTable:
            found |= getattr(getattr(part, "ExtSubTable", part), "mapping", {})
    return found


def japanese_signs() -> set[int]:
    """Return every sign beyond Latin in the Japanese words."""
    files = [*(ROOT / "src" / "parlour").rglob("words/ja.ftl"), ROOT / "web" / "words" / "ja.ftl"]
    return {ord(sign) for file in files for sign in file.read_text("utf-8") if ord(sign) > 0x2FF}


def japanese(signs: set[int], weight: int) -> TTFont:
    """Return one font of a weight with these signs, from the files that have them."""
    dropped = ["vhea", "vmtx", "GSUB", "GPOS", "GDEF", "BASE"]
    with tempfile.TemporaryDirectory() as folder:
        parts = list(japanese_parts(signs, weight, Path(folder)))
        return merge.Merger(merge.Options(drop_tables=dropped)).merge(parts)


def japanese_parts(signs: set[int], weight: int, folder: Path) -> Iterator[str]:
    """Yield the paths of fonts written into a folder, each with some of these signs."""
    missing = set(signs)
    for path in sorted((FONTS / "noto-sans-jp" / "files").glob("*-normal.woff2")):
        font = TTFont(path)
        here = missing & font.getBestCmap().keys()
        if here:
            missing -= here
            chosen = subset.Subsetter(subset.Options(layout_features=[], notdef_outline=True))
            chosen.populate(unicodes=here)
            chosen.subset(font)
            part = folder / f"{path.stem}-{weight}.ttf"
            instancer.instantiateVariableFont(font, {"wght": weight}).save(part)
            yield str(part)


def write(font: TTFont, family: str, weight: int) -> None:
    """Write a font under the name of its family and its weight, which whoever draws asks for in hundreds."""
    font["OS/2"].usWeightClass = weight // 100 * 100
    for record in [*font["name"].names]:
        if record.nameID in (16, 17, 21, 22, 25):
            font["name"].removeNames(nameID=record.nameID)
    for number, text in (
        (1, family),
        (2, "Regular"),
        (4, f"{family} {weight}"),
        (6, f"{family.replace(' ', '')}-{weight}"),
    ):
        font["name"].setName(text, number, 3, 1, 0x409)
    font.flavor = None
    font.save(WRITTEN / f"{family.replace(' ', '')}-{weight}.ttf")


if __name__ == "__main__":
    main()
