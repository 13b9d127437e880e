"""The pages for a browser: types, what may be kept, packing, and which paths mean a page."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, get
from litestar.testing import TestClient

from vesuvius.server.transport.static_site import pages
from vesuvius.server.transport.tagged_files import ASKED, KEPT

DOCUMENT, SCRIPT = b"<!doctype html><title>Vesuvius</title>", b"export const lava = 'scroll';" * 50
PATHS = r"^(?:|/settings|/rules(?:/(?:[^/]{1,64}))?|/tables/(?:[\w-]{1,32}))/?$"


@get("/api/known")
async def known() -> str:
    return "known"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    (folder / "assets").mkdir()
    (folder / "index.html").write_bytes(DOCUMENT)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "pages.json").write_text(json.dumps({"paths": PATHS}))
    (folder / "assets" / "index-Ab1_-c.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-Ab1_-c.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "letters.woff2").write_bytes(b"wOF2")
    return folder


@pytest.fixture(scope="module")
def browser(site: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(Litestar([known, pages(site)])) as client:
        client.headers["Accept-Encoding"] = "identity"
        yield client


@pytest.mark.parametrize("path", ["/", "/index.html", "/tables/Ab1_-c", "/rules", "/rules/R14", "/settings"])
def test_every_page_is_the_same_document(browser: TestClient[Any], path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.content) == (200, DOCUMENT)
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Cache-Control"] == ASKED


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("/assets/index-Ab1_-c.js", "text/javascript; charset=utf-8", KEPT),
        ("/assets/letters.woff2", "font/woff2", KEPT),
        ("/favicon.svg", "image/svg+xml", ASKED),
    ],
)
def test_files_have_their_type_and_may_be_kept_by_name(
    browser: TestClient[Any], path: str, kind: str, kept: str
) -> None:
    answer = browser.get(path)
    assert (answer.headers["Content-Type"], answer.headers["Cache-Control"]) == (kind, kept)
    assert answer.headers["Vary"] == "Accept-Encoding"


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [("gzip", True), ("br, GZIP;q=0.5", True), ("*", True), ("gzip;q=0", False), ("br", False), ("", False)],
)
def test_packed_for_whoever_can_unpack(browser: TestClient[Any], accepted: str, packed: bool) -> None:
    answer = browser.get("/assets/index-Ab1_-c.js", headers={"Accept-Encoding": accepted})
    assert answer.content == SCRIPT
    assert answer.headers.get("Content-Encoding") == ("gzip" if packed else None)
    assert (int(answer.headers["Content-Length"]) < len(SCRIPT)) == packed


def test_what_has_not_changed_is_not_sent_again(browser: TestClient[Any]) -> None:
    tag = browser.get("/").headers["ETag"]
    for known_tags in (tag, f'"other", W/{tag}'):
        answer = browser.get("/tables/x", headers={"If-None-Match": known_tags})
        assert (answer.status_code, answer.content) == (304, b"")
    for other in ('"other"', browser.get("/favicon.svg").headers["ETag"]):
        assert browser.get("/", headers={"If-None-Match": other}).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/api",
        "/api/",
        "/api/unknown",
        "/assets/",
        "/assets/gone-Ab1.js",
        "/assets/index-Ab1_-c.js.gz",
        "/robots.txt",
        "/../pyproject.toml",
        "/assets/..%2f..%2fsecret.txt",
    ],
)
def test_what_is_not_there_is_not_a_page(browser: TestClient[Any], path: str) -> None:
    assert browser.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/old/link", "/tables/" + "a" * 500, "/tables/ä", "/settings/x", "/robots.txt"])
def test_an_unknown_page_is_the_document_that_says_so(browser: TestClient[Any], path: str) -> None:
    tag = browser.get("/").headers["ETag"]
    answer = browser.get(path, headers={"Accept": "text/html,*/*;q=0.8", "If-None-Match": tag})
    assert (answer.status_code, answer.content) == (404, DOCUMENT)
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"


def test_a_program_hears_that_a_file_is_not_there(browser: TestClient[Any]) -> None:
    answer = browser.get("/robots.txt", headers={"Accept": "*/*"})
    assert (answer.status_code, answer.headers["Content-Type"]) == (404, "application/json")


def test_what_else_is_there_stays_there(browser: TestClient[Any]) -> None:
    assert browser.get("/api/known").text == "known"
    assert browser.head("/").headers["Content-Type"] == "text/html; charset=utf-8"
    assert browser.post("/").status_code == 405


def test_nothing_built_is_nothing_found(tmp_path: Path) -> None:
    with TestClient(Litestar([pages(tmp_path)])) as client:
        assert client.get("/").status_code == 404
