"""What is said about a move before it is played is what happens then."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.games.downfall.oracle.board import GATES, NEIGHBOURS
from tests.games.downfall.pictures import SIX, at, can_be_said
from tests.games.downfall.playing import told
from vesuvius import load
from vesuvius.game import Line, MaskedStates, SupportsPreviews, supports
from vesuvius.games.downfall.rules.tables import BOARD

GAME = load("downfall")
GAMES = [(2, ()), (3, ("dual_vents",)), (4, ("closed_vents",))]
LOOKED_AT = 0.2  # of all decisions, since each of their tokens is tried
WAYS = {f"downfall-explain-{way}" for way in ("way", "way-all", "leave", "leave-all")}
GATE_AT = {name: gate for gate, name in BOARD.gates.items()}


def previews(state: Any) -> dict[str, Line]:
    assert supports(GAME, SupportsPreviews)
    return GAME.previews(MaskedStates(GAME, state), GAME.seat(state), GAME.legal(state))


def said(preview: Line | None, message: str) -> list[Line]:
    """The arguments of all that is said with these words."""
    return [each["args"] for each in (preview or {}).get("says", []) if each["message"] == message]


def by_owner(preview: Line | None, message: str) -> Counter[int]:
    """How many pieces of each seat something is said of."""
    return Counter({args["owner"]: args["count"] for args in said(preview, message)})


def lost(events: list[Any], kind: str) -> Counter[int]:
    """How many pieces of each seat were lost so."""
    crowds = [facts["pieces"] for facts in told(events, kind)]
    return +sum((Counter(dict(enumerate(crowd))) for crowd in crowds), Counter[int]())


def check_tile(state: Any, token: str, preview: Line | None) -> set[str]:
    """Compares what is said of a tile with what it does; what it does."""
    after, seat = GAME.copy(state), GAME.view(state)["decides"]
    events = GAME.play(after, token)
    burnt, enclosed = lost(events, "burnt"), lost(events, "enclosed")
    done = {kind for kind, counts in (("burnt", burnt), ("enclosed", enclosed)) if counts}
    own = burnt.pop(seat, 0) + enclosed.pop(seat, 0)
    assert by_owner(preview, "reason-burns") == burnt
    assert by_owner(preview, "reason-cuts-off") == enclosed
    assert [args["count"] for args in said(preview, "reason-own-loss")] == [own] * bool(own)
    cut_off = {facts["square"] for facts in told(events, "enclosed")}
    assert {*(preview or {}).get("cuts_off", ())} == cut_off
    closed = GATES & ({*GAME.view(after)["lava"]} - {*GAME.view(state)["lava"]})
    assert {args["gate"] for args in said(preview, "downfall-explain-closes")} == {*map(GATE_AT.get, closed)}
    return done | ({"own"} if own else set()) | ({"gate"} if closed else set())


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_r12_r14_what_a_tile_is_said_to_take_and_close_is_what_it_takes_and_closes(
    players: int, options: tuple[str, ...]
) -> None:
    seen = Counter[str]()
    for seed in range(3):
        state, chance = GAME.new(players, options, seed), Random(seed)
        while GAME.seat(state) is not None:
            legal, announced = GAME.legal(state), previews(state)
            for token in [token for token in legal if token.startswith("~")]:
                seen.update(check_tile(state, token, announced.get(token)))
            deadly = [token for token in legal if announced.get(token, {}).get("cuts_off")]
            GAME.play(state, chance.choice(deadly or [token for token in legal if token in announced] or legal))
    assert seen.keys() == {"burnt", "enclosed", "own", "gate"}


def distances(state: Any, start: str) -> dict[str, int]:
    """How many steps it takes to each square, over squares that may be entered."""
    view = GAME.view(state)
    barred = {*view["lava"], *(BOARD.first.values() if "closed_vents" in view["options"] else ())}
    found, edge = {start: 0}, [start]
    while edge:
        near = {each for name in edge for each in NEIGHBOURS[name]} - barred - found.keys()
        found |= dict.fromkeys(near, found[edge[0]] + 1)
        edge = [*near]
    return found


def check_way(state: Any, token: str, preview: Line | None) -> str:
    """Compares what is said of a way with the shortest one; which words were used."""
    start, goal = token.split(">")
    points, taken = sum(GAME.view(state)["pieces"][start]), distances(state, start)
    after = GAME.copy(state)
    (walked,) = [event for event in GAME.play(after, token) if event.kind in ("moved", "saved")]
    assert walked.facts == ({"from": start} if goal == "out" else {"from": start, "to": goal})
    if goal in NEIGHBOURS[start]:
        assert "ways" not in (preview or {})
        return "step"
    (has,) = said(preview, "downfall-explain-steps")
    assert has == {"square": start, "count": points}
    message: str
    (message,) = {each["message"] for each in (preview or {})["says"]} & WAYS
    (args,) = said(preview, message)
    if goal == "out":
        steps = {gate: 1 + taken[name] for name, gate in GATE_AT.items() if name in taken}
        assert steps[args["gate"]] == args["count"] == min(steps.values())
    else:
        assert args["count"] == taken[goal]
    assert message.startswith("downfall-explain-leave") == (goal == "out")
    assert message.endswith("-all") == (args["count"] == points)
    return message


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_r15_r17_a_way_is_said_to_take_as_many_steps_as_it_takes(players: int, options: tuple[str, ...]) -> None:
    seen = Counter[str]()
    for seed in range(4):
        state, chance = GAME.new(players, options, seed), Random(seed)
        while GAME.seat(state) is not None:
            legal, announced = GAME.legal(state), previews(state)
            tried = [token for token in legal if ">" in token] if chance.random() < LOOKED_AT else []
            seen.update(check_way(state, token, announced.get(token)) for token in tried)
            GAME.play(state, chance.choice([token for token in legal if not token.endswith(">out")] or legal))
    assert seen.keys() == {"step", *WAYS}


def test_everything_said_of_a_move_has_words_in_every_language() -> None:
    laying = at("turn: r", "tile: m", "bag: mask coin", **SIX, A5="r", G7="rk", E7="rk")
    moving = at("turn: r", "decision: move 2", "bag: coin", **SIX, A5="2r", F6="rkk", G7="r")
    lines = [line for state in (laying, moving) for line in previews(state).values()]
    messages = {each["message"]: each["args"] for line in lines for each in line.get("says", [])}
    assert len(messages) >= 5
    assert all(can_be_said(message, {**args, "owner": "Titus"}) for message, args in messages.items()), messages
