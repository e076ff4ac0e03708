"""The clause report: which clause of the rules is shown by which test. Red below 100 %.

A clause is a numbered item of a game's RULES.md; a test shows it when it bears ``@pytest.mark.rule("T36-17")``.
"""

from __future__ import annotations

import sys
from collections import defaultdict

import pytest

from parlour.core.game import games


class Collector:
    """Notes the clauses of every collected test."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = defaultdict(list)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                for clause in mark.args:
                    self.tests[clause].append(item.nodeid)


def main() -> int:
    collector = Collector()
    pytest.main(["--collect-only", "-qq", "--no-header", "tests/core", "tests/games"], plugins=[collector])
    known: set[str] = set()
    missing_in_all = 0
    print()
    for game in games().values():
        clauses = list(game.clauses)
        missing = [clause for clause in clauses if not collector.tests[clause]]
        known |= set(clauses)
        missing_in_all += len(missing)
        shown = len(clauses) - len(missing)
        print(
            f"{game.about.title:28} {shown:4} of {len(clauses):4} clauses shown   {100 * shown / len(clauses):5.1f} %"
        )
        for clause in missing:
            print(f"    no test names {clause}: {game.clause_text(clause)[:90]}")
    unknown = sorted(clause for clause in collector.tests if collector.tests[clause] and clause not in known)
    for clause in unknown:
        print(f"    no rules have {clause}, named by {collector.tests[clause][0]}")
    return 1 if missing_in_all or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
