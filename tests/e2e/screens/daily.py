"""The challenge of the day with results of today and of the days before, and the states of its page."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta

from tests.e2e.screens.walk import Person, Screen, Walk
from tests.server.support.process import Server
from vesuvius.server.features.daily import date_of, end_of

# The place in one's own game, the people saved, and those lost to the volcano.
TODAY = {"Aurelia": (1, 14, 7), "Maximilian von Hohenstaufen": (1, 12, 9), "Cornelia": (1, 12, 9), "Titus": (2, 15, 4)}
BEFORE = {"Gaius": (1, 11, 6), "Julia": (2, 9, 9)}
MINE = (1, 13, 5)


def furnish(server: Server, person: Person) -> None:
    """Enter results beside the server; of the two days before today the person's own too. The tables are gone."""
    me = person.ask("GET", "/api/me")["person"]
    today = date_of(time.time())
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=30)) as database, database:
        for days, results in {0: TODAY, 1: {"": MINE, **BEFORE}, 2: {"": MINE}}.items():
            day = today - timedelta(days)
            for number, (name, (place, saved, volcano)) in enumerate(results.items()):
                other = f"{name}-{day}" if name else me
                if name:
                    facts = (other, name, "en", 0.0, 0.0)
                    database.execute(
                        "INSERT INTO persons (id, name, language, created, seen) VALUES (?,?,?,?,?)", facts
                    )
                scores = json.dumps({"saved": saved, "volcano": volcano}).encode()
                ended = end_of(day) - 40_000 * place + 700 * number  # not the best were the first
                mine = ("downfall", day.isoformat(), other, f"t{number}{day}", ended, place, scores)
                database.execute(
                    'INSERT INTO dailies (game, day, person, "table", ended, place, scores) VALUES (?,?,?,?,?,?,?)',
                    mine,
                )


def daily(walk: Walk) -> Iterator[Screen]:
    """The challenge before it is taken up, while it runs, of a day that is over, and of none."""
    person = Person(walk.server, "Livia")
    furnish(walk.server, person)
    page = walk.device(person)
    page.goto("/daily", wait_until="networkidle")
    page.get_by_role("button", name="Take the challenge").wait_for()
    yield Screen("daily", page)
    page.get_by_text("Proof of the deal").click()
    yield Screen("daily-proof", page)
    page.get_by_role("link", name="Previous day").click()
    page.get_by_text("This day is over.").wait_for()
    yield Screen("daily-over", page)
    page.goto("/daily", wait_until="networkidle")
    page.get_by_role("button", name="Take the challenge").click()
    page.get_by_role("grid").wait_for()
    page.goto("/daily", wait_until="networkidle")
    page.get_by_role("button", name="Continue").wait_for()
    yield Screen("daily-running", page)
    page.goto("/daily/downfall/1999-12-31", wait_until="networkidle")
    page.get_by_text("Nobody finished on this day.").wait_for()
    yield Screen("daily-empty", page)
