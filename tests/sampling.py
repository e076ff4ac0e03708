"""Cases that `make test` leaves to `make thorough`, since others show the same in less time."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.kernel import JIT


def further(*values: Any) -> Any:
    """A case for ``pytest.mark.parametrize`` that only ``make thorough`` tries."""
    return pytest.param(*values, marks=pytest.mark.thorough)


SEEDS = (0, further(1)) if JIT else (1,)
"""Seeds of the games on which the laws are tried: one compiled, the other interpreted."""
