"""Pompeii at the command line: the table, words for all that happens, records, changed data, and what is refused."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import date
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.cli.table import is_one_clear_line
from tests.games.pompeii.data.changed_folders import shipped
from tests.games.pompeii.playing import GAME, at, play, seat
from tests.golden.write_pompeii import FOLDER, GAMES
from vesuvius import load
from vesuvius.bots.bot import Budget
from vesuvius.cli import main
from vesuvius.cli.boards import board_of
from vesuvius.cli.boards.pompeii import Board
from vesuvius.cli.commands.play import seed_of_day
from vesuvius.cli.hint_table import reason_text
from vesuvius.cli.output import ready_game, refusal_text
from vesuvius.engine.rule import PLAIN
from vesuvius.game import Event, Reason, Refusal
from vesuvius.texts import LANGUAGES, texts

Captured = pytest.CaptureFixture[str]
THE_GAME: Any = GAME
FAR = 60 if PLAIN else 1200  # decisions of a golden game that are looked at


@pytest.fixture(autouse=True)
def _surroundings(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in ("VESUVIUS_LANGUAGE", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "80")
    texts.use("en")
    ready_game.cache_clear()
    yield
    texts.use("en")


def drawn(state: Any, width: int, seat_: int | None = 0, rows: int | None = None) -> list[str]:
    """The table as lines without colours."""
    out = StringIO()
    picture = board_of(THE_GAME).draw(GAME.view(state, seat_), [], GAME.legal(state), rows)
    Console(file=out, width=width).print(picture)
    return out.getvalue().splitlines()


def late() -> Any:
    mine = seat("3 grain, 2 gold", hand="S30 C35", active="S14", hurt=1, workers=4)
    state = at(mine, seat("1 meat", army="recruited"), built={"b7": [0], "b17": [1]}, tokens={"b7": 1}, round=7)
    play(state, "@grain/S14")
    return state


@pytest.mark.parametrize("width", [80, 100, 150])
def test_the_table_fits_and_names_what_there_is(width: int) -> None:
    lines = drawn(late(), width)
    assert max(map(len, lines)) <= width
    text = "\n".join(lines)
    for part in (
        "Round 7",
        "b7  Villa del Molino",
        "R [×]",
        "3 grain",
        "2 gold",
        "S30",
        "C35",
        "grain R",
        "ready",
        "2/4 (1)",
    ):
        assert part in text, part


def test_in_few_rows_the_table_shows_what_changes_and_on_request_everything() -> None:
    state = at(seat("3 grain, 2 gold", hand="S30 S01 S02 S05 S07 S09 C35 C12", active="S14"), seat("1 meat"), seat())
    lines = drawn(state, 80, rows=24)
    text = "\n".join(lines)
    assert len(lines) <= 40 < len(drawn(state, 80))
    for part in ("3 grain", "2 gold", "S30 Aulus Molinaro", "1 meat", "b20", "board shows everything"):
        assert part in text, part
    assert drawn(state, 80, rows=200) == drawn(state, 80)


def test_what_is_asked_gives_examples_that_are_legal() -> None:
    state = GAME.new(3, seed=1)
    play(state, "own7")
    legal = GAME.legal(state)
    asked = board_of(THE_GAME).ask(GAME.view(state, GAME.seat(state)), legal)
    assert {*asked.rsplit("example ", 1)[1].split(", ")} <= {*legal}
    assert "own7" not in asked


@pytest.mark.parametrize("width", [80, 150])
def test_what_is_reconstructed_is_marked_and_the_marks_are_explained(width: int) -> None:
    erupted = at(seat(hand="S01 S05"), seat(), built={"b17": [1]}, revealed=["VA01"], round=7)
    lines = drawn(erupted, width)
    text = "\n".join(lines)
    for marked in ("Fornace*", "Villa del Molino°", "Piazza°", "garum*", "flour°", "Gaius Contadino*", "Castrini°"):
        assert marked in text, marked
    for printed in ("grain", "Giulia Felice", "stone"):
        assert not re.search(rf"{printed}[°*]", text), printed
    assert "Cenere sui campi (ash on the fields)* grain, flour and bread" in text
    assert "° partly reconstructed" in lines[-1]
    assert "* wholly reconstructed" in lines[-1]


def test_a_conversion_of_several_goods_is_drawn_in_words() -> None:
    facts = GAME.facts()
    mill = next(building for building in facts["buildings"] if building["id"] == "b9")
    changed = {**mill, "conversions": [{"in": {"olives": 3}, "out": {"olive_oil": 2}}]}
    board = Board("pompeii", {**facts, "buildings": [changed]})
    out = StringIO()
    state = late()
    Console(file=out, width=100).print(board.draw(GAME.view(state, 0), [], GAME.legal(state)))
    assert "3 olives → 2 olive oil" in out.getvalue()


def erupted(card: str) -> Event:
    return Event("erupted", "P36", facts={"card": card})


def blocked(card: str) -> Event:
    return Event("blocked", "P44", facts={"card": card})


@pytest.mark.parametrize("language", LANGUAGES)
def test_p36_every_volcano_card_has_words_for_its_name_and_its_goods(language: str) -> None:
    texts.use(language)
    board = board_of(THE_GAME)
    for card in GAME.facts()["volcano"]:
        words = board.tell([erupted(card["id"])])[0].words
        assert card["id"] not in words
        assert "pompeii-" not in words
        if card["destroys"]:
            assert f"{card['name']} (" in words
            assert texts(f"pompeii-good-{card['destroys'][0]}") in words
        told = board.tell([blocked(card["id"])])[0].words if card["destroys"] else words
        assert card["id"] not in told


def test_p36_p37_the_volcano_is_told_in_words() -> None:
    board = board_of(THE_GAME)
    said = "A volcano card is revealed: Cenere sui campi (ash on the fields). It hits grain, flour and bread."
    assert board.tell([erupted("VA01")])[0].words == said
    assert board.tell([erupted("apocalypse")])[0].words == "A volcano card is revealed: the Apocalypse."
    said = "Bosco incenerito (wood burnt to ashes) blocks wood, planks and coal this round."
    assert board.tell([blocked("VA03")])[0].words == said


def test_a_volcano_card_read_from_a_box_goes_by_its_own_name() -> None:
    facts = GAME.facts()
    first = {**facts["volcano"][0], "name": "Sciame", "source": "box"}
    board = Board("pompeii", {**facts, "volcano": [first, *facts["volcano"][1:]]})
    assert board.tell([erupted(first["id"])])[0].words.startswith("A volcano card is revealed: Sciame. It hits")


def test_the_hand_of_another_is_not_drawn() -> None:
    assert "S30" not in "\n".join(drawn(late(), 80, 1))
    assert "S30" not in "\n".join(drawn(late(), 80, None))


Moment = tuple[dict[str, Any], list[str], list[Event]]


def shapes(view: dict[str, Any], events: list[Event]) -> set[object]:
    """What is asked, and what happens, without names and numbers."""
    telling = ("with", "what", "deck", "works", "enough", "later", "how", "end")
    found: set[object] = {view["decision"]}
    for event in events:
        empty = tuple(key for key, fact in event.facts.items() if fact is None)
        found.add((event.kind, empty, *(event.facts.get(key) for key in telling)))
    return found


@pytest.fixture(scope="module")
def moments() -> list[Moment]:
    """View, legal tokens and events of the decisions in the golden games that show something new."""
    found: list[Moment] = []
    seen: set[object] = set()
    for name, (players, options, seed, _) in GAMES.items():
        state = GAME.new(players, options, seed)
        lines = map(json.loads, (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines())
        for line in [line for line in lines if "move" in line][:FAR]:
            view, events = GAME.view(state, line["seat"]), GAME.play(state, line["move"])
            if not shapes(view, events) <= seen:
                found.append((view, line["legal"], events))
                seen |= shapes(view, events)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_in_the_golden_games_has_words(language: str, moments: list[Moment]) -> None:
    texts.use(language)
    board = board_of(THE_GAME)
    lines: list[str] = []
    for view, legal, events in moments:
        lines += [board.ask(view, legal), *(heading for heading, _ in board.groups(legal))]
        for eyes in (0, None):
            lines += [told.words for told in board.tell([GAME.mask_event(event, eyes) for event in events])]
    assert len(lines) > 2 * len(moments) > 20
    assert not [words for words in lines if words.startswith("pompeii-") or "{$" in words]


def test_every_token_is_listed_once_under_a_heading() -> None:
    legal = GAME.legal(late())
    listed = [token for _, tokens in board_of(THE_GAME).groups(legal) for token in tokens]
    assert sorted(listed) == legal


def test_the_end_is_told() -> None:
    over = at(seat("1 olive_oil", army="injured"), seat(), built={"b17": [0], "b20": [1]})
    events = play(over, "heal:C28")
    assert board_of(THE_GAME).tell(events)[-1].words == "Red enters the Castrum and wins in round 1."
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert str(board_of(THE_GAME).result(outcome)) == "Red wins."
    assert "Nobody" in str(board_of(THE_GAME).result(outcome.__class__(outcome.scores, [])))


REFUSED = [
    ("@grain", "P6", "en", "@grain: The grain field is full: it has room for 2 of your workers per round. (P6)"),
    ("build5", "P8", "de", "build5: Es fehlen Waren: 1 Holz, 2 Steine. (P8)"),
    ("@b12", "P8", "fr", "@b12\u00a0: b12 Officina Ferraria n’est pas encore construit. (P8)"),
    ("train:S30", "P17", "nl", "train:S30: S30 Aulus Molinaro zit niet in je hand. (P17)"),
]


@pytest.mark.parametrize(("token", "rule", "language", "said"), REFUSED)
def test_p6_p8_p17_a_refusal_names_goods_fields_cards_and_buildings(
    token: str, rule: str, language: str, said: str
) -> None:
    state = at(seat(), seat(), at={"grain": [2, 0]})
    refusal = GAME.refusal(state, 0, token)
    assert refusal is not None
    assert refusal.rule == rule
    texts.use(language)
    assert refusal_text(board_of(THE_GAME), token, refusal) == said


def test_p47_a_refusal_names_blocked_goods() -> None:
    refusal = Refusal("P47", "refusal-blocked", {"goods": ["olive_oil", "gold_coin"]})
    assert "olive oil, gold coin" in refusal_text(board_of(THE_GAME), "@b15", refusal)


@pytest.mark.parametrize("players", ["1", "2", "3", "4"])
def test_traces_pass_the_check(players: str, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["trace", "pompeii", "--players", players, "--seed", "7", "--rounds", "3"]) == 0
    file = tmp_path / "trace.jsonl"
    file.write_bytes(capsysbinary.readouterr().out)
    assert json.loads(file.read_text("utf-8").splitlines()[-1]) == {"end": "cut", "winner": None, "round": 3}
    assert main(["check", str(file)]) == 0
    assert main(["replay", str(file), "--ply", "9"]) == 0


def sit_down(monkeypatch: pytest.MonkeyPatch, file: Path, *words: str, options: tuple[str, ...] = ()) -> int:
    """A table at which these words are typed."""
    typed = [*words, "quit"]
    monkeypatch.setattr("builtins.input", lambda _: typed.pop(0))
    where = ["--seat", "1", "--seed", "1", "--bots", "uniform", "--record", str(file)]
    return main(["play", "pompeii", *where, *options])


def test_a_game_is_played_kept_verified_and_drawn_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Captured
) -> None:
    file = tmp_path / "game.jsonl"
    assert sit_down(monkeypatch, file, "own7", "own8", "bad", "?", "help", "+grain") == 0
    out = capsys.readouterr().out
    assert "Now decide: " in out
    assert "ownership bonus" in out
    header = json.loads(file.read_text("utf-8").splitlines()[0])
    usual = load("pompeii")
    assert (header["data"], header["data_name"], header["options"]) == (usual.data, "harsh", ["set_a"])
    assert main(["verify", str(file)]) == 0
    assert main(["replay", str(file)]) == 0
    assert "Green takes b7 Villa del Molino." in capsys.readouterr().out


def sit_down_alone(monkeypatch: pytest.MonkeyPatch, day: date, *more: str) -> int:
    """A solo table of a day, at which a hint is asked for."""
    typed = ["hint", "quit"]
    monkeypatch.setattr("builtins.input", lambda _: typed.pop(0))
    monkeypatch.setattr("vesuvius.cli.commands.play.today", lambda: day)
    monkeypatch.setattr("vesuvius.bots.analysis.position.effort_for", lambda game: Budget(20))
    return main(["play", "pompeii", "--players", "1", "--daily", *more])


def test_alone_there_are_hints_and_a_deal_for_each_day(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    drawn = []
    for day in (date(79, 8, 24), date(79, 8, 24), date(79, 8, 25)):
        assert sit_down_alone(monkeypatch, day) == 0
        out, error = capsys.readouterr()
        assert f"Deal of {day.isoformat()}" in error
        assert re.search(r"^own\d+ +(\d+ % ± \d+|hardly tried) +\S", out, re.MULTILINE)
        drawn.append(out.partition("own")[0])
    assert drawn[0] == drawn[1] != drawn[2]


def test_a_reason_calls_buildings_and_owners_by_their_names() -> None:
    board = board_of(THE_GAME)
    assert reason_text(board, Reason("reason-opens", {"building": "b6"})).startswith("b6 Macellum can be used")
    assert reason_text(board, Reason("reason-owner", {"owner": 1})).startswith(f"{board.player(1)} gets")


def test_every_kind_of_table_has_a_deal_of_its_own() -> None:
    tables = [("pompeii", 1, []), ("pompeii", 1, ["set_c"]), ("pompeii", 2, []), ("downfall", 2, [])]
    assert len({seed_of_day(date(79, 8, 24), *table) for table in tables}) == len(tables)
    assert len({seed_of_day(date(79, 8, 24), "pompeii", 1, each) for each in (["a", "b"], ["b", "a"])}) == 1


@pytest.mark.parametrize("more", [["--seed", "1"], ["--position", "somewhere.txt"]])
def test_the_deal_of_the_day_is_no_other(more: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    assert sit_down_alone(monkeypatch, date(79, 8, 24), *more) == 2
    assert is_one_clear_line(capsys.readouterr().err)


def test_a_record_with_other_data_needs_their_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Captured
) -> None:
    changed = shipped("buildings.toml").replace("cost = { clay = 1, wood = 1 }", "cost = { clay = 1, wood = 2 }")
    (tmp_path / "buildings.toml").write_text(changed, "utf-8")
    data, file = ("--data", str(tmp_path)), tmp_path / "game.jsonl"
    assert sit_down(monkeypatch, file, "own7", options=data) == 0
    assert json.loads(file.read_text("utf-8").splitlines()[0])["data"] != GAME.data
    capsys.readouterr()
    for command in ("verify", "replay"):
        assert main([command, str(file)]) == 2
        error = capsys.readouterr().err
        assert is_one_clear_line(error)
        assert "--data" in error
        assert main([command, str(file), *data]) == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ["trace", "pompeii", "--players", "5"],
        ["trace", "pompeii", "--options", "odd"],
        ["trace", "pompeii", "--rounds", "0"],
        ["trace", "pompeii", "--data", "nowhere"],
        ["trace", "pompeii", "--data", ""],
        ["trace", "downfall", "--rounds", "3"],
        ["trace", "downfall", "--data", "nowhere"],
        ["perft", "pompeii", "--depth", "0"],
        ["match", "pompeii", "--bots", "uniform,uniform,uniform,uniform,uniform"],
    ],
)
def test_what_makes_no_sense_is_one_clear_line(arguments: list[str], capsys: Captured) -> None:
    assert main(arguments) == 2
    assert is_one_clear_line(capsys.readouterr().err)


def test_counts_hints_and_a_match(tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["perft", "pompeii", "--players", "1", "--depth", "2"]) == 0
    assert capsys.readouterr().out == "pompeii data=harsh players=1 seed=0 options= : 1=10 2=100\n"
    file = tmp_path / "position.txt"
    file.write_text(GAME.picture(late()), "utf-8")
    assert main(["hint", str(file), "--iterations", "4", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["hints"]
    monkeypatch.setattr(type(GAME), "rounds", 2)
    assert main(["match", "pompeii", "--bots", "uniform,uniform", "--games", "2", "--seed", "1", "--json"]) == 0
    cut = json.loads(capsys.readouterr().out)["bots"][0]
    assert (cut["wins"], cut["scores"]) == (0.0, {})
