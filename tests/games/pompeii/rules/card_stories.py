"""What each card does, told apart from its row of data: a short play each, with figures of our own.

A story asks for all that the row says: the price, the place, the goods, how much and how often. So it fails when the
row says anything else, which `row_mutants.py` tries.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, NamedTuple

from tests.games.pompeii.playing import EVERYTHING, at, goods, has, legal, owns, play, seat, table, told
from vesuvius.games.pompeii.data.names import SHIPPED

Story = Callable[[], None]


def by_card(text: str) -> dict[str, str]:
    """What is said of each card, one after the other."""
    entries = (entry.split(maxsplit=1) for entry in text.replace("|", "\n").splitlines() if entry.strip())
    return {card: said.strip() for card, said in entries}


# The prices of all specialists; a city card costs nothing.
COSTS = by_card("""
    S01 2 grain | S02 2 deer | S03 2 wood | S04 2 grass | S05 1 meat, 1 bread, 1 wine | S06 1 coal, 1 deer | S07 2 fish
    S08 2 reed | S09 2 clay | S10 2 stone | S11 2 olives | S12 2 grapes | S13 3 deer | S14 2 grain | S15 1 planks
    S16 1 coal | S17 1 pillars | S18 1 bricks | S19 1 salted_fish, 1 rope | S20 2 grass | S21 1 olive_oil | S22 1 wine
    S23 1 reed, 1 clay | S24 1 stone, 1 wood | S25 1 bread | S26 1 bread | S27 1 flour | S28 1 gold | S29 1 iron
    S30 1 flour | S31 1 planks | S32 1 coal | S33 1 pillars | S34 1 meat | S35 1 wine | S36 1 wool | S37 1 wine
    S38 2 planks | S39 2 pillars | S40 1 gold_coin | S41 1 sword | S42 1 bread | S43 1 gold | S44 1 meat, 1 deer
    S45 1 wool | S46 2 flour | S47 2 planks | S48 2 pillars | S49 1 bread | S50 1 meat | S51 2 bricks | S52 1 rope
""")
TEMPLES = {"C04", "C05", "C06", "C07", "C08", "C09"}


class Worked(NamedTuple):
    """A card that converts: what its player owns, where, how often at most, and what the player owns then."""

    owned: str
    place: str
    times: int  # the most conversions
    left: str


# A field with a card: where, and what two workers bring there.
FIELDS = by_card("""
    S01 grain: 5 grain | S02 deer: 5 deer | S03 wood: 5 wood | S04 grass: 5 grass | S07 fish: 5 fish | S08 reed: 5 reed
    S09 clay: 5 clay | S10 stone: 5 stone | S11 olives: 5 olives | S12 grapes: 5 grapes | S13 deer: 2 meat
    S14 grain: 3 flour | S15 wood: 3 planks | S16 wood: 3 coal | S17 stone: 3 pillars | S18 clay: 3 bricks
    S19 fish: 2 pearls | S20 grass: 3 sheep | S21 olives: 3 olive_oil | S22 grapes: 3 wine
    S23 reed: 2 fish, 2 reed, 2 clay | S24 stone: 2 wood, 2 clay, 2 stone
""")
# Conversions with a card: 25 of what goes in, so that no limit on a card can hide behind the stock.
CONVERSIONS = {
    "S26": Worked("25 flour", "b10", 25, "26 bread"),
    "S28": Worked("25 bread", "b2", 25, "26 gold"),
    "S29": Worked("25 meat", "b3", 25, "26 iron"),
    "S30": Worked("25 grain", "b7", 25, "26 flour"),
    "S31": Worked("25 wood", "b4", 25, "26 planks"),
    "S32": Worked("25 wood", "b1", 25, "26 coal"),
    "S33": Worked("25 stone", "b5", 25, "26 pillars"),
    "S34": Worked("25 deer", "b6", 25, "26 meat"),
    "S36": Worked("25 sheep", "b8", 25, "26 wool"),
    "S37": Worked("25 grapes", "b9", 25, "26 wine"),
    "S40": Worked("25 gold, 25 coal", "b15", 25, "26 gold_coin"),
    "S41": Worked("25 iron, 25 coal", "b12", 25, "26 sword"),
    "S42": Worked("25 grain", "b7", 25, "25 bread"),
    "S43": Worked("25 flour", "b10", 25, "25 gold"),
    "S44": Worked("25 deer", "b6", 2, "23 deer, 4 meat"),
    "S45": Worked("25 grass", "b8", 25, "25 wool"),
    "S46": Worked("25 grain", "b7", 5, "20 grain, 10 flour"),
    "S47": Worked("25 wood", "b4", 5, "20 wood, 10 planks"),
    "S48": Worked("25 stone", "b5", 5, "20 stone, 10 pillars"),
    "S49": Worked("25 bread", "stone", 3, "22 bread, 3 gold"),
    "S50": Worked("25 meat", "deer", 3, "22 meat, 3 iron"),
    "C04": Worked("25 wool", "b14", 25, "26 fabric"),
    "C05": Worked("25 gold, 25 coal", "b15", 25, "26 gold_coin"),
    "C06": Worked("25 olive_oil, 25 wine", "b16", 25, "26 perfume"),
    "C07": Worked("25 fabric", "b13", 25, "26 tunics"),
    "C08": Worked("25 bread", "b2", 25, "26 gold"),
    "C09": Worked("25 iron, 25 coal", "b12", 25, "26 sword"),
    "C13": Worked("25 gold", "b15", 3, "22 gold, 3 gold_coin"),
    "C15": Worked("25 grapes", "b9", 5, "20 grapes, 10 wine"),
    "C20": Worked("25 salted_fish", "b11", 5, "20 salted_fish, 10 garum"),
    "C21": Worked("25 flour", "b10", 5, "20 flour, 10 bread"),
    "C32": Worked("25 clay", "b1", 25, "27 bricks"),
    "C36": Worked("25 wood", "b4", 25, "27 planks"),
    "C39": Worked("25 meat", "b3", 2, "23 meat, 4 iron"),
    "C43": Worked("25 olive_oil", "b16", 3, "22 olive_oil, 3 perfume"),
    "C48": Worked("25 wool", "b14", 2, "23 wool, 4 fabric"),
    "C49": Worked("25 grain", "b7", 25, "27 flour"),
}
# What Costruzione does not ask for.
WAIVED = by_card("S38 wood planks | S39 stone pillars | S51 clay bricks | S52 reed rope")
# What comes at once.
GAINS = by_card("""
    S25 2 planks, 2 pillars | C02 3 wine | C19 2 gold | C23 3 meat | C24 3 pearls | C52 2 olive_oil, 1 perfume
""")


def words(owned: dict[str, int]) -> str:
    """Goods as words: `3 grain, 1 olive_oil`."""
    return ", ".join(f"{amount} {name}" for name, amount in owned.items() if amount)


def uses(state: Any, card: str) -> list[str]:
    """The tokens that use a card."""
    return [token for token in legal(state) if token.endswith((f"/{card}", f":{card}"))]


def activate(card: str, state: Any) -> None:
    """The seat that decides trains or activates a card of its hand."""
    play(state, f"{'train' if card in COSTS else 'act'}:{card}")


def tell_cost(card: str) -> None:
    """A specialist is trained for just its price, and for no good less."""
    price = goods(COSTS[card])
    for good in price:
        poor = at(seat(words({**price, good: price[good] - 1}), hand=card), seat())
        assert not legal(poor, "train"), good
    state = at(seat(words(price), hand=card), seat())
    play(state, f"train:{card}")
    assert has(state, 0, "hand") == []
    assert owns(state).keys() <= goods(GAINS.get(card, "")).keys()


def tell_temple(card: str) -> None:
    """Whether C22 destroys a card that lies active."""
    state = at(seat(hand="C22"), seat(active=f"{card} {'C05' if card == 'C04' else 'C04'}"), built=EVERYTHING)
    play(state, "act:C22")
    assert (card in table(state, "pile")) == (card in TEMPLES)


def tell_lying(card: str) -> None:
    """A card for every action lies active once it is trained or activated, and stays when it is used."""
    state = at(seat(COSTS.get(card, ""), hand=card), seat(), built=EVERYTHING)
    activate(card, state)
    assert (has(state, 0, "hand"), has(state, 0, "active")) == ([], [card])


def tell_field(card: str) -> None:
    """A card at a field, with two workers."""
    field, left = FIELDS[card].split(": ")
    state = at(seat(active=card), seat(left=0))
    for _ in range(2):
        assert uses(state, card) == [f"@{field}/{card}"]
        play(state, f"@{field}/{card}")
    assert owns(state) == goods(left)
    assert has(state, 0, "active") == [card]


def tell_conversion(card: str) -> None:
    """A card that converts, as often as it can."""
    owned, place, times, left = CONVERSIONS[card]
    state = at(seat(owned, active=card), seat(), built=EVERYTHING)
    assert uses(state, card) == [f"@{place}/{card}"]
    play(state, f"@{place}/{card}")
    assert legal(state) == sorted(f"*{number}" for number in range(1, times + 1))
    play(state, f"*{times}")
    assert owns(state) == goods(left)
    assert has(state, 0, "active") == [card]


def tell_waiving(card: str) -> None:
    """A card at Costruzione, for every building: what it waives need not be there, all else is paid."""
    for building in SHIPPED.buildings:
        rest = {name: amount for name, amount in building.cost.items() if name not in WAIVED[card].split()}
        others = {name: owners for name, owners in EVERYTHING.items() if name != building.id}
        state = at(seat(words(rest), active=card), seat(left=0), built={} if building.id == "b17" else others)
        if rest == building.cost:
            assert not uses(state, card)
        else:
            assert legal(state, f"build{building.number}") == [f"build{building.number}/{card}"]
            paid = told(play(state, f"build{building.number}/{card}"), "paid")
            assert {entry["good"]: entry["amount"] for entry in paid} == rest


def tell_gain(card: str) -> None:
    """A card that brings goods at once and is discarded."""
    state = at(seat(COSTS.get(card, ""), hand=card), seat(), built=EVERYTHING)
    activate(card, state)
    assert owns(state) == goods(GAINS[card])
    assert table(state, "pile") == [card]


STORIES: dict[str, list[Story]] = {card.id: [] for card in (*SHIPPED.specialists, *SHIPPED.city)}


def story(*cards: str) -> Callable[[Story], Story]:
    """Mark a function as a story of cards."""

    def add(told_: Story) -> Story:
        for card in cards:
            STORIES[card].append(told_)
        return told_

    return add


def _add(cards: Iterable[str], tell: Callable[[str], None]) -> None:
    for card in cards:
        STORIES[card].append(partial(tell, card))


_add(COSTS, tell_cost)
_add((*FIELDS, *CONVERSIONS, *WAIVED, "S35", "C17", "C34"), tell_lying)
_add([card for card in (*CONVERSIONS, "C17", "C34") if card not in COSTS], tell_temple)
_add(FIELDS, tell_field)
_add(CONVERSIONS, tell_conversion)
_add(WAIVED, tell_waiving)
_add(GAINS, tell_gain)
