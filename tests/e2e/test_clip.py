"""A clip of a replay: made in the page, as WebM or, where that can't be written, as GIF, and saved."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.screens.walk import Person
from tests.server.support.inside import whole_game
from tests.server.support.process import Server
from vesuvius.formats.record import dump

LONGEST, MOST_BYTES = 120_000, 8_000_000
# How long a film lasts and how large it is, asked of a page without our policy; and how large a picture is.
FILM = """source => new Promise((resolve, reject) => {
  const video = document.createElement('video');
  video.onloadedmetadata = () => resolve([video.videoWidth, video.videoHeight, video.duration]);
  video.onerror = () => reject(video.error.message);
  video.src = source;
})"""
PICTURE = """async source => {
  const image = new Image();
  image.src = source;
  await image.decode();
  return [image.naturalWidth, image.naturalHeight];
}"""


@pytest.fixture(scope="module")
def replay(common: Server) -> tuple[Person, str]:
    """Somebody, and the path of the replay of a whole game."""
    person = Person(common, "Anna")
    info = person.ask("POST", "/api/records/replay", {"record": dump(whole_game()).decode()})
    return person, f"/tables/{info['table']}/replay"


def source_of(file: Path, kind: str) -> str:
    return f"data:{kind};base64,{b64encode(file.read_bytes()).decode()}"


@pytest.mark.parametrize("kind", ["video/webm", "image/gif"])
def test_a_clip_of_a_replay_is_made_and_saved(
    common: Server, visit: Visit, replay: tuple[Person, str], kind: str, tmp_path: Path
) -> None:
    person, path = replay
    visitor = visit(common.address)
    if kind == "image/gif":
        visitor.context.add_init_script("delete window.VideoEncoder")
    visitor.be(person.key)
    visitor.go(path)
    page = visitor.page
    page.get_by_role("button", name="Make a clip").click()
    expect(page.get_by_role("progressbar", name="Making the clip")).to_be_visible()
    expect(page.get_by_text("Your clip is ready.")).to_be_visible(timeout=LONGEST)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Share or save").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert file.suffix == f".{kind.partition('/')[2]}"
    assert file.stat().st_size < MOST_BYTES
    blank = visitor.context.new_page()
    if kind == "image/gif":
        assert blank.evaluate(PICTURE, source_of(file, kind)) == [560, 434]
    else:
        width, height, seconds = blank.evaluate(FILM, source_of(file, kind))
        assert (width, height) == (960, 744)
        assert 10 <= seconds <= 20
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.locator("[inert] .city").count() == 0, "the board beside the page is gone"
