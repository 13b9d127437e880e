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

# Row kind: event kind, ruling, whether it tells anybody something new.
KINDS = {
    rows.OWNED: ("owned", "P2", False),
    rows.GOT: ("got", "P12", False),
    rows.PAID: ("paid", "P12", False),
    rows.PLACED: ("placed", "P3", False),
    rows.BUILT: ("built", "P8", False),
    rows.FLIPPED: ("flipped", "P20", False),
    rows.ACTIVATED: ("activated", "P21", True),
    rows.DISCARDED: ("discarded", "P18", True),
    rows.DREW: ("drew", "P18", True),
    rows.REMADE: ("remade", "P18", True),
    rows.MARKED: ("marked", "P10", False),
    rows.STOLE: ("stole", "P22", False),
    rows.TOOK_CARD: ("took_card", "P30", False),
    rows.TOOK_UNSEEN: ("took_unseen", "P30", True),
    rows.TOOK_WORKERS: ("took_workers", "P25", False),
    rows.INJURED_ONE: ("injured", "P26", False),
    rows.HEALED: ("healed", "P27", False),
    rows.COVERED: ("covered", "P28", False),
    rows.LIFTED: ("lifted", "P27", False),
    rows.COUNTED: ("workers", "P29", False),
    rows.EXTRA: ("extra", "P24", False),
    rows.STARTS: ("starts", "P13", False),
    rows.HALTED: ("halted", "P38", False),
    rows.WAITED: ("waited", "P31", True),
    rows.PLAYED: ("played", "P31", True),
    rows.REQUIRED: ("required", "P31", False),
    rows.PLEDGED: ("pledged", "P33", False),
    rows.PASSED: ("passed", "P33", False),
    rows.OFFERED: ("offered", "P34", False),
    rows.ERUPTED: ("erupted", "P36", True),
    rows.LOST: ("lost", "P36", False),
    rows.ROUND: ("round", "P13", False),
    rows.RECRUITED_ONE: ("recruited", "P39", False),
    rows.KEPT_CARD: ("kept", "P34", True),
    rows.JOINED: ("joined", "P46", True),
    rows.LEFT_GAME: ("left", "P46", False),
    rows.BLOCKED: ("blocked", "P47", False),
    rows.ENDED: ("over", "P41", True),
    rows.LAPSED: ("lapsed", "P50", False),
}
TOOLS = ("worker", "taken_worker", "marker")
HOW_DRAWN = ("hand", "looked_at", "open")
INJURED = ("worker", "army")


def _card(card: int) -> str | None:
    return None if card < 0 else CARD_NAMES[card]


def _building(building: int) -> str:
    return BUILDING_NAMES[building] if building < len(BUILDING_NAMES) else "porta"


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


def _over(s: State, how: int, round_: int, _: int) -> dict[str, Fact]:
    return {"end": ENDS[how], "round": round_, "title": state_words.title(s) if s.players == 1 else None}


FACTS: dict[int, Callable[[State, int, int, int], dict[str, Fact]]] = {
    rows.OWNED: _on_building,
    rows.GOT: _goods,
    rows.PAID: _goods,
    rows.PLACED: _placed,
    rows.BUILT: _on_building,
    rows.ACTIVATED: lambda _, card, works, __: {"card": _card(card), "works": works},
    rows.DISCARDED: _just_card,
    rows.DREW: lambda _, card, how, __: {"card": _card(card), "how": HOW_DRAWN[how]},
    rows.REMADE: lambda _, deck, __, ___: {"deck": DECK_NAMES[deck]},
    rows.MARKED: _on_building,
    rows.STOLE: _stole,
    rows.TOOK_CARD: _from,
    rows.TOOK_UNSEEN: _from,
    rows.TOOK_WORKERS: lambda _, building, count, __: {"building": _building(building), "count": count},
    rows.INJURED_ONE: lambda _, what, __, ___: {"what": INJURED[what]},
    rows.HEALED: lambda _, what, __, ___: {"what": INJURED[what]},
    rows.COVERED: _on_building,
    rows.LIFTED: _on_building,
    rows.COUNTED: lambda _, delta, count, __: {"delta": delta, "count": count},
    rows.EXTRA: lambda _, amount, __, ___: {"amount": amount},
    rows.PLAYED: _just_card,
    rows.REQUIRED: lambda _, value, __, ___: {"value": value},
    rows.PLEDGED: _goods,
    rows.OFFERED: lambda _, enough, total, required: {"enough": enough, "value": total, "required": required},
    rows.ERUPTED: _volcano,
    rows.LOST: _goods,
    rows.ROUND: lambda _, round_, __, ___: {"round": round_},
    rows.KEPT_CARD: _just_card,
    rows.JOINED: lambda _, card, later, __: {"card": _card(card), "later": later},
    rows.LEFT_GAME: _just_card,
    rows.BLOCKED: _volcano,
    rows.ENDED: _over,
    rows.LAPSED: lambda _, kind, __, ___: {"decision": DECISIONS[kind]},
}


def read(told: list[list[int]], s: State) -> list[Event]:
    """The events of a play, from its rows and the state after it."""
    events: list[Event] = []
    laid: list[str | int] = []  # the cards of the deck made again last
    for kind, seat, one, two, three in told:
        if kind == rows.LAID:
            laid.append(CARD_NAMES[one])
            continue
        name, rule, reveals = KINDS[kind]
        facts = FACTS[kind](s, one, two, three) if kind in FACTS else {}
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
