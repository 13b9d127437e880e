"""The types of the data files: goods, buildings, worker spaces, cards, and where each entry comes from.

Goods and their fields stand in the order of goods.toml, which decisions follow (P52); buildings by number, cards by id.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, defstruct, field

from vesuvius.games.pompeii.rules.effects import Effect
from vesuvius.games.pompeii.rules.effects.kind import Amount, GoodId, Goods, Rate, Value

# Worker spaces besides the fields, in the order that play goes by.
SPACES = ("costruzione", "porta", "piazza", "red", "blue", "b17", "b19", "C12", "C14", "C31", "vesuvius")
WORDS = frozenset({"name", "printed_name", "text", "source", "where", "reconstructed"})  # what no rule asks for

Id = Annotated[str, Meta(pattern="^[A-Za-z][A-Za-z0-9_]*$", max_length=20)]
GoodName = Annotated[str, Meta(pattern="^[a-z]+(_[a-z]+)*$", max_length=20)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Text = Annotated[str, Meta(min_length=1, max_length=400)]
Spaces = Annotated[tuple[Annotated[int, Meta(ge=0, le=6)], ...], Meta(min_length=4, max_length=4)]


class Entry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entry of a data file: `where` it is found in the rulebook, and which of its keys are reconstructed."""

    source: Literal["rulebook", "reconstruction", "box"]
    where: Text | None = None
    reconstructed: tuple[Name, ...] = ()


class TradeRates(Entry, frozen=True, kw_only=True):
    """How many of the good given buy 1 of the good taken, by its value; P11 tells of pearls."""

    lower: Rate
    same: Rate
    higher: Rate
    pearls_to_value_3: Rate
    into_pearls: bool


class Components(Entry, frozen=True, kw_only=True):
    """What the box holds of things that are counted in play."""

    sestertii: Annotated[int, Meta(ge=0, le=999)]
    denarii: Annotated[int, Meta(ge=0, le=999)]
    denarius_worth: Annotated[int, Meta(ge=1, le=20)]
    workers_per_colour: Annotated[int, Meta(ge=6, le=6)]
    ownership_markers_per_colour: Annotated[int, Meta(ge=1, le=12)]
    city_card_tokens: Annotated[int, Meta(ge=1, le=2)]


class Good(Entry, frozen=True, kw_only=True):
    """A good of the inventory tablet."""

    id: GoodName
    name: Name
    value: Value
    kind: Literal["resource", "refined", "luxury"]
    text: Text


class Conversion(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a building: what goes in and what comes out, once."""

    given: Goods = field(name="in")
    made: Goods = field(name="out")


class Building(Entry, frozen=True, kw_only=True):
    """A building. `spaces`: with 1 to 4 players; `hire`: the price by workers afterwards; `recruit`: of the army."""

    id: Id
    number: Annotated[int, Meta(ge=1, le=20)]
    name: Name
    kind: Literal["red", "blue", "green", "purple"]
    cost: Goods
    conversions: Annotated[tuple[Conversion, ...], Meta(max_length=2)]
    spaces: Spaces
    owned: bool
    owner_bonus: Literal["input_good", "paid_good", "none"]
    text: Text
    hire: dict[GoodId, Annotated[tuple[Annotated[int, Meta(ge=0, le=20)], ...], Meta(min_length=6, max_length=6)]] = {}
    recruit: dict[GoodId, Amount] = {}
    first_non_red: bool = False


class Space(Entry, frozen=True, kw_only=True):
    """A place for workers. `limit`: of each player, of all together, or none; `undo`: the price at the Foro."""

    id: Id
    name: Name
    kind: Literal["field", "limited", "building", "holding", "track"]
    limit: Literal["per_player", "total", "none"]
    spaces: Spaces
    text: Text
    gives: GoodId | None = None
    undo: dict[GoodId, Amount] = {}


class Card(Entry, frozen=True, kw_only=True):
    """A specialist or a city card; `printed_name` is the rulebook's spelling if it is not the usual one."""

    id: Id
    name: Name
    cost: dict[GoodId, Amount]
    timing: Literal["every_action", "at_activation", "immediate"]
    location: Annotated[str, Meta(extra={"of": "location"})]
    effects: Annotated[tuple[Effect, ...], Meta(min_length=1, max_length=2)]
    text: Text
    temple: bool = False
    printed_name: Name | None = None


class VolcanoCard(Entry, frozen=True, kw_only=True):
    """A volcano card of a set, or the Apocalypse, which belongs to none. `destroys` says all; `text` is a note."""

    id: Id
    number: Annotated[int, Meta(ge=0, le=18)]
    name: Name
    destroys: tuple[GoodId, ...]
    text: Text | None = None
    volcano_set: Literal["A", "B", "C"] | None = field(name="set", default=None)
    ends_game: bool = False


class Setup(Entry, frozen=True, kw_only=True):
    """How many volcano cards of a set are drawn, with all of them, and for the two decks of the solo game."""

    draw: Annotated[int, Meta(ge=1, le=18)]
    draw_all: Annotated[int, Meta(ge=1, le=18)]
    solo_decks: Annotated[tuple[Annotated[int, Meta(ge=1, le=18)], ...], Meta(min_length=2, max_length=2)]


class KindDescription(Struct, frozen=True, forbid_unknown_fields=True):
    """What a kind of effect is called, what it asks for, and what it does."""

    kind: Name
    parameters: tuple[Name, ...]
    text: Text


class Data(Struct, frozen=True):
    """All of it; `hash` stands for all that rules ask for, whatever the words, the layout and the sources are.

    `name`: of the shipped set that has this hash.
    """

    trade: TradeRates
    components: Components
    goods: tuple[Good, ...]
    buildings: tuple[Building, ...]
    spaces: tuple[Space, ...]
    specialists: tuple[Card, ...]
    city: tuple[Card, ...]
    setup: Setup
    volcano: tuple[VolcanoCard, ...]
    kinds: tuple[KindDescription, ...]
    hash: str = ""
    name: str = ""

    @property
    def undoing(self) -> dict[str, dict[str, int]]:
        """The price at the Foro for what lies on each field that holds something."""
        return {space.id: space.undo for space in self.spaces if space.kind == "holding"}


def _file(name: str, **tables: Any) -> type[Struct]:
    return defstruct(f"{name}.toml", [*tables.items()], frozen=True, forbid_unknown_fields=True)


FILES: dict[str, type[Struct]] = {
    file.__name__: file
    for file in (
        _file("goods", trade=TradeRates, components=Components, good=tuple[Good, ...]),
        _file("buildings", building=tuple[Building, ...]),
        _file("spaces", space=tuple[Space, ...]),
        _file("specialists", specialist=tuple[Card, ...]),
        _file("city", city=tuple[Card, ...]),
        _file("volcano", setup=Setup, volcano=tuple[VolcanoCard, ...]),
        _file("effects", effect=tuple[KindDescription, ...]),
    )
}


def assemble(tables: Mapping[str, dict[str, Any]]) -> Data:
    """The content of all files as one, in the order that play goes by, with its hash."""
    files: dict[str, Any] = {name: msgspec.convert(tables[name], kind) for name, kind in FILES.items()}
    goods, volcano = files["goods.toml"], files["volcano.toml"]
    order = [*(good.id for good in goods.good), *SPACES]
    data = Data(
        goods.trade,
        goods.components,
        goods.good,
        tuple(sorted(files["buildings.toml"].building, key=lambda entry: entry.number)),
        tuple(sorted(files["spaces.toml"].space, key=lambda entry: order.index(entry.id))),
        tuple(sorted(files["specialists.toml"].specialist, key=lambda entry: entry.id)),
        tuple(sorted(files["city.toml"].city, key=lambda entry: entry.id)),
        volcano.setup,
        tuple(sorted(volcano.volcano, key=lambda entry: entry.id)),
        files["effects.toml"].effect,
    )
    return msgspec.structs.replace(data, hash=content_hash(data))


def content_hash(data: Data) -> str:
    """A hash of what rules ask for; dictionaries in any order."""
    figures = _figures(msgspec.structs.replace(data, kinds=(), hash=""))
    return hashlib.sha256(msgspec.json.encode(figures, order="sorted")).hexdigest()


def _figures(value: Any) -> Any:
    """The value without the words of its entries."""
    if isinstance(value, Struct):
        fields = {name: getattr(value, name) for name in value.__struct_fields__ if name not in WORDS}
        return {"": value.__struct_config__.tag, **{name: _figures(part) for name, part in fields.items()}}
    return [_figures(part) for part in value] if isinstance(value, tuple) else value
