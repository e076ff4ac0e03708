"""What clients of a house saw, and whether the house kept all of it."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec

from parlour.core.errors import ParlourError
from parlour.server.base.settings import Settings
from parlour.server.storage.seals import check_seals
from parlour.server.storage.store import Store
from parlour.server.table.restoring import restore_state
from tests.server.browser import Json


@dataclass
class History:
    """What clients saw: how each frame ended, by table and id, and the digest of each scene, by table and number."""

    sent: dict[tuple[str, str], str] = field(default_factory=dict)
    acknowledged: dict[tuple[str, str], int] = field(default_factory=dict)
    scenes: dict[tuple[str, int], str] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)
    views: int = 0

    def __str__(self) -> str:
        ends, tables = Counter(self.sent.values()), {table for table, _ in self.sent}
        return f"{dict(self.faults)}; actions at {len(tables)} tables: {dict(ends)}; {self.views} views"

    def saw(self, table: str, view: Json) -> None:
        """Note a view; the same table at the same number looks the same to everybody, at any time."""
        if "scene" not in view:
            return
        self.views += 1
        scene = {part: in_order(value) for part, value in view["scene"].items()}
        digest = hashlib.sha256(json.dumps(scene, sort_keys=True).encode()).hexdigest()
        known = self.scenes.setdefault((table, view["seq"]), digest)
        if known != digest:
            self.wrong.append(f"table {table} at {view['seq']} was shown in two ways")

    def ended(self, table: str, id: str, answer: Json) -> None:
        """Note how a frame ended. "retry" is no answer: it may have been written."""
        key = table, id
        if answer["is"] == "ack":
            self.sent[key] = "ok"
            if self.acknowledged.setdefault(key, answer["seq"]) != answer["seq"]:
                self.wrong.append(f"{key} was acknowledged under two numbers")
        elif self.sent[key] == "ok":
            self.wrong.append(f"{key} was acknowledged and then {answer}")
        elif answer.get("code") != "retry":
            self.sent[key] = "fail"


def in_order(value: Any) -> Any:
    """Changes add what is new at the end: the order of a scene's parts is no part of what it shows."""
    return sorted(value, key=lambda part: json.dumps(part, sort_keys=True)) if isinstance(value, list) else value


async def check(database: str, history: History) -> None:
    """Raise AssertionError listing where the database contradicts what the browsers of a history were told."""
    wrong = history.wrong
    tables = {table for table, _ in history.sent}
    store = Store(Settings(database=database).url)
    store.open()
    try:
        found = await asyncio.gather(*(check_table(store, table, history) for table in tables))
        wrong += [problem for problems in found for problem in problems]
        broken = await store.read(lambda connection: [it.id for it in check_seals(connection) if it.broken])
        wrong += [f"the seals of {table} are broken" for table in broken]
    finally:
        store.close()
    assert not wrong, "\n".join(wrong[:20])


async def check_table(store: Store, table: str, history: History) -> list[str]:
    stored = await store.load_table(table)
    if stored is None:
        return [f"table {table} is not there"]
    rows = [row for row, _ in stored.log]
    there = Counter(row.action_id for row in rows)
    number = {row.action_id: row.seq for row in rows}
    wrong = [] if [row.seq for row in rows] == list(range(1, len(rows) + 1)) else [f"the log of {table} has holes"]
    for (at, id), how in history.sent.items():
        if at != table:
            continue
        if how == "ok" and (there[id] != 1 or number[id] != history.acknowledged[at, id]):
            wrong.append(f"{at}: {id} was acknowledged as {history.acknowledged[at, id]}; in the log {there[id]} times")
        if how == "fail" and there[id] != 0:
            wrong.append(f"{at}: {id} was refused and is in the log")
        if how == "unknown" and there[id] > 1:
            wrong.append(f"{at}: {id} is in the log {there[id]} times")
    wrong += [f"{table}: nobody said {id}" for id in there if id and (table, id) not in history.sent]
    try:
        state = restore_state(stored)
    except ParlourError as error:
        return [*wrong, f"{table} does not replay: {error}"]
    history.saw(table, {"seq": state.seq, "scene": json.loads(msgspec.json.encode(state.scene()))})
    return wrong
