"""Parlour: a home for nine grid games, refereed exactly, played in a browser, studied by the million."""

__version__ = "0.1.0"
