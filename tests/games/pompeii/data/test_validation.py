"""A folder of changed data files: each mistake is named with file, entry and key, and no game starts with it."""

from __future__ import annotations

import os
import pickle
from pathlib import Path

import pytest

from tests.games.pompeii.data.changed_folders import changed, examined, places, shipped
from vesuvius.game import Problem
from vesuvius.games.pompeii.data.load import load
from vesuvius.games.pompeii.data.model import FILES
from vesuvius.games.pompeii.data.read import FOLDER
from vesuvius.games.pompeii.data.validate import BadData, examine

S01 = 'id = "S01"'
S05 = 'id = "S05"'
C03 = 'id = "C03"'


def refusal(folder: Path, file: str, entry: str, *changes: tuple[str, str]) -> Problem:
    """The only thing that is wrong with a folder in which this file is changed."""
    found = examined(folder, **{file: changed(f"{file}.toml", entry, *changes)})
    assert (len(found.refusals), found.hash, found.unreadable) == (1, None, False), found.refusals
    assert found.refusals[0].args_of_message["file"] == f"{file}.toml"
    with pytest.raises(BadData, match=found.refusals[0].message):
        load(folder)
    return found.refusals[0]


# What can be played with.


def test_the_shipped_files_can_be_played_with() -> None:
    found = examine(FOLDER)
    assert (found.refusals, found.warnings, found.hash) == ([], [], load().hash)
    assert sorted(found.files) == sorted(FILES)


def test_a_file_that_is_absent_is_the_shipped_one(tmp_path: Path) -> None:
    found = examined(tmp_path, city=shipped("city.toml"))
    assert (found.files, found.refusals, found.hash) == (["city.toml"], [], load().hash)
    assert load(tmp_path) == load()


def test_layout_and_words_do_not_change_the_hash(tmp_path: Path) -> None:
    text = changed("specialists.toml", S01, ('text = "At', 'text = "Here at'), ("Gaius", "Gaia"))
    (tmp_path / "notes.txt").write_text("Not a data file.")
    turned = {file.removesuffix(".toml"): turned_round(shipped(file)) for file in FILES if file != "goods.toml"}
    found = examined(tmp_path, **{**turned, "specialists": turned_round(text)})
    assert (found.refusals, found.hash) == ([], load().hash)


def turned_round(text: str) -> str:
    """The same entries from the last to the first, with the line ends of another system."""
    head, *entries = text.replace("\r", "").split("\n\n")
    tables = [entry for entry in entries if not entry.startswith("[[")]
    lists = [entry for entry in entries if entry.startswith("[[")]
    return "\r\n\r\n".join([head, *tables, *reversed(lists)])


def test_a_reconstructed_figure_may_change(tmp_path: Path) -> None:
    text = changed("buildings.toml", 'id = "b2"', ("wood = 2", "wood = 3"), ('"rulebook"', '"box"'))
    found = examined(tmp_path, buildings=text)
    assert (found.refusals, found.warnings) == ([], [])
    assert found.hash not in (None, load().hash)
    assert load(tmp_path).buildings[1].cost == {"wood": 3, "stone": 1}
    assert load().buildings[1].cost == {"wood": 2, "stone": 1}


def test_another_good_may_stand_for_a_reconstructed_one(tmp_path: Path) -> None:
    files = {file.removesuffix(".toml"): shipped(file).replace('"garum"', '"sauce"') for file in FILES}
    files |= {name: text.replace("garum =", "sauce =") for name, text in files.items()}
    assert examined(tmp_path, **files).refusals == []


# What the rulebook prints.


def test_a_printed_fact_is_kept(tmp_path: Path) -> None:
    problem = refusal(tmp_path, "goods", 'id = "gold"', ("value = 4", "value = 3"))
    assert places([problem]) == [("data-printed", "goods.toml", "gold", "value")]
    args = problem.args_of_message
    assert (args["where"], args["wanted"], args["got"]) == ("p. 9, Action 4: Trade, example", "4", "3")


def test_an_owner_of_the_box_is_warned_of_a_printed_fact(tmp_path: Path) -> None:
    text = changed("goods.toml", 'id = "gold"', ("value = 4", "value = 3"), ('"rulebook"', '"box"'))
    found = examined(tmp_path, goods=text)
    assert places(found.warnings) == [("data-printed", "goods.toml", "gold", "value")]
    assert found.warnings[0].args_of_message["where"] == "p. 9, Action 4: Trade, example"
    assert found.refusals == []
    assert load(tmp_path).hash == found.hash


@pytest.mark.parametrize(
    ("file", "entry", "old", "new", "key"),
    [
        ("goods", "[trade]", "same = 2", "same = 3", "same"),
        ("goods", "[components]", "denarii = 12", "denarii = 13", "denarii"),
        ("volcano", "[setup]", "draw = 9", "draw = 8", "draw"),
        ("buildings", 'id = "b7"', "{ grain = 1 }", "{ grain = 2 }", "conversions"),
        ("buildings", 'id = "b15"', "gold = 1, coal = 1 }, out", "gold = 1, wood = 1 }, out", "conversions"),
        ("buildings", 'id = "b2"', "{ bread = 1 }", "{ wool = 1 }", "conversions"),
        ("spaces", 'id = "grain"', "[2, 2, 2, 2]", "[2, 2, 2, 3]", "spaces"),
        ("specialists", S05, "amount = 5", "amount = 4", "effects"),
        ("specialists", 'id = "S30"', "flour = 1", "flour = 2", "cost"),
        ("specialists", 'id = "S25"', "planks = 2", "planks = 1", "effects"),
        ("city", 'id = "C40"', "if_more_than = 4", "if_more_than = 3", "effects"),
        ("city", 'id = "C31"', "{ olive_oil = 2 }", "{ wine = 2 }", "effects"),
        ("city", 'id = "C11"', "Casa Degle Amanti", "Casa degli Amanti", "printed_name"),
        ("volcano", 'id = "VC01"', '"tunics"]', '"sword"]', "destroys"),
    ],
)
def test_printed_facts_of_every_file(tmp_path: Path, file: str, entry: str, old: str, new: str, key: str) -> None:
    problem = refusal(tmp_path, file, entry, (old, new))
    assert (problem.message, problem.args_of_message["key"]) == ("data-printed", key)


@pytest.mark.parametrize(
    ("file", "entry", "old", "new"),
    [
        ("buildings", 'id = "b10"', "in = { flour = 1 }", "in = { flour = 3 }"),
        ("buildings", 'id = "b2"', "in = { bread = 1 }", "in = { bread = 2 }"),
        ("specialists", S05, "meat = 1", "meat = 2"),
        ("specialists", 'id = "S06"', '"taker"', '"giver"'),
        ("city", C03, 'name = "Santuario', 'name = "Il Santuario'),
        ("city", 'id = "C31"', "{ olive_oil = 2 }", "{ olive_oil = 3 }"),
        ("city", 'id = "C29"', 'to = "active"', 'to = "hand"'),
        ("goods", 'id = "flour"', "value = 2", "value = 3"),
    ],
)
def test_what_is_reconstructed_is_free(tmp_path: Path, file: str, entry: str, old: str, new: str) -> None:
    found = examined(tmp_path, **{file: changed(f"{file}.toml", entry, (old, new))})
    assert (found.refusals, found.warnings) == ([], [])


# Goods from nothing.


@pytest.mark.parametrize(
    ("file", "entry", "old", "new", "place", "steps"),
    [
        ("specialists", 'id = "S46"', "max = 5", "max = 0", ("S46", "effects[1]"), 2),
        ("city", 'id = "C20"', "max = 5", "max = 0", ("C20", "effects[1]"), 2),
        ("buildings", 'id = "b4"', "out = { planks = 1 }", "out = { planks = 2 }", ("b4", "conversions[1]"), 2),
        ("buildings", 'id = "b12"', "out = { sword = 1 }", "out = { sword = 3 }", ("b12", "conversions[1]"), 3),
        ("buildings", 'id = "b8"', "out = { wool = 1 }", "out = { wool = 1, meat = 1 }", ("b8", "conversions[2]"), 2),
        ("buildings", 'id = "b3"', "out = { iron = 1 }", "out = { iron = 2 }", ("b3", "conversions[1]"), 2),
    ],
)
def test_no_conversions_make_goods_from_nothing(
    tmp_path: Path, file: str, entry: str, old: str, new: str, place: tuple[str, str], steps: int
) -> None:
    problem = refusal(tmp_path, file, entry, (old, new))
    assert places([problem]) == [("data-from-nothing", f"{file}.toml", *place)]
    found = problem.args_of_message["steps"]
    assert isinstance(found, list)
    assert len(found) == steps
    assert any(str(step).startswith(place[0]) for step in found)


def test_two_of_three_goods_back_are_no_gain(tmp_path: Path) -> None:
    text = changed("buildings.toml", 'id = "b12"', ("out = { sword = 1 }", "out = { sword = 2 }"))
    assert examined(tmp_path, buildings=text).refusals == []


def test_a_loop_without_trade_is_found_as_well(tmp_path: Path) -> None:
    rates = [("lower = 1", "lower = 20"), ("same = 2", "same = 20"), ("higher = 4", "higher = 20")]
    goods = changed("goods.toml", "[trade]", *rates, ('source = "rulebook"', 'source = "box"'))
    bonus = 'kind = "field_bonus", good = "grain", amount = 1'
    back = 'kind = "convert_alt", in = { flour = 2 }, out = { grain = 3 }, max = 0'
    specialists = changed("specialists.toml", S01, (bonus, back))
    found = examined(tmp_path, goods=goods, specialists=specialists)
    assert places(found.refusals) == [("data-from-nothing", "specialists.toml", "S01", "effects[1]")]
    steps = found.refusals[0].args_of_message["steps"]
    assert steps == ["b7: 1 grain → 1 flour", "S01: 2 flour → 3 grain"]


# Entries.


def test_a_missing_card(tmp_path: Path) -> None:
    start, end = (shipped("city.toml").index(f'[[city]]\nid = "C{number}"') for number in (16, 17))
    found = examined(tmp_path, city=shipped("city.toml")[:start] + shipped("city.toml")[end:])
    assert places(found.refusals) == [("data-absent", "city.toml", "C16", "")]


def test_an_id_that_is_there_twice(tmp_path: Path) -> None:
    found = examined(tmp_path, specialists=changed("specialists.toml", S01, ("S01", "S02")))
    expected = [("data-twice", "specialists.toml", "S02", ""), ("data-absent", "specialists.toml", "S01", "")]
    assert places(found.refusals) == expected


def test_an_id_that_is_not_known(tmp_path: Path) -> None:
    found = examined(tmp_path, volcano=changed("volcano.toml", 'id = "VA01"', ("VA01", "VD01")))
    expected = [("data-foreign", "volcano.toml", "VD01", ""), ("data-absent", "volcano.toml", "VA01", "")]
    assert places(found.refusals) == expected


def test_a_good_more_and_a_printed_good_less(tmp_path: Path) -> None:
    more = '\n[[good]]\nid = "honey"\nname = "honey"\nvalue = 2\nkind = "refined"\nsource = "box"\ntext = "Sweet."\n'
    found = examined(tmp_path, goods=shipped("goods.toml") + more)
    assert places(found.refusals) == [("data-wrong-total", "goods.toml", "", "")]
    found = examined(tmp_path, goods=changed("goods.toml", 'id = "coal"', ('"coal"', '"charcoal"')))
    assert ("data-no-such-good", "buildings.toml", "b12", "conversions[1].in") in places(found.refusals)


@pytest.mark.parametrize(
    ("file", "entry", "old", "new", "what"),
    [
        ("buildings", 'id = "b11"', 'kind = "blue"', 'kind = "red"', "red"),
        ("specialists", S01, 'timing = "every_action"', 'timing = "at_activation"', "at_activation"),
        ("city", 'id = "C26"', 'kind = "offering", mode = "value", delta = 4', 'kind = "start_player"', "offering"),
    ],
)
def test_printed_totals(tmp_path: Path, file: str, entry: str, old: str, new: str, what: str) -> None:
    found = examined(tmp_path, **{file: changed(f"{file}.toml", entry, (old, new))})
    totals = [problem for problem in found.refusals if problem.message == "data-wrong-total"]
    assert totals[0].args_of_message["what"] == what


# Values, each by a case.
CASES = [
    ("goods", "[trade]", "lower = 1", "lower = 0", "data-out-of-range", "lower"),
    ("goods", "[trade]", "lower = 1", "lower = 1.0", "data-wrong-kind", "lower"),
    ("goods", "[trade]", "into_pearls = false", "into_pearls = 0", "data-wrong-kind", "into_pearls"),
    ("goods", 'id = "rope"', "value = 2", "value = 1", "data-out-of-range", "value"),
    ("goods", 'id = "rope"', "value = 2", "value = 6", "data-out-of-range", "value"),
    ("goods", 'id = "rope"', "value = 2", "value = true", "data-wrong-kind", "value"),
    ("goods", 'id = "rope"', "value = 2", 'value = "2"', "data-wrong-kind", "value"),
    ("goods", 'id = "rope"', "value = 2", "valu = 2", "data-unknown", "valu"),
    ("goods", 'id = "rope"', "value = 2\n", "", "data-missing", "value"),
    ("goods", 'id = "rope"', 'kind = "refined"', 'kind = "rafined"', "data-not-one-of", "kind"),
    ("goods", 'id = "rope"', 'name = "rope"', 'name = ""', "data-bad-text", "name"),
    ("goods", 'id = "rope"', 'name = "rope"', 'name = "\\u001b[31m"', "data-bad-text", "name"),
    ("goods", 'id = "rope"', 'source = "reconstruction"', 'source = "memory"', "data-not-one-of", "source"),
    ("goods", 'id = "rope"', 'source = "reconstruction"', 'source = "rulebook"', "data-missing", "where"),
    ("goods", 'id = "rope"', 'text = "', 'where = "p. 1"\ntext = "', "data-not-here", "where"),
    ("goods", 'id = "coal"', '["value"]', '["valu"]', "data-no-such-key", "reconstructed[1]"),
    ("buildings", 'id = "b1"', "number = 1\n", "number = 2\n", "data-wanted", "number"),
    ("buildings", 'id = "b1"', "clay = 2, stone = 1", "clay = 21, stone = 1", "data-out-of-range", "cost.clay"),
    ("buildings", 'id = "b1"', "clay = 2, stone = 1", "marble = 1", "data-no-such-good", "cost"),
    ("buildings", 'id = "b1"', "{ clay = 2, stone = 1 }", "{}", "data-too-few", "cost"),
    ("buildings", 'id = "b1"', "{ clay = 2, stone = 1 }", "3", "data-wrong-kind", "cost"),
    ("buildings", 'id = "b1"', "{ bricks = 1 }", "{ clay = 1 }", "data-wrong-make", "conversions[1].out"),
    ("buildings", 'id = "b1"', "{ bricks = 1 }", "{ pearls = 1 }", "data-pearls", "conversions[1].out"),
    ("buildings", 'id = "b1"', "in = { clay = 1 }", "in = { bricks = 1 }", "data-of-itself", "conversions[1]"),
    ("buildings", 'id = "b1"', "in = { clay = 1 }", "inn = { clay = 1 }", "data-unknown", "conversions[1].inn"),
    ("buildings", 'id = "b1"', "[1, 1, 2, 2]", "[1, 1, 2]", "data-too-few", "spaces"),
    ("buildings", 'id = "b1"', "[1, 1, 2, 2]", "[1, 1, 2, 2, 2]", "data-too-many", "spaces"),
    ("buildings", 'id = "b1"', "[1, 1, 2, 2]", "[1, 1, 2, 7]", "data-out-of-range", "spaces[4]"),
    ("buildings", 'id = "b1"', "[1, 1, 2, 2]", '[1, 1, 2, "2"]', "data-wrong-kind", "spaces[4]"),
    ("buildings", 'id = "b1"', "[1, 1, 2, 2]", "[1, 1, 2, 3]", "data-two-figures", "spaces"),
    ("buildings", 'id = "b19"', "[1, 1, 2, 2]", "[2, 2, 2, 2]", "data-two-figures", "spaces"),
    ("buildings", 'id = "b1"', "owned = true", "owned = false", "data-wanted", "owned"),
    ("buildings", 'id = "b1"', 'owner_bonus = "input_good"', 'owner_bonus = "none"', "data-wanted", "owner_bonus"),
    ("buildings", 'id = "b18"', "wine = [0, 0, 0, 1, 2, 3]", "wine = [0, 0, 0, 1, 2]", "data-too-few", "hire.wine"),
    ("buildings", 'id = "b18"', "3] }", "3], coal = [0, 0, 0, 0, 0, 0] }", "data-too-many", "hire"),
    ("buildings", 'id = "b18"', "= []", "= [{ in = { coal = 1 }, out = { garum = 1 } }]",
     "data-not-here", "conversions"),
    ("buildings", 'id = "b5"', 'conversions = [{ in = { stone = 1 }, out = { pillars = 1 } }]', "conversions = []",
     "data-wanted", "owner_bonus"),
    ("buildings", 'id = "b5"', 'conversions = [{ in', "conversions = [3, { in", "data-wrong-kind", "conversions[1]"),
    ("spaces", 'id = "piazza"', "[0, 2, 3, 3]", "[1, 2, 3, 3]", "data-wanted", "spaces[1]"),
    ("spaces", 'id = "piazza"', "[0, 2, 3, 3]", "[0, 0, 3, 3]", "data-no-room", "spaces[2]"),
    ("spaces", 'id = "porta"', "[1, 2, 3, 4]", "[1, 2, 0, 4]", "data-no-room", "spaces[3]"),
    ("spaces", 'id = "C12"', "wine = 1", "vine = 1", "data-no-such-good", "undo"),
    ("specialists", S01, "grain = 2", "grain = -2", "data-out-of-range", "cost.grain"),
    ("specialists", S01, 'location = "grain"', 'location = "b7"', "data-not-one-of", "location"),
    ("specialists", S01, 'location = "grain"', 'location = "moon"', "data-no-such-place", "location"),
    ("specialists", S01, 'location = "grain"', "location = 3", "data-wrong-kind", "location"),
    ("specialists", S01, "amount = 1 }", "amount = 1, max = 2 }", "data-unknown", "effects[1].max"),
    ("specialists", S01, ", amount = 1", "", "data-missing", "effects[1].amount"),
    ("specialists", S01, 'good = "grain"', 'good = "grian"', "data-no-such-good", "effects[1].good"),
    ("specialists", S01, 'kind = "field_bonus"', 'kind = "field_bonos"', "data-not-one-of", "effects[1].kind"),
    ("specialists", S01, 'kind = "field_bonus", ', "", "data-missing", "effects[1].kind"),
    ("specialists", S01, "effects = [{", "effects = [1, {", "data-wrong-kind", "effects[1]"),
    ("specialists", S01, "amount = 1 }]", 'amount = 1 }, { kind = "field_bonus", good = "deer", amount = 1 }]',
     "data-too-many", "effects"),
    ("specialists", S01, 'source = "', 'temple = true\nsource = "', "data-not-here", "temple"),
    ("specialists", 'id = "S38"', '["wood", "planks"]', '["wood", "wood"]', "data-good-twice", "effects[1].goods"),
    ("specialists", 'id = "S42"', "{ bread = 1 }, max", "{ grain = 1 }, max", "data-of-itself", "effects[1]"),
    ("specialists", 'id = "S26"', 'location = "b10"', 'location = "b7"', "data-not-one-of", "location"),
    ("city", 'id = "C02"', "cost = {}", "cost = { wine = 1 }", "data-too-many", "cost"),
    ("city", 'id = "C02"', ", goods = { wine = 3 }", "", "data-one-of-two", "effects[1]"),
    ("city", 'id = "C04"', 'kind = "convert_bonus", good = "fabric", amount = 1',
     'kind = "gain", goods = { fabric = 1 }', "data-wanted", "timing"),
    ("city", 'id = "C16"', "keep = 2", "keep = 6", "data-above", "effects[1].keep"),
    ("city", 'id = "C41"', "keep = 2", "keep = 1", "data-wanted", "effects[1].keep"),
    ("city", 'id = "C26"', "delta = 4", "delta = 0", "data-missing", "effects[1].delta"),
    ("city", 'id = "C33"', 'mode = "cancel"', 'mode = "cancel", delta = 1', "data-not-here", "effects[1].delta"),
    ("city", 'id = "C33"', 'mode = "cancel"', 'mode = "cancel", protect = true', "data-not-here", "effects[1].protect"),
    ("city", 'id = "C10"', 'whose = "other"', 'whose = "nobody"', "data-wanted", "effects[1].whose"),
    ("city", 'id = "C10"', 'whose = "other"', 'whose = "other", bonus = { fish = 1 }', "data-not-here",
     "effects[1].bonus"),
    ("city", 'id = "C27"', "delta = 1", "delta = -1", "data-wanted", "effects[1].delta"),
    ("city", 'id = "C27"', "delta = 1", "delta = 1.0", "data-not-one-of", "effects[1].delta"),
    ("city", 'id = "C27"', "delta = 1", "delta = 1, if_more_than = 3", "data-not-here", "effects[1].if_more_than"),
    ("city", 'id = "C30"', "value_min = 1", "value_min = 4", "data-above", "effects[1].value_min"),
    ("city", 'id = "C44"', 'to = "hand"', 'to = "active"', "data-wanted", "effects[1].to"),
    ("city", 'id = "C12"', "heal = { wine = 1 }", "heal = { wine = 2 }", "data-wanted", "effects[1].heal"),
    ("city", 'id = "C14"', "lift = { bricks = 1 }", "lift = { bricks = 2 }", "data-wanted", "effects[1].lift"),
    ("city", 'id = "C14"', "tokens = 2", "tokens = 3", "data-out-of-range", "effects[1].tokens"),
    ("city", 'id = "C45"', 'kind = "gain", goods = { pearls = 1, wine = 1 }',
     'kind = "field_bonus", good = "wine", amount = 1', "data-not-together", "effects[2].kind"),
    ("city", 'id = "C34"', ", bonus = { fish = 1 }", "", "data-too-few", "effects[1].bonus"),
    ("city", 'id = "C34"', "{ fish = 1 }", "{ fish = 2 }", "data-wanted", "effects[1].bonus.fish"),
    ("city", 'id = "C28"', 'field = "C31"', 'field = "piazza"', "data-not-one-of", "effects[1].field"),
    ("city", 'id = "C17"', 'on = "blue"', 'on = "red"', "data-not-one-of", "location"),
    ("specialists", S01, 'kind = "field_bonus", good = "grain", amount = 1', 'kind = "offering", mode = "cancel"',
     "data-city-only", "effects[1].kind"),
    ("volcano", 'id = "VA01"', 'set = "A"', 'set = "B"', "data-wanted", "set"),
    ("volcano", 'id = "VA01"', "number = 1\n", "number = 3\n", "data-wanted", "number"),
    ("volcano", 'id = "VA01"', '"grain", "flour", "bread"', '"grain", "grain"', "data-good-twice", "destroys"),
    ("volcano", 'id = "VB01"', '["bread", "gold", "meat", "iron"]', "[]", "data-too-few", "destroys"),
    ("volcano", 'id = "VA01"', 'source = "', 'ends_game = true\nsource = "', "data-wanted", "ends_game"),
    ("effects", 'kind = "gain"', '["goods", "choose"]', '["goods"]', "data-wanted", "parameters"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "entry", "old", "new", "message", "key"), CASES)
def test_values(tmp_path: Path, file: str, entry: str, old: str, new: str, message: str, key: str) -> None:
    found = examined(tmp_path, **{file: changed(f"{file}.toml", entry, (old, new))})
    name = entry.strip("[]") if "=" not in entry else entry.split('"')[1]
    assert (message, f"{file}.toml", name, key) in places(found.refusals)
    assert found.hash is None
    with pytest.raises(BadData):
        load(tmp_path)


def test_all_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    found = examined(
        tmp_path,
        goods=changed("goods.toml", 'id = "rope"', ("value = 2", "value = 9")),
        city=changed("city.toml", C03, ('mode = "abstain"', 'mode = "hide"')),
    )
    assert places(found.refusals) == [
        ("data-out-of-range", "goods.toml", "rope", "value"),
        ("data-not-one-of", "city.toml", "C03", "effects[1].mode"),
    ]
    with pytest.raises(BadData) as caught:
        load(tmp_path)
    again = pickle.loads(pickle.dumps(caught.value))
    assert places(again.refusals) == places(found.refusals)


# Files.


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"good = [", "data-no-toml"),
        (b"\xff\xfe", "data-no-toml"),
        (b"a = " + b"[" * 5000, "data-no-toml"),
        (b"a = " + b"9" * 5000, "data-no-toml"),
        (b"#" * ((1 << 20) + 1), "data-too-large"),
    ],
)
def test_files_that_cannot_be_read(tmp_path: Path, content: bytes, message: str) -> None:
    (tmp_path / "goods.toml").write_bytes(content)
    found = examined(tmp_path)
    assert (found.refusals[0].message, found.refusals[0].args_of_message["file"]) == (message, "goods.toml")
    assert (len(found.refusals), found.unreadable, found.hash) == (1, True, None)


def test_a_number_too_long_to_print(tmp_path: Path) -> None:
    found = examined(tmp_path, goods=changed("goods.toml", "[trade]", ("same = 2", f"same = 0x{'f' * 5000}")))
    assert places(found.refusals) == [("data-out-of-range", "goods.toml", "trade", "same")]


def test_an_empty_file_lacks_everything(tmp_path: Path) -> None:
    found = examined(tmp_path, city="")
    assert places(found.refusals) == [("data-missing", "city.toml", "", "city")]
    found = examined(tmp_path, city="city = [3]")
    assert places(found.refusals) == [("data-not-a-table", "city.toml", "city 1", "")]
    found = examined(tmp_path, city="city = 3")
    assert places(found.refusals) == [("data-wrong-kind", "city.toml", "", "city")]


def test_what_is_no_plain_file(tmp_path: Path) -> None:
    (tmp_path / "goods.toml").mkdir()
    os.mkfifo(tmp_path / "city.toml")
    (tmp_path / "effects.toml").symlink_to(tmp_path / "nowhere")
    found = examined(tmp_path)
    assert [problem.message for problem in found.refusals] == ["data-no-plain-file"] * 3


def test_a_name_that_no_data_file_has(tmp_path: Path) -> None:
    found = examined(tmp_path, good=shipped("goods.toml"))
    assert places(found.refusals) == [("data-no-such-file", "good.toml", "", "")]


def test_what_is_no_folder(tmp_path: Path) -> None:
    for folder in (tmp_path / "nowhere", FOLDER / "goods.toml"):
        with pytest.raises(Problem, match="data-no-folder"):
            load(folder)
    with pytest.raises(Problem, match="data-no-files"):
        load(tmp_path)


def test_no_card_brings_more_tokens_than_the_box_has(tmp_path: Path) -> None:
    text = (FOLDER / "goods.toml").read_text("utf-8").replace("city_card_tokens = 2", "city_card_tokens = 1")
    found = examined(tmp_path, goods=text)
    above = [problem for problem in found.refusals if problem.message == "data-above"]
    assert [(problem.args_of_message["entry"], problem.args_of_message["key"]) for problem in above] == [
        ("C14", "effects[1].tokens")
    ]
