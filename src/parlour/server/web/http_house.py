"""HTTP operations on the server itself: address, health, readiness, metrics, OpenAPI description, browser client."""

from __future__ import annotations

import asyncio

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from parlour.protocol.http import Health, Nearby, Readiness, Warmth
from parlour.server.base import metrics
from parlour.server.base.errors import NotFound
from parlour.server.house.tables import Tables
from parlour.server.people.nearby import origin_nearby
from parlour.server.thinking import health
from parlour.server.thinking.background_compiler import BackgroundCompiler
from parlour.server.web.answers import JSON, PRIVATE, Asked, address_of, answer_encoded, as_json
from parlour.server.web.encoding import encode
from parlour.server.web.routes import routed
from parlour.server.web.static_files import ASK_AGAIN, StaticFiles

HTTP_PORT = 80
FILE_US = 500
"""The price of a file of the browser client, in microseconds."""


@routed("get", "/api/nearby", {200: Nearby})
async def get_nearby(request: Asked, tables: NamedDependency[Tables]) -> Response[bytes]:
    """Return the origin by which others in this network reach the server."""
    hosts = tables.settings.hosts.split(",")
    return as_json(Nearby(await asyncio.to_thread(origin_nearby, hosts, request.url.port or HTTP_PORT)))


@routed("get", "/api/warm", {200: Warmth})
async def get_warmth(compiler: NamedDependency[BackgroundCompiler]) -> Response[bytes]:
    """Report which games run compiled."""
    return as_json(compiler.progress())


@routed("get", "/api/metrics", {200: str}, price_us=3_000, for_banned=True)
async def get_metrics(tables: NamedDependency[Tables]) -> Response[bytes]:
    """Return the metrics, for Prometheus."""
    tables.update_gauges()
    return Response(metrics.write_text(), headers={**PRIVATE, "Content-Type": metrics.CONTENT_TYPE})


@routed("get", "/api/health", {200: Health, 503: Health}, price_us=1_000, for_banned=True)
async def get_health(tables: NamedDependency[Tables], compiler: NamedDependency[BackgroundCompiler]) -> Response[bytes]:
    """Report whether this process can write to the database.

    Tries it at most once a second; 503 if a row cannot be written within 5 seconds.
    """
    database = await tables.health.check()
    lines = tables.connections.count
    found = Health(database, database, compiler.trouble or "well", len(tables.in_memory), lines)
    return as_json(found, 200 if database else 503)


@routed("get", "/api/ready", {200: Readiness, 503: Readiness}, for_banned=True)
async def get_readiness(
    request: Asked, tables: NamedDependency[Tables], readiness: NamedDependency[health.Readiness]
) -> Response[bytes]:
    """Report whether requests may be sent to this process.

    503 until the migrations are done, and while the database does not answer. The answer shows how the server sees the
    request, so that a proxy that is not trusted can be recognised.
    """
    ready = readiness.open and await tables.health.check()
    return as_json(Readiness(ready, request.url.scheme, address_of(request)), 200 if ready else 503)


@routed("get", "/api/openapi.json", {200: dict[str, object], 304: None}, for_banned=True)
async def get_description(request: Asked, description: NamedDependency[bytes]) -> Response[bytes]:
    """Return the OpenAPI description of all operations."""
    return answer_encoded(request, await asyncio.to_thread(encode, description, JSON), JSON, ASK_AGAIN)


@get(["/", "/{path:path}"], opt={"price_us": FILE_US})
async def get_page(request: Asked, files: NamedDependency[StaticFiles], path: FromPath[str] = "/") -> Response[bytes]:
    """Return a file of the browser client."""
    file = None if f"{path}/".startswith("/api/") else files.find_file(path)
    if file is None:
        raise NotFound("There is nothing here.")
    return answer_encoded(request, file.body, file.kind, file.cache)
