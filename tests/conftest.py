"""Every test run collects which clauses its tests name; ``tests/clauses.py`` makes the report."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("parlour", deadline=None, max_examples=25, suppress_health_check=list(HealthCheck))
settings.load_profile("parlour")
