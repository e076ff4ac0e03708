"""Every test run collects which clauses its tests name; ``tests/clauses.py`` makes the report."""

from __future__ import annotations

import hashlib
import os
import signal
from collections import defaultdict
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, Phase, settings

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # As in jobs in the background of a shell: commands that a test starts to interrupt them would ignore it, too.
    signal.signal(signal.SIGINT, signal.default_int_handler)

collect_ignore = ["fuzzing.py"]
"""It needs Atheris, which `make fuzz` installs."""

settings.register_profile(
    "parlour", deadline=None, max_examples=16, derandomize=True, suppress_health_check=list(HealthCheck)
)
"""The same examples in every run: who broke nothing sees nothing break."""
settings.register_profile("explore", settings.get_profile("parlour"), max_examples=250, derandomize=False)
"""Other examples in every run, to look for what nobody has seen yet."""
settings.register_profile(
    "mutants", settings.get_profile("parlour"), database=None, phases=(Phase.explicit, Phase.generate)
)
settings.register_profile("few", settings.get_profile("parlour"), max_examples=8)
"""For the interpreted stage, which looks for lines that nothing reaches; the compiled one tries all examples."""
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "parlour"))


THOROUGH = os.environ.get("THOROUGH") == "1"
"""Whether the cases marked ``thorough`` are tried, too (``make thorough``)."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave further cases to ``make thorough``, also those of tests of which ``make test`` tries a sample.

    Begin with what takes long, in every test process with some of it: else the others wait for it at the end.
    """
    mark_unsampled(items)
    further = [] if THOROUGH else [item for item in items if item.get_closest_marker("thorough")]
    if further:
        config.hook.pytest_deselected(items=further)
        left = set(further)
        items[:] = [item for item in items if item not in left]
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    long = [item for item in items if item.get_closest_marker("long")]
    short = [item for item in items if not item.get_closest_marker("long")]
    shares = (short[len(short) * n // processes : len(short) * (n + 1) // processes] for n in range(processes))
    items[:] = [item for n, share in enumerate(shares) for item in (*long[n::processes], *share)]


def mark_unsampled(items: list[pytest.Item]) -> None:
    """Mark as ``thorough`` what is not in the sample of a test marked ``sampled(size)``.

    Samples are drawn by the names of the cases, so they are always the same, and others in every test.
    """
    cases = defaultdict[str, list[pytest.Item]](list)
    for item in items:
        if item.get_closest_marker("sampled") and not item.get_closest_marker("thorough"):
            cases[item.nodeid.partition("[")[0]].append(item)
    for of_test in cases.values():
        marker = of_test[0].get_closest_marker("sampled")
        assert marker is not None
        drawn = sorted(of_test, key=lambda item: hashlib.sha256(item.nodeid.encode()).digest())
        for item in drawn[marker.args[0] :]:
            item.add_marker("thorough")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Some tests log half characters, which cannot be sent from one test process to another."""
    report = yield
    report.sections = [(title, text.encode("utf-8", "backslashreplace").decode()) for title, text in report.sections]
    return report
