"""board.toml and vents.toml: read as printed, and refused with file, entry and key when something is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.downfall.pictures import can_be_said
from vesuvius.game import Fact, Problem
from vesuvius.games.downfall.data.board import FOLDER, Board, read_board

BOARD, VENTS = ((FOLDER / name).read_text("utf-8") for name in ("board.toml", "vents.toml"))


def changed(text: str, *changes: tuple[str, str]) -> str:
    """The text with the first place of each change changed."""
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def read(folder: Path, board: str = BOARD, vents: str = VENTS) -> Board:
    """What these two texts say."""
    (folder / "city.toml").write_text(board, "utf-8")
    (folder / "tiles.toml").write_text(vents, "utf-8")
    return read_board(folder / "city.toml", folder / "tiles.toml")


def problem(folder: Path, board: str = BOARD, vents: str = VENTS) -> tuple[str, dict[str, Fact]]:
    """What is wrong with these two texts; every language has words for it."""
    with pytest.raises(Problem) as caught:
        read(folder, board, vents)
    assert can_be_said(caught.value.message, caught.value.args_of_message)
    return caught.value.message, caught.value.args_of_message


def is_refused(found: tuple[str, dict[str, Fact]], message: str, entry: str, key: str, **more: Fact) -> None:
    """The message, the place in city.toml, and these arguments at least."""
    place: dict[str, Fact] = {"file": "city.toml", "entry": entry, "key": key, **more}
    assert found[0] == message
    assert found[1] | place == found[1]


# As printed.


def test_the_board_is_read_as_printed(tmp_path: Path) -> None:
    board = read(tmp_path)
    assert (board.columns, board.rows, len(board.outside), len(board.gates)) == (11, 7, 7, 7)
    assert (sum(board.tiles.values()), len(board.buildings), len(board.dual)) == (45, 30, 3)


def test_a_house_has_as_many_cards_as_spaces(tmp_path: Path) -> None:
    cards = read(tmp_path).house_cards()
    assert cards == {1: 4, 2: 4, 3: 5, 4: 7, 5: 4, 6: 7, 7: 3, 8: 5, 9: 4, 10: 5, 11: 5}


def test_houses_with_two_buildings(tmp_path: Path) -> None:
    houses = [building.house for building in read(tmp_path).buildings]
    assert [house for house in range(1, 12) if houses.count(house) == 2] == [3, 4, 6, 8, 10, 11]


def test_the_board_that_comes_with_the_package_is_the_default(tmp_path: Path) -> None:
    ours, default = read(tmp_path), read_board()
    assert (ours.buildings, ours.gates, ours.dual) == (default.buildings, default.gates, default.dual)


# Squares.


@pytest.mark.parametrize(
    ("change", "key", "first", "second"),
    [
        (("{ C3 = 3 }", "{ D3 = 3 }"), "D3", "building 3", "building 4"),
        (("B1 = 1", "C3 = 1"), "C3", "building 3", "building 18"),
        (("{ C4 = 2, C5 = 1 }", "{ C4 = 2, D4 = 1 }"), "D4", "building 8", "building 9"),
    ],
)
def test_no_two_buildings_on_one_square(
    tmp_path: Path, change: tuple[str, str], key: str, first: str, second: str
) -> None:
    is_refused(problem(tmp_path, changed(BOARD, change)), "board-overlap", "", key, first=first, second=second)


def test_no_first_lava_square_under_a_building(tmp_path: Path) -> None:
    found = problem(tmp_path, changed(BOARD, ('first = "E4"', 'first = "C3"')))
    is_refused(found, "board-overlap", "lava", "column", first="building 3", second="lava.column")


def test_no_first_lava_square_under_another(tmp_path: Path) -> None:
    found = problem(tmp_path, changed(BOARD, ('first = "E4"', 'first = "C2"')))
    is_refused(found, "board-overlap", "lava", "column", first="lava.coin", second="lava.column")


@pytest.mark.parametrize(
    ("change", "entry", "key", "got"),
    [
        (("{ C3 = 3 }", "{ C8 = 3 }"), "building 3.spaces", "C8", "C8"),
        (("{ C3 = 3 }", "{ C0 = 3 }"), "building 3.spaces", "C0", "C0"),
        (("{ C3 = 3 }", "{ L3 = 3 }"), "building 3.spaces", "L3", "L3"),
        (("{ C3 = 3 }", "{ c3 = 3 }"), "building 3.spaces", "c3", "c3"),
        (("{ C3 = 3 }", "{ C33 = 3 }"), "building 3.spaces", "C33", "C33"),
        (("{ C3 = 3 }", "{ K1 = 3 }"), "building 3.spaces", "K1", "K1"),
        (("B1 = 1", "B9 = 1"), "neutral", "B9", "B9"),
        (('"F1"', '"F9"'), "gates", "Porta Vesuvio", "F9"),
        (('"F1"', '"I1"'), "gates", "Porta Vesuvio", "I1"),
        (('"F1"', "7"), "gates", "Porta Vesuvio", "7"),
        (('first = "H1"', 'first = "J1"'), "lava.scroll", "first", "J1"),
        (('["I1", ', '["I9", '), "", "outside", "I9"),
        (('["I1", ', "[1, "), "", "outside", "1"),
        (("columns = 11", "columns = 10"), "", "outside", "K1"),
        (("rows = 7", "rows = 6"), "", "outside", "A7"),
    ],
)
def test_every_square_lies_on_the_board(
    tmp_path: Path, change: tuple[str, str], entry: str, key: str, got: str
) -> None:
    is_refused(problem(tmp_path, changed(BOARD, change)), "board-no-such-square", entry, key, got=got)


@pytest.mark.parametrize("square", ["F4", "B3", "G6"])
def test_every_gate_lies_at_the_wall(tmp_path: Path, square: str) -> None:
    found = problem(tmp_path, changed(BOARD, ('"F1"', f'"{square}"')))
    is_refused(found, "board-gate-inside", "gates", "Porta Vesuvio", square=square)


def test_the_wall_runs_along_the_squares_outside(tmp_path: Path) -> None:
    """I1 is no square of the city, so that there may be a gate on I2."""
    board = read(tmp_path, changed(BOARD, ('"F1"', '"I2"')))
    assert board.gates["Porta Vesuvio"] == "I2"


def test_there_are_gates(tmp_path: Path) -> None:
    start, end = BOARD.index('"Porta Ercolano"'), BOARD.index("# Lava tiles of each symbol")
    is_refused(problem(tmp_path, BOARD[:start] + BOARD[end:]), "data-missing", "gates", "*")


# Houses, cards and totals.


def test_every_house_has_cards(tmp_path: Path) -> None:
    found = problem(tmp_path, changed(BOARD, ("house = 7", "house = 9")))
    is_refused(found, "board-house-without-cards", "", "building", house=7)


@pytest.mark.parametrize(("spaces", "got"), [("{ }", 0), ("{ C3 = 1, B3 = 1, B5 = 1 }", 3)])
def test_a_building_stands_on_one_or_two_squares(tmp_path: Path, spaces: str, got: int) -> None:
    found = problem(tmp_path, changed(BOARD, ("{ C3 = 3 }", spaces)))
    is_refused(found, "board-building-squares", "building 3", "spaces", got=got)


@pytest.mark.parametrize(
    ("change", "entry", "key", "got", "wanted"),
    [
        (("{ C3 = 3 }", "{ C3 = 4 }"), "", "cards", 54, 53),
        (("tiles = 8", "tiles = 7"), "", "tiles", 44, 45),
        (("omen = 7", "omen = 8"), "", "under", 33, 32),
        (("piles = 7", "piles = 6"), "", "under", 36, 32),
        (("piles_on_top = 2", "piles_on_top = 3"), "", "on top", 12, 8),
        (("bottom = 15", "bottom = 16"), "", "bottom", 16, 15),
        (("B1 = 1\n", ""), "", "homes", 35, 36),
        (("ad79 = 1", "ad79 = 2"), "cards", "ad79", 2, 1),
        (('colours = ["red", ', "colours = ["), "pieces", "colours", 3, 4),
        (('colours = ["red", ', 'colours = ["blue", '), "pieces", "colours", 3, 4),
        (('mask   = { tiles = 7, first = "D7" }\n', ""), "lava", "*", 5, 6),
    ],
)
def test_totals_fit(tmp_path: Path, change: tuple[str, str], entry: str, key: str, got: int, wanted: int) -> None:
    is_refused(problem(tmp_path, changed(BOARD, change)), "board-wrong-total", entry, key, got=got, wanted=wanted)


def test_a_hand_has_four_cards(tmp_path: Path) -> None:
    """Two hands on top would still be eight cards."""
    found = problem(tmp_path, changed(BOARD, ("hand = 4", "hand = 2"), ("piles_on_top = 2", "piles_on_top = 4")))
    is_refused(found, "board-wrong-total", "", "hand", got=2, wanted=4)


# Keys and kinds.


@pytest.mark.parametrize(
    ("old", "entry", "key"),
    [
        ("columns = 11\n", "", "columns"),
        ("rows = 7\n", "", "rows"),
        ("house = 1\n", "building 1", "house"),
        ('colour = "grey"\n', "building 1", "colour"),
        ("spaces = { A2 = 2, B2 = 2 }\n", "building 1", "spaces"),
        ("tiles = 8, ", "lava.scroll", "tiles"),
        (', first = "H1"', "lava.scroll", "first"),
        ("3 = 30\n", "pieces", "3"),
        ('colours = ["red", "black", "yellow", "blue"]\n', "pieces", "colours"),
        ("omen = 7\n", "cards", "omen"),
        ("hand = 4\n", "cards", "hand"),
    ],
)
def test_a_missing_key_is_named(tmp_path: Path, old: str, entry: str, key: str) -> None:
    is_refused(problem(tmp_path, changed(BOARD, (old, ""))), "data-missing", entry, key)


@pytest.mark.parametrize("table", ["gates", "lava", "neutral", "pieces", "cards"])
def test_a_missing_table_is_named(tmp_path: Path, table: str) -> None:
    found = problem(tmp_path, changed(BOARD, (f"[{table}]", f"[no_{table}]")))
    is_refused(found, "data-missing", "", table)


def test_missing_buildings_are_named(tmp_path: Path) -> None:
    is_refused(problem(tmp_path, BOARD.replace("[[building]]", "[[house]]")), "data-missing", "", "building")


@pytest.mark.parametrize(
    ("change", "entry", "key", "wanted", "got"),
    [
        (("columns = 11", 'columns = "11"'), "", "columns", "int", "11"),
        (("rows = 7", "rows = true"), "", "rows", "int", "True"),
        (("rows = 7", "rows = 7.0"), "", "rows", "int", "7.0"),
        (("outside = [", 'outside = "I1" # ['), "", "outside", "list", "I1"),
        (("house = 1\n", 'house = "1"\n'), "building 1", "house", "int", "1"),
        (('colour = "grey"', "colour = 7"), "building 1", "colour", "str", "7"),
        (("A2 = 2", "A2 = [2]"), "building 1.spaces", "A2", "int", "[2]"),
        (("B1 = 1", 'B1 = "1"'), "neutral", "B1", "int", "1"),
        (("tiles = 8", "tiles = 8.5"), "lava.scroll", "tiles", "int", "8.5"),
        (('first = "H1"', "first = 1"), "lava.scroll", "first", "str", "1"),
        (("omen = 7", "omen = [7]"), "cards", "omen", "int", "[7]"),
    ],
)
def test_a_value_of_the_wrong_kind_is_named(
    tmp_path: Path, change: tuple[str, str], entry: str, key: str, wanted: str, got: str
) -> None:
    is_refused(problem(tmp_path, changed(BOARD, change)), "data-wrong-kind", entry, key, wanted=wanted, got=got)


@pytest.mark.parametrize(
    ("change", "entry", "key", "lowest", "highest", "got"),
    [
        (("columns = 11", "columns = 12"), "", "columns", 1, 11, 12),
        (("rows = 7", "rows = 0"), "", "rows", 1, 7, 0),
        (("house = 1\n", "house = 12\n"), "building 1", "house", 1, 11, 12),
        (("house = 1\n", "house = 0\n"), "building 1", "house", 1, 11, 0),
        (("A2 = 2", "A2 = 5"), "building 1.spaces", "A2", 1, 4, 5),
        (("B1 = 1", "B1 = 0"), "neutral", "B1", 1, 4, 0),
        (("tiles = 8", "tiles = 9"), "lava.scroll", "tiles", 1, 8, 9),
        (("2 = 36", "2 = 64"), "pieces", "2", 1, 63, 64),
        (("omen = 7", "omen = -7"), "cards", "omen", 1, 53, -7),
    ],
)
def test_a_number_out_of_range_is_named(
    tmp_path: Path, change: tuple[str, str], entry: str, key: str, lowest: int, highest: int, got: int
) -> None:
    found = problem(tmp_path, changed(BOARD, change))
    is_refused(found, "data-out-of-range", entry, key, lowest=lowest, highest=highest, got=got)


NO_BUILDINGS = BOARD[: BOARD.index("[[building]]")]


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        (changed(BOARD, ('{ tiles = 8, first = "H1" }', "8")), "lava.scroll"),
        (changed(BOARD, ("{ A2 = 2, B2 = 2 }", "4")), "building 1.spaces"),
        (changed(NO_BUILDINGS, ("columns = 11", "columns = 11\nbuilding = [1]")), "building 1"),
    ],
)
def test_a_value_instead_of_a_table_is_named(tmp_path: Path, text: str, entry: str) -> None:
    message, place = problem(tmp_path, text)
    assert (message, place) == ("data-not-a-table", {"file": "city.toml", "entry": entry})


# Files.


@pytest.mark.parametrize("text", ["columns = ", BOARD[:890], "columns = 11\ncolumns = 11\n", "\0", '"'])
def test_broken_toml_names_the_file_and_the_place(tmp_path: Path, text: str) -> None:
    message, place = problem(tmp_path, text)
    assert (message, place["file"], "(at " in str(place["why"])) == ("data-unreadable", "city.toml", True)


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    (tmp_path / "city.toml").write_bytes(b"columns = 11 # \xff\n")
    with pytest.raises(Problem, match=r"data-unreadable file=city\.toml"):
        read_board(tmp_path / "city.toml")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(Problem, match=r"data-unreadable file=nowhere\.toml"):
        read_board(tmp_path / "nowhere.toml")


def test_an_empty_file_lacks_its_first_key(tmp_path: Path) -> None:
    is_refused(problem(tmp_path, ""), "data-missing", "", "columns")


# Dual tiles.


@pytest.mark.parametrize(
    "pair",
    ['["helmet", "ash"]', '["helmet", "helmet"]', '["helmet"]', '["helmet", "mask", "coin"]', '"helmet"', "[1, 2]"],
)
def test_dual_tiles_carry_two_symbols(tmp_path: Path, pair: str) -> None:
    message, place = problem(tmp_path, vents=changed(VENTS, ('["helmet", "mask"]', pair)))
    assert (message, place["file"], place["key"]) == ("board-wrong-pair", "tiles.toml", "dual")


def test_dual_tiles_must_be_there(tmp_path: Path) -> None:
    message, place = problem(tmp_path, vents="")
    assert (message, place["file"], place["key"]) == ("data-missing", "tiles.toml", "dual")


def test_a_broken_file_of_dual_tiles_is_named(tmp_path: Path) -> None:
    message, place = problem(tmp_path, vents="dual = [")
    assert (message, place["file"]) == ("data-unreadable", "tiles.toml")


# What would change a rule without a word.


@pytest.mark.parametrize(
    ("change", "message", "entry", "key"),
    [
        (('colour = "grey"', 'colour = "gray"'), "board-wrong-colour", "building 1", "colour"),
        (('colour = "grey"', 'colour = "neutral"'), "board-wrong-colour", "building 1", "colour"),
        (("{ A2 = 2, B2 = 2 }", "{ A2 = 2, J6 = 2 }"), "board-apart", "building 1", "spaces"),
        (('"Porta Vesuvio"   = "F1"', '"Porta Vesuvio"   = "A1"'), "board-overlap", "gates", "Porta Vesuvio"),
        (("columns = 11", "columns = 11\ncolums = 11"), "data-unknown", "", "colums"),
        (("house = 1", "house = 1\nfloor = 1"), "data-unknown", "building 1", "floor"),
        (('first = "H1"', 'first = "H1", last = "H1"'), "data-unknown", "lava.scroll", "last"),
        (("omen = 7", "omen = 7\nomens = 7"), "data-unknown", "cards", "omens"),
        (("4 = 25", "4 = 25\n5 = 20"), "data-unknown", "pieces", "5"),
        (('first = "H1"', 'first = "C²"'), "board-no-such-square", "lava.scroll", "first"),
    ],
)
def test_nothing_slips_through(tmp_path: Path, change: tuple[str, str], message: str, entry: str, key: str) -> None:
    is_refused(problem(tmp_path, changed(BOARD, change)), message, entry, key)


@pytest.mark.parametrize(
    "vents", ['dual = [["helmet", "mask"]]', 'dual = [[["helmet"], "mask"], ["vase", "scroll"], ["column", "coin"]]']
)
def test_three_pairs_of_symbols(tmp_path: Path, vents: str) -> None:
    assert problem(tmp_path, vents=vents)[0] in ("board-wrong-total", "board-wrong-pair")
