"""Makes PDFs of pages by Typst, with the page's own fonts embedded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, cast

import msgspec

from parlour.printing.wishes import Wishes

HERE = Path(__file__).parent
FONTS = HERE / "fonts"


def typeset(template: str, said: Any, files: Mapping[str, bytes], title: str, wishes: Wishes) -> bytes:
    """Return the PDF of what is said, by a template of this package. Takes up to a second: call it in a thread."""
    import typst  # only those who print wait for it

    data = {"paper": wishes.sheet._asdict(), "title": title, "language": wishes.language, "said": said}
    given = {
        **files,
        "main.typ": (HERE / f"{template}.typ").read_bytes(),
        "drawing.typ": (HERE / "drawing.typ").read_bytes(),
        "given.json": msgspec.json.encode(data),
    }
    compile_files = cast(Callable[..., bytes], typst.compile)  # whose type does not know that it takes files
    return compile_files(given, font_paths=[FONTS], ignore_system_fonts=True, format="pdf", pdf_tags=False)
