"""The quick tests leave out no folder of code."""

from __future__ import annotations

import pytest

from tests import quick

OTHERWISE = (*quick.NOT_HERE, "tests/golden")
"""Other commands test these."""
SHARED = {"src/parlour", "src/parlour/games", "tests"}
"""What lies in these folders themselves is too little or too much for a share of the tests."""
FOLDERS = {
    str(file.parent.relative_to(quick.ROOT))
    for place in ("src", "tests")
    for file in (quick.ROOT / place).rglob("*.py")
}


@pytest.mark.parametrize("folder", sorted(FOLDERS - SHARED))
def test_every_folder_with_code_has_quick_tests(folder: str) -> None:
    assert folder.startswith(OTHERWISE) or quick.tests_of(f"{folder}/test_.py")


def test_every_test_that_is_named_is_there() -> None:
    named = {test for tests in quick.TESTS_OF.values() for test in tests}
    assert [test for test in sorted(named) if not (quick.ROOT / test).exists()] == []
