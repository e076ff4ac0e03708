"""Ids that nobody can guess."""

from __future__ import annotations

import secrets


def new_id(size: int) -> str:
    """Return a random id of ``size`` bytes as text for addresses.

    It does not begin with a hyphen, so that a command line does not take it for an option.
    """
    while True:
        found = secrets.token_urlsafe(size)
        if not found.startswith("-"):
            return found
