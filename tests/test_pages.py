"""What `bench/pages.py` makes of what it has seen."""

from __future__ import annotations

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
