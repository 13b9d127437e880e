"""Stored games on the small game: there and back, replay to any point, undo, and what cannot be read."""

from __future__ import annotations

import hashlib
import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.support.lanterns import GAME, Lanterns, load
from vesuvius.formats import record
from vesuvius.formats.json_lines import BadLine
from vesuvius.formats.record import Move, Record, Undo
from vesuvius.game import Event, Illegal, Problem

SEED = 2**255 + 12345


def played(plies: int = 100, **asked: Any) -> tuple[Record, Any]:
    stored, state = record.start(GAME, **{"players": 3, "seed": SEED, "seats": ["Ada", None, "Bob"], **asked})
    while GAME.seat(state) is not None and stored.seq < plies:
        record.play(stored, GAME, state, GAME.legal(state)[0])
    return stored, state


def read(content: bytes) -> Record:
    return record.read(io.BytesIO(content))


def replay(stored: Record, upto: int | None = None) -> Any:
    return record.replay(stored, upto, load)


def complaint(content: bytes) -> BadLine:
    """What reading and replaying says first."""
    with pytest.raises(BadLine) as found:
        replay(read(content))
    return found.value


@pytest.mark.parametrize(
    "asked",
    [
        {},
        {"options": ["strict"]},
        {"seed": None},
        {"deal": GAME.deal(3, [], 5)},
        {"position": GAME.picture(GAME.new(3, ["strict"], 5))},
    ],
    ids=["seed", "options", "new seed", "deal", "position"],
)
def test_a_record_comes_back_as_it_was_and_replays_to_the_same_state(asked: dict[str, Any]) -> None:
    stored, state = played(**asked)
    back = read(record.dump(stored))
    assert back == stored
    assert GAME.same(replay(back).state, state)
    assert replay(back).moves == stored.entries


def test_the_form_is_the_one_that_is_written_down() -> None:
    header, first, *_ = [json.loads(line) for line in record.dump(played()[0]).splitlines()]
    assert list(header) == [
        *("format", "game", "version", "data", "players", "options", "setup", "commitment", "seats")
    ]
    assert header["setup"] == {"seed": f"{SEED:064x}"}
    assert header["seats"] == ["Ada", None, "Bob"]
    assert list(first) == ["seq", "seat", "move", "events"]


def test_replay_stops_at_any_entry() -> None:
    stored, _ = played()
    state = GAME.new(3, [], SEED)
    for entry in stored.entries:
        assert GAME.same(replay(stored, entry.seq - 1).state, state)
        assert isinstance(entry, Move)
        GAME.play(state, entry.move)
    with pytest.raises(Problem, match="record-no-such-entry"):
        replay(stored, 1000)


def test_a_refused_token_is_not_entered() -> None:
    stored, state = record.start(GAME, seed=1)
    with pytest.raises(Illegal):
        record.play(stored, GAME, state, "odd")
    assert stored.entries == []


def move(seq: int, seat: int, reveals: bool = False) -> Move:
    return Move(seq, seat, "+1", [Event("hung", "L2", seat), Event("drawn", "L4", seat, reveals=reveals)])


@pytest.mark.parametrize(
    ("moves", "seat", "limit"),
    [
        ([], 0, None),
        ([move(1, 0)], 0, 0),
        ([move(1, 0)], 1, None),
        ([move(1, 0, reveals=True)], 0, None),
        ([move(1, 0, reveals=True), move(2, 0), move(4, 0)], 0, 1),
        ([move(1, 1), move(2, 0), move(4, 0)], 0, 1),
        ([move(1, 0), move(2, 1)], 0, None),
    ],
    ids=["nothing", "first", "not mine", "revealed", "up to a reveal", "up to another seat", "another seat since"],
)
def test_an_undo_goes_neither_past_a_reveal_nor_past_another_seat(
    moves: list[Move], seat: int, limit: int | None
) -> None:
    assert record.undo_limit(moves, seat) == limit
    assert record.may_undo(moves, seat) is (limit is not None)


class Quiet(Lanterns):
    """Lanterns in which nothing reveals anything, for undo."""

    def play(self, state: Any, token: str) -> list[Event]:
        return [Event(event.kind, event.rule, event.seat, event.facts) for event in super().play(state, token)]


def quiet(plies: int) -> Record:
    game = Quiet()
    stored, state = record.start(game, 2, seed=SEED)
    for _ in range(plies):
        record.play(stored, game, state, game.legal(state)[-1])
    return stored


def quiet_replay(stored: Record, upto: int | None = None) -> Any:
    return record.replay(stored, upto, lambda _: Quiet())


def test_an_undo_is_one_more_entry() -> None:
    stored = quiet(3)
    assert record.undo(stored, 0) == Undo(4, 2, 0)
    assert [entry.seq for entry in stored.entries] == [1, 2, 3, 4]
    assert [entry.seq for entry in record.in_force(stored.entries)] == [1, 2]
    assert GAME.same(quiet_replay(stored).state, quiet_replay(stored, 2).state)
    state = quiet_replay(stored).state
    assert record.play(stored, Quiet(), state, GAME.legal(state)[0]).seq == 5
    back = read(record.dump(stored))
    assert back == stored
    assert GAME.same(quiet_replay(back).state, state)
    assert GAME.same(quiet_replay(back, 3).state, quiet_replay(quiet(3)).state)


def test_an_undo_by_a_seat_keeps_the_rule_and_an_agreed_rewind_need_not() -> None:
    stored = quiet(3)
    for seat, to, message in ((1, None, "nothing"), (0, 1, "too-far"), (0, 3, "nowhere"), (0, 9, "nowhere")):
        with pytest.raises(Problem, match=f"record-undo-{message}"):
            record.undo(stored, seat, to)
    assert record.undo(stored, None, 0) == Undo(4, 0)
    assert record.in_force(stored.entries) == []
    with pytest.raises(Problem, match="record-nothing-to-undo"):
        record.undo(stored, None)
    assert GAME.same(quiet_replay(read(record.dump(stored))).state, GAME.new(2, [], SEED))


def test_a_stored_record_is_added_to_line_by_line(tmp_path: Path) -> None:
    stored, state = played(2)
    path = tmp_path / "game.jsonl"
    path.write_bytes(record.dump(stored))
    record.append(path, record.play(stored, GAME, state, GAME.legal(state)[0]))
    assert read(path.read_bytes()) == stored
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(Problem, match="record-torn"):
        record.append(path, stored.entries[-1])


def test_the_commitment_is_the_one_that_is_written_down() -> None:
    stored, _ = played(0)
    by_hand = hashlib.sha256(b"vesuvius seed 1\0" + bytes.fromhex(f"{SEED:064x}")).hexdigest()
    assert stored.header.commitment == by_hand == record.commitment(f"{SEED:064x}")
    record.verify(stored)


@pytest.mark.parametrize("seed", [-1, 2**256, "abc", "g" * 64, "0" * 63, "0" * 66])
def test_a_seed_that_has_not_256_bits_is_refused(seed: int | str) -> None:
    with pytest.raises(Problem, match="bad-seed"):
        record.start(GAME, seed=seed)


def test_a_new_seed_comes_from_the_system() -> None:
    assert record.start(GAME)[0].header.setup != record.start(GAME)[0].header.setup


@pytest.mark.parametrize(("version", "message"), [(2, "record-newer-version"), (0, "record-older-version")])
def test_a_record_of_another_version_can_be_told_but_not_replayed(version: int, message: str) -> None:
    lines = record.dump(played()[0]).splitlines(keepends=True)
    told = read(b"".join([lines[0].replace(b'"version":1', b'"version":%d' % version), *lines[1:]]))
    assert record.in_force(told.entries)[0].events[0].kind == "hung"
    with pytest.raises(Problem) as found:
        replay(told)
    assert found.value.message == message
    assert found.value.args_of_message == {"game": "lanterns", "got": version, "known": 1}


def test_a_record_of_other_facts_is_not_replayed() -> None:
    content = record.dump(played()[0]).replace(b"18 lanterns", b"17 lanterns")
    with pytest.raises(Problem, match="record-other-data"):
        replay(read(content))


def header(**changes: Any) -> Callable[[list[Any]], list[Any]]:
    return lambda lines: [{**lines[0], **changes}, *lines[1:]]


def entry(**changes: Any) -> Callable[[list[Any]], list[Any]]:
    """Change the third line, the second entry."""
    return lambda lines: [*lines[:2], {**lines[2], **changes}, *lines[3:]]


def entry_without(key: str) -> Callable[[list[Any]], list[Any]]:
    return lambda lines: [*lines[:2], {other: lines[2][other] for other in lines[2] if other != key}, *lines[3:]]


DEAL = GAME.deal(3, [], 5)
DAMAGES: list[tuple[str, int, Callable[[list[Any]], list[Any]]]] = [
    ("record-newer-format", 1, header(format=2, odd=1)),
    ("record-no-format", 1, header(format="1")),
    ("record-no-format", 1, lambda lines: lines[1:]),
    ("record-wrong-keys", 1, header(odd=1)),
    ("record-wrong-type", 1, header(players="3")),
    ("record-wrong-type", 1, header(seats=[1, 2, 3])),
    ("record-wrong-type", 1, header(setup={"odd": 1})),
    ("record-seats", 1, header(seats=["Ada"])),
    ("record-setup", 1, header(setup={})),
    ("record-setup", 1, header(setup={"deal": DEAL, "position": {"players": 3, "options": []}})),
    ("record-contradiction", 1, header(setup={"deal": {**DEAL, "players": 2}})),
    ("record-contradiction", 1, header(setup={"position": {}})),
    ("bad-seed", 1, header(setup={"seed": "123"})),
    ("record-commitment", 1, header(setup={"seed": "0" * 64})),
    ("record-commitment", 1, header(commitment=None)),
    ("record-commitment", 1, header(setup={"deal": DEAL})),
    ("lanterns-set-up", 1, header(options=["odd"])),
    ("record-wrong-keys", 3, entry(odd=1)),
    ("record-wrong-keys", 3, entry_without("seq")),
    ("record-wrong-keys", 3, entry_without("events")),
    ("record-wrong-type", 3, entry(seq="2")),
    ("record-wrong-type", 3, entry(seat=True)),
    ("record-wrong-type", 3, entry(events=[{"kind": 1}])),
    ("record-seq", 3, entry(seq=1)),
    ("record-seq", 4, entry(seq=3)),
    ("record-no-such-seat", 3, entry(seat=3)),
    ("record-wrong-seat", 3, entry(seat=2)),
    ("lanterns-token", 3, entry(move="odd")),
    ("record-other-events", 3, entry(events=[])),
    ("record-undo-nowhere", 3, lambda lines: [*lines[:2], {"seq": 2, "undo": 2, "seat": 0}]),
    ("record-undo-nothing", 3, lambda lines: [*lines[:2], {"seq": 2, "undo": 0, "seat": 0}]),
    ("record-wrong-keys", 3, lambda lines: [*lines[:2], {"seq": 2, "undo": 0, "move": "+1"}]),
]


@pytest.mark.parametrize(
    ("message", "at", "damage"), DAMAGES, ids=[f"{number}-{message}" for number, (message, *_) in enumerate(DAMAGES)]
)
def test_a_damaged_record_is_refused_at_the_right_line(
    message: str, at: int, damage: Callable[[list[Any]], list[Any]]
) -> None:
    lines = [json.loads(line) for line in record.dump(played()[0]).splitlines()]
    problem = complaint(b"".join(json.dumps(line).encode() + b"\n" for line in damage(lines)))
    assert (problem.message, problem.line) == (message, at)


@pytest.mark.parametrize(
    ("message", "at", "damage"),
    [
        ("record-empty", 1, lambda content: b""),
        ("line-torn", 19, lambda content: content[:-9]),
        ("line-not-json", 2, lambda content: content.replace(b"}\n", b"\n", 2).replace(b"null]\n", b"null]}\n")),
        ("line-not-utf8", 2, lambda content: content.replace(b'"hung"', b'"hu\xffng"')),
        ("line-key-twice", 2, lambda content: content.replace(b'{"seq":1,', b'{"seq":1,"seq":1,')),
        ("line-blank", 2, lambda content: content.replace(b"\n", b"\n\n", 1)),
        ("line-byte-order-mark", 1, lambda content: b"\xef\xbb\xbf" + content),
        ("line-not-object", 1, lambda content: b"[]\n" + content),
    ],
)
def test_a_file_that_is_not_a_record_is_refused_at_the_right_line(
    message: str, at: int, damage: Callable[[bytes], bytes]
) -> None:
    stored, _ = played(seats=[None, None, None])
    problem = complaint(damage(record.dump(stored)))
    assert (problem.message, problem.line) == (message, at)


def test_several_records_are_read_one_after_the_other() -> None:
    stored = [played(plies, seed=seed)[0] for plies, seed in ((100, 1), (0, 2), (3, 3), (100, 1))]
    content = b"".join(record.dump(one) for one in stored)
    assert [*record.read_all(io.BytesIO(content))] == stored
    assert [*record.read_all(record.dump(stored[0]).splitlines())] == stored[:1]
    firsts = [first for first, _ in record.split(content.splitlines(keepends=True))]
    assert firsts == [1, 2 + stored[0].seq, 3 + stored[0].seq, 7 + stored[0].seq]
    assert b"".join(b"".join(rows) for _, rows in record.split(io.BytesIO(content))) == content


def test_a_single_record_is_not_taken_out_of_several() -> None:
    one, other = (played(2, seed=seed)[0] for seed in (1, 2))
    problem = complaint(record.dump(one) + record.dump(other) + b"torn")
    assert (problem.message, problem.line) == ("record-several", 4)


@pytest.mark.parametrize(
    ("content", "message", "line"),
    [
        (b"", "record-empty", 1),
        (b"odd\n", "line-not-json", 5),
        (b'{"seq":1,"undo":0}\n', "record-seq", 5),
        (b'{"format":1,"setup":{}}\n', "record-wrong-keys", 5),
        (b'{"format":2,"setup":{}}\n', "record-newer-format", 5),
        (record.dump(played(2)[0]) + b'{"seq":2,"format":"odd"}\n', "record-wrong-keys", 8),
        (record.dump(played(2)[0])[:-5], "line-torn", 7),
    ],
)
def test_what_is_wrong_in_one_of_several_is_found_at_its_line(content: bytes, message: str, line: int) -> None:
    before = record.dump(played(3)[0]) if content else b""
    with pytest.raises(BadLine) as caught:
        list(record.read_all(io.BytesIO(before + content)))
    assert (caught.value.message, caught.value.line) == (message, line)


def test_a_record_of_an_unknown_game_is_refused() -> None:
    content = record.dump(played()[0]).replace(b'"lanterns"', b'"chess"')
    with pytest.raises(Problem, match="unknown-game"):
        replay(read(content))
