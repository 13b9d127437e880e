"""Made-up positions of Pompeii, late in a game: full tablets, many cards, wounds and halts, as deals seldom bring."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from vesuvius.game import Line
from vesuvius.games.pompeii.data.names import GOOD_NAMES, SHIPPED, VOLCANO_NAMES

FORO, CASTRUM, HALTING, HARBOUR = "b17", "b20", "C31", "C34"
MARKERS = SHIPPED.components.ownership_markers_per_colour
STAYING = {card.id for card in (*SHIPPED.specialists, *SHIPPED.city) if card.timing == "every_action"}
RED = [building.id for building in SHIPPED.buildings if building.kind == "red"]
LATER = [building.id for building in SHIPPED.buildings if building.kind != "red" and building.id not in (FORO, CASTRUM)]


class Cards:
    """Both decks, shuffled, to take from."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.left = [[card.id for card in cards] for cards in (SHIPPED.specialists, SHIPPED.city)]
        for deck in self.left:
            chance.shuffle(deck)

    def some(self, deck: int, most: int) -> list[str]:
        """A few cards of a deck."""
        return [self.left[deck].pop() for _ in range(self.chance.randint(0, most))]

    def staying(self, deck: int, most: int) -> list[str]:
        """A few cards of a deck that lie active once they are paid."""
        found = [card for card in self.left[deck] if card in STAYING][: self.chance.randint(0, most)]
        self.left[deck] = [card for card in self.left[deck] if card not in found]
        return found


def made_up(chance: random.Random, players: int, options: Sequence[str]) -> Line:
    """A position that no rule forbids, with a worker to place."""
    cards = Cards(chance)
    late = players == 1
    round_ = chance.randint(10, 18) if late else chance.randint(3, 20)
    built = [*RED, FORO, *(name for name in LATER if chance.random() < 0.7)]
    built += [CASTRUM] if chance.random() < 0.1 else []
    if "no_textoria" in options and "b14" in built:
        built.remove("b14")
    position: Line = {"players": players, "options": list(options), "round": round_, "start": chance.randrange(players)}
    position["seats"] = [_seat(chance, cards, players, CASTRUM in built) for _ in range(players)]
    position |= _owners(chance, players, built, position["seats"])
    if players > 1 and chance.random() < 0.3:  # taken workers of others come after one's own, extra actions before both
        position["seats"][position["start"]] |= {"left": 1, "taken": 3}
        position["extra"] = chance.randint(0, 2)
    for deck in cards.left:  # so that decks soon run out
        position.setdefault("pile", []).extend(deck[: chance.randint(0, len(deck))])
    if players == 1:
        volcano = [name for name in VOLCANO_NAMES if name[1] == options[0][-1].upper()]
        position["revealed"] = chance.sample(volcano, 9 + round_ - 10)
        position["row"] = [card for card in cards.left[0] if card not in position["pile"]][:5]
    elif chance.random() < 0.3:
        position["tokens"] = {chance.choice(RED): 1}
    return position


def _seat(chance: random.Random, cards: Cards, players: int, fortified: bool) -> dict[str, Any]:
    """What one player has."""
    workers = chance.randint(3, 6)
    hurt = chance.randint(0, workers - 1) if players > 1 and chance.random() < 0.4 else 0
    army = chance.choice(["none", "none", "recruited", "injured"])
    if army == "injured" and (hurt >= workers - 1 or players == 1):
        army = "none"
    held = hurt + (army == "injured")
    halts = chance.randint(1, 2) if not fortified and players > 1 and chance.random() < 0.15 else 0
    goods = {name: chance.randrange(9) for name in GOOD_NAMES}
    hand = cards.some(1, 8) + ([] if players == 1 else cards.some(0, 7))
    active = cards.staying(1, 4) + ([] if players == 1 else cards.staying(0, 5))
    kept = min(halts, workers - 1 - held)
    named = {"goods": {name: amount for name, amount in goods.items() if amount}, "hand": hand, "active": active}
    return {**named, "workers": workers, "hurt": hurt, "army": army, "halts": halts, "kept_by_halts": kept}


def _owners(chance: random.Random, players: int, built: list[str], seats: list[dict[str, Any]]) -> Line:
    """Markers on what is built, most of them of one player, and on the Porta where its card lies."""
    left = dict.fromkeys(range(players), MARKERS)
    owners: dict[str, list[int]] = {}
    for name in built:
        drawn = [0, *(seat for seat in range(players) if chance.random() < 0.3)] if players > 1 else []
        owners[name] = [seat for seat in dict.fromkeys(drawn[:: chance.choice((1, -1))]) if left[seat] > 0]
        for seat in owners[name]:
            left[seat] -= 1
    harbour = [number for number, seat in enumerate(seats) if HARBOUR in seat["active"] and left[number] > 0]
    return {"built": owners, "porta": harbour}
