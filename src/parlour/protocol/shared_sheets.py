"""Score sheets of real tables that several devices share, on the wire."""

from __future__ import annotations

from typing import Annotated

import msgspec

from parlour.protocol.scalars import Id

Written = Annotated[str, msgspec.Meta(max_length=20_000)]
Revision = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class ShareSheet(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/sheets``: share a score sheet; all who know the id of the answer read and write it.

    game: the name of the game
    written: the sheet as JSON, with ``names``; its times are those of the house
    """

    game: Id
    written: Written


class WriteSheet(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/sheets/{id}``: write a shared sheet anew.

    revision: the revision that was changed
    written: the sheet as JSON, or ``null`` before the next game begins
    """

    revision: Revision
    written: Written


class SheetWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Parameter ``ask`` of ``GET /api/sheets/{id}``: what is known already.

    revision: that of the sheet that is known
    """

    revision: Revision


class SharedSheet(msgspec.Struct):
    """A score sheet that several devices share.

    sheet: its id, which all who know it may read and write
    game: the name of the game
    revision: how often it was written since it was shared
    now: the time of the house, in milliseconds since 1970
    written: the sheet as JSON; null if it is the revision that is known
    taken: false for a write of a revision that was no longer the latest; nothing is changed then
    """

    sheet: str
    game: str
    revision: int
    now: int
    written: str | None
    taken: bool = True
