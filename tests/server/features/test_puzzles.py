"""Puzzles over HTTP: what is told of them, what counts, and what is refused."""

from __future__ import annotations

import pytest

from tests.server.support.client import Json, Person
from tests.server.support.inside import Inside, refused
from vesuvius.bots.analysis.puzzles import shipped
from vesuvius.server.store.rows import Try

pytestmark = pytest.mark.anyio
PUZZLES = shipped("downfall")
# An action of several tokens, of which more than the first one decide.
COMPOSED = next(each for each in shipped("pompeii").values() if each.best == "@porta" and each.decisive > 1)


def wrong(displayed: Json) -> str:
    """A legal move that is not the best."""
    return next(str(token) for token in displayed["legal"] if token != PUZZLES[displayed["id"]].best)


async def show(person: Person, name: str | None = None) -> Json:
    """A puzzle as the server tells it; without a name, the next one."""
    name = name or (await person.ask("GET", "/api/puzzles"))["next"]
    displayed: Json = await person.ask("GET", f"/api/puzzles/{name}")
    return displayed


async def attempt(person: Person, name: str, token: str) -> Json:
    """What the server says to a move."""
    answer: Json = await person.ask("POST", f"/api/puzzles/{name}", {"token": token})
    return answer


async def test_a_puzzle_is_a_view_without_its_solution(place: Inside) -> None:
    livia = await place.person("Livia")
    for name, puzzle in list(PUZZLES.items())[::20]:
        response = await livia.request("GET", f"/api/puzzles/{name}")
        displayed = response.json()
        assert displayed["seat"] == displayed["view"]["seat"] == displayed["view"]["decides"] == puzzle.seat
        assert puzzle.best in displayed["legal"]
        others = [hand for seat, hand in enumerate(displayed["view"]["hands"]) if seat != puzzle.seat]
        assert not any(hand["cards"] for hand in others)
        assert {"best", "lead", "margin", "value"}.isdisjoint(displayed)


async def test_who_finds_the_best_move_is_told_why_and_gains(place: Inside) -> None:
    livia = await place.person("Livia")
    displayed = await show(livia)
    answer = await attempt(livia, displayed["id"], PUZZLES[displayed["id"]].best)
    assert answer["right"]
    assert answer["best"]["token"] == PUZZLES[displayed["id"]].best
    assert answer["best"]["reasons"]
    assert all(reason["message"].startswith("reason-") for reason in answer["best"]["reasons"])
    assert answer["after"] > answer["before"] == 1500
    info = await livia.ask("GET", "/api/puzzles")
    assert (info["tried"], info["solved"], info["rating"]) == (1, 1, answer["after"])
    assert info["count"] == len(PUZZLES)
    assert info["next"] != displayed["id"]
    again = await show(livia, displayed["id"])
    assert again["mine"] is True
    assert (again["tried"], again["solved"]) == (1, 1)
    assert again["rating"] < displayed["rating"]


async def test_only_the_first_try_counts(place: Inside) -> None:
    gaius = await place.person("Gaius")
    displayed = await show(gaius)
    missed = await attempt(gaius, displayed["id"], wrong(displayed))
    assert not missed["right"]
    assert missed["after"] < missed["before"]
    found = await attempt(gaius, displayed["id"], PUZZLES[displayed["id"]].best)
    assert found["right"]
    assert (found["before"], found["after"]) == (None, None)
    info = await gaius.ask("GET", "/api/puzzles")
    assert (info["tried"], info["solved"], info["rating"]) == (1, 0, missed["after"])
    assert (await show(gaius, displayed["id"]))["mine"] is False


async def test_what_the_rules_forbid_is_refused_with_its_ruling_and_is_no_try(place: Inside) -> None:
    nero = await place.person("Nero")
    puzzle = next(each for each in PUZZLES.values() if each.kind == "lava")
    covered = next(iter(puzzle.position["lava"]))
    answer = await attempt(nero, puzzle.id, f"~{covered}")
    assert (answer["type"], answer["rule"], answer["message"]) == ("refused", "R12", "refusal-has-lava")
    assert (await nero.ask("GET", "/api/puzzles"))["tried"] == 0
    assert (await attempt(nero, puzzle.id, puzzle.best))["after"] is not None


async def test_without_a_key_everything_works_and_nothing_counts(place: Inside) -> None:
    nobody = place.with_key("")
    info = await nobody.ask("GET", "/api/puzzles")
    assert (info["tried"], info["solved"], info["rating"]) == (0, 0, None)
    displayed = await show(nobody)
    before = (displayed["tried"], displayed["solved"], displayed["rating"])
    answer = await attempt(nobody, displayed["id"], PUZZLES[displayed["id"]].best)
    assert answer["right"]
    assert (answer["before"], answer["after"]) == (None, None)
    displayed = await show(nobody, displayed["id"])
    assert (displayed["tried"], displayed["solved"], displayed["rating"]) == before
    assert displayed["mine"] is None


async def test_who_goes_on_and_on_without_a_key_sees_every_puzzle(place: Inside) -> None:
    nobody = place.with_key("")
    seen = [(await nobody.ask("GET", "/api/puzzles"))["next"]]
    for _ in range(len(PUZZLES) - 1):
        seen.append((await nobody.ask("GET", f"/api/puzzles?after={seen[-1]}"))["next"])
    assert sorted(seen) == sorted(PUZZLES)


async def test_the_next_puzzle_is_near_the_rating_and_new(place: Inside) -> None:
    julia = await place.person("Julia")
    tried: set[str] = set()
    for _ in range(6):
        displayed = await show(julia)
        assert displayed["id"] not in tried
        tried.add(displayed["id"])
        await attempt(julia, displayed["id"], PUZZLES[displayed["id"]].best)
    info = await julia.ask("GET", "/api/puzzles")
    harder = (await show(julia))["rating"]
    others = [(await show(julia, name))["rating"] for name in list(PUZZLES)[::10] if name not in tried]
    assert abs(harder - info["rating"]) <= min(abs(other - info["rating"]) for other in others)


async def test_all_puzzles_are_new_once_before_those_that_were_missed_come_again(place: Inside) -> None:
    cato = await place.person("Cato")
    me = (await cato.ask("GET", "/api/me"))["person"]
    last, missed, *others = PUZZLES
    for name in (missed, *others):
        tried = Try(me, name, 1.0, solved=name != missed)
        await place.service.store.puzzles.add_try(tried, "downfall", "puzzles", lambda _: {})
    assert (await cato.ask("GET", "/api/puzzles"))["next"] == last
    assert (await cato.ask("GET", f"/api/puzzles?after={last}"))["next"] == missed
    await attempt(cato, last, PUZZLES[last].best)
    assert (await cato.ask("GET", "/api/puzzles"))["next"] == missed


async def test_a_hint_names_a_kind_of_reason_and_no_move(place: Inside) -> None:
    nobody = place.with_key("")
    for name, puzzle in list(PUZZLES.items())[::20]:
        told = await nobody.ask("GET", f"/api/puzzles/{name}/hint")
        reasons = (await attempt(nobody, name, puzzle.best))["best"]["reasons"]
        assert told == {"reason": reasons[0]["message"]}


async def test_a_puzzle_that_is_not_there(place: Inside) -> None:
    nobody = place.with_key("")
    for method, path, body in (
        ("GET", "/api/puzzles/0bad", None),
        ("GET", "/api/puzzles/0bad/hint", None),
        ("POST", "/api/puzzles/0bad", {"token": "x"}),
    ):
        assert await refused(nobody, method, path, body) == (404, "puzzle-unknown")


async def test_tries_at_puzzles_are_no_games(place: Inside) -> None:
    drusus = await place.person("Drusus")
    displayed = await show(drusus)
    await attempt(drusus, displayed["id"], wrong(displayed))
    assert (await drusus.ask("GET", "/api/me/results"))["ratings"] == []


async def test_each_game_has_its_own_puzzles_progress_and_rating(place: Inside) -> None:
    livia = await place.person("Livia")
    others = shipped("pompeii")
    info = await livia.ask("GET", "/api/puzzles?game=pompeii")
    assert (info["game"], info["count"]) == ("pompeii", len(others))
    assert info["next"] in others
    answer = await attempt(livia, COMPOSED.id, "@porta")
    assert (await livia.ask("GET", "/api/puzzles?game=pompeii"))["rating"] == answer["after"]
    downfall = await livia.ask("GET", "/api/puzzles")
    assert (downfall["game"], downfall["tried"], downfall["rating"]) == ("downfall", 0, 1500)
    following = await livia.ask("GET", f"/api/puzzles?after={COMPOSED.id}")
    assert (following["game"], following["tried"]) == ("pompeii", 1)
    assert await refused(livia, "GET", "/api/puzzles?game=nosuch", None) == (404, "unknown-game")


async def test_an_action_is_put_together_and_judged_by_what_decides(place: Inside) -> None:
    nobody = place.with_key("")
    path = f"/api/puzzles/{COMPOSED.id}"
    displayed = await show(nobody, COMPOSED.id)
    assert COMPOSED.best in displayed["asks_more"]
    first, second, *_ = COMPOSED.action
    position = await nobody.ask("POST", f"{path}/ahead", {"tokens": [first]})
    assert second in position["legal"]
    assert position["view"]["seat"] == COMPOSED.seat
    assert await nobody.ask("POST", f"{path}/ahead", {"tokens": COMPOSED.action}) is None
    other = next(token for token in position["legal"] if token != second)
    missed = await nobody.ask("POST", path, {"token": first, "then": [other]})
    assert not missed["right"]
    assert (missed["action"], missed["decisive"]) == (COMPOSED.action, COMPOSED.decisive)
    assert len(missed["previews"]) == len(COMPOSED.action)
    assert (await nobody.ask("POST", path, {"token": first, "then": COMPOSED.action[1:]}))["right"]


async def test_an_action_that_breaks_a_rule_halfway_is_refused_and_is_no_try(place: Inside) -> None:
    nero = await place.person("Nero")
    body = {"token": COMPOSED.best, "then": ["*60"]}
    assert (await nero.ask("POST", f"/api/puzzles/{COMPOSED.id}", body))["type"] == "refused"
    assert (await show(nero, COMPOSED.id))["mine"] is None
