"""Whether goods, buildings, worker spaces and volcano cards fit together, so that a game can be played."""

from __future__ import annotations

from collections.abc import Iterator

from vesuvius.games.pompeii.data.key_path import KeyPath
from vesuvius.games.pompeii.data.model import Building, Conversion, Data, Space, VolcanoCard
from vesuvius.games.pompeii.data.read import shipped
from vesuvius.games.pompeii.rules.effects import Effect
from vesuvius.problem import Problem

# By kind of good: the values that the rulebook gives it, p. 6.
VALUES = {"resource": (1, 1), "refined": (2, 4), "luxury": (3, 5)}
MAKES = {"red": "refined", "blue": "luxury"}
LIMITS = {"field": "per_player", "limited": "total", "building": "total", "holding": "none", "track": "none"}
PEARLS = "pearls"
SOLO_DECK = 9


def problems(data: Data) -> Iterator[Problem]:
    """Everything that does not fit together in the files without effects."""
    for good in data.goods:
        lowest, highest = VALUES[good.kind]
        if not lowest <= good.value <= highest:
            path = KeyPath("goods.toml", good.id, "value")
            yield path.wrong("data-out-of-range", got=good.value, lowest=lowest, highest=highest)
    for building in data.buildings:
        yield from _building(data, building)
    yield from _posts(data)
    for space in data.spaces:
        yield from _space(data, space)
    for card in data.volcano:
        yield from _volcano(card)
    yield from _setup(data)
    for described in data.kinds:
        kind = next(kind for kind in Effect.__args__ if kind.__struct_config__.tag == described.kind)
        parameters = list(kind.__struct_encode_fields__)
        path = KeyPath("effects.toml", described.kind, "parameters")
        yield from path.expect(sorted(described.parameters), sorted(parameters))


def _building(data: Data, building: Building) -> Iterator[Problem]:
    path = KeyPath("buildings.toml", building.id)
    yield from path.at("number").expect(building.number, int(building.id[1:]))
    yield from path.at("owned").expect(building.owned, True)
    works = bool(building.conversions or building.hire)
    bonus = "input_good" if works else "paid_good" if building.recruit else "none"
    yield from path.at("owner_bonus").expect(building.owner_bonus, bonus)
    for number, line in enumerate(building.conversions, 1):
        yield from _line(data, building, line, path.at("conversions").item(number))
    if building.kind == "red" and not building.conversions:
        yield path.at("conversions").wrong("data-too-few", got=0, lowest=1)
    yield from _seats(path, building.spaces, no_workers=building.kind == "purple")
    for good, prices in building.hire.items():
        yield from path.at(f"hire.{good}").expect(len(prices), data.components.workers_per_colour)
    if building.source != "box":
        row = next((space for space in data.spaces if space.id in (building.id, building.kind)), None)
        own = next((space for space in data.spaces if space.id == building.id), row)
        if own is not None and own.spaces != building.spaces:
            yield path.at("spaces").wrong("data-two-figures", other=f"spaces.toml, {own.id}")


def _line(data: Data, building: Building, line: Conversion, path: KeyPath) -> Iterator[Problem]:
    """A red building makes refined goods, a blue one luxury goods (p. 6), and none makes pearls (p. 9)."""
    kinds = {good.id: good.kind for good in data.goods}
    for good in line.made:
        if good == PEARLS:
            yield path.at("out").wrong("data-pearls")
        elif kinds[good] != MAKES.get(building.kind):
            makes = MAKES.get(building.kind, "none")
            yield path.at("out").wrong("data-wrong-make", good=good, got=kinds[good], wanted=makes)
    yield from path.of_itself(line.given, line.made)


def _seats(path: KeyPath, spaces: tuple[int, ...], no_workers: bool) -> Iterator[Problem]:
    for players, room in enumerate(spaces, 1):
        if no_workers:
            yield from path.at("spaces").item(players).expect(room, 0)
        elif room == 0:
            yield path.at("spaces").item(players).wrong("data-no-room", players=players)


def _posts(data: Data) -> Iterator[Problem]:
    """One building each begins the Prosperity Phase, hires workers, recruits the army and holds it."""
    for key, colour in (("first_non_red", "blue"), ("hire", "blue"), ("recruit", "green")):
        found = [building for building in data.buildings if getattr(building, key)]
        if len(found) != 1:
            yield KeyPath("buildings.toml").wrong("data-wrong-total", what=key, got=len(found), wanted=1)
        for building in found:
            path = KeyPath("buildings.toml", building.id)
            yield from path.at("kind").expect(building.kind, colour)
            if building.conversions:
                yield path.at("conversions").wrong("data-not-here", what=key)
            if key == "hire" and len(building.hire) != 1:
                yield path.at("hire").wrong("data-too-many", got=len(building.hire), highest=1)


def _space(data: Data, space: Space) -> Iterator[Problem]:
    path = KeyPath("spaces.toml", space.id)
    kinds = {entry["id"]: entry["kind"] for entry in shipped("spaces.toml")["space"]}
    yield from path.at("kind").expect(space.kind, kinds.get(space.id, "field"))
    yield from path.at("limit").expect(space.limit, LIMITS[space.kind])
    if space.kind == "field":
        yield from path.at("gives").expect(space.gives, space.id)
    elif space.gives is not None:
        yield path.at("gives").wrong("data-not-here", what=space.kind)
    if (space.kind == "holding") != bool(space.undo):
        message = "data-missing" if space.kind == "holding" else "data-not-here"
        yield path.at("undo").wrong(message, what=space.kind)
    if space.kind in ("holding", "track"):
        yield from _seats(path, space.spaces, no_workers=True)
    elif space.id == "piazza":
        yield from path.at("spaces").item(1).expect(space.spaces[0], 0)
        yield from _seats(path, (1, *space.spaces[1:]), no_workers=False)
    else:
        yield from _seats(path, space.spaces, no_workers=False)


def _volcano(card: VolcanoCard) -> Iterator[Problem]:
    path = KeyPath("volcano.toml", card.id)
    last = card.id == "apocalypse"
    yield from path.at("set").expect(card.volcano_set or "none", "none" if last else card.id[1])
    yield from path.at("number").expect(card.number, 0 if last else int(card.id[2:]))
    yield from path.at("ends_game").expect(card.ends_game, last)
    if last and card.destroys:
        yield path.at("destroys").wrong("data-too-many", got=len(card.destroys), highest=0)
    elif not last and not card.destroys:
        yield path.at("destroys").wrong("data-too-few", got=0, lowest=1)
    for good in dict.fromkeys(card.destroys):
        if card.destroys.count(good) > 1:
            yield path.at("destroys").wrong("data-good-twice", good=good)


def _setup(data: Data) -> Iterator[Problem]:
    path = KeyPath("volcano.toml", "setup")
    cards = sum(card.volcano_set == "A" for card in data.volcano)
    yield from path.at("draw_all").expect(data.setup.draw_all, cards)
    for number, cards in enumerate(data.setup.solo_decks, 1):
        yield from path.at("solo_decks").item(number).expect(cards, SOLO_DECK)
