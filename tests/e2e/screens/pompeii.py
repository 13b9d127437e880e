"""The screens of Pompeii: its table in every state, what is opened beside it, its lessons and its rules."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.e2e import pompeii_positions as positions
from tests.e2e.pompeii_tables import BOT, Json, begun
from tests.e2e.screens.walk import Person, Screen, Walk
from tests.e2e.server_requests import ask
from tests.e2e.table_page import type_token

BOTS = [{**BOT, "name": name} for name in ("Brutus", "Marcus", "Cornelia")]
OTHER = {"kind": "device", "name": "Bruno"}
DRAWN = 7  # cards for goods of value 10 from three workers
ASKED = '.table[data-settled="true"]'


def play(address: str, key: str, table: str, seat: int, token: str) -> None:
    """Play a token for a seat, by the key that opens it."""
    seq = ask(address, "GET", f"/api/tables/{table}/view?seat={seat}", key=key)["seq"]
    command = {"type": "play", "table": table, "seat": seat, "seq": seq, "token": token, "id": f"{seat}-{seq}"}
    ask(address, "POST", f"/api/tables/{table}/commands", command, key)


def sit(walk: Walk, position: Json, *others: Json) -> tuple[str, str, Page]:
    """The page of a table at a position; its id, and the key of whoever sits there."""
    table, key = begun(walk.server.address, position, {"kind": "me"}, *others)
    page = walk.device(Person(walk.server, "Livia", key))
    page.goto(f"/tables/{table}")
    page.locator(".pmap").wait_for()
    return table, key, page


def asked(page: Page) -> None:
    """Wait until something can be chosen."""
    page.locator(ASKED).locator(".open, .choice-button, .pamount").first.wait_for()


def beginning(walk: Walk) -> Iterator[Screen]:
    """The first building, and the sestertii."""
    _, _, page = sit(walk, positions.BEGINNING, *BOTS[:2])
    asked(page)
    yield Screen("pompeii-first-building", page)
    page.locator(".spot.open").first.click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(ASKED).locator(".choice-button, .offering-sheet").first.wait_for()
    yield Screen("pompeii-sestertii", page)


def choosing(walk: Walk) -> Iterator[Screen]:
    """A table of four: a place, the ways, the amount, the result before it is confirmed, and what is not possible."""
    _, _, page = sit(walk, positions.MIDDLE, *BOTS)
    asked(page)
    yield Screen("pompeii-table", page)
    page.locator('[data-place="b20"]').click(force=True)
    page.locator(".action-bar .no").wait_for()
    yield Screen("pompeii-refused", page)
    page.locator('[data-place="b4"]').click()
    page.locator(".choice-button").first.wait_for()
    yield Screen("pompeii-ways", page)
    page.locator('.choice-button[data-token="@b4"]').click()
    page.locator(".pamount").wait_for()
    yield Screen("pompeii-amount", page)
    page.keyboard.press("u")
    page.locator(".pamount").wait_for(state="detached")
    page.locator('[data-place="porta"]').click()
    for token in ("planks>", ">wine"):
        page.locator(f'.trade-sheet [data-token="{token}"]').click()
    yield Screen("pompeii-trade", page)
    page.keyboard.press("u")
    page.locator(".trade-sheet").wait_for(state="detached")
    page.locator('[data-place="b4"]').focus()
    page.keyboard.press("i")
    page.get_by_role("dialog").wait_for()
    yield Screen("pompeii-looked-at", page)
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.locator('.gcell[title$="flour"]').click()
    page.locator('.gcell[aria-pressed="true"]').wait_for()
    yield Screen("pompeii-lens", page)
    page.keyboard.press("Escape")
    for name, key in {"pompeii-notes": "n", "pompeii-chronicle": "l"}.items():
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        yield Screen(name, page)
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    page.keyboard.press(",")
    yield Screen("pompeii-past", page)


def cards(walk: Walk) -> Iterator[Screen]:
    """Sixty cards are active; a card is read, searched for, and the tabs of a phone are open."""
    _, _, page = sit(walk, positions.CROWDED, *BOTS)
    asked(page)
    yield Screen("pompeii-crowded", page)
    page.locator(".phand [data-card]").first.focus()
    yield Screen("pompeii-card-read", page)
    page.keyboard.press("n")
    page.get_by_role("searchbox").fill("grain")
    yield Screen("pompeii-cards-found", page)
    page.keyboard.press("Escape")  # clears what was searched for
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.set_viewport_size({"width": 390, "height": 844})
    for name, tab in {"pompeii-tab-tablet": "Tablet", "pompeii-tab-cards": "Cards"}.items():
        page.get_by_role("tab", name=tab).click()
        yield Screen(name, page)
        page.set_viewport_size({"width": 390, "height": 844})


def offering(walk: Walk) -> Iterator[Screen]:
    """The offerings: what is wanted, pledging, how much; and the reward of whoever gave more."""
    table, key, page = sit(walk, positions.OFFERING, OTHER, {**OTHER, "name": "Clelia"})
    play(walk.server.address, key, table, 0, "@clay")
    page.locator(ASKED).locator(".choice-button, .offering-sheet").first.wait_for()
    yield Screen("pompeii-offering", page)
    keys = ask(walk.server.address, "POST", f"/api/tables/{table}/keys", key=key)["keys"]
    for token in ("give:planks", "*3"):
        play(walk.server.address, key, table, 0, token)
    for seat, good in ((1, "fish"), (2, "reed")):
        for token in (f"give:{good}", "*2"):
            play(walk.server.address, keys[str(seat)], table, seat, token)
    page.locator(ASKED).locator(".choice-button, .offering-sheet").first.wait_for()
    yield Screen("pompeii-pledged", page)
    for token in ("give:wine", "*2"):
        play(walk.server.address, key, table, 0, token)
    for seat in (1, 2):
        play(walk.server.address, keys[str(seat)], table, seat, "pass")
    play(walk.server.address, key, table, 0, "pass")
    page.get_by_role("button", name="City card", exact=True).wait_for()
    yield Screen("pompeii-reward", page)
    for _ in range(DRAWN):
        play(walk.server.address, key, table, 0, "draw:C")
    page.locator(ASKED).locator(".phand .of-looked .open").first.wait_for()
    yield Screen("pompeii-keep", page)


def halting(walk: Walk) -> Iterator[Screen]:
    """Somebody builds the Castrum, and one holds the card that halts it; afterwards it lies halted."""
    table, key, page = sit(walk, positions.HALTING, OTHER)
    keys = ask(walk.server.address, "POST", f"/api/tables/{table}/keys", key=key)["keys"]
    play(walk.server.address, keys["1"], table, 1, "build20")
    page.locator(ASKED).locator('.open[data-card="C31"]').wait_for()
    yield Screen("pompeii-halt", page)
    play(walk.server.address, key, table, 0, "play:C31")
    page.locator(".vesuvius-panel .halted").wait_for()
    yield Screen("pompeii-halted", page)


def alone(walk: Walk) -> Iterator[Screen]:
    """Solo: what is blocked, the open row, the rounds left; and a game that is won."""
    _, _, page = sit(walk, positions.SOLO)
    asked(page)
    yield Screen("pompeii-solo", page)
    table, key, page = sit(walk, positions.LAST_OF_SOLO)
    asked(page)
    play(walk.server.address, key, table, 0, "build20")
    page.get_by_role("dialog").wait_for()
    yield Screen("pompeii-result", page)
    page.keyboard.press("Escape")
    yield Screen("pompeii-over", page)
    page.goto(f"/tables/{table}/replay/1")
    page.get_by_role("slider").wait_for()
    yield Screen("pompeii-replay", page)
    page.goto("/record", wait_until="networkidle")
    yield Screen("pompeii-record", page)


def learning(walk: Walk) -> Iterator[Screen]:
    """The guided first game, and the rules."""
    page = walk.device()
    page.goto("/learn/pompeii")
    page.locator('.learn[data-settled="true"]').wait_for()
    yield Screen("pompeii-learn", page)
    type_token(page, "own4")
    page.locator(".action-bar [role=status]").wait_for()
    yield Screen("pompeii-learn-nudged", page)
    type_token(page, "own7")
    page.get_by_role("button", name="Continue").wait_for()
    yield Screen("pompeii-learn-right", page)
    for name, path in {"pompeii-rules": "/rules/pompeii", "pompeii-ruling": "/rules/P38"}.items():
        page.goto(path, wait_until="networkidle")
        page.get_by_role("heading", level=1).first.wait_for()
        yield Screen(name, page)
