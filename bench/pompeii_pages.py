"""Measures Pompeii's pages in a real browser, as a line of JSON: what the game adds, how fast a choice shows.

    PYTHONPATH=. python bench/pompeii_pages.py [--clicks 21]

What it loads: the files that its table needs and a table of the other game doesn't, as sent over the network; no other
page may load one of them. How fast a choice shows: at a table of four with sixty active cards, places are clicked in
turn, each followed by a button whose handler does nothing. The median of each counts, from the click until the frame
with the change is painted, in CPU time of the page's thread and by the clock. The exit status is 1 if the pages fall
short of a requirement.
"""

from __future__ import annotations

import argparse
import json
import os
from statistics import median
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, sync_playwright

from bench.pages import MARKS, TASKS
from tests.e2e.pompeii_positions import CROWDED
from tests.e2e.pompeii_tables import BOT, begun
from tests.e2e.screens.walk import BOTS, Person, opened
from tests.server.support.process import Server, served

MOST_BYTES = 60_000
SLOWEST = 50.0
PLACES = ("field-deer", "field-fish")
ASSETS = "/assets/"
# From a mark before the click to one after the frame that shows it; an empty handler is clicked too.
CLICK = """async ([place, number]) => {
  const painted = () => new Promise((done) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(null);
  }));
  window.idle ??= Object.assign(document.createElement('button'), { onclick: () => {} });
  for (const [kind, node] of [['empty', window.idle], ['place', document.querySelector(`[data-place="${place}"]`)]]) {
    await painted();
    performance.mark(`${kind}-${number}-from`);
    node.click();
    await painted();
    performance.mark(`${kind}-${number}-to`);
  }
  return document.querySelector(`[data-place="${place}"]`).classList.contains('chosen');
}"""


class Click(NamedTuple):
    """How long it took until a click showed, in milliseconds: by the clock, and in CPU time."""

    clock: float
    work: float


def table_of(server: Server, game: str) -> tuple[str, str]:
    """Returns a table of a game against bots, and the key of the person there."""
    if game == "pompeii":
        return begun(server.address, CROWDED, {"kind": "me"}, BOT, BOT, BOT)
    person = Person(server, "Anna")
    table, _ = person.open_table({"kind": "me"}, *BOTS)
    person.ask("POST", f"/api/tables/{table}/start")
    return table, person.key


def page_at(browser: Browser, server: Server, key: str, path: str) -> tuple[Page, dict[str, int]]:
    """Returns a page that nobody has opened before, and the bytes of each file that it loaded."""
    page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    kept = {"vesuvius.key": key, "vesuvius.settings": json.dumps({"auto": False, "confirm": True})}
    page.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)})")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    asked: dict[str, str] = {}
    bytes_of: dict[str, int] = {}
    session.on("Network.requestWillBeSent", lambda event: asked.update({event["requestId"]: event["request"]["url"]}))

    def count(event: dict[str, Any]) -> None:
        name = urlsplit(asked.get(event["requestId"], "")).path
        if name.startswith(ASSETS):
            bytes_of[name] = int(event["encodedDataLength"])

    session.on("Network.loadingFinished", count)
    page.goto(server.address + path, wait_until="networkidle")
    return page, bytes_of


def clicked(browser: Browser, page: Page, clicks: int) -> dict[str, list[Click]]:
    """Chooses places in turn, each followed by an empty handler; returns the times of both."""
    page.locator(f'.table[data-settled="true"] [data-place="{PLACES[0]}"].open').wait_for()
    browser.start_tracing(page=page, categories=[TASKS, MARKS])
    for number in range(clicks):
        if not page.evaluate(CLICK, [PLACES[number % len(PLACES)], number]):
            raise AssertionError("a click has chosen nothing")
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    return {kind: [between(trace, f"{kind}-{number}") for number in range(clicks)] for kind in ("empty", "place")}


def between(trace: list[Any], name: str) -> Click:
    """Returns the time between two marks of that name, and the CPU time of the page's thread in between."""
    marks = [next(each for each in trace if each["name"] == f"{name}-{end}") for end in ("from", "to")]
    since, to = (mark["ts"] for mark in marks)
    here = (marks[0]["pid"], marks[0]["tid"])
    tasks = [each for each in trace if (each["pid"], each["tid"], each["name"]) == (*here, "RunTask") and "dur" in each]
    met = [each for each in tasks if each["ts"] < to and each["ts"] + each["dur"] > since]
    return Click((to - since) / 1000, sum(each.get("tdur", each["dur"]) for each in met) / 1000)


def summary(own: dict[str, int], other: dict[str, int], first: dict[str, int], clicks: dict[str, list[Click]]) -> Any:
    """Returns the results, and whether they are good enough."""
    share = {name: size for name, size in own.items() if name not in other}
    early = sorted(share.keys() & first.keys())
    work = median(click.work for click in clicks["place"])
    return {
        "bytes_of_the_game": sum(share.values()),
        "files_of_the_game": len(share),
        "loaded_by_the_first_page": early,
        "most_bytes": MOST_BYTES,
        "click_ms": round(work, 2),
        "click_by_the_clock_ms": round(median(click.clock for click in clicks["place"]), 2),
        "empty_ms": round(median(click.work for click in clicks["empty"]), 2),
        "empty_by_the_clock_ms": round(median(click.clock for click in clicks["empty"]), 2),
        "clicks": len(clicks["place"]),
        "most_ms": SLOWEST,
        "machine_load": round(os.getloadavg()[0], 1),
        "holds": 0 < sum(share.values()) <= MOST_BYTES and not early and work <= SLOWEST,
    }


def main() -> int:
    """Measures, and prints the results in one line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=21, help="how often a place is chosen")
    clicks = parser.parse_args().clicks
    with served(module="tests.e2e.fixed_chance_server") as server, sync_playwright() as play, opened(play) as browser:
        tables = {game: table_of(server, game) for game in ("downfall", "pompeii")}
        _, first = page_at(browser, server, tables["downfall"][1], "/")
        _, other = page_at(browser, server, tables["downfall"][1], f"/tables/{tables['downfall'][0]}")
        page, own = page_at(browser, server, tables["pompeii"][1], f"/tables/{tables['pompeii'][0]}")
        found = summary(own, other, first, clicked(browser, page, clicks))
    print(json.dumps(found))
    return 0 if found["holds"] else 1


if __name__ == "__main__":
    raise SystemExit(main())
