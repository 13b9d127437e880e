"""What `bench/pages.py` and `bench/pompeii_pages.py` make of what they have seen."""

from __future__ import annotations

from bench import pompeii_pages
from bench.pages import LONG_TASK, MOST_BYTES, SLOWEST, Round, Task, summary, tasks_within

FRAME = 16.0
CALM = Round([FRAME] * 9, [Task(clock=90.0, work=LONG_TASK)], [FRAME] * 9)
LOAD = {"script": MOST_BYTES - 1000, "document": 1000}


def test_what_is_good_enough_holds() -> None:
    assert summary(LOAD, [CALM, CALM])["holds"]


def test_whatever_falls_short_is_said() -> None:
    jerky = CALM._replace(frames=[FRAME * SLOWEST + 1] * 9)
    busy = CALM._replace(tasks=[Task(clock=60.0, work=LONG_TASK + 1)])
    assert not summary(LOAD | {"font": 1}, [CALM])["holds"]
    assert not summary(LOAD, [CALM, CALM, busy])["holds"]
    assert not summary(LOAD, [jerky, CALM, jerky])["holds"]
    assert summary(LOAD, [jerky, CALM, CALM])["holds"], "somebody else may have disturbed one round"


def event(name: str, start: float, clock: float, tid: int = 1) -> dict[str, object]:
    times = {"ts": 1000 * start, "dur": 1000 * clock, "tdur": 500 * clock}
    return {"name": name, "cat": "blink.user_timing", "ph": "X", "pid": 7, "tid": tid, **times}


def test_only_tasks_of_the_page_while_something_moves_count() -> None:
    trace = [
        event("watch", 100, 0),
        event("RunTask", 105, 4),
        event("RunTask", 130, 6),
        event("RunTask", 148, 8),
        event("RunTask", 148, 10, tid=2),
        event("FunctionCall", 148, 12),
    ]
    assert tasks_within(trace, [(0, 10), (50, 60)]) == [Task(4, 2), Task(8, 4)]


OWN, OTHER = {"/assets/face.js": pompeii_pages.MOST_BYTES, "/assets/table.js": 90_000}, {"/assets/table.js": 90_000}
QUICK = [pompeii_pages.Click(clock=80.0, work=pompeii_pages.SLOWEST)] * 3
CLICKS = {"place": QUICK, "empty": [pompeii_pages.Click(1.0, 0.1)] * 3}


def test_what_only_pompeii_loads_counts_for_it() -> None:
    found = pompeii_pages.summary(OWN, OTHER, OTHER, CLICKS)
    assert (found["bytes_of_the_game"], found["holds"]) == (pompeii_pages.MOST_BYTES, True)
    assert not pompeii_pages.summary(OWN | {"/assets/more.css": 1}, OTHER, OTHER, CLICKS)["holds"]
    assert not pompeii_pages.summary(OWN, OTHER, OTHER | {"/assets/face.js": 1}, CLICKS)["holds"]
    assert not pompeii_pages.summary(OTHER, OTHER, OTHER, CLICKS)["holds"]


def test_a_click_that_shows_late_is_said() -> None:
    slow = [click._replace(work=click.work + 1) for click in QUICK]
    assert not pompeii_pages.summary(OWN, OTHER, OTHER, CLICKS | {"place": slow})["holds"]


def test_the_work_of_a_click_is_that_of_the_page_between_its_marks() -> None:
    trace = [
        event("place-3-from", 100, 0),
        event("RunTask", 90, 5),
        event("RunTask", 98, 6),
        event("RunTask", 110, 4),
        event("RunTask", 110, 8, tid=2),
        event("place-3-to", 112, 0),
        event("RunTask", 130, 4),
    ]
    assert pompeii_pages.between(trace, "place-3") == pompeii_pages.Click(clock=12, work=5)
