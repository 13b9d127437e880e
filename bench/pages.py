"""Measure the pages in a real browser, one line of JSON: how much the first page loads, and how smoothly pieces move.

    PYTHONPATH=. python bench/pages.py [--moves 40]

While pieces fly over the board of a real game, the median time between two frames is compared with that of an empty
page with one animation, measured before and after in the same browser; and tasks over 50 ms are counted. The status
is 1 where the pages fall short of what is asked.
"""

from __future__ import annotations

import argparse
import json
import os
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.screens import BOTS, Person, opened
from tests.server.process import Server, served

MOST_BYTES = 120_000
LONG_TASK = 50
SLOWEST = 1.3
SECONDS = 5
# One that moves is what a page with animations has to do at the least.
EMPTY = """data:text/html,<style>@keyframes go{to{transform:translateX(300px)}}
div{width:40px;height:40px;background:red;animation:go 1s infinite alternate}</style><div></div>"""
# Frames and long tasks from the moment the page is there; `flying` is asked at every frame.
WATCH = """(flying) => {
  const measured = (window.measured = { frames: [], tasks: [] });
  const spans = [];
  let before = 0;
  const each = (now) => {
    const moves = flying === '' || document.querySelector(flying) !== null;
    if (moves && before) {
      measured.frames.push(now - before);
      spans.push([before, now]);
    }
    before = moves ? now : 0;
    requestAnimationFrame(each);
  };
  requestAnimationFrame(each);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (spans.some(([from, to]) => startTime < to && startTime + duration > from)) measured.tasks.push(duration);
  }).observe({ type: 'longtask' });
}"""


def first_load(browser: Browser, server: Server) -> dict[str, int]:
    """The bytes that come over the network until somebody new can begin, by the sort of file."""
    page = browser.new_page()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    bytes_of: dict[str, int] = {}
    kinds: dict[str, str] = {}
    session.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))

    def count(event: dict[str, Any]) -> None:
        kind = kinds.get(event["requestId"], "Other").lower()
        bytes_of[kind] = bytes_of.get(kind, 0) + int(event["encodedDataLength"])

    session.on("Network.loadingFinished", count)
    page.goto(server.address, wait_until="networkidle")
    page.close()
    return bytes_of


def empty(browser: Browser) -> list[float]:
    """The times between frames of a page with one animation and nothing else."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(EMPTY)
    page.evaluate(WATCH, "")
    page.wait_for_timeout(SECONDS * 1000)
    frames: list[float] = page.evaluate("measured.frames")
    page.close()
    return frames


def table(browser: Browser, server: Server, moves: int) -> tuple[list[float], list[float]]:
    """The times between frames while pieces fly, and the long tasks meanwhile."""
    person = Person(server, "Anna")
    table, _ = person.open_table({"kind": "me"}, *BOTS)
    person.ask("POST", f"/api/tables/{table}/start")
    # Half of what is seen is the city that fills, half is the flight from it.
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    kept = {"vesuvius.key": person.key, "vesuvius.settings": json.dumps({"auto": False})}
    page.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)})")
    frames: list[float] = []
    tasks: list[float] = []
    for part in ("settling", "fleeing"):
        person.play_until(table, phase=part)
        page.goto(f"{server.address}/tables/{table}", wait_until="networkidle")
        page.evaluate(WATCH, ".flight")
        for _ in range(moves // 2):
            seen = person.view(table)
            if seen["standing"]["outcome"]:
                break
            person.play(table, seen)
            shown(page, person.view(table)["seq"])
        measured = page.evaluate("measured")
        frames += measured["frames"]
        tasks += measured["tasks"]
    return frames, tasks


def shown(page: Page, seq: int) -> None:
    """Wait until the page has shown everything up to that."""
    page.wait_for_function(
        "seq => { const { seq: now, settled } = document.querySelector('.table').dataset;"
        " return Number(now) >= seq && settled === 'true' }",
        arg=seq,
    )


def main() -> int:
    """Measure and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=40)
    arguments = parser.parse_args()
    with served(module="tests.e2e.screens_server") as server, sync_playwright() as play, opened(play) as browser:
        load = first_load(browser, server)
        before = empty(browser)
        frames, tasks = table(browser, server, arguments.moves)
        plain = median([*before, *empty(browser)])
    ratio = median(frames) / plain
    total = sum(load.values())
    long = sorted(round(task) for task in tasks if task > LONG_TASK)
    found = {
        "first_load_bytes": total,
        "first_load_by_kind": load,
        "most_bytes": MOST_BYTES,
        "long_tasks": long,
        "frames": len(frames),
        "frame_ms": round(median(frames), 2),
        "empty_frame_ms": round(plain, 2),
        "frame_ratio": round(ratio, 3),
        "most_ratio": SLOWEST,
        "machine_load": round(os.getloadavg()[0], 1),
        "holds": total <= MOST_BYTES and not long and ratio <= SLOWEST,
    }
    print(json.dumps(found))
    return 0 if found["holds"] else 1


if __name__ == "__main__":
    raise SystemExit(main())
