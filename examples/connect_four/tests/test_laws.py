"""The laws every game obeys."""

import pytest

from parlour.core import conformance
from parlour.core.game import find_game


@pytest.mark.parametrize("seed", range(3))
def test_laws(seed: int) -> None:
    conformance.laws(find_game("connect-four"), seed)
    conformance.load_is_sound(find_game("connect-four"), seed)
    conformance.load_is_safe(find_game("connect-four"), seed)
