"""What the doctor is asked and what it finds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

from parlour.server.base.settings import Settings


class Finding(NamedTuple):
    """The result of a check: ``bad`` must be fixed, ``note`` is worth knowing, ``well`` is in order."""

    kind: Literal["well", "note", "bad"]
    about: str
    text: str


Findings = Iterator[Finding]


@dataclass(frozen=True)
class Asked:
    """What to examine. ``everything``: read the whole database. ``address``: of a running server, empty for none."""

    settings: Settings
    address: str = ""
    everything: bool = False
