"""The error of tournaments: a sentence for the organiser."""

from __future__ import annotations

from parlour.core.errors import ParlourError


class TournamentRefused(ParlourError):
    """An event does not fit the tournament, which is unchanged; the message names what is wrong."""
