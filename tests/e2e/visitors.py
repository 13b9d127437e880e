"""Somebody at a browser: one page, all that came to it over its sockets, and all that went wrong in it."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request, WebSocket

# The short phones are what browsers leave of their screens.
SIZES = {
    "desktop": (1440, 900),
    "laptop": (1280, 720),
    "phone": (390, 844),
    "phone-short": (390, 664),
    "phone-small": (360, 640),
    "phone-lying": (844, 390),
}
PATIENCE = 120_000
KEPT = "vesuvius.settings"
# What a test does not want to wait for: moves are shown at once.
HASTE = {"speed": "off"}
OUTSIDE = ("http", "https", "ws", "wss")


class Visitor:
    """A browser of its own, as far as pages can tell: no cookies, storage or cache are shared with another one."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: str = "desktop",
        language: str = "en-GB",
        theme: str = "light",
        touch: bool = False,
        worker: bool = False,
        **settings: Any,
    ) -> None:
        width, height = SIZES[size]
        self.address = address
        self.complaints: list[str] = []
        self.frames: list[str] = []
        # A server that cannot keep up says so, and is asked again.
        self._forgiven = ["status of 503", "Service Worker registration blocked"]
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=1,
            # A service worker would fetch all files for each visitor.
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self._settings = {**HASTE, **settings}
        self.remember({KEPT: json.dumps(self._settings)})
        self.context.on("request", self._requested)
        self.page = self.context.new_page()
        self._listen(self.page)

    def _listen(self, page: Page) -> None:
        page.on("console", self._told)
        page.on("pageerror", self._failed)
        page.on("websocket", self._connected)

    def _told(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"console {message.type}: {message.text} {message.location}")

    def _failed(self, error: Error) -> None:
        self._complain(f"error in the page: {error.message}")

    def _requested(self, request: Request) -> None:
        self._check_host(request.url)

    def _connected(self, socket: WebSocket) -> None:
        self._check_host(socket.url)
        socket.on("framereceived", lambda payload: self.frames.append(str(payload)))

    def _check_host(self, url: str) -> None:
        asked = urlsplit(url)
        if asked.scheme in OUTSIDE and asked.netloc != urlsplit(self.address).netloc:
            self._complain(f"request to another host: {url}")

    def _complain(self, text: str) -> None:
        if not any(part in text for part in self._forgiven):
            self.complaints.append(text)

    def forgive(self, part: str) -> None:
        """Complaints with this text in them are expected from now on."""
        self._forgiven.append(part)

    def be(self, key: str, **more: str) -> None:
        """Have the device hold somebody's key, and whatever more is named, from its first page on."""
        self.remember({"vesuvius.key": key, **more})

    def remember(self, kept: dict[str, str]) -> None:
        """Have the device hold all that from its first page on, unless pages have changed it since."""
        told = f"for (const [name, text] of Object.entries({json.dumps(kept)})) localStorage[name] ??= text"
        self.context.add_init_script(told)

    def go(self, path: str = "/") -> None:
        """Open a page of the server."""
        self.page.goto(path if "://" in path else self.address + path)

    def speak(self, language: str) -> None:
        """Change the language of the page, as if it had been chosen in another tab."""
        told = {"key": KEPT, "newValue": json.dumps({**self._settings, "language": language})}
        self.page.evaluate(
            "told => { localStorage[told.key] = told.newValue; dispatchEvent(new StorageEvent('storage', told)) }", told
        )
        self.page.wait_for_function("language => document.documentElement.lang === language", arg=language)

    def heard(self, since: int = 0) -> list[Any]:
        """All messages of the server after the so manieth, the oldest first."""
        # Frames come in while the page is asked something, in their order.
        self.page.evaluate("0")
        return [json.loads(frame) for frame in self.frames[since:]]

    @property
    def table(self) -> str:
        """The id of the table whose page is open."""
        return urlsplit(self.page.url).path.removeprefix("/tables/")

    def check(self) -> None:
        """Fail if something went wrong in the page."""
        assert not self.complaints, self.complaints

    def close(self) -> None:
        self.context.close()
