"""The house in a page, beside this Python and a server: ``python -m benchmarks.local [ROUNDS] [GAME …]``.

Measured in a headless Chromium, at its own speed and four times slower (see ``benchmarks.slowness``), with the house
kept on the device and the network off: how long it takes from an empty tab to the first move; what a touch waits for
until its targets are drawn and its previews are there; memory after whole games. Playouts a second of Expert's search
stand beside native ones, in turns. Printed, never asserted; ratios matter.
"""

from __future__ import annotations

import re
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, Playwright, sync_playwright
from tests.browser import chromium
from tests.browser.conftest import serve
from tests.browser.person import NOBODY_ANSWERS, Person
from tests.browser.test_local import keep
from tests.server.process import Process
from tests.wasm.page import run_in_page, serving_checkout

from benchmarks import playouts
from benchmarks.bare_chromium import open_page
from benchmarks.slowness import slowed
from parlour.core.game import games

SLOW = 4
SECONDS = 1.5
"""Time for playouts of a game in one round; as long as Expert thinks about one action."""
STEPS = 24
"""Touches of a game that are timed."""
STARTED_MS = 10_000
"""Time in which the worker of the bots has started, four times slower; until then it takes from the house's."""
LINGER_MS = 80
"""For how long a finger touches a place; what it means is clear when it lifts."""

LOOP = """() => {
    const begin = performance.now();
    let x = 0;
    for (let i = 0; i < 1e8; i++) x = (x * 31 + i) | 0;
    return performance.now() - begin;
}"""
IN_WORKER = f"""() => new Promise((resolve) => {{
    const worker = new Worker(URL.createObjectURL(new Blob([`postMessage(({LOOP})())`])));
    worker.onmessage = ({{ data }}) => resolve(data);
}})"""

WATCHED = """(() => {
    window.touches = [];
    let touch = null;
    const painted = () => requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => { if (touch) touch.drawn ||= performance.now(); };
        port2.postMessage(0); });
    addEventListener("pointerdown", () => {
        touches.push((touch = { lifted: 0, drawn: 0, asked: false, previewed: 0, acted: false })); }, true);
    addEventListener("pointerup", (event) => { touch.lifted = event.timeStamp; }, true);
    addEventListener("click", painted, true);
    const Made = Worker;
    window.Worker = class extends Made {
        constructor(...given) {
            super(...given);
            super.addEventListener("message", ({ data }) => {
                if (touch?.asked && data.is === "frame" && data.text.includes('"is":"outlook"'))
                    touch.previewed ||= performance.now();
            });
        }
        postMessage(said, ...rest) {
            if (touch && said?.is === "frame") {
                if (said.text.includes('"do":"foresee"')) touch.asked = true;
                if (said.text.includes('"do":"act"')) touch.acted = true;
            }
            super.postMessage(said, ...rest);
        }
    };
})()"""


GAME_S = 1800
"""The longest that a game against Expert may take."""
HANDS = """
    const seen = (query) => [...document.querySelectorAll(query)].filter((it) => it.checkVisibility());
    const until = async (find) => {
        for (;;) {
            const found = find();
            if (found) return found;
            await new Promise((resolve) => setTimeout(resolve, 100));
        }
    };
    const press = async (name) =>
        (await until(() => seen("button").find((it) => it.textContent.includes(name) && !it.disabled))).click();
    const isChoosable = (it) => /can be chosen(: [+−][0-9.]+)?$/.test(it.getAttribute("aria-label") ?? "");
    const places = () => seen('[role="gridcell"]').filter(isChoosable);
    const actions = () => seen('[role="group"][aria-label="Actions"] button');
    const isOver = () => seen('[data-drawer="result"]').length > 0;
"""
KEPT = """
    await press("Play without a connection");
    await press("Keep it here");
    await until(() => document.body.textContent.includes("Parlour is at home on this device"));
    await navigator.serviceWorker.ready;
"""
BEGUN = """
    (await until(() => seen("form summary")[0])).click();
    await until(() => seen('select[aria-label$="who plays"]').length);
    const isTwo = (it) => /^2\\b/.test(it.labels?.[0]?.textContent.trim() ?? "");
    if (seen('select[aria-label$="who plays"]').length < 2)
        [...document.querySelectorAll('input[type="radio"]')].find(isTwo)?.click();
    for (const place of await until(() => seen('select[aria-label$="who plays"]').slice(1))) {
        place.value = "bot";
        place.dispatchEvent(new Event("change", { bubbles: true }));
    }
    for (const level of await until(() => seen('select[aria-label$="strength"]'))) {
        level.value = "expert";
        level.dispatchEvent(new Event("change", { bubbles: true }));
    }
    await press("Play");
    await until(() => places().length || actions().length);
"""
PLAYED = """
    while (!isOver()) {
        const found = places();
        (found.length ? found[Math.floor(Math.random() * found.length)] : actions()[0])?.click();
        await new Promise((resolve) => setTimeout(resolve, %d));
    }
"""
PAUSE_MS = {"gridsy": 2_000}
"""Milliseconds between touches, where a game is played against the clock; USUAL_PAUSE_MS elsewhere."""
USUAL_PAUSE_MS = 150


def script(steps: str) -> str:
    """Write a function of a page that does some steps with what ``HANDS`` offers."""
    return f"async () => {{ {HANDS} {steps} }}"


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def median(values: list[float]) -> float:
    """Return the middle value."""
    return statistics.median(values)


# --- playouts


def report_playouts(browser: Browser, names: list[str], rounds: int) -> None:
    """Print a row a game: playouts a second, here and in the page."""
    say("\n| playouts a second | native | in the page | ratio |\n|---|---|---|---|")
    with serving_checkout() as url:
        for name in names:
            playouts.measure(name, 0.1)
            native, page = [], []
            for _ in range(rounds):
                native.append(playouts.measure(name, SECONDS)[0])
                page.append(float(run_in_page(browser, url, "benchmarks.playouts", name, str(SECONDS))[0].split()[0]))
            ratio = median([theirs / ours for ours, theirs in zip(native, page, strict=True)])
            say(f"| {name} | {median(native):,.0f} | {median(page):,.0f} | {ratio:.2f} |")


# --- from an empty tab to the first move


@contextmanager
def kept(browser: Browser, server: Process) -> Iterator[Person]:
    """Bring in somebody who keeps the house and has a match of 36 on the device; say what came over the wire."""
    person = Person(browser, server.url, service_workers="allow")
    person.expected = NOBODY_ANSWERS
    person.context.add_init_script(WATCHED)
    sent = dict[str, int]()

    def note(request: object) -> None:
        if "/local/" in request.url:  # type: ignore[attr-defined]
            sent[request.url] = request.sizes()["responseBodySize"]  # type: ignore[attr-defined]

    person.context.on("requestfinished", note)
    keep(person)
    say(f"\nBundle over the wire: {sum(sent.values()) / 1e6:.2f} MB in {len(sent)} files")
    person.context.remove_listener("requestfinished", note)
    person.page.reload()
    person.context.set_offline(True)
    yield person
    person.close()


def open_match(person: Person, game: str, *bots: str) -> str:
    """Open a match on the device; return its path."""
    person.sit_down(game, "me", *bots)
    assert person.await_turn()
    return re.sub(r"^.*?(/t/)", r"\1", person.page.url)


def seconds_until(person: Person, path: str, ready: Callable[[Person], object]) -> float:
    """Open a path in a new tab, after the only one was closed; return the seconds until ``ready``."""
    person.page.close()
    time.sleep(1)  # the house that ran there has ended
    person.page = person.context.new_page()
    begin = time.perf_counter()
    person.page.goto(person.url + path)
    ready(person)
    return time.perf_counter() - begin


def start_new(person: Person) -> None:
    """Open a new match from its page, without a pause for thought."""
    person.page.get_by_role("button", name="Play", exact=True).click()
    person.await_turn()


def report_starts(person: Person, rounds: int) -> None:
    """Print how long it takes until a move is possible: in a kept match, and in a new one."""
    say("\n| s from an empty tab to the first move, offline | match on the device | new match |\n|---|---|---|")
    path = open_match(person, "thirty-six", "gentle")
    for times in (1, SLOW):
        with slowed(times):
            again = [seconds_until(person, path, Person.await_turn) for _ in range(rounds)]
            new = [seconds_until(person, "/new/thirty-six", start_new) for _ in range(rounds)]
        say(f"| {times}× slower | {median(again):.2f} | {median(new):.2f} |")


# --- touches


def report_touches(person: Person, names: list[str]) -> None:
    """Print a row a game: milliseconds from the end of a touch until its targets are drawn and its previews there."""
    say(f"\n| ms after a touch, {SLOW}× slower | targets drawn: median, worst | previews there: median, worst |")
    say("|---|---|---|")
    for name in names:
        open_match(person, name, *["gentle"] * (max(2, games()[name].rules.players[0]) - 1))
        person.linger_ms = LINGER_MS
        with slowed(SLOW):
            person.page.wait_for_timeout(STARTED_MS)
            for _ in range(STEPS):
                if not person.step():
                    break
                person.page.wait_for_timeout(600)
            touches = [it for it in person.page.evaluate("touches") if it["lifted"] and not it["acted"]]
        person.linger_ms = 0
        drawn, previewed = (
            [max(0.0, it[what] - it["lifted"]) for it in touches if it[what]] for what in ("drawn", "previewed")
        )
        say(f"| {name} | {told(drawn)} | {told(previewed)} |")


def told(values: list[float]) -> str:
    """Write median, worst and number of values."""
    return f"{median(values):.0f}, {max(values):.0f} ({len(values)})" if values else "–"


def report_throttle(page: Page) -> None:
    """Print by how much the same loop is slower, in a page and in a worker."""
    before = page.evaluate(LOOP), page.evaluate(IN_WORKER)
    with slowed(SLOW):
        after = page.evaluate(LOOP), page.evaluate(IN_WORKER)
    say(f"Slower by {after[0] / before[0]:.1f} in a page, by {after[1] / before[1]:.1f} in a worker")


# --- memory


def report_memory(folder: Path, names: list[str]) -> None:
    """Print a row a game: memory of the tab when a match against Expert has begun on the device, and at its end."""
    say("\n| MiB of a tab against Expert | begun: private, with its share of all | at the end |\n|---|---|---|")
    with serve(folder / "parlour.db") as server, open_page(folder / "profile", server.url) as page:
        page.run(script(KEPT), GAME_S)
    for name in names:  # on the device, since no server answers
        with open_page(folder / "profile", f"{server.url}/new/{name}") as page:
            page.run(script(BEGUN), GAME_S)
            begun = page.memory()
            page.run(script(PLAYED % PAUSE_MS.get(name, USUAL_PAUSE_MS)), GAME_S)
            ended = page.memory()
        say(f"| {name} | {begun[0]:.0f}, {begun[1]:.0f} | {ended[0]:.0f}, {ended[1]:.0f} |")


def measure(playwright: Playwright, rounds: int, names: list[str]) -> None:
    """Measure everything and print it."""
    with chromium.launch(playwright) as browser, tempfile.TemporaryDirectory() as folder:
        report_throttle(browser.new_page())
        report_playouts(browser, names, rounds)
        with serve(Path(folder) / "parlour.db") as server, kept(browser, server) as person:
            report_starts(person, rounds)
            report_touches(person, names)
        report_memory(Path(folder) / "bare", names)


def main() -> None:
    """Measure the games named, or all."""
    with sync_playwright() as playwright:
        measure(playwright, int((sys.argv[1:] or ["3"])[0]), sys.argv[2:] or list(games()))


if __name__ == "__main__":
    main()
