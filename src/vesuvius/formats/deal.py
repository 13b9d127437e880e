"""Reads the parts of an explicit deal that every game has: players, options, hands and lists of pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vesuvius.game import GameInfo, Line, Problem


def read_players(players: Any, known: Sequence[int]) -> int:
    """Returns the number of players; it must be one of `known`."""
    if type(players) is not int or players not in known:
        raise Problem("wrong-players", got=str(players), lowest=min(known), highest=max(known))
    return players


def read_options(options: Any, known: Mapping[str, int]) -> int:
    """Returns the options of a game as bits."""
    if not isinstance(options, Sequence) or isinstance(options, str):
        raise Problem("deal-options-not-a-list", got=str(options))
    for name in options:
        if not isinstance(name, str) or name not in known:
            raise Problem("unknown-option", name=str(name), known=", ".join(known))
    if len(set(options)) != len(options):
        raise Problem("deal-option-twice", got=", ".join(options))
    return sum(known[name] for name in options)


def check_options(info: GameInfo, options: Sequence[str], players: int) -> None:
    """Checks that no two options exclude each other, and that each is allowed for that number of players."""
    known = {option.name: option for option in info.options}
    chosen = [name for name in options if known[name].choice]
    if len({known[name].choice for name in chosen}) < len(chosen):
        raise Problem("deal-several-sets", got=", ".join(chosen))
    for name in options:
        if players not in (known[name].players or info.seats):
            raise Problem("deal-option-not-for", name=name, players=players)


def check_is_deal(deal: Any) -> None:
    """Checks that the deal is an object."""
    if not isinstance(deal, dict):
        raise Problem("deal-not-an-object", got=str(deal))


def check_keys(deal: Line, wanted: set[str], may: set[str]) -> None:
    """Checks that the deal has all the keys it must have, and no others than those it may have."""
    missing, unknown = wanted - deal.keys(), deal.keys() - wanted - may
    if missing or unknown:
        raise Problem("deal-wrong-keys", missing=", ".join(sorted(missing)), unknown=", ".join(sorted(unknown)))


def read_pieces(names: Any, key: str, known: Mapping[str, int]) -> list[int]:
    """Returns a list of cards or tiles, as numbers."""
    if not isinstance(names, list):
        raise Problem("deal-not-a-list", key=key)
    for place, name in enumerate(names, 1):
        if not isinstance(name, str) or name not in known:
            raise Problem("deal-unknown-piece", key=key, place=place, got=str(name), known=", ".join(known))
    return [known[name] for name in names]


def read_hands(hands: Any, players: int, size: int, known: Mapping[str, int]) -> list[list[int]]:
    """Returns the cards of every hand, as numbers."""
    if not isinstance(hands, list) or len(hands) != players:
        raise Problem("deal-wrong-hands", players=players)
    taken = [read_pieces(hand, "hands", known) for hand in hands]
    for seat, hand in enumerate(taken):
        if len(hand) != size:
            raise Problem("deal-wrong-hand", seat=seat, got=len(hand), wanted=size)
    return taken
