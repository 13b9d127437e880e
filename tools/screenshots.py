"""Takes pictures of every page and state in both themes and four sizes, half of them in German: `docs/images/`.

python tools/screenshots.py [name ...]
"""

from __future__ import annotations

import base64
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.e2e.screens.all_screens import screens
from tests.e2e.screens.walk import LOOKS, USUAL, opened, show
from tests.server.support.process import served

FOLDER = Path(__file__).parents[1] / "docs" / "images"
QUALITY = 15
# The width at which a page of documentation shows them.
WIDEST = 900
# What the README and the page for players show: screens in their first theme, in full size. Only these are in the
# repository, and are small.
SHOWN = {"home": "home", "table-fleeing": "table", "pompeii-table": "pompeii"}
SHOWN |= {"learn-nudged": "learn", "replay": "replay", "review": "review", "host": "host"}
FINE = 75
MOST_BYTES = 200_000


def picture(page: Page, quality: int, widest: int) -> bytes:
    """Returns a picture of the page, as small as possible while everything stays readable."""
    size = page.viewport_size
    assert size is not None
    across, down = page.evaluate("[scrollX, scrollY]")
    clip = {"x": across, "y": down, **size, "scale": min(1, widest / size["width"])}
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality, "clip": clip})
    session.detach()
    return base64.b64decode(taken["data"])


def main(names: list[str]) -> int:
    """Takes all pictures, or those whose names begin like this; returns 1 if one in the repository is too large."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with served(module="tests.e2e.fixed_chance_server") as server, sync_playwright() as play, opened(play) as browser:
        for screen in screens(browser, server):
            if names and not screen.name.startswith(tuple(names)):
                continue
            for look in LOOKS:
                show(screen.page, look)
                (FOLDER / f"{screen.name}-{'-'.join(look)}.webp").write_bytes(picture(screen.page, QUALITY, WIDEST))
                if look == USUAL and screen.name in SHOWN:
                    (FOLDER / f"{SHOWN[screen.name]}.webp").write_bytes(picture(screen.page, FINE, 1440))
            print(screen.name, flush=True)
    sizes = {file.stem: file.stat().st_size for file in FOLDER.glob("*.webp")}
    print(f"{len(sizes)} pictures, {sum(sizes.values()) / 1e6:.1f} MB")
    return int(any(sizes.get(name, 0) > MOST_BYTES for name in SHOWN.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
