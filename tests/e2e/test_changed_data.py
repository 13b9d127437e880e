"""Pompeii with other figures than the shipped ones: the pages were built without them, and show them all the same."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.changed_data_server import FOLDER
from tests.e2e.conftest import MODEST, Visit, running
from tests.e2e.pompeii_tables import BOT, Json, asked, sit_down
from tests.games.pompeii.data.changed_folders import changed, examined
from tests.server.support.process import Server

FILES = {
    "buildings": changed(
        "buildings.toml",
        'id = "b4"',
        ('name = "Bottega del Carpentiere"', 'name = "Segheria"'),
        ("cost = { wood = 2, clay = 1 }", "cost = { wood = 3, reed = 2 }"),
        ("in = { wood = 1 }, out = { planks = 1 }", "in = { wood = 5 }, out = { planks = 4 }"),
    ),
    "specialists": changed(
        "specialists.toml",
        'id = "S01"',
        ('name = "Gaius Contadino"', 'name = "Flavia Figula"'),
        ("cost = { grain = 2 }", "cost = { grapes = 3, fish = 1 }"),
        ('location = "grain"', 'location = "clay"'),
        ('good = "grain", amount = 1', 'good = "clay", amount = 4'),
    ),
}


@pytest.fixture(scope="module")
def server(site: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder, data = tmp_path_factory.mktemp("server"), tmp_path_factory.mktemp("data")
    assert not examined(data, **FILES).refusals
    with running(Server(folder, module="tests.e2e.changed_data_server", **MODEST, **{FOLDER: str(data)})) as server:
        yield server


def table(visit: Visit, server: Server, mine: Json) -> Page:
    position = {"players": 2, "seats": [mine, {}], "options": ["set_a"]}
    page = sit_down(visit(server.address), position, BOT)
    asked(page)
    return page


def goods(rows: Locator) -> list[tuple[str, str]]:
    """The goods in a row of pictures, each with the number beside it."""
    pictures = rows.locator(".q").all()
    links = [picture.locator("use").get_attribute("href") or "" for picture in pictures]
    return [(picture.inner_text(), link) for picture, link in zip(pictures, links, strict=True)]


def test_a_building_shows_its_own_name_cost_and_yield(server: Server, visit: Visit) -> None:
    page = table(visit, server, {})
    building = page.locator('[data-place="b4"]')
    expect(building.locator(".bn")).to_have_text("Segheria")
    assert goods(building.locator(".cost")) == [("3", "#g-wood"), ("2", "#g-reed")]
    assert goods(building.locator(".cv").first) == [("5", "#g-wood"), ("4", "#g-planks")]
    expect(page.get_by_role("button", name="Segheria")).to_have_accessible_name(
        "Building 4, Segheria, turns 5 wood into 4 planks, turns 1 reed into 1 rope, costs 3 wood and 2 reed"
    )


def test_a_choice_says_what_it_costs_and_brings(server: Server, visit: Visit) -> None:
    page = table(visit, server, {"goods": {"wood": 13, "reed": 2}, "left": 2})
    page.locator('[data-place="b4"]').click()
    expect(page.locator(".prompt")).to_contain_text("Build Segheria for 3 wood and 2 reed")
    page.get_by_role("button", name="Play").click()
    asked(page)
    expect(page.locator('.tablet [title="10 wood"]')).to_be_visible()
    page.locator('[data-place="b4"]').click()
    expect(page.locator(".pamount output")).to_have_text("2")
    assert goods(page.locator(".pamount .deal")) == [("10", "#g-wood"), ("8", "#g-planks")]
    page.locator(".pamount .btn.main").click()
    expect(page.locator('.tablet [title="8 planks"]')).to_be_visible()


def test_what_is_missing_is_counted_with_the_changed_cost(server: Server, visit: Visit) -> None:
    page = table(visit, server, {"goods": {"wood": 2, "clay": 1}})
    page.locator('[data-place="b4"]').click(force=True)
    expect(page.locator(".prompt")).to_contain_text("You’re missing goods: 1 wood, 2 reed.")


def test_a_new_card_is_drawn_described_and_used(server: Server, visit: Visit) -> None:
    page = table(visit, server, {"active": ["S01"], "hand": ["S02"]})
    card = page.locator('[data-card="S01"]')
    card.hover()
    reading = page.locator(".hover-card")
    expect(reading).to_contain_text("S01 Flavia Figula")
    expect(reading).to_contain_text("At the clay field collect 4 clay more than usual.")
    expect(reading).to_contain_text("Costs 3 grapes and 1 fish")
    expect(page.locator('[data-place="field-clay"]')).to_have_class(re.compile(r"\bused\b"))
    assert goods(card.locator(".signs")) == [("+4", "#g-clay")]
    page.locator('[data-place="field-clay"]').click()
    page.locator('.choice-button[data-token="@clay/S01"]').click()
    expect(page.locator(".prompt")).to_contain_text("lay field with S01 Flavia Figula")
    page.get_by_role("button", name="Play").click()
    expect(page.locator('.tablet [title="5 clay"]')).to_be_visible()
    expect(page.locator(".rail .log")).to_contain_text("Flavia Figula")


def test_a_new_card_in_the_hand_shows_its_cost(server: Server, visit: Visit) -> None:
    page = table(visit, server, {"hand": ["S01"]})
    card = page.locator('[data-card="S01"]')
    expect(card.locator(".pn")).to_have_text("Flavia Figula")
    assert goods(card.locator(".pcost")) == [("3", "#g-grapes"), ("", "#g-fish")]
