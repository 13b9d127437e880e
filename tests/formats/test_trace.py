"""Traces, written and checked, on the small game."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from tests.support import perft_files
from tests.support.lanterns import GAME, Lanterns, load
from tests.support.trace_damage import DAMAGES, Damage, line_of
from vesuvius.formats import perft, trace
from vesuvius.formats.json_lines import BadLine
from vesuvius.formats.trace import CheckResult, Mismatch, TraceProblem, Unreadable
from vesuvius.game import Problem


def written(players: int = 3, games: int = 3, seed: int | str = 7, options: tuple[str, ...] = ()) -> bytes:
    out = io.BytesIO()
    trace.write(GAME, players, games, seed, options, out)
    return out.getvalue()


def check(content: bytes, any_deal: bool = False) -> CheckResult:
    return trace.check(io.BytesIO(content), any_deal, load)


def complaint(content: bytes, any_deal: bool = False) -> TraceProblem:
    with pytest.raises(TraceProblem) as found:
        check(content, any_deal)
    return found.value


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("options", [(), ("strict",)])
def test_a_written_trace_passes_the_check(players: int, options: tuple[str, ...]) -> None:
    content = written(players, 20, 1, options)
    assert check(content) == CheckResult(20, content.count(b'"move"'))


def test_the_lines_have_the_form_that_is_written_down() -> None:
    header, decision, *_, end = written(games=1).splitlines()
    assert header.startswith(b'{"game":"lanterns","players":3,"options":[],"hands":[["')
    assert list(json.loads(header)) == ["game", "players", "options", "hands", "stock"]
    assert list(json.loads(decision)) == ["seat", "legal", "move"]
    assert list(json.loads(end)) == ["light", "hung", "winners"]
    assert all(line_of(json.loads(line)) == line + b"\n" for line in written().splitlines())


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    assert written(games=2) == written(games=2)
    assert written(games=3).startswith(written(games=2))
    assert written(games=2, seed="7") == written(games=2)
    assert written(games=2, seed=8) != written(games=2)


def test_choices_do_not_come_from_the_chance_of_the_game() -> None:
    seed = trace.seed_of(7, 0)
    lines = list(trace.random_game(GAME, 3, (), seed))
    assert {"game": "lanterns", **GAME.deal(3, (), seed)} == lines[0]


def test_lines_of_other_programs_may_be_spaced_and_ordered_otherwise() -> None:
    lines = [json.loads(line) for line in written().splitlines()]
    spaced = b"".join(json.dumps(dict(reversed(line.items()))).encode() + b"\r\n" for line in lines)
    assert check(spaced + b"\n \n") == check(written())


def test_another_shuffle_of_the_same_cards_is_played_on() -> None:
    """The check takes the chance of a trace, so that any program may draw as it likes."""
    lines = [json.loads(line) for line in written(games=1).splitlines()]
    at = next(index for index, line in enumerate(lines) if "reshuffled" in line)
    deal = {key: value for key, value in lines[0].items() if key != "game"}
    order = lines[at]["reshuffled"][::-1]
    assert order != lines[at]["reshuffled"]
    state = GAME.new(deal={**deal, "reshuffled": order})
    content = lines[:1]
    while (seat := GAME.seat(state)) is not None:
        legal = GAME.legal(state)
        content.append({"seat": seat, "legal": legal, "move": legal[-1]})
        content += GAME.chance(GAME.play(state, legal[-1]))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert check(b"".join(map(line_of, [*content, trace.result(outcome)]))).games == 1


def test_there_are_enough_kinds_of_damage() -> None:
    assert len({damage.name for damage in DAMAGES}) == len(DAMAGES) >= 25


@pytest.mark.parametrize("damage", DAMAGES, ids=[damage.name.replace(" ", "-") for damage in DAMAGES])
def test_damage_is_refused_at_the_right_line(damage: Damage) -> None:
    lines, at = damage.apply(written().splitlines(keepends=True))
    problem = complaint(b"".join(lines))
    assert (type(problem), problem.line) == (damage.kind, at)
    assert problem.args_of_message["line"] == at
    if damage.kind is Mismatch and damage.name != "a deal of other cards":
        assert {"expected", "got"} <= problem.args_of_message.keys()


def test_a_deal_of_other_cards_is_played_where_any_deal_may_be() -> None:
    (deal,) = [damage for damage in DAMAGES if damage.name == "a deal of other cards"]
    lines, at = deal.apply(written().splitlines(keepends=True))
    problem = complaint(b"".join(lines), any_deal=True)
    assert isinstance(problem, Mismatch)
    assert problem.line > at


def test_a_complaint_names_the_game_and_what_is_missing_and_extra() -> None:
    lines = written().splitlines(keepends=True)
    second = [index for index, line in enumerate(lines) if b'"game"' in line][1]
    decision = json.loads(lines[second + 1])
    dropped = decision["legal"].pop(0)
    decision["legal"] += [f"odd{number}" for number in range(9)]
    lines[second + 1] = line_of(decision)
    problem = complaint(b"".join(lines))
    assert (problem.message, problem.game, problem.line) == ("trace-wrong-legal", 2, second + 2)
    shown = {"missing": 1, "expected": [dropped], "extra": 9, "got": ["odd0", "odd1", "odd2", "odd3", "…"]}
    assert shown.items() <= problem.args_of_message.items()


def test_an_illegal_move_comes_with_its_refusal() -> None:
    lines = written().splitlines(keepends=True)
    lines[1] = line_of({**json.loads(lines[1]), "move": "+7"})
    problem = complaint(b"".join(lines))
    assert isinstance(problem, Mismatch)
    assert problem.refusal is not None
    assert problem.refusal.message == "lanterns-token"


@pytest.mark.parametrize("odd", ["\x1b[31m", "\u202e", "x" * 500, ""])
def test_what_stood_in_a_trace_is_safe_to_print(odd: str) -> None:
    lines = written().splitlines(keepends=True)
    lines[1] = line_of({**json.loads(lines[1]), "move": odd})
    got = complaint(b"".join(lines)).args_of_message["got"]
    assert isinstance(got, str)
    assert got.isprintable()
    assert 0 < len(got) <= 60


def test_a_game_that_cannot_be_set_up_is_not_written() -> None:
    for players, options in ((1, ()), (5, ()), (2, ("odd",))):
        with pytest.raises(Problem, match="lanterns-set-up"):
            written(players, options=options)


def test_a_file_is_read_as_it_comes() -> None:
    """A trace of any length needs the memory of a line: the lines are asked for one by one."""

    class SupportsRoundLimit(io.RawIOBase):
        def readline(self, size: int | None = -1) -> bytes:
            assert size is not None
            return b" " * size

    with pytest.raises(Unreadable, match="line-too-long"):
        trace.check(SupportsRoundLimit(), load=load)


def brute(state: Any, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for token in GAME.legal(state):
        after = GAME.copy(state)
        GAME.play(after, token)
        total += brute(after, depth - 1)
    return total


def test_perft_counts_sequences_of_exactly_that_many_tokens() -> None:
    state = GAME.new(2, seed=1)
    before = GAME.copy(state)
    assert [perft.perft(GAME, state, depth) for depth in range(4)] == [brute(state, depth) for depth in range(4)]
    assert GAME.same(state, before)


def test_perft_of_a_game_that_is_over_earlier_counts_nothing() -> None:
    last = state = GAME.new(2, seed=1)
    while GAME.legal(state):
        last = GAME.copy(state)
        GAME.play(state, GAME.legal(state)[0])
    assert (perft.perft(GAME, state, 0), perft.perft(GAME, state, 1)) == (1, 0)
    assert perft.perft(GAME, last, 2) == 0


def test_a_file_of_counts_is_checked_both_with_a_seed_and_with_a_deal() -> None:
    state = GAME.new(2, ["strict"], 5)
    counts = {depth: perft.perft(GAME, state, depth) for depth in (1, 2, 3)}
    seeded = perft_files.Tree(3, "lanterns", counts, None, 2, ["strict"], "5")
    dealt = perft_files.Tree(4, "lanterns", counts, GAME.deal(2, ["strict"], 5))
    text = f"# counts\n\n{perft_files.row(seeded)}\n{perft_files.row(dealt)}\n"
    assert perft_files.read(text) == [seeded, dealt]
    assert perft_files.check(text, load) == 6
    assert perft_files.check(text, load, deepest=2) == 4


def test_a_wrong_count_is_named() -> None:
    with pytest.raises(BadLine) as found:
        perft_files.check("\nlanterns players=2 seed=5 options= : 1=99", load)
    assert found.value.message == "perft-differs"
    assert found.value.args_of_message == {
        "depth": 1,
        "expected": 99,
        "got": len(GAME.legal(GAME.new(2, seed=5))),
        "line": 2,
    }


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ("lanterns players=2 seed=5 options=", "perft-no-colon"),
        ("lanterns players=2 seed=5 options= : ", "perft-no-colon"),
        ("lanterns players=2 seed=5 options= : 1", "perft-count"),
        ("lanterns players=2 seed=5 options= : 2=1 1=1", "perft-count"),
        ("lanterns players=two seed=5 options= : 1=1", "perft-settings"),
        ("lanterns seed=5 options= : 1=1", "perft-settings"),
        ("lanterns players=9 seed=5 options= : 1=1", "lanterns-set-up"),
        ("lanterns players=2 seed=5 options=odd : 1=1", "lanterns-set-up"),
        ("chess players=2 seed=5 options= : 1=1", "unknown-game"),
        ('{"players":2} : 1=1', "perft-no-game"),
        ('{"game":"lanterns","players":2} : 1=1', "lanterns-form"),
        ('{"game":"lanterns" : 1=1', "line-not-json"),
    ],
)
def test_a_bad_line_among_counts_is_named(row: str, message: str) -> None:
    with pytest.raises(BadLine) as found:
        perft_files.check(f"# counts\n{row}\n", load)
    assert (found.value.message, found.value.line) == (message, 2)


def test_two_games_in_one_file_are_told_apart() -> None:
    class Other(Lanterns):
        name = "paper lanterns"

    other = Other()
    out = io.BytesIO()
    trace.write(other, 2, 1, 1, [], out)
    games = {"lanterns": GAME, "paper lanterns": other}
    assert trace.check(io.BytesIO(written(games=1) + out.getvalue()), load=games.__getitem__).games == 2
