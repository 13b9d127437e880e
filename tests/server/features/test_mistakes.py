"""Learning from mistakes: one's own worst decisions as one saw them, and answers that say what the review says."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.support.client import Person
from tests.server.support.inside import Inside, refused, whole_game
from vesuvius import load
from vesuvius.bots.analysis.review import Analysis, ReviewedDecision, mark_of
from vesuvius.bots.bot import Budget
from vesuvius.formats.record import dump
from vesuvius.game import State
from vesuvius.server.features.study.mistakes import MISTAKES, MOST_MISTAKES, worst_mistakes

pytestmark = pytest.mark.anyio
MOVES = 16
Line = dict[str, Any]


def analysis_of(*losses: float) -> Analysis:
    """A review in which two seats take turns and each decision gives so much away."""
    decisions = [
        ReviewedDecision(ply, ply % 2, "played", "better", 9, [0.5, 0.5], [0.5, 0.5], lost, mark_of(lost))
        for ply, lost in enumerate(losses, 1)
    ]
    return Analysis(2, "", "downfall", 1, "", None, "mcts", "0", players=2, chances=[1.0, 0.0], decisions=decisions)


async def test_the_worst_of_ones_own_real_mistakes_come_in_the_order_of_the_game() -> None:
    losses = (0.2, 0.9, 0.3, 0.9, 0.13, 0.9, 0.11, 0.9, 0.2, 0.9, 0.4)
    own = {1, 3, 5, 7, 9, 11}
    assert [each.ply for each in worst_mistakes(analysis_of(*losses), own)] == [1, 3, 11]
    assert [each.ply for each in worst_mistakes(analysis_of(0.11, 0.9, 0.13), own)] == [3]
    assert worst_mistakes(analysis_of(0.0, 0.9, 0.11), own) == []


async def late(place: Inside, *people: Person) -> str:
    """A table at which these two have the end of a game before them."""
    record = whole_game()
    form = {"rules": {"game": "downfall"}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    asked = {"record": dump(record).decode(), "upto": record.entries[-MOVES].seq, "table": form}
    opened = await people[0].ask("POST", "/api/records/play", asked)
    table: str = opened["info"]["table"]
    await people[1].join(table, opened["invite"])
    await people[0].start(table)
    return table


async def finished(place: Inside, *people: Person) -> tuple[str, list[Line]]:
    """A table where these two have played the end of a game badly, and what stood before each of their moves."""
    table = await late(place, *people)
    seen: list[Line] = []
    while True:
        views = [await each.ask("GET", f"/api/tables/{table}/view?seat={seat}") for seat, each in enumerate(people)]
        turn = views[0]["standing"]["seat"]
        if turn is None:
            return table, seen
        seen.append(views[turn])
        assert await place.move(table, *people)


async def test_positions_are_as_they_were_seen_and_answers_say_what_the_review_says(
    place: Inside, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place.service.pool, "effort", Budget(200))
    table, seen = await finished(place, *people[:2])
    path = f"/api/tables/{table}/mistakes"
    analysis = await people[0].ask("POST", f"/api/tables/{table}/analysis")
    for seat, person in enumerate(people[:2]):
        mistakes = await person.ask("POST", path)
        own = [each for each in analysis["decisions"] if each["seat"] == seat and each["mark"] in MISTAKES]
        worst = sorted(own, key=lambda each: -each["given_away"])[:MOST_MISTAKES]
        assert mistakes
        assert [each["ply"] for each in mistakes] == sorted(each["ply"] for each in worst)
        for mistake in mistakes:
            then, decision = seen[mistake["ply"] - 1], analysis["decisions"][mistake["ply"] - 1]
            assert mistake["view"] == then["view"]
            assert (mistake["legal"], mistake["previews"]) == (then["standing"]["legal"], then["standing"]["previews"])
            assert (mistake["move"], mistake["given_away"]) == (decision["move"], decision["given_away"])
            rated = {move["token"]: move for move in decision["moves"]}
            unrated = [token for token in mistake["legal"] if token not in rated]
            for token in [*rated, *unrated[:1]]:
                answer = await person.ask("POST", f"{path}/{mistake['ply']}", {"token": token})
                lost = max(0.0, rated[decision["best"]]["value"] - answer["tried"]["value"])
                assert answer["tried"] == rated.get(token, answer["tried"])
                assert answer["lost"] == pytest.approx(lost, abs=1e-9)
                assert answer["right"] == (mark_of(answer["lost"]) == "good")
                assert answer["played"] == rated[decision["move"]]
                assert answer["given_away"] == decision["given_away"]
                assert answer["best"] == {**rated[decision["best"]], "reasons": decision["reasons"], "plan": None}
        assert (await person.ask("POST", f"{path}/{mistakes[0]['ply']}", {"token": "nonsense"}))["type"] == "refused"


async def test_only_those_who_played_are_told_and_only_of_their_own_decisions(
    place: Inside, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place.service.pool, "effort", Budget(20))
    livia, gaius, nero = people
    table, seen = await finished(place, livia, gaius)
    path = f"/api/tables/{table}/mistakes"
    running = await place.running(livia, gaius)
    tried = {"token": "any"}
    others = 1 + next(ply for ply, each in enumerate(seen) if each["seat"] == 1)
    assert await refused(livia, "POST", f"{path}/{others}", tried) == (404, "mistake-unknown")
    assert await refused(livia, "POST", f"{path}/{len(seen) + 1}", tried) == (404, "mistake-unknown")
    assert await refused(livia, "POST", f"/api/tables/{running}/mistakes") == (409, "archive-running")
    assert await refused(livia, "POST", f"/api/tables/{running}/mistakes/1", tried) == (409, "archive-running")
    assert await refused(nero, "POST", path) == (404, "table-unknown")
    assert await refused(place.with_key(""), "POST", path) == (401, "key-of-person-needed")


async def test_what_a_bot_played_in_somebodys_place_is_not_their_mistake(
    place: Inside, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def first_legal(name: str, _bot: str, masked: State, *_more: object) -> str:
        return load(name).legal(masked)[0]

    monkeypatch.setattr(place.service.pool, "effort", Budget(20))
    monkeypatch.setattr(place.service.pool, "move", first_legal)
    livia, gaius, _ = people
    table = await late(place, livia, gaius)

    async def command(person: Person, seat: int, **more: object) -> None:
        seq = (await person.ask("GET", f"/api/tables/{table}/view?seat={seat}"))["seq"]
        message = {"table": table, "seat": seat, "seq": seq, "id": f"{seat}-{seq}", **more}
        assert (await person.ask("POST", f"/api/tables/{table}/commands", message))["type"] == "acknowledged"

    await command(gaius, 1, type="leave")
    await command(livia, 0, type="let-bot", absent=1, bot="level:1")
    while not (view := await livia.ask("GET", f"/api/tables/{table}/view?seat=0"))["standing"]["outcome"]:
        if view["standing"]["legal"]:
            await command(livia, 0, type="play", token=view["standing"]["legal"][0])
    analysis = await livia.ask("POST", f"/api/tables/{table}/analysis")
    assert {each["seat"] for each in analysis["decisions"]} == {0, 1}
    monkeypatch.setattr("vesuvius.server.features.study.mistakes.MISTAKES", ("good", *MISTAKES))
    assert await gaius.ask("POST", f"/api/tables/{table}/mistakes") == []
    assert await livia.ask("POST", f"/api/tables/{table}/mistakes") != []
