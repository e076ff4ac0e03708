"""What errors of handlers are answered with."""

from __future__ import annotations

from parlour.core.errors import ParlourError, RuleBroken
from parlour.protocol.http import Problem
from parlour.server.base.errors import ApiError, BadMatchFile, Banned
from parlour.server.operations.calls import Answer

FAILED = Answer(Problem("failed", "Something went wrong here. Nothing was changed."), 500)
"""The answer to a call whose handler raised anything but a ParlourError."""


def refuse(error: ParlourError) -> Answer:
    """Return the answer to a call whose handler raised an error that is meant for the caller."""
    if isinstance(error, RuleBroken):
        return Answer(Problem("illegal", error.text, error.field, error.clause), 400)
    if isinstance(error, ApiError):
        clause = error.clause if isinstance(error, BadMatchFile) else None
        until = error.until if isinstance(error, Banned) else None
        return Answer(Problem(error.code, str(error), error.field, clause, until, error.reason), error.status)
    return Answer(Problem("bad_option", str(error), error.field), 400)
