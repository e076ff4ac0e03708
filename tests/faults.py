"""The fault report: which fault of docs/faults.md is borne by which test. Red unless every one is.

A test bears a fault when it is marked ``@pytest.mark.fault(7)``.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from pathlib import Path

import pytest

LIST = Path(__file__).parent.parent / "docs" / "faults.md"


class Collector:
    """Notes the faults of every collected test."""

    def __init__(self) -> None:
        self.tests: dict[int, list[str]] = defaultdict(list)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("fault"):
                for number in mark.args:
                    name = item.nodeid.partition("[")[0]
                    if name not in self.tests[number]:
                        self.tests[number].append(name)


def listed() -> dict[int, str]:
    """Read the numbered items of the list."""
    found = re.findall(r"^(\d+)\. (.+?)(?=\n\d+\. |\n\n|\Z)", LIST.read_text(encoding="utf-8"), re.M | re.S)
    return {int(number): " ".join(text.split()) for number, text in found}


def main() -> int:
    collector = Collector()
    status = pytest.main(["--collect-only", "-qq", "--no-header", "tests"], plugins=[collector])
    print()
    faults = listed()
    for number, text in faults.items():
        tests = collector.tests[number]
        print(f"{number:3}  {text.partition(' → ')[0][:90]:90}  {len(tests)}")
        for test in tests:
            print(f"       {test.removeprefix('tests/')}")
    missing = [number for number in faults if not collector.tests[number]]
    unknown = sorted(collector.tests.keys() - faults.keys())
    print(f"{len(faults) - len(missing)} of {len(faults)} faults are borne by tests")
    for number in missing:
        print(f"    no test bears {number}: {faults[number]}")
    for number in unknown:
        print(f"    the list has no fault {number}, named by {collector.tests[number][0]}")
    return 1 if status or missing or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
