"""The first phase, told as it is played: a decision is a `yield` of the seat that is asked and its legal tokens."""

from __future__ import annotations

from tests.games.downfall.oracle.board import BUILDINGS, Building, building_at, buildings_of
from tests.games.downfall.oracle.situation import Decisions, Situation


def first_phase(table: Situation) -> Decisions[int]:
    """R1, R10: turns until the eruption; the answer is the seat that triggered it."""
    seat = 1
    while True:
        if (yield from settling_turn(table, seat)):
            table.mark("R10 drawn")
            return seat
        seat = table.left_of(seat)
        caller = yield from ask_callers(table, seat)
        if caller is not None:
            table.mark("R10 called")
            table.mark("R10 called by another than the next", caller != seat)
            return caller


def settling_turn(table: Situation, seat: int) -> Decisions[bool]:
    """One card, one piece, its relatives, one drawn card; the answer says whether Vesuvius erupts."""
    token = yield seat, card_tokens(table, seat)
    if token.endswith("-"):
        table.hands[seat].remove(token.removesuffix("-"))
        table.mark("R7 no pieces", table.pieces[seat] == 0)
        table.mark("R7 no space", table.pieces[seat] > 0)
        return (yield from draw(table, seat))
    card, square = token.split("@")
    table.hands[seat].remove(card.removesuffix("*"))
    building = building_at(square)
    already_there = table.people_in(building)
    table.settle(seat, square)
    if card.endswith("*"):
        table.mark("R6 joker")
        table.mark("R6 joker before seething", not table.seething)
        table.mark("R6 joker beside others while seething", table.seething and already_there > 0)
    elif table.seething:
        table.mark("R4 both squares counted", already_there > len(table.city[square]) - 1)
        yield from relatives(table, seat, building, already_there)
    return (yield from draw(table, seat))


def card_tokens(table: Situation, seat: int) -> list[str]:
    """R6, R7: every card of the hand with every space that it may be used for."""
    tokens = set()
    for card in table.hands[seat]:
        if table.pieces[seat] == 0 or table.everything_is_full():
            tokens.add(f"{card}-")
        elif table.house_is_full(card):
            tokens |= {f"{card}*@{square}" for square in table.free_squares(BUILDINGS)}
        else:
            tokens |= {f"{card}@{square}" for square in table.free_squares(buildings_of(int(card)))}
    return sorted(tokens)


def relatives(table: Situation, seat: int, home: Building, number: int) -> Decisions[None]:
    """R5: as many as stood in the home before, one by one, each into another building."""
    open_to_them = [
        building for building in BUILDINGS if building is not home and building.colour in (home.colour, "beige")
    ]
    for _ in range(number):
        squares = table.free_squares(open_to_them)
        table.mark("R5 no space for a relative", not squares)
        table.mark("R5 no piece for a relative", table.pieces[seat] == 0)
        if not squares or table.pieces[seat] == 0:
            return
        token = yield seat, sorted(["+-"] + [f"+{square}" for square in squares])
        if token == "+-":
            table.mark("R5 stopped")
            return
        table.mark("R5 relative")
        square = token.removeprefix("+")
        table.mark("R5 into the other building of the house", building_at(square).house == home.house)
        table.settle(seat, square)
        open_to_them.remove(building_at(square))


def draw(table: Situation, seat: int) -> Decisions[bool]:
    """R3, R8: draw until a house card comes into the hand; True when A.D. 79 comes for the second time."""
    omens = 0
    while True:
        card = table.stock.pop(0)
        if card == "ad79":
            if table.seething:
                return True
            card = table.stock.pop(0)
            seethe(table)
            table.mark("R3 replacement is an omen", card == "omen")
        if card != "omen":
            table.hands[seat].append(card)
            return False
        omens += 1
        table.mark("R8 several omens in a turn", omens == 2)
        yield from omen(table, seat)


def seethe(table: Situation) -> None:
    """R3: A.D. 79 is shuffled with the bottom 15 cards."""
    table.seething = True
    shuffled = table.reshuffle([*table.stock[-15:], "ad79"])
    table.stock[-15:] = shuffled
    table.reshuffled = list(shuffled)


def omen(table: Situation, seat: int) -> Decisions[None]:
    """R8: one piece of another player goes into the volcano, where there is one."""
    victims = {
        f"x{square}{table.colour(other)}": (square, other)
        for square, standing in table.city.items()
        for other in standing
        if other != seat
    }
    if not victims:
        table.mark("R8 omen spared")
        return
    token = yield seat, sorted(victims)
    table.mark("R8 thrown")
    square, other = victims[token]
    table.mark("R8 a full square has room again", not table.free(square))
    table.city[square].remove(other)
    table.volcano[other] += 1


def ask_callers(table: Situation, next_seat: int) -> Decisions[int | None]:
    """R9: between two turns, who holds nothing but jokers may call; the answer is the caller."""
    if not table.seething:
        return None
    asked = 0
    for step in range(table.players):
        seat = (next_seat + step) % table.players
        if not table.only_jokers(seat):
            continue
        asked += 1
        table.mark("R9 asked")
        table.mark("R9 several asked", asked == 2)
        table.mark("R9 asked without pieces", table.pieces[seat] == 0)
        if (yield seat, ["erupt", "wait"]) == "erupt":
            return seat
        table.mark("R9 waited")
    return None
