"""Writes positions of real games for the browser and its tests: `web/src/games/downfall/gallery/positions.json`.

    python tools/downfall_gallery.py

Bots play games from fixed seeds; the first position of each kind is kept, as the deciding seat sees it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from vesuvius import load
from vesuvius.bots.bot import Budget, Decision
from vesuvius.bots.players.greedy import Greedy
from vesuvius.game import Game, MaskedStates, State, SupportsPreviews, supports

FILE = Path(__file__).parents[1] / "web" / "src" / "games" / "downfall" / "gallery" / "positions.json"
Json = dict[str, Any]
Test = Callable[[Json, list[str]], bool]


# The positions to find: a name, the number of players, options, and a test of the view and the legal tokens.
WANTED: list[tuple[str, int, list[str], Test]] = [
    ("start", 4, [], lambda v, _: v["decision"] == "card"),
    ("settling", 4, [], lambda v, _: v["decision"] == "card" and len(v["played"]) == 14),
    ("relatives", 4, [], lambda v, _: v["decision"] == "relative" and v["relatives"] > 1),
    ("omen", 4, [], lambda v, legal: v["decision"] == "omen" and len(legal) > 8),
    ("joker", 4, [], lambda v, legal: v["phase"] == "seething" and any("*@" in token for token in legal)),
    ("opening", 4, [], lambda v, _: v["phase"] == "opening" and len(v["lava"]) == 3),
    ("lava", 4, [], lambda v, legal: v["phase"] == "fleeing" and v["decision"] == "lava" and len(legal) > 3),
    ("dual", 3, ["dual_vents"], lambda v, legal: v["decision"] == "lava" and any(len(t) > 3 for t in legal)),
    ("move", 4, [], lambda v, legal: v["decision"] == "move" and len(v["lava"]) > 18 and len(legal) > 14),
    ("last", 2, [], lambda v, _: v["decision"] == "move" and len(v["lava"]) > 30),
    ("over", 4, [], lambda v, _: v["phase"] == "over"),
]


def previews(game: Game, state: State, seat: int | None, legal: list[str]) -> Json:
    """Returns what legal tokens do."""
    assert supports(game, SupportsPreviews)
    return game.previews(MaskedStates(game, state), seat, legal)


def walk(players: int, options: list[str], seed: int) -> Iterator[Json]:
    """Yields the positions of one game, each with the events that led to it and the view before them."""
    game = load("downfall")
    state = game.new(players, options, seed)
    bot, ply, before, preview = Greedy(), 0, None, None
    events: list[Json] = []
    while True:
        seat = game.seat(state)
        legal = [] if seat is None else game.legal(state)
        view = game.view(state, 0 if seat is None else seat)
        told = previews(game, state, seat, legal)
        yield {
            "seat": seat, "view": view, "legal": legal, "previews": told, "events": events, "preview": preview,
            "before": before, "state": state,
        }  # fmt: skip
        if seat is None:
            return
        choice = bot.choose(Decision(game, game.mask(state, seat), seat, legal, Budget(), seed + ply))
        before, preview, ply = game.view(state, seat), told.get(choice.token), ply + 1
        events = [msgspec.to_builtins(event) for event in game.play(state, choice.token)]


def find(players: int, options: list[str], wanted: dict[str, Test]) -> Json:
    """Returns the first position that passes the test of each name."""
    game = load("downfall")
    found: Json = {}
    for seed in range(40):
        for position in walk(players, options, seed):
            for name in wanted.keys() - found.keys():
                if wanted[name](position["view"], position["legal"]):
                    found[name] = {"name": name, **position, "state": game.position(position["state"])}
            if len(found) == len(wanted):
                return found
    raise LookupError(*(wanted.keys() - found.keys()))


def crowd(position: Json) -> Json:
    """Returns the same people, but most of them in two crowds, one of which has a single colour."""
    game = load("downfall")
    data = dict(position)
    squares = sorted(data["pieces"], key=lambda name: sum(data["pieces"][name]))
    mixed, single, seat = squares[-1], squares[-2], data["turn"]
    gathered = [sum(crowd[s] for crowd in data["pieces"].values()) for s in range(data["players"])]
    alone = [count - 2 if s == seat else 0 for s, count in enumerate(gathered)]
    data["pieces"] = {mixed: [count - own for count, own in zip(gathered, alone, strict=True)], single: alone}
    state = game.at(data)
    legal = game.legal(state)
    told: Json = {
        "previews": previews(game, state, seat, legal),
        "events": [],
        "preview": None,
        "before": None,
    }
    return {"name": "crowd", "seat": seat, "view": game.view(state, seat), "legal": legal, **told}


def main() -> None:
    """Writes all positions."""
    found: Json = {}
    for players, options in {(players, tuple(options)) for _, players, options, _ in WANTED}:
        tests = {name: test for name, *game, test in WANTED if game == [players, list(options)]}
        found |= find(players, list(options), tests)
    gathered = crowd(found["move"]["state"])
    kept = [*(found[name] for name, *_ in WANTED), gathered]
    lines = [json.dumps({key: one[key] for key in gathered}, separators=(",", ":")) for one in kept]
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
