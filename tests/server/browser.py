"""A browser as the server knows one: a cookie, requests with an Origin, and sockets that speak JSON."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable
from operator import itemgetter
from typing import Any

import httpx
import websockets

from parlour.core.seed import commitment, new_nonce

Json = dict[str, Any]
PATIENCE_S = 600
"""How long a machine may be busy until we call it a hang: nothing else is meant by it, and nobody waits so long."""

SHORT_LIVED = httpx.Limits(keepalive_expiry=2)
"""The server closes an idle connection after 5 s: one that is used just then is lost, so none is kept that long."""

SECRETS: dict[tuple[str, int], str] = {}
"""The secret of each link that a host was given, by table and seat."""
MIXERS: dict[str, list[Browser]] = {}
"""Who has committed at a table."""

_ids = itertools.count()


def new_id() -> str:
    return f"a{next(_ids)}"


def name_takers(message: Json, looks: int | None) -> None:
    """Say of every choice who may take it: on the wire only those say it that are not of who looks."""
    for choice in message.get("actions", ()):
        choice.setdefault("seat", looks)
    for taken in message.get("done") or ():
        taken[0] = looks if taken[0] is None else taken[0]


def merged(view: Json, changes: Json) -> Json:
    """Make the whole view of an old one and what is new in it, as docs/wire.md says."""
    assert view["seq"] == changes["since"], "changes of another view"
    kept = {part: view[part] for part in ("seat", "table", "own", "may") if part in view}
    said = {
        part: changes[part] for part in ("seq", "table", "events", "clocks", "times", "undo", "may") if part in changes
    }
    scene = _merged_scene(view["scene"], changes["scene"]) if "scene" in changes else view["scene"]
    done = changes.get("done", ())
    chosen = {} if done is None else view
    actions = _listed(chosen, changes, "actions", lambda it: (it.get("seat"), it["text"]), map(tuple, done or ()))
    whole = {"is": "view", **kept, **said, "scene": scene, "actions": actions}
    if "own" in changes:
        new = changes["own"]
        pieces = _listed(view["own"], new, "pieces", itemgetter("id"), new.get("gone", ()))
        whole["own"] = _bare({**view["own"], **new, "pieces": pieces}, "pieces", "status", "turn", "tries")
        whole["own"].pop("gone", None)
    return _bare(whole, "actions", "may")


def _merged_scene(old: Json, new: Json) -> Json:
    gone = new.get("gone", ())
    scene = old | {part: new[part] for part in ("zones", "status", "opening", "to_act") if part in new}
    scene["zones"] = _listed(scene, {"zones": new.get("resized", ())}, "zones", itemgetter("id"), ())
    scene["scores"] = _listed(old, new, "scores", itemgetter("seat"), ())
    scene["spots"] = _listed(old, new, "spots", itemgetter("id"), gone)
    scene["seams"] = [
        seam for seam in _listed(old, new, "seams", itemgetter("zone", "x1", "y1", "x2", "y2"), ()) if seam["kind"]
    ]
    said = {piece["id"] for piece in new.get("pieces", ())}
    scene["pieces"] = [piece for piece in old["pieces"] if piece["id"] not in said.union(gone)]
    for place, piece in zip(new.get("places", ()), new.get("pieces", ()), strict=True):
        scene["pieces"].insert(place, piece)
    scene["over"] = new.get("over", False)
    return _bare(scene, "seams", "to_act", "over", "opening")


def _listed(old: Json, new: Json, part: str, key: Callable[[Any], Any], gone: Iterable[Any]) -> list[Json]:
    """What stays keeps its place and what is new comes last."""
    dropped = set(gone)
    known: dict[Any, Json] = {key(it): it for it in old.get(part, ()) if key(it) not in dropped}
    return list((known | {key(it): it for it in new.get(part, ())}).values())


def _bare(found: Json, *parts: str) -> Json:
    """Leave out what has its default, as the server does."""
    return {part: value for part, value in found.items() if value or part not in parts}


class Live:
    """A socket at a table. Everything heard is kept in order; ``next`` waits for a kind of message."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.view: Json = {}
        self.heard: list[Json] = []
        self.sayings = 0
        self.lines: deque[str] = deque()
        """What has come and not been heard."""

    async def send(self, **frame: Any) -> None:
        """Send a frame; something that is said gets an id of its own unless it has one."""
        if frame.get("do") == "say":
            self.sayings += 1
            frame.setdefault("id", f"s{self.sayings}")
        await self.socket.send(json.dumps(frame))

    async def hear(self) -> Json:
        if not self.lines:
            async with asyncio.timeout(PATIENCE_S):
                self.lines += str(await self.socket.recv()).split("\n")
        message: Json = json.loads(self.lines.popleft())
        name_takers(message, message["seat"] if message["is"] == "view" else self.view.get("seat"))
        if message["is"] == "changes":
            message = merged(self.view, message)
        self.heard.append(message)
        if message["is"] == "view":
            self.view = message
        return message

    async def next(self, *kinds: str) -> Json:
        while (message := await self.hear())["is"] not in kinds:
            pass
        return message

    async def look(self, seat: int | None = None, seq: int = 0) -> Json:
        await self.send(do="look", seat=seat, seq=seq)
        return await self.next("view")

    async def until(self, seq: int) -> Json:
        while self.view.get("seq", -1) < seq:
            await self.hear()
        return self.view

    async def until_playing(self) -> Json:
        while self.view["table"]["phase"] == "waiting":
            await self.hear()
        return self.view

    async def act(self, seat: int, action: str, seq: int | None = None, id: str | None = None) -> Json:
        seq = self.view["seq"] if seq is None else seq
        await self.send(do="act", id=id or new_id(), seat=seat, action=action, seq=seq)
        return await self.next("ack", "refused", "stale", "fault")

    async def ask(self, do: str, seat: int, **more: Any) -> Json:
        await self.send(do=do, id=new_id(), seat=seat, **more)
        return await self.next("ack", "refused", "stale", "because", "fault")

    async def first(self) -> Json:
        """Take the first action offered, and see it."""
        choice = self.view["actions"][0]
        answer = await self.act(choice["seat"], choice["text"])
        assert answer["is"] == "ack", answer
        return await self.until(answer["seq"])

    @staticmethod
    async def pause() -> None:
        await asyncio.sleep(0.01)

    async def closed(self) -> int:
        """Wait for the end of the connection and give its code."""
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await self.hear()
        assert self.socket.close_code is not None
        return self.socket.close_code


class Browser:
    """One person's browser."""

    def __init__(self, url: str, origin: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.origin = origin or self.url
        self.nonces: dict[tuple[str, int], str] = {}
        self.http = httpx.AsyncClient(
            base_url=self.url, headers={"Origin": self.origin}, timeout=PATIENCE_S, limits=SHORT_LIVED
        )

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(path)

    async def make(self, game: str, *kinds: str, options: Json | None = None, terms: Json | None = None) -> str:
        seats = [seat_request(kind) for kind in kinds]
        wish = {"game": game, "seats": seats, "options": options or {}, "terms": terms}
        answer = await self.post("/api/tables", wish)
        assert answer.status_code == 201, answer.text
        table = str(answer.json()["table"])
        SECRETS.update({(table, link["seat"]): link["secret"] for link in answer.json()["links"]})
        if "here" in kinds:
            await self.mix(table, *(seat for seat, kind in enumerate(kinds) if kind == "here"))
        return table

    async def make_with(self, friend: Browser, options: Json | None = None, terms: Json | None = None) -> str:
        """A table of 36 for two: the friend sits at seat 0, and the match has begun."""
        table = await self.make("thirty-six", "link", "here", options=options, terms=terms)
        await friend.join(table, 0, "Gwen")
        return table

    async def join(self, table: str, seat: int, name: str = "Friend") -> httpx.Response:
        answer = await self.sit(table, seat, name)
        if answer.status_code == 201:
            await self.mix(table, seat)
        return answer

    async def sit(self, table: str, seat: int, name: str = "Friend") -> httpx.Response:
        """Take a seat by its link, and no more."""
        return await self.post(f"/api/tables/{table}/join", {"secret": SECRETS[table, seat], "name": name})

    async def mix(self, table: str, *seats: int) -> None:
        """Commit to nonces; once all have, every browser at the table reveals its own."""
        assert (await self.commit(table, *seats)).status_code == 200
        MIXERS.setdefault(table, []).append(self)
        for browser in MIXERS[table]:
            await browser.reveal(table)

    async def commit(self, table: str, *seats: int) -> httpx.Response:
        own = {seat: self.nonces.get((table, seat)) or new_nonce() for seat in seats}
        self.nonces.update({(table, seat): nonce for seat, nonce in own.items()})
        promises = [{"seat": seat, "commitment": commitment(bytes.fromhex(nonce))} for seat, nonce in own.items()]
        return await self.post(f"/api/tables/{table}/commit", {"seats": promises})

    async def reveal(self, table: str) -> httpx.Response:
        nonces = [{"seat": seat, "nonce": nonce} for (at, seat), nonce in self.nonces.items() if at == table]
        return await self.post(f"/api/tables/{table}/reveal", {"seats": nonces})

    @contextlib.asynccontextmanager
    async def live(self, table: str, seat: int | None = None) -> AsyncIterator[Live]:
        async with self.connect(table) as socket:
            live = Live(socket)
            await live.look(seat)
            yield live

    def connect(self, table: str, **more: Any) -> websockets.connect:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        headers = {"Cookie": cookie} if cookie else {}
        return websockets.connect(
            url,
            origin=self.origin,
            additional_headers=headers,
            compression=None,
            proxy=None,
            max_size=None,
            open_timeout=PATIENCE_S,
            **more,
        )


def seat_request(kind: str) -> Json:
    """``here``, ``link`` or ``bot:LEVEL``."""
    word, _, level = kind.partition(":")
    if word == "bot":
        return {"kind": "bot", "level": level or None}
    return {"kind": word}
