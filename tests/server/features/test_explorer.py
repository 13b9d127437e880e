"""Finished games are explored: any side's moves from any point, and branches that are kept, named, shared, deleted."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tests.server.support.client import Person
from tests.server.support.inside import Inside, refused, whole_game
from tests.support import lanterns
from vesuvius import load
from vesuvius.formats import record as records
from vesuvius.formats.record import playable
from vesuvius.server.features.study import explorer
from vesuvius.server.people.limits import BRANCHES_PER_HOUR

pytestmark = pytest.mark.anyio
GAME = load("downfall")
RECORD = whole_game()
SEED = "79" * 32
UNSEEN = "AAAAAAAAAAAAAAAA"


@pytest.fixture
async def table(people: list[Person]) -> str:
    """A finished game that Livia has brought, which nobody else may see."""
    return await brought(people[0], records.dump(RECORD))


async def brought(person: Person, text: bytes) -> str:
    taken = await person.ask("POST", "/api/records/replay", {"record": text.decode()})
    return str(taken["table"])


async def seqs(person: Person, table: str) -> list[int]:
    """The entries of the moves, as the table's own record counts them."""
    text = (await person.request("GET", f"/api/tables/{table}/record")).text
    stored = records.read(text.encode().splitlines(keepends=True))
    return [0, *(move.seq for move in records.in_force(stored.entries))]


def after(moves: int, *tokens: str, seed: str | None = None) -> Any:
    """The game after so many moves of the record, and others from there on."""
    state = records.replay(RECORD, moves).state
    if seed is not None:
        state = GAME.resample(GAME.mask(state, None), None, seed)
    for token in tokens:
        GAME.play(state, token)
    return state


def others(moves: int, count: int = 1, seed: str | None = None) -> list[str]:
    """So many legal tokens from there on, the first of which was not played."""
    state = after(moves, seed=seed)
    played = RECORD.entries[moves].move  # type: ignore[union-attr]
    tokens = [next(token for token in GAME.legal(state) if token != played)]
    GAME.play(state, tokens[0])
    while len(tokens) < count:
        tokens.append(GAME.legal(state)[0])
        GAME.play(state, tokens[-1])
    return tokens


async def test_every_seat_is_seen_and_whoever_decides_may_choose(people: list[Person], table: str) -> None:
    entries, tokens = await seqs(people[0], table), others(3, 4)
    seen = await people[0].ask("POST", f"/api/tables/{table}/explore", {"since": entries[3], "moves": tokens})
    state = after(3, *tokens)
    assert seen["views"] == [GAME.view(state, seat) for seat in (0, 1)]
    assert (seen["standing"]["seat"], seen["standing"]["legal"]) == (GAME.seat(state), GAME.legal(state))
    again = after(3)
    for told, token in zip(seen["moves"], tokens, strict=True):
        seat, caused = GAME.seat(again), GAME.play(again, token)
        assert (told["seat"], told["move"]) == (seat, token)
        assert [event["kind"] for event in told["events"]] == [event.kind for event in caused]


async def test_every_point_of_the_record_is_where_it_was(people: list[Person], table: str) -> None:
    entries = await seqs(people[0], table)
    for number in (0, 1, len(entries) // 2, len(entries) - 2, len(entries) - 1):
        seen = await people[0].ask("POST", f"/api/tables/{table}/explore", {"since": entries[number]})
        assert seen["views"] == [GAME.view(after(number), seat) for seat in (0, 1)]
    end = await people[0].ask("POST", f"/api/tables/{table}/explore", {"since": entries[-1]})
    assert end["standing"]["outcome"] is not None
    assert end["standing"]["legal"] is None


async def test_what_is_drawn_lies_as_in_the_game_or_is_dealt_anew_from_a_seed(people: list[Person], table: str) -> None:
    since, moves = (await seqs(people[0], table))[2], others(2, 6, SEED)
    form = {"since": since, "moves": moves, "seed": SEED}
    seen = [await people[0].ask("POST", f"/api/tables/{table}/explore", form) for _ in range(2)]
    assert seen[0]["views"] == seen[1]["views"] == [GAME.view(after(2, *moves, seed=SEED), seat) for seat in (0, 1)]
    same = await people[0].ask("POST", f"/api/tables/{table}/explore", {"since": since})
    anew = await people[0].ask("POST", f"/api/tables/{table}/explore", {"since": since, "seed": SEED})
    hands = [[view["hands"][seat]["cards"] for seat, view in enumerate(each["views"])] for each in (same, anew)]
    assert hands[0] != hands[1]
    assert same["views"][0]["pieces"] == anew["views"][0]["pieces"]


async def test_what_cannot_be_is_refused_in_words(people: list[Person], table: str) -> None:
    ask, path = people[0], f"/api/tables/{table}/explore"
    entries = await seqs(ask, table)
    assert await refused(ask, "POST", path, {"since": entries[-1] + 1}) == (409, "record-no-such-entry")
    assert await refused(ask, "POST", path, {"since": 1}) == (409, "record-no-such-entry")
    assert (await refused(ask, "POST", path, {"moves": ["A1>K7"]}))[0] == 409
    last: Any = RECORD.entries[-1]
    assert await refused(ask, "POST", path, {"since": entries[-1], "moves": [last.move]}) == (409, "archive-over")
    assert await refused(ask, "POST", f"{path}/hints", {"since": entries[-1]}) == (409, "archive-over")
    for wrong in ({"seed": "79"}, {"moves": ["x"] * 501}, {"since": -1}, {"other": 1}):
        assert await refused(ask, "POST", path, wrong) == (400, "http-400")


async def test_the_best_moves_are_told_to_whoever_decides(people: list[Person], table: str) -> None:
    moves = len(RECORD.entries) - 4
    since = (await seqs(people[0], table))[moves]
    found = await people[0].ask("POST", f"/api/tables/{table}/explore/hints", {"since": since})
    assert {hint["token"] for hint in found} <= {*GAME.legal(after(moves))}
    assert found


async def test_a_branch_is_kept_named_lengthened_and_deleted(people: list[Person], table: str) -> None:
    livia, path = people[0], f"/api/tables/{table}/branches"
    since, moves = (await seqs(livia, table))[3], others(3, 3)
    kept = await livia.ask("POST", path, {"since": since, "moves": moves[:2], "name": " A \n bolder\u200b move "})
    assert kept == {
        "id": kept["id"],
        "since": since,
        "moves": moves[:2],
        "seed": None,
        "name": "A bolder move",
        "shared": False,
        "mine": True,
        "by": "Livia",
    }
    assert await livia.ask("GET", path) == [kept]
    for changed in ({"name": "Better"}, {"moves": moves}, {"shared": True}, {"name": ""}, {}):
        kept = {**kept, **changed}
        assert await livia.ask("PUT", f"{path}/{kept['id']}", changed) == kept
        assert await livia.ask("GET", path) == [kept]
    other = await livia.ask("POST", path, {"moves": [GAME.legal(after(0))[0]], "seed": None})
    assert [each["id"] for each in await livia.ask("GET", path)] == [other["id"], kept["id"]]
    await livia.ask("DELETE", f"{path}/{kept['id']}")
    assert await livia.ask("GET", path) == [other]
    assert await refused(livia, "DELETE", f"{path}/{kept['id']}") == (404, "branch-unknown")
    assert await refused(livia, "PUT", f"{path}/{kept['id']}", {"name": "x"}) == (404, "branch-unknown")


async def test_only_what_the_rules_allow_is_kept(people: list[Person], table: str) -> None:
    livia, path = people[0], f"/api/tables/{table}/branches"
    since, moves = (await seqs(livia, table))[3], others(3, 2)
    illegal = (await refused(livia, "POST", f"/api/tables/{table}/explore", {"moves": ["A1>K7"]}))[1]
    assert await refused(livia, "POST", path, {"moves": ["A1>K7"]}) == (409, illegal)
    assert await refused(livia, "POST", path, {"since": 1, "moves": moves}) == (409, "record-no-such-entry")
    forms: list[Any] = [{"moves": []}, {"moves": moves, "name": "x" * 41}, {"moves": ["x"] * 501}, {}]
    for wrong in forms:
        assert await refused(livia, "POST", path, wrong) == (400, "http-400")
    assert await livia.ask("GET", path) == []
    kept = await livia.ask("POST", path, {"since": since, "moves": moves})
    changed = f"{path}/{kept['id']}"
    assert (await refused(livia, "PUT", changed, {"moves": [*moves, "A1>K7"]}))[0] == 409
    assert await livia.ask("GET", path) == [kept]


async def test_a_branch_is_its_makers_alone_until_it_is_shared(place: Inside, people: list[Person]) -> None:
    livia, gaius, nero = people
    table = await place.finished(livia, gaius)
    path, entries = f"/api/tables/{table}/branches", await seqs(livia, table)
    legal = (await livia.ask("POST", f"/api/tables/{table}/explore", {"since": entries[0]}))["standing"]["legal"]
    kept = await livia.ask("POST", path, {"since": entries[0], "moves": [legal[0]]})
    assert await gaius.ask("GET", path) == []
    await livia.ask("PUT", f"{path}/{kept['id']}", {"shared": True})
    assert await gaius.ask("GET", path) == [kept | {"shared": True, "mine": False}]
    for method, body in {"PUT": {"name": "Mine"}, "DELETE": None}.items():
        assert await refused(gaius, method, f"{path}/{kept['id']}", body) == (404, "branch-unknown")
    nobody = place.with_key("")
    assert await refused(nobody, "POST", path, {"moves": [legal[0]]}) == (401, "key-of-person-needed")
    for stranger in (nero, nobody):
        assert await refused(stranger, "GET", path) == (404, "table-unknown")
        assert await refused(stranger, "POST", f"/api/tables/{table}/explore", {}) == (404, "table-unknown")
    assert await refused(nero, "POST", path, {"moves": [legal[0]]}) == (404, "table-unknown")
    await livia.ask("PUT", f"{path}/{kept['id']}", {"shared": False})
    assert await gaius.ask("GET", path) == []


async def test_a_branch_belongs_to_its_own_table(people: list[Person], table: str) -> None:
    livia = people[0]
    kept = await livia.ask("POST", f"/api/tables/{table}/branches", {"moves": [GAME.legal(after(0))[0]]})
    other = f"/api/tables/{await brought(livia, records.dump(RECORD))}/branches"
    assert await refused(livia, "PUT", f"{other}/{kept['id']}", {"name": "x"}) == (404, "branch-unknown")
    assert await refused(livia, "DELETE", f"{other}/{UNSEEN}") == (404, "branch-unknown")
    assert await livia.ask("GET", other) == []


async def test_a_running_game_is_not_explored(place: Inside, people: list[Person]) -> None:
    livia, gaius, _ = people
    table = f"/api/tables/{await place.running(livia, gaius)}"
    for path in ("explore", "explore/hints"):
        assert await refused(livia, "POST", f"{table}/{path}", {}) == (409, "archive-running")
    assert await refused(livia, "GET", f"{table}/branches") == (409, "archive-running")
    assert await refused(livia, "POST", f"{table}/branches", {"moves": ["x"]}) == (409, "archive-running")
    open_table, _ = await livia.open_table({"kind": "me"}, {"kind": "open"})
    assert (await refused(livia, "POST", f"/api/tables/{open_table}/explore", {}))[0] in (404, 409)


async def test_branches_are_bounded(people: list[Person], table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explorer, "MOST_BRANCHES", 2)
    livia, path = people[0], f"/api/tables/{table}/branches"
    form = {"moves": [GAME.legal(after(0))[0]]}
    for _ in range(2):
        await livia.ask("POST", path, form)
    response = await livia.request("POST", path, form)
    assert response.json() == {"message": "branch-too-many", "args": {"most": 2}, "rule": ""}
    for _ in range(BRANCHES_PER_HOUR - 3):
        await livia.request("PUT", f"{path}/{UNSEEN}", {"name": "x"})
    assert await refused(livia, "PUT", f"{path}/{UNSEEN}", {"name": "x"}) == (429, "limit-reached")


async def test_branches_go_with_their_game_and_with_their_person(place: Inside, people: list[Person]) -> None:
    livia, gaius, _ = people
    form = {"moves": [GAME.legal(after(0))[0]]}
    table = await brought(livia, records.dump(RECORD))
    kept = await livia.ask("POST", f"/api/tables/{table}/branches", form)
    await livia.ask("DELETE", f"/api/tables/{table}")
    assert await place.service.store.branches.find(kept["id"]) is None
    played = f"/api/tables/{await place.finished(livia, gaius)}"
    legal = (await gaius.ask("POST", f"{played}/explore", {}))["standing"]["legal"]
    kept = await gaius.ask("POST", f"{played}/branches", {"moves": legal[:1]})
    await gaius.ask("PUT", f"{played}/branches/{kept['id']}", {"shared": True})
    await gaius.ask("DELETE", "/api/me")
    assert await livia.ask("GET", f"{played}/branches") == []
    assert await place.service.store.branches.find(kept["id"]) is None


async def test_the_third_game_is_explored_too(
    place: Inside, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    stored, state = records.start(lanterns.GAME, 2, seed=3)
    while lanterns.GAME.seat(state) is not None:
        records.play(stored, lanterns.GAME, state, lanterns.GAME.legal(state)[0])
    for module in ("archive", "setup"):
        monkeypatch.setattr(f"vesuvius.server.tables.{module}.load", lanterns.load)
    monkeypatch.setattr("vesuvius.server.tables.table.playable", partial(playable, load=lanterns.load))
    table = await brought(people[0], records.dump(stored))
    first = records.replay(stored, 0, lanterns.load).state
    token = lanterns.GAME.legal(first)[-1]
    seen = await people[0].ask("POST", f"/api/tables/{table}/explore", {"moves": [token]})
    lanterns.GAME.play(first, token)
    assert seen["views"] == [lanterns.GAME.view(first, seat) for seat in range(2)]
