"""Cases that `make test` leaves to `make thorough`, since others show the same in less time."""

from __future__ import annotations

from typing import Any

import pytest


def further(*values: Any) -> Any:
    """A case for ``pytest.mark.parametrize`` that only ``make thorough`` tries."""
    return pytest.param(*values, marks=pytest.mark.thorough)
