"""Positions are studied without a table: looked at, asked about, played on; whatever is wrong is said in words."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.support.inside import Inside, refused, whole_game
from vesuvius import load
from vesuvius.formats.record import dump, replay

pytestmark = pytest.mark.anyio
GAME = load("downfall")
FLEEING = """game: downfall
fleeing
turn: r
decision: move 2
    A  B    C    D  E    F   G  H  I  J  K
1 | r  .    .    .  .    .   .  ~s #  #  #
2 | .  .    ~coi .  .    2rk .  ~s .  .  #
3 | .  ~coi ~coi .  .    .   .  .  .  .  ~v
4 | .  .    .    .  ~col .   .  .  .  .  .
5 | .  .    .    .  .    .   .  .  .  .  .
6 | .  k    .    .  .    .   .  .  .  .  .
7 | #  #    #    .  .    .   .  .  .  .  .
"""
SEED = "79" * 32
NEW = {"game": "downfall", "pieces": {}}


async def study(place: Inside, rest: str = "", **asked: Any) -> Any:
    form = {"game": "downfall", "position": FLEEING, "seed": SEED, **asked}
    return (await place.with_key("").request("POST", f"/api/study{rest}", form)).json()


async def test_a_position_is_seen_by_whoever_decides(place: Inside) -> None:
    seen, state = await study(place), GAME.at(FLEEING, SEED)
    assert seen["view"] == GAME.view(state, 0)
    assert (seen["standing"]["seat"], seen["standing"]["legal"]) == (0, GAME.legal(state))
    assert (seen["position"], seen["picture"], seen["moves"]) == (GAME.position(state), GAME.picture(state), [])


async def test_moves_lead_on_and_are_told_with_their_events(place: Inside) -> None:
    seen, state = await study(place, moves=["A1>out", "F2>F3"]), GAME.at(FLEEING, SEED)
    caused = [GAME.play(state, token) for token in ("A1>out", "F2>F3")]
    assert [move["move"] for move in seen["moves"]] == ["A1>out", "F2>F3"]
    assert [event["kind"] for event in seen["moves"][0]["events"]] == [event.kind for event in caused[0]]
    assert (seen["view"], seen["standing"]["seat"]) == (GAME.view(state, 1), 1)


async def test_a_seat_sees_with_its_own_eyes(place: Inside) -> None:
    seen = await study(place, position=NEW, seat=0)
    state = GAME.at(NEW, SEED)
    assert GAME.seat(state) == 1
    assert (seen["view"], seen["standing"]["legal"]) == (GAME.view(state, 0), None)
    (token, *_) = GAME.legal(state)
    after = await study(place, position=NEW, seat=0, moves=[token])
    (caused,) = after["moves"]
    assert [event["facts"] for event in caused["events"]] == [
        GAME.mask_event(event, 0).facts for event in GAME.play(state, token)
    ]


async def test_what_is_open_is_dealt_anew_without_a_seed(place: Inside) -> None:
    first, second = [await study(place, position=NEW, seed=None) for _ in range(2)]
    assert first["position"]["stock"] != second["position"]["stock"]
    again = await study(place, position=first["position"], seed=None)
    assert again["position"] == first["position"]


async def test_an_illegal_move_is_refused_with_its_ruling(place: Inside) -> None:
    trouble, refusal = await study(place, moves=["A1>K7"]), GAME.refusal(GAME.at(FLEEING, SEED), 0, "A1>K7")
    assert refusal is not None
    assert (trouble["rule"], trouble["message"]) == (refusal.rule, refusal.message)
    assert trouble["args"].items() >= refusal.args.items()


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"position": "game: downfall\n1 | x"}, "position-"),
        ({"position": {"game": "downfall", "pieces": {"I1": [1, 0]}}}, "position-"),
        ({"position": {"game": "downfall", "pieces": 5}}, "position-"),
        ({"position": {}}, "position-"),
        ({"seat": 3}, "study-seat"),
        ({"game": "senet"}, "unknown-game"),
    ],
)
async def test_what_is_impossible_is_named(place: Inside, asked: dict[str, Any], message: str) -> None:
    assert (await study(place, **asked))["message"].startswith(message)


async def test_the_best_moves_are_told_with_reasons(place: Inside) -> None:
    found = await study(place, "/hints")
    assert found[0]["token"] in GAME.legal(GAME.at(FLEEING, SEED))
    assert found[0]["reasons"]
    assert await study(place, "/hints") == found
    with_hand = await study(place, "/hints", position=NEW)
    assert {hint["token"] for hint in with_hand} <= {*GAME.legal(GAME.at(NEW, SEED))}


async def test_a_table_begins_where_the_moves_have_led(place: Inside) -> None:
    livia = await place.person("Livia")
    table = {"rules": {"game": "downfall"}, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level:1"}]}
    form = {"study": {"game": "downfall", "position": FLEEING, "seed": SEED, "moves": ["A1>out"]}, "table": table}
    opened = await livia.ask("POST", "/api/study/play", form)
    await livia.start(opened["info"]["table"])
    shown = await livia.ask("GET", f"/api/tables/{opened['info']['table']}/view?seat=0")
    state = GAME.at(FLEEING, SEED)
    GAME.play(state, "A1>out")
    assert shown["view"] == GAME.view(state, 0)
    other = {**form, "table": {**table, "seats": [{"kind": "me"}] * 3}}
    assert await refused(livia, "POST", "/api/study/play", other) == (409, "study-other-table")


async def test_nothing_is_played_after_the_end(place: Inside) -> None:
    over = {**NEW, "phase": "over"}
    seen = await study(place, position=over)
    assert (seen["standing"]["seat"], seen["standing"]["legal"]) == (None, None)
    assert seen["standing"]["outcome"] is not None
    for rest in ("", "/hints"):
        assert (await study(place, rest, position=over, moves=["stay"]))["message"] == "archive-over"
    assert (await study(place, "/hints", position=over))["message"] == "archive-over"


async def test_a_record_leads_to_its_positions(place: Inside) -> None:
    record = whole_game()
    for upto in (0, record.entries[40].seq, None):
        form = {"record": dump(record).decode(), "upto": upto}
        found = (await place.with_key("").request("POST", "/api/study/record", form)).json()
        replayed = replay(record, upto)
        assert found == {"picture": GAME.picture(replayed.state)}


@pytest.mark.parametrize("name", ["downfall", "pompeii"])
async def test_all_ways_through_the_lessons_are_told_as_if_each_had_been_gone(place: Inside, name: str) -> None:
    nobody = place.with_key("")
    lessons = (await nobody.request("GET", f"/api/study/lessons/{name}")).json()
    ways = (await nobody.request("GET", f"/api/study/lessons/{name}/ways")).json()
    made = [(way["lesson"], *(move["move"] for move in way["moves"])) for way in ways]
    assert len({*made}) == len(made)
    for lesson in lessons:
        last = [way for way in ways if way["lesson"] == lesson["name"]][-1]
        moves = [move["move"] for move in last["moves"]]
        assert len(moves) == sum(1 + len(step.get("replies", [])) for step in lesson["steps"])
        shown = len(last["steps"])
        assert shown == 1 + len(lesson["steps"][-1].get("replies", []))
        asked = {"game": name, "position": lesson["position"], "seed": lesson.get("seed", SEED), "seat": 0}
        studied = (await nobody.request("POST", "/api/study", {**asked, "moves": moves, "shown": shown})).json()
        for part in ("view", "moves", "steps"):
            assert last[part] == studied[part]
        assert last["standing"]["legal"] == studied["standing"]["legal"]
