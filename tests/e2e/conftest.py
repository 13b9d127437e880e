"""A real server, a real browser, and people at it. These tests run in a process of their own, see the Makefile."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.visitors import PATIENCE, Visitor
from tests.server.support.process import Server
from vesuvius.server.transport.static_site import SITE
from vesuvius.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "chrome")
# First the browser's own pages, which nobody sees and which cost more computing than ours. The list replaces
# Playwright's, so it repeats what that one has against requests to other hosts and for steady pictures.
UNWANTED = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "ThirdPartyStoragePartitioning",
)
ARGUMENTS = [
    f"--disable-features={','.join(UNWANTED)}",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
    "--disable-gpu",
]
MISSING = "There is no Chromium on this machine, which the tests in tests/e2e need. On Debian: apt install chromium"
# One process for bots is enough for one game at a time. How exact a figure is doesn't matter to where it stands.
MODEST = {"VESUVIUS_WORKERS": "1", "VESUVIUS_ANALYSIS_ITERATIONS": "200"}

Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--whole", action="store_true", help="every screen in every look, and every position")


@pytest.fixture
def whole(request: pytest.FixtureRequest) -> bool:
    """Whether all is to be gone through, however long it takes."""
    return bool(request.config.getoption("--whole"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`languages`: those that a walk speaks in turn. In short it is one walk, with `--whole` one for each language."""
    if "languages" in metafunc.fixturenames:
        walks = [[language] for language in LANGUAGES] if metafunc.config.getoption("--whole") else [[*LANGUAGES]]
        metafunc.parametrize("languages", walks, ids=["-".join(walk) for walk in walks])


def pytest_sessionstart() -> None:
    """Whoever asks for these tests and cannot have them hears it once, and not from each of them."""
    if chromium() is None:
        raise pytest.UsageError(MISSING)


def chromium() -> str | None:
    """Chromium, as it is installed here, if it is."""
    return next(filter(None, map(shutil.which, CHROMIUM)), None)


@pytest.fixture(scope="session", autouse=True)
def compiled_rules() -> None:
    """Servers load what they need: these tests wait for no rules that only others play by."""


@pytest.fixture(scope="session")
def site() -> None:
    """The pages are built, unless they are there already."""
    with FileLock(Path(tempfile.gettempdir()) / "vesuvius-site.lock"):
        if (SITE / "index.html").exists():
            return
        built = subprocess.run(
            [sys.executable, "hatch_build.py"], cwd=ROOT, capture_output=True, text=True, check=False
        )
    if built.returncode or not (SITE / "index.html").exists():
        pytest.fail(f"The pages are not built and cannot be; `make web` says why.\n{built.stderr[-2000:]}", False)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium; without it these tests fail, since nothing else shows that the pages work."""
    found = chromium()
    if found is None:
        pytest.fail(MISSING, pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        browser.close()


@contextmanager
def running(server: Server) -> Iterator[Server]:
    """A server, as soon as it is ready, until the end."""
    server.start()
    try:
        server.wait_until_ready()
        yield server
    finally:
        server.kill()


class AtHome(Server):
    """`vesuvius` alone, as `make play` starts it."""

    @property
    def arguments(self) -> list[str]:
        """What its command line says."""
        return ["--no-open", "--port", str(self.port)]


@pytest.fixture(scope="session")
def common(site: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of one process share, each at tables of its own."""
    with running(AtHome(tmp_path_factory.mktemp("common"), **MODEST)) as server:
        yield server


@pytest.fixture
def own(site: None, tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may kill it."""
    with running(AtHome(tmp_path, **MODEST)) as server:
        yield server


@pytest.fixture
def fixed(site: None, tmp_path: Path) -> Iterator[Server]:
    """A server for one test, whose chance is the same each time."""
    with running(AtHome(tmp_path, module="tests.e2e.fixed_chance_server", **MODEST)) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Makes visitors; whatever went wrong in the page of one of them fails the test."""
    # Asked for here, a test's own server outlives the visitors, in whatever order the test names both.
    for server in {"own", "fixed"}.intersection(request.fixturenames):
        request.getfixturevalue(server)
    visitors: list[Visitor] = []

    def arrive(address: str, **how: Any) -> Visitor:
        visitors.append(Visitor(browser, address, **how))
        return visitors[-1]

    yield arrive
    for visitor in visitors:
        visitor.close()
    for visitor in visitors:
        visitor.check()
