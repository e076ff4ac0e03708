"""Finds characters that cannot be seen and have no visible effect.

Invisible characters would let two people have names that look alike. Some are needed all the same: joiners in Persian,
Sinhala or Bengali, and in emoji of several parts. They are allowed where Unicode gives them a meaning: joiners in the
contexts A1, A2 and B of UAX 31, emoji sequences as in UTS 51, variation selectors after characters that have variants.

The tables of Unicode come from ``regex``, which the Python of a page lacks. There names are read by the one
person who writes them, and only characters that are never a part of a name are found.
"""

from __future__ import annotations

import unicodedata

try:
    import regex
except ModuleNotFoundError:
    regex = None

NEVER = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Categories of which no character is a part of a name, in any context."""

TAG = r"[\U000E0030-\U000E0039\U000E0061-\U000E007A]"
"""The letters and digits of flags of regions, as of Wales."""

if regex is not None:
    INVISIBLE = regex.compile(
        r"[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}"
        r"\u2800\U00013441\U00013442\U00016FE4\U0001D159]"  # blanks that Unicode counts among letters and symbols
    )
    MEANT = regex.compile(
        "|".join(
            (
                # A1: ZWNJ keeps two letters apart that would join
                r"(?<=[\p{jt=L}\p{jt=D}]\p{jt=T}{0,8})\u200C(?=\p{jt=T}{0,8}[\p{jt=R}\p{jt=D}])",
                # A2 and B: after a virama, ZWNJ shows it, and ZWJ asks for the form that joins
                r"(?<=\p{L}\p{M}{0,8}\p{ccc=Virama}\p{M}{0,8})\u200C(?=\p{M}{0,8}\p{L})",
                r"(?<=\p{L}\p{M}{0,8}\p{ccc=Virama}\p{M}{0,8})\u200D(?!\p{InSC=Vowel_Dependent})",
                # Bengali: ra before ya phalaa, as "Rachel" is written
                r"(?<=\u09B0)\u200D(?=\u09CD\u09AF)",
                # UTS 51: one emoji of several, in colour, on a key, and flags of regions
                r"(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic})",
                r"(?<=\p{Emoji})(?<![0-9#*])[\uFE0E\uFE0F]",
                r"(?<=[0-9#*])\uFE0F(?=\u20E3)",
                rf"(?<=\U0001F3F4{TAG}{{0,5}}){TAG}(?={TAG}{{0,5}}\U000E007F)",
                rf"(?<=\U0001F3F4{TAG}{{3,6}})\U000E007F",
                # variants that names in Japanese and Mongolian are written with
                r"(?<=\p{Han})[\uFE00-\uFE02\U000E0100-\U000E01EF]",
                r"(?<=\p{Mongolian})[\u180B-\u180D\u180F]",
            )
        )
    )


def unseen(text: str) -> str | None:
    """Return the first character of a text that is invisible and has no meaning in its context; None if none is."""
    if text.isascii() and text.isprintable():
        return None
    if regex is None:
        return next((sign for sign in text if unicodedata.category(sign) in NEVER), None)
    found = INVISIBLE.finditer(text)
    return next((it[0] for it in found if MEANT.match(text, it.start()) is None), None)
