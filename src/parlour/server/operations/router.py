"""Finds the operation of a method and a path, where no web server does that."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple
from urllib.parse import unquote

from parlour.server.operations.declarations import PARAMETER, Operation

PATTERNS = {"str": r"([^/]+)", "int": r"(\d{1,16})"}


class Found(NamedTuple):
    """An operation, and the parameters in the path."""

    operation: Operation
    path: Mapping[str, Any]


class Router:
    """The operations among which to find one. Of several that a path fits the first counts."""

    def __init__(self, operations: Iterable[Operation]) -> None:
        self._routes = [(each, _pattern(each.route)) for each in operations]

    def find_operation(self, method: str, path: str) -> Found | None:
        """Return the operation of a method, in any case, and a path as in an address; None if there is none."""
        for operation, pattern in self._routes:
            match = pattern.fullmatch(path) if operation.method == method.lower() else None
            if match is not None:
                given = zip(operation.parameters.items(), match.groups(), strict=True)
                return Found(operation, {name: kind(unquote(text)) for (name, kind), text in given})
        return None


def _pattern(route: str) -> re.Pattern[str]:
    """Return what matches the paths of a route.

    >>> _pattern("/api/games/{name:str}/rules").pattern
    '/api/games/([^/]+)/rules'
    """
    return re.compile(PARAMETER.sub(lambda found: PATTERNS[found[2]], route))
