"""The ``parlour`` command."""

from parlour.cli.main import main

__all__ = ["main"]
