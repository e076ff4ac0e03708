"""Makes PDFs of pages by Typst, with the page's own fonts embedded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import cast

import msgspec

from parlour.printing.pages import Page
from parlour.printing.wishes import Wishes

HERE = Path(__file__).parent
FONTS = HERE / "fonts"


def typeset(pages: list[Page], files: Mapping[str, bytes], title: str, wishes: Wishes) -> bytes:
    """Return the PDF of pages. Takes a second or two: call it in a thread or process of its own."""
    import typst  # only those who print wait for it

    data = {"paper": wishes.sheet._asdict(), "title": title, "language": wishes.language, "pages": pages}
    given = {**files, "main.typ": (HERE / "pages.typ").read_bytes(), "pages.json": msgspec.json.encode(data)}
    compile_files = cast(Callable[..., bytes], typst.compile)  # whose type does not know that it takes files
    return compile_files(given, font_paths=[FONTS], ignore_system_fonts=True, format="pdf", pdf_tags=False)
