"""An explicit deal, read part by part: what every game asks of players, options, hands and lists of pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vesuvius.game import GameInfo, Line, Problem


def read_players(players: Any, known: Sequence[int]) -> int:
    """How many they are, one of the numbers in `known`."""
    if type(players) is not int or players not in known:
        raise Problem("wrong-players", got=str(players), lowest=min(known), highest=max(known))
    return players


def read_options(options: Any, known: Mapping[str, int]) -> int:
    """The options of a game as bits."""
    if not isinstance(options, Sequence) or isinstance(options, str):
        raise Problem("deal-options-not-a-list", got=str(options))
    for name in options:
        if not isinstance(name, str) or name not in known:
            raise Problem("unknown-option", name=str(name), known=", ".join(known))
    if len(set(options)) != len(options):
        raise Problem("deal-option-twice", got=", ".join(options))
    return sum(known[name] for name in options)


def check_options(info: GameInfo, options: Sequence[str], players: int) -> None:
    """Options of the same choice exclude each other, and some are not for every number of players."""
    known = {option.name: option for option in info.options}
    chosen = [name for name in options if known[name].choice]
    if len({known[name].choice for name in chosen}) < len(chosen):
        raise Problem("deal-several-sets", got=", ".join(chosen))
    for name in options:
        if players not in (known[name].players or info.seats):
            raise Problem("deal-option-not-for", name=name, players=players)


def check_is_deal(deal: Any) -> None:
    """A deal is an object."""
    if not isinstance(deal, dict):
        raise Problem("deal-not-an-object", got=str(deal))


def check_keys(deal: Line, wanted: set[str], may: set[str]) -> None:
    """All keys that a deal must have are there, and none but those and the ones that it may have."""
    missing, unknown = wanted - deal.keys(), deal.keys() - wanted - may
    if missing or unknown:
        raise Problem("deal-wrong-keys", missing=", ".join(sorted(missing)), unknown=", ".join(sorted(unknown)))


def read_pieces(names: Any, key: str, known: Mapping[str, int]) -> list[int]:
    """A list of cards or tiles, as numbers."""
    if not isinstance(names, list):
        raise Problem("deal-not-a-list", key=key)
    for place, name in enumerate(names, 1):
        if not isinstance(name, str) or name not in known:
            raise Problem("deal-unknown-piece", key=key, place=place, got=str(name), known=", ".join(known))
    return [known[name] for name in names]


def read_hands(hands: Any, players: int, size: int, known: Mapping[str, int]) -> list[list[int]]:
    """The cards of every hand, as numbers."""
    if not isinstance(hands, list) or len(hands) != players:
        raise Problem("deal-wrong-hands", players=players)
    taken = [read_pieces(hand, "hands", known) for hand in hands]
    for seat, hand in enumerate(taken):
        if len(hand) != size:
            raise Problem("deal-wrong-hand", seat=seat, got=len(hand), wanted=size)
    return taken
