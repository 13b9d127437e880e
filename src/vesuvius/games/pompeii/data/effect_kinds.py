"""The 25 kinds of card effects, each with its parameters: what no card has logic of its own for.

A type says what a data file may hold: bounds, words, and of what a text is an id (`of`). `reading.py` puts into words
what does not fit.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

MOST = 20  # of anything that is paid or received at once

GoodId = Annotated[str, Meta(extra={"of": "good"})]
SpaceId = Annotated[str, Meta(extra={"of": "space"})]
Amount = Annotated[int, Meta(ge=1, le=MOST)]
Goods = Annotated[dict[GoodId, Amount], Meta(min_length=1)]
Value = Annotated[int, Meta(ge=1, le=5)]  # the Roman numerals I to V of the inventory tablet
Rate = Annotated[int, Meta(ge=1, le=MOST)]  # so many of what is given buy 1
Colour = Literal["red", "blue", "green", "purple"]


class Kind(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", kw_only=True):
    """An effect of any kind."""


class FieldBonus(Kind, frozen=True, tag="field_bonus"):
    """At the card's field more of a good on top of the normal yield."""

    good: GoodId
    amount: Amount


class FieldTake(Kind, frozen=True, tag="field_take"):
    """At the card's field these goods instead of the yield; `per_yield`: once for every good of the yield."""

    goods: Goods
    per_yield: bool


class ConvertBonus(Kind, frozen=True, tag="convert_bonus"):
    """After a conversion to a good at the card's building more of it, once an action."""

    good: GoodId
    amount: Amount


class ConvertAlt(Kind, frozen=True, tag="convert_alt"):
    """At the card's place another conversion, at most so many times; 0 stands for any number."""

    given: Goods = field(name="in")
    made: Goods = field(name="out")
    most: Annotated[int, Meta(ge=0, le=MOST)] = field(name="max")


class BuildWaive(Kind, frozen=True, tag="build_waive"):
    """At Costruzione these goods of the cost are not paid."""

    goods: Annotated[tuple[GoodId, ...], Meta(min_length=1)]


class DenyOwnerBonus(Kind, frozen=True, tag="deny_owner_bonus"):
    """Owners of buildings of a colour get no bonus from the card's player."""

    on: Colour


class ExtraSpace(Kind, frozen=True, tag="extra_space"):
    """Workers beyond the limit on buildings of a colour."""

    on: Colour
    amount: Annotated[int, Meta(ge=1, le=6)]


class ExtraActions(Kind, frozen=True, tag="extra_actions"):
    """So many worker actions at once."""

    amount: Annotated[int, Meta(ge=1, le=6)]


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """So many goods of a value, chosen by the player."""

    value: Value
    amount: Amount


class Gain(Kind, frozen=True, tag="gain"):
    """Receive these goods, or goods of one's choice: one of the two is there."""

    goods: Goods | None = None
    choose: Choice | None = None


class StealGoods(Kind, frozen=True, tag="steal_goods"):
    """Goods in a range of values from others; the taker or the giver chooses them."""

    who: Literal["one_other", "each_other"]
    amount: Annotated[int, Meta(ge=1, le=4)]
    value_min: Value
    value_max: Value
    chooser: Literal["taker", "giver"]


class TakeCard(Kind, frozen=True, tag="take_card"):
    """A card of another player, to the hand or active at once."""

    what: Literal["active_specialist", "active_temple", "hand_city"]
    to: Literal["hand", "active"]


class TakeWorkers(Kind, frozen=True, tag="take_workers"):
    """All workers of one production building, to be placed as one's own this round."""

    on: Literal["production_building"]


class Injure(Kind, frozen=True, tag="injure"):
    """A worker, or one that stands for the army, lies on a field until `heal` is paid at the Foro."""

    target: Literal["worker", "army"]
    who: Literal["one_other"]
    field: SpaceId
    heal: Goods


class BlockSpaces(Kind, frozen=True, tag="block_spaces"):
    """Tokens on free worker spaces, each until `lift` is paid at the Foro."""

    tokens: Annotated[int, Meta(ge=1, le=2)]
    on: Literal["any"]
    lift: Goods


class DestroyTemples(Kind, frozen=True, tag="destroy_temples"):
    """All activated temple cards are discarded."""

    who: Literal["all", "each_other"]


class PlaceMarker(Kind, frozen=True, tag="place_marker"):
    """An ownership marker on another's building, or on the Porta, where `bonus` replaces the usual bonus."""

    on: Literal["red", "any", "porta"]
    whose: Literal["other", "nobody"]
    bonus: Goods | None = None


class WorkerCount(Kind, frozen=True, tag="worker_count"):
    """Workers gained or lost; by players with more than so many only."""

    who: Literal["you", "each_other"]
    delta: Literal[-1, 1]
    if_more_than: Annotated[int, Meta(ge=0, le=5)] = 0


class DrawCards(Kind, frozen=True, tag="draw_cards"):
    """Look at the top cards of a deck, keep some in hand or active, discard the rest."""

    deck: Literal["specialist", "city"]
    amount: Annotated[int, Meta(ge=1, le=6)]
    keep: Annotated[int, Meta(ge=1, le=6)]
    to: Literal["hand", "active"]


class ReplayDiscard(Kind, frozen=True, tag="replay_discard"):
    """A card of the discard pile, activated at once."""

    deck: Literal["city"]


class BuildNow(Kind, frozen=True, tag="build_now"):
    """One building at once, up to so many goods of its cost unpaid."""

    skip: Annotated[int, Meta(ge=0, le=MOST)]


class TradeOnce(Kind, frozen=True, tag="trade"):
    """One trade at these rates."""

    lower: Rate
    same: Rate
    higher: Rate


class Heal(Kind, frozen=True, tag="heal"):
    """All injured workers and the army healed, unpaid."""

    who: Literal["you"]


class StartPlayer(Kind, frozen=True, tag="start_player"):
    """Start player of the next round."""


class Offering(Kind, frozen=True, tag="offering"):
    """Before the offerings: the required value changes, one takes no part, or they are cancelled."""

    mode: Literal["value", "abstain", "cancel"]
    delta: Annotated[int, Meta(ge=-MOST, le=MOST)] = 0
    protect: bool = False


class HaltCastrum(Kind, frozen=True, tag="halt_castrum"):
    """Another player's Castrum is halted until `finish` is paid at the Foro."""

    field: SpaceId
    finish: Goods


Effect: TypeAlias = (
    FieldBonus
    | FieldTake
    | ConvertBonus
    | ConvertAlt
    | BuildWaive
    | DenyOwnerBonus
    | ExtraSpace
    | ExtraActions
    | Gain
    | StealGoods
    | TakeCard
    | TakeWorkers
    | Injure
    | BlockSpaces
    | DestroyTemples
    | PlaceMarker
    | WorkerCount
    | DrawCards
    | ReplayDiscard
    | BuildNow
    | TradeOnce
    | Heal
    | StartPlayer
    | Offering
    | HaltCastrum
)
