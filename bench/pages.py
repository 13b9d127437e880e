"""Measures the pages in a real browser, as a line of JSON: how much the first page loads, how smoothly pieces move.

    PYTHONPATH=. python bench/pages.py [--moves 10] [--games 2]

Each game is watched in two rounds: while the city fills up, and while people flee from it. While pieces fly, the median
time between two frames is compared with that of an empty page with one animation, measured right before and right after
in the same browser. The median of the rounds counts, so that other work on the machine matters little. Tasks over 50 ms
are counted in all rounds, by CPU time of the page's thread: on a busy machine, a task may take longer by the clock
through no fault of the page. The exit status is 1 if the pages fall short of a requirement.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.screens.walk import BOTS, Person, opened
from tests.server.support.process import Server, served

MOST_BYTES = 120_000
LONG_TASK = 50
SLOWEST = 1.3
SECONDS = 3
PHASES = ("settling", "fleeing")
# One moving element: the least that a page with animations has to do.
EMPTY = """data:text/html,<style>@keyframes go{to{transform:translateX(300px)}}
div{width:40px;height:40px;background:red;animation:go 1s infinite alternate}</style><div></div>"""
TASKS, MARKS = "disabled-by-default-devtools.timeline", "blink.user_timing"
# The times between frames, and when something moved, counted from a mark that is in the trace too.
WATCH = """(flying) => {
  const begun = performance.mark('watch').startTime;
  const measured = (window.measured = { frames: [], spans: [] });
  let [last, moved] = [begun, false];
  const each = (now) => {
    const moves = flying === '' || document.querySelector(flying) !== null;
    if (moves && moved) measured.frames.push(now - last);
    // What puts a piece into the air, and what takes it down, counts as well.
    if (moves || moved) measured.spans.push([last - begun, now - begun]);
    [last, moved] = [now, moves];
    requestAnimationFrame(each);
  };
  requestAnimationFrame(each);
}"""


class Task(NamedTuple):
    """How long something kept the page's thread: by the clock, and in CPU time."""

    clock: float
    work: float


class Round(NamedTuple):
    """Measurements while pieces flew, and of an empty page before and after; times in milliseconds."""

    frames: list[float]
    tasks: list[Task]
    plain: list[float]

    @property
    def ratio(self) -> float:
        """Returns how much longer a frame takes than on an empty page."""
        return median(self.frames) / median(self.plain)


def first_load(browser: Browser, server: Server) -> dict[str, int]:
    """Returns the bytes that a new visitor loads before they can begin, by kind of file."""
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
    """Returns the times between frames of a page with one animation and nothing else."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(EMPTY)
    page.evaluate(WATCH, "")
    page.wait_for_timeout(SECONDS * 1000)
    frames: list[float] = page.evaluate("measured.frames")
    page.close()
    return frames


def rounds(browser: Browser, server: Server, moves: int) -> Iterator[Round]:
    """Yields the rounds of one game: while the city fills up, and while it empties."""
    person = Person(server, "Anna")
    table, _ = person.open_table({"kind": "me"}, *BOTS)
    person.ask("POST", f"/api/tables/{table}/start")
    for phase in PHASES:
        person.play_until(table, phase=phase)
        before = empty(browser)
        frames, tasks = watched(browser, server, person, table, moves)
        yield Round(frames, tasks, [*before, *empty(browser)])


def watched(browser: Browser, server: Server, person: Person, table: str, moves: int) -> tuple[list[float], list[Task]]:
    """Returns the times between frames while pieces fly, and the tasks in the meantime."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    kept = {"vesuvius.key": person.key, "vesuvius.settings": json.dumps({"auto": False})}
    page.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)})")
    page.goto(f"{server.address}/tables/{table}", wait_until="networkidle")
    browser.start_tracing(page=page, categories=[TASKS, MARKS])
    page.evaluate(WATCH, ".flight")
    for _ in range(moves):
        seen = person.view(table)
        if seen["standing"]["outcome"]:
            break
        person.play(table, seen)
        shown(page, person.view(table)["seq"])
    measured = page.evaluate("measured")
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    page.close()
    return measured["frames"], tasks_within(trace, measured["spans"])


def tasks_within(trace: list[Any], spans: list[tuple[float, float]]) -> list[Task]:
    """Returns the tasks of the page's thread that ran while something moved; all times in milliseconds."""
    mark = next(event for event in trace if event["name"] == "watch" and MARKS in event["cat"])
    found = []
    for event in trace:
        is_here = (event["pid"], event["tid"]) == (mark["pid"], mark["tid"])
        if not is_here or (event["name"], event["ph"]) != ("RunTask", "X"):
            continue
        start, clock = (event["ts"] - mark["ts"]) / 1000, event["dur"] / 1000
        if any(start < to and start + clock > since for since, to in spans):
            found.append(Task(clock, event.get("tdur", event["dur"]) / 1000))
    return found


def shown(page: Page, seq: int) -> None:
    """Waits until the page has shown everything up to that entry."""
    page.wait_for_function(
        "seq => { const { seq: now, settled } = document.querySelector('.table').dataset;"
        " return Number(now) >= seq && settled === 'true' }",
        arg=seq,
    )


def summary(load: dict[str, int], seen: list[Round]) -> dict[str, Any]:
    """Returns the results, and whether they are good enough."""
    total = sum(load.values())
    tasks = [task for each in seen for task in each.tasks]
    long = sorted(round(task.work) for task in tasks if task.work > LONG_TASK)
    ratio = median(each.ratio for each in seen)
    return {
        "first_load_bytes": total,
        "first_load_by_kind": load,
        "most_bytes": MOST_BYTES,
        "tasks": len(tasks),
        "long_tasks": long,
        "longest_task_ms": round(max(task.work for task in tasks), 1),
        "longest_task_by_the_clock_ms": round(max(task.clock for task in tasks), 1),
        "frames": sum(len(each.frames) for each in seen),
        "frame_ms": round(median(frame for each in seen for frame in each.frames), 2),
        "empty_frame_ms": round(median(frame for each in seen for frame in each.plain), 2),
        "frame_ratio": round(ratio, 3),
        "frame_ratio_of_rounds": [round(each.ratio, 3) for each in seen],
        "most_ratio": SLOWEST,
        "machine_load": round(os.getloadavg()[0], 1),
        "holds": total <= MOST_BYTES and not long and ratio <= SLOWEST,
    }


def main() -> int:
    """Measures and compares."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=10, help="decisions in a round")
    parser.add_argument("--games", type=int, default=2, help="games of two rounds")
    arguments = parser.parse_args()
    with served(module="tests.e2e.fixed_chance_server") as server, sync_playwright() as play, opened(play) as browser:
        load = first_load(browser, server)
        seen = [each for _ in range(arguments.games) for each in rounds(browser, server, arguments.moves)]
    found = summary(load, seen)
    print(json.dumps(found))
    return 0 if found["holds"] else 1


if __name__ == "__main__":
    raise SystemExit(main())
