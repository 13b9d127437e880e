"""The event rows of a play as events, and the chance lines that these cause."""

from __future__ import annotations

from collections.abc import Callable

from vesuvius.game import Event, Fact, Line
from vesuvius.games.pompeii.data.names import CARD_NAMES, GOOD_NAMES, PLACE_NAMES, VOLCANO_NAMES
from vesuvius.games.pompeii.presentation import state_words
from vesuvius.games.pompeii.presentation.state_words import BUILDING_NAMES, DECISIONS, DECK_NAMES, ENDS
from vesuvius.games.pompeii.rules import state as rows
from vesuvius.games.pompeii.rules.figures import NOWHERE
from vesuvius.games.pompeii.rules.state import NOBODY, State

TOOLS = ("worker", "taken_worker", "marker")
HOW_DRAWN = ("hand", "looked_at", "open")
INJURED = ("worker", "army")
NEEDED = ("players", "winner", "round")  # fields of the state that events need


def _card(card: int) -> str | None:
    return None if card < 0 else CARD_NAMES[card]


def _building(building: int) -> str:
    return BUILDING_NAMES[building] if building < len(BUILDING_NAMES) else "porta"


def _nothing(_: State, __: int, ___: int, ____: int) -> dict[str, Fact]:
    return {}


def _goods(_: State, good: int, amount: int, __: int) -> dict[str, Fact]:
    return {"good": GOOD_NAMES[good], "amount": amount}


def _on_building(_: State, building: int, __: int, ___: int) -> dict[str, Fact]:
    return {"building": _building(building)}


def _just_card(_: State, card: int, __: int, ___: int) -> dict[str, Fact]:
    return {"card": _card(card)}


def _placed(_: State, place: int, tool: int, card: int) -> dict[str, Fact]:
    where = None if place == NOWHERE else PLACE_NAMES[place]
    return {"place": where, "with": TOOLS[tool], "card": _card(card)}


def _volcano(_: State, card: int, __: int, ___: int) -> dict[str, Fact]:
    return {"card": None if card < 0 else VOLCANO_NAMES[card]}


def _from(_: State, card: int, victim: int, __: int) -> dict[str, Fact]:
    return {"card": _card(card), "owner": victim}


def _stole(_: State, good: int, victim: int, __: int) -> dict[str, Fact]:
    return {"good": GOOD_NAMES[good], "owner": victim}


def _took_workers(_: State, building: int, count: int, __: int) -> dict[str, Fact]:
    return {"building": _building(building), "count": count}


def _offered(_: State, enough: int, total: int, required: int) -> dict[str, Fact]:
    return {"enough": enough, "value": total, "required": required}


def _over(s: State, how: int, round_: int, _: int) -> dict[str, Fact]:
    return {"end": ENDS[how], "round": round_, "title": state_words.title(s) if s.players == 1 else None}


# Row kind: event kind, ruling, whether it tells anybody something new, and the facts that a row holds.
KINDS: dict[int, tuple[str, str, bool, Callable[[State, int, int, int], dict[str, Fact]]]] = {
    rows.OWNED: ("owned", "P2", False, _on_building),
    rows.GOT: ("got", "P12", False, _goods),
    rows.PAID: ("paid", "P12", False, _goods),
    rows.PLACED: ("placed", "P3", False, _placed),
    rows.BUILT: ("built", "P8", False, _on_building),
    rows.FLIPPED: ("flipped", "P20", False, _nothing),
    rows.ACTIVATED: ("activated", "P21", True, lambda _, card, works, __: {"card": _card(card), "works": works}),
    rows.DISCARDED: ("discarded", "P18", True, _just_card),
    rows.DREW: ("drew", "P18", True, lambda _, card, how, __: {"card": _card(card), "how": HOW_DRAWN[how]}),
    rows.REMADE: ("remade", "P18", True, lambda _, deck, __, ___: {"deck": DECK_NAMES[deck]}),
    rows.MARKED: ("marked", "P10", False, _on_building),
    rows.STOLE: ("stole", "P22", False, _stole),
    rows.TOOK_CARD: ("took_card", "P30", False, _from),
    rows.TOOK_UNSEEN: ("took_unseen", "P30", True, _from),
    rows.TOOK_WORKERS: ("took_workers", "P25", False, _took_workers),
    rows.INJURED_ONE: ("injured", "P26", False, lambda _, what, __, ___: {"what": INJURED[what]}),
    rows.HEALED: ("healed", "P27", False, lambda _, what, __, ___: {"what": INJURED[what]}),
    rows.COVERED: ("covered", "P28", False, _on_building),
    rows.LIFTED: ("lifted", "P27", False, _on_building),
    rows.COUNTED: ("workers", "P29", False, lambda _, delta, count, __: {"delta": delta, "count": count}),
    rows.EXTRA: ("extra", "P24", False, lambda _, amount, __, ___: {"amount": amount}),
    rows.STARTS: ("starts", "P13", False, _nothing),
    rows.HALTED: ("halted", "P38", False, _nothing),
    rows.WAITED: ("waited", "P31", True, _nothing),
    rows.PLAYED: ("played", "P31", True, _just_card),
    rows.REQUIRED: ("required", "P31", False, lambda _, value, __, ___: {"value": value}),
    rows.PLEDGED: ("pledged", "P33", False, _goods),
    rows.PASSED: ("passed", "P33", False, _nothing),
    rows.OFFERED: ("offered", "P34", False, _offered),
    rows.ERUPTED: ("erupted", "P36", True, _volcano),
    rows.LOST: ("lost", "P36", False, _goods),
    rows.ROUND: ("round", "P13", False, lambda _, round_, __, ___: {"round": round_}),
    rows.RECRUITED_ONE: ("recruited", "P39", False, _nothing),
    rows.KEPT_CARD: ("kept", "P34", True, _just_card),
    rows.JOINED: ("joined", "P46", True, lambda _, card, later, __: {"card": _card(card), "later": later}),
    rows.LEFT_GAME: ("left", "P46", False, _just_card),
    rows.BLOCKED: ("blocked", "P47", False, _volcano),
    rows.ENDED: ("over", "P41", True, _over),
    rows.LAPSED: ("lapsed", "P50", False, lambda _, kind, __, ___: {"decision": DECISIONS[kind]}),
}


def read(told: list[list[int]], s: State) -> list[Event]:
    """The events of a play, from its rows and the state after it."""
    events: list[Event] = []
    laid: list[str | int] = []  # the cards of the deck made again last
    for kind, seat, one, two, three in told:
        if kind == rows.LAID:
            laid.append(CARD_NAMES[one])
            continue
        name, rule, reveals, facts_of = KINDS[kind]
        facts = facts_of(s, one, two, three)
        if kind == rows.REMADE:
            laid = []
            facts["cards"] = laid
        events.append(Event(name, rule, None if seat == NOBODY else seat, facts, reveals))
    return events


def chance(event: Event) -> list[Line]:
    """The chance line of a trace that an event causes, if any."""
    if event.kind == "remade":
        return [{"reshuffled": event.facts["deck"], "deck": event.facts["cards"]}]
    return [{"taken": event.facts["card"]}] if event.kind == "took_unseen" else []
