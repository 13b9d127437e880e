"""Every page and state that people meet, one after the other, from real games with fixed chances on a real server.

Whoever walks through them looks at each in all its looks: sizes, themes, languages.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import sleep
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from tests.e2e.conftest import ARGUMENTS, chromium
from tests.e2e.screens.puzzles import puzzle_states, type_move
from tests.e2e.server_requests import ask
from tests.e2e.visitors import PATIENCE
from tests.server.support.process import Server

SIZES = {"desktop": (1440, 900), "laptop": (1280, 720), "phone": (390, 844), "lying": (844, 390)}
SETTINGS = {"speed": "off", "confirm": True, "auto": False}
KEPT = "vesuvius.settings"
MOST_GAMES = 10
SOON = 0.05  # seconds that bots are left in peace before the table is looked at again
# One more decision of a game is judged, all of them are, or something has gone wrong.
FURTHER = """(judged) => {
  const review = document.querySelector('.review');
  return review.dataset.done === 'true' || Number(review.dataset.judged) > judged || review.querySelector('.trouble');
}"""
BOTS = [{"kind": "bot", "bot": "level:2", "name": name} for name in ("Marcus", "Livia", "Cornelia")]
# As soon as the page has taken its new form, with its own letters, and nothing moves any more but what always does.
CALM = """() => {
  const ends = (each) => Number.isFinite(each.effect?.getComputedTiming().endTime);
  const moves = (each) => each.playState === 'running' && ends(each);
  return document.fonts.status === 'loaded' && !document.getAnimations().some(moves);
}"""
SHOWN = """() => [innerWidth, innerHeight, matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  document.documentElement.lang]"""
Json = dict[str, Any]


class Look(NamedTuple):
    """How a page is shown."""

    size: str
    theme: str
    language: str


# Half of them in German, which has the longest words; every size and every theme has both languages.
LOOKS = [
    Look("desktop", "light", "en"),
    Look("desktop", "dark", "de"),
    Look("laptop", "light", "de"),
    Look("laptop", "dark", "en"),
    Look("phone", "light", "en"),
    Look("phone", "dark", "de"),
    Look("lying", "light", "de"),
    Look("lying", "dark", "en"),
]
USUAL = LOOKS[0]


def show(page: Page, look: Look) -> None:
    """Show the page, as it is, in another look. Only what differs is changed: each change draws the page again."""
    width, height = SIZES[look.size]
    shown_width, shown_height, theme, language = page.evaluate(SHOWN)
    if (shown_width, shown_height) != (width, height):
        page.set_viewport_size({"width": width, "height": height})
    if theme != look.theme:
        page.emulate_media(color_scheme=look.theme)  # type: ignore[arg-type]
    if language != look.language:
        told = {"key": KEPT, "newValue": json.dumps({**SETTINGS, "language": look.language})}
        # As if the language had been chosen in another tab.
        page.evaluate("told => { dispatchEvent(new StorageEvent('storage', told)) }", told)
        page.wait_for_function("language => document.documentElement.lang === language", arg=look.language)
    page.evaluate("() => new Promise(requestAnimationFrame)")
    page.wait_for_function(CALM)


@contextmanager
def opened(playwright: Playwright) -> Iterator[Browser]:
    """Chromium, as it is installed here."""
    found = chromium()
    if found is None:
        sys.exit("chromium: not found")
    browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
    try:
        yield browser
    finally:
        browser.close()


class Person:
    """Somebody with a key, who plays over HTTP what their page then shows."""

    def __init__(self, server: Server, name: str, key: str = "") -> None:
        self._address = server.address
        self.key = key
        self.key = key or self.ask("POST", "/api/people", {"name": name})["key"]
        self._random = Random(name)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The decoded answer to a request, which has to succeed."""
        return ask(self._address, method, path, body, self.key)

    def open_table(self, *seats: Json, **rules: Any) -> tuple[str, str]:
        """A new table: its id and its invitation."""
        made = self.ask("POST", "/api/tables", {"rules": {"game": "downfall", **rules}, "seats": list(seats)})
        return made["info"]["table"], made["invite"]

    def view(self, table: str) -> Json:
        """What seat 0 sees as soon as it has to decide, or at the end."""
        while True:
            seen: Json = self.ask("GET", f"/api/tables/{table}/view?seat=0")
            if seen["standing"]["legal"] or seen["standing"]["outcome"]:
                return seen
            sleep(SOON)

    def play(self, table: str, seen: Json) -> None:
        """Any move, but out of the city where that is possible."""
        legal = seen["standing"]["legal"]
        token = self._random.choice([token for token in legal if token.endswith(">out")] or legal)
        command = {
            "type": "play",
            "table": table,
            "seat": 0,
            "seq": seen["seq"],
            "token": token,
            "id": str(seen["seq"]),
        }
        self.ask("POST", f"/api/tables/{table}/commands", command)

    def play_until(self, table: str, **wanted: Any) -> Json | None:
        """Play on until the view is as wanted (a number: at least that much); None where the game ends before."""
        while True:
            seen = self.view(table)
            if all(_is(seen["view"][name], value) for name, value in wanted.items()):
                return seen
            if seen["standing"]["outcome"]:
                return None
            self.play(table, seen)


def _is(found: Any, wanted: Any) -> bool:
    if isinstance(wanted, int):
        return (found if isinstance(found, int) else len(found)) >= wanted
    return bool(found == wanted)


class Screen(NamedTuple):
    """A page in a state that is worth looking at."""

    name: str
    page: Page


class Sitting:
    """Somebody at a table against bots, and at another one where the game has ended before something was seen."""

    def __init__(self, person: Person, page: Page) -> None:
        self.person = person
        self.page = page
        self.table = ""
        self._sit_down()

    def _sit_down(self) -> None:
        self.table, _ = self.person.open_table({"kind": "me"}, *BOTS[:2], public=True)
        self.person.ask("POST", f"/api/tables/{self.table}/start")
        self.page.goto(f"/tables/{self.table}")

    def at(self, name: str, **wanted: Any) -> Screen:
        """The table as soon as it shows what is wanted."""
        for _ in range(MOST_GAMES):
            if seen := self.person.play_until(self.table, **wanted):
                break
            self._sit_down()
        else:
            raise AssertionError(f"no game came to {name}")
        settled = "seq => { const { seq: now, settled } = document.querySelector('.table')?.dataset ?? {};"
        self.page.wait_for_function(f"{settled} return Number(now) >= seq && settled === 'true' }}", arg=seen["seq"])
        return Screen(name, self.page)


class Walk:
    """The way through all screens."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self.server = server
        self._contexts: list[BrowserContext] = []

    def device(self, person: Person | None = None) -> Page:
        """A page of a device that belongs to somebody, or to nobody yet."""
        width, height = SIZES[USUAL.size]
        context = self._browser.new_context(
            service_workers="block",
            base_url=self.server.address,
            locale="en-GB",
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
        )
        kept = {KEPT: json.dumps(SETTINGS), "vesuvius.bots": "2 2", **({"vesuvius.key": person.key} if person else {})}
        # Once, so that what the page itself changes later stays.
        context.add_init_script(
            f"if (!localStorage['{KEPT}']) for (const [name, text] of Object.entries({json.dumps(kept)}))"
            " localStorage[name] = text"
        )
        self._contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        return page

    def close(self) -> None:
        """Put all devices away."""
        for context in self._contexts:
            context.close()

    def pages(self) -> Iterator[Screen]:
        """The pages outside of tables, as somebody sees them who is here for the first time."""
        page = self.device()
        for name, path in {
            "home": "/",
            "lobby": "/lobby",
            "new-table": "/friends",
            "new-device": "/device",
            "watch-empty": "/watch",
            "games-empty": "/games",
            "record-empty": "/record",
            "rules": "/rules",
            "rules-ruling": "/rules/R14",
            "compendium": "/compendium/pompeii/coal",
            "settings": "/settings",
            "privacy": "/privacy",
            "old-link": "/tables/gone#invite=old",
            "no-such-page": "/no/such/page",
            "code-of-no-use": "/#code=ABCD-EFGH",
        }.items():
            page.goto("about:blank")  # only another fragment would load nothing
            page.goto(path, wait_until="networkidle")
            page.get_by_role("heading", level=1).first.wait_for()
            show(page, USUAL)
            yield Screen(name, page)

    def puzzles(self) -> Iterator[Screen]:
        """Puzzles before and after tries."""
        yield from (Screen(*state) for state in puzzle_states(self.device(), self.server.address))

    def friends(self) -> Iterator[Screen]:
        """A table with friends before its game, seen by its owner and by a guest; and once it is gone."""
        owner = Person(self.server, "Anna")
        table, invite = owner.open_table({"kind": "me"}, {"kind": "open"}, BOTS[0])
        link = f"/tables/{table}#invite={invite}"
        page = self.device(owner)
        page.goto(link, wait_until="networkidle")
        yield Screen("waiting-owner", page)
        guest = self.device()
        guest.goto(link, wait_until="networkidle")
        yield Screen("waiting-guest", guest)
        owner.ask("DELETE", f"/api/tables/{table}")
        guest.reload(wait_until="networkidle")
        yield Screen("removed-table", guest)

    def one_device(self) -> Iterator[Screen]:
        """A table of people who share this device."""
        page = self.device()
        page.goto("/device")
        page.get_by_role("button", name="Start", exact=True).click()
        page.get_by_role("button", name="I’m").wait_for()
        yield Screen("curtain", page)
        page.get_by_role("button", name="I’m").click()
        page.get_by_role("grid").wait_for()
        yield Screen("device-table", page)

    def settling(self) -> Iterator[Screen]:
        """A game against bots while the city fills, and what can be opened beside it."""
        person = Person(self.server, "Anna")
        sitting = Sitting(person, self.device(person))
        yield from self._city_fills(sitting)
        yield from self._sheets(sitting.page)

    def fleeing(self) -> Iterator[Screen]:
        """A game against bots from the eruption to its end, and the pages that name it afterwards."""
        person = Person(self.server, "Anna")
        sitting = Sitting(person, self.device(person))
        yield from self._city_empties(sitting)
        page = sitting.page
        page.goto("/", wait_until="networkidle")
        yield Screen("home-with-games", page)
        page.goto("/games", wait_until="networkidle")
        yield Screen("games", page)
        page.goto("/record", wait_until="networkidle")
        yield Screen("record", page)
        page.goto(f"/tables/{sitting.table}/replay/40")
        page.get_by_role("slider").wait_for()
        yield Screen("replay", page)
        page.goto(f"/tables/{sitting.table}/review/40")
        wait_for_review(page)
        page.get_by_role("list", name="Turning points").get_by_role("button").first.click()
        yield Screen("review", page)
        yield from self._mistakes(sitting)

    def _mistakes(self, sitting: Sitting) -> Iterator[Screen]:
        """Somebody's own worst decisions: one to be made better, the answer, and what came of all."""
        page, path = sitting.page, f"/tables/{sitting.table}/mistakes"
        first = sitting.person.ask("POST", f"/api{path}")[0]
        page.goto(f"{path}/move-{first['ply']}")
        page.get_by_role("grid").wait_for()
        yield Screen("mistake", page)
        type_move(page, first["move"])
        page.get_by_role("button", name="Show the answer").wait_for()
        yield Screen("mistake-again", page)
        page.get_by_role("button", name="Show the answer").click()
        page.get_by_text("The best move:").wait_for()
        yield Screen("mistake-shown", page)
        page.goto(f"{path}/summary")
        page.get_by_text("Better moves found").wait_for()
        yield Screen("mistakes-summary", page)

    def _city_fills(self, sitting: Sitting) -> Iterator[Screen]:
        page = sitting.page
        yield sitting.at("table-begins", decision="card")
        yield sitting.at("table-settling", decision="card", played=21)
        page.keyboard.press("h")
        page.get_by_role("list", name="Hints").wait_for()
        yield Screen("table-hints", page)
        page.keyboard.press("Escape")
        _open_cards(page).first.click()
        yield Screen("table-card-chosen", page)
        _open_squares(page).first.press("Enter")
        page.get_by_role("button", name="Play", exact=True).wait_for()
        yield Screen("table-move-to-confirm", page)
        page.get_by_role("button", name="Back", exact=True).click()
        page.get_by_role("gridcell", name="F4,").press("Enter")  # no house stands there
        page.get_by_role("status").get_by_role("link").wait_for()
        yield Screen("table-refused", page)
        yield self._spectator(sitting)
        yield sitting.at("table-relatives", decision="relative")
        yield sitting.at("table-omen", decision="omen")

    def _city_empties(self, sitting: Sitting) -> Iterator[Screen]:
        page = sitting.page
        yield sitting.at("table-first-lava", decision="lava")
        yield sitting.at("table-fleeing", decision="move")
        _open_squares(page).first.press("Enter")
        yield Screen("table-piece-chosen", page)
        page.keyboard.press("Escape")
        yield sitting.at("table-lava", decision="lava", lava=14)
        page.keyboard.press(",")
        page.keyboard.press(",")
        yield Screen("table-past", page)
        yield sitting.at("table-late", decision="move", lava=26)
        sitting.person.play_until(sitting.table, phase="over")
        page.get_by_role("dialog").wait_for()
        yield Screen("result", page)
        page.keyboard.press("Escape")
        yield Screen("table-over", page)

    def _sheets(self, page: Page) -> Iterator[Screen]:
        keys = {"menu": "m", "chronicle": "l", "notes": "n", "conversation": "c", "keys": "?", "typed-move": "/"}
        for name, key in keys.items():
            page.keyboard.press(key)
            page.get_by_role("dialog").wait_for()
            yield Screen(name, page)
            page.keyboard.press("Escape")
            page.locator("dialog").wait_for(state="detached")

    def _spectator(self, sitting: Sitting) -> Screen:
        """Somebody who watches, and has not read yet what was said meanwhile."""
        page = self.device()
        page.goto("/watch", wait_until="networkidle")
        page.goto(f"/tables/{sitting.table}", wait_until="networkidle")
        page.get_by_role("grid").wait_for()
        line = {"seat": 0, "text": "Salve! A good game to all of you."}
        sitting.person.ask("POST", f"/api/tables/{sitting.table}/chat", line)
        page.get_by_role("button", name="1 new message").wait_for()
        return Screen("spectator", page)

    def clocks(self) -> Iterator[Screen]:
        """A table where every decision has its time."""
        person = Person(self.server, "Dora")
        for kind in ("live", "slow"):
            table, _ = person.open_table({"kind": "me"}, *BOTS, clock={"kind": kind})
            person.ask("POST", f"/api/tables/{table}/start")
            page = self.device(person)
            page.goto(f"/tables/{table}")
            page.get_by_role("group", name="Your hand").wait_for()
            yield Screen(f"table-{kind}-clock", page)

    def watch(self) -> Iterator[Screen]:
        """A game that goes on at a public table, at a glance and from a spectator's place, with the chat beside it."""
        person = Person(self.server, "Berta")
        table, _ = person.open_table({"kind": "me"}, *BOTS, public=True)
        person.ask("POST", f"/api/tables/{table}/start")
        page = self.device()
        page.goto("/watch")
        card = page.get_by_role("link").filter(has_text="Berta")
        card.locator("svg.miniature").wait_for()
        yield Screen("watch", page)
        card.click()
        page.get_by_role("grid").wait_for()
        page.get_by_role("tab", name="Chat").click()
        yield Screen("chat-beside", page)

    def cut_off(self) -> Iterator[Screen]:
        """A table whose server has gone; nothing can come after it."""
        person = Person(self.server, "Clara")
        table, _ = person.open_table({"kind": "me"}, BOTS[0])
        person.ask("POST", f"/api/tables/{table}/start")
        page = self.device(person)
        page.goto(f"/tables/{table}")
        page.get_by_role("grid").wait_for()
        for look in LOOKS[:2]:
            show(page, look)  # afterwards no more words can be had
        show(page, USUAL)
        self.server.stop()
        page.get_by_text("Connection lost").wait_for()
        yield Screen("line-cut", page)


def _open_cards(page: Page) -> Any:
    return page.get_by_role("group", name="Your hand").get_by_role("button", disabled=False)


def _open_squares(page: Page) -> Any:
    return page.get_by_role("gridcell", name="can be chosen")


def wait_for_review(page: Page) -> None:
    """Wait until a whole game is judged: that may take long on a busy machine, but has to get on."""
    review, judged = page.locator(".review"), -1
    while review.get_attribute("data-done") != "true":
        page.wait_for_function(FURTHER, arg=judged)
        assert page.locator(".review .trouble").all_inner_texts() == []
        judged = int(review.get_attribute("data-judged") or 0)
