"""Whose bot thinks next: the same for everybody who waits, whatever others have opened."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from vesuvius.server.thinking.fair_shares import Asker, FairShares

Waiting = list[tuple[Asker, str]]


def served(shares: FairShares, waiting: Waiting, turns: int) -> list[tuple[Asker, str]]:
    """Who has the next turns, while all of them always ask for another one."""
    found = []
    for asker, _ in waiting:
        shares.enter(asker)
    for _ in range(turns):
        chosen = waiting.pop(shares.next_of(waiting))
        shares.begin(*chosen)
        shares.leave(chosen[0])
        shares.enter(chosen[0])
        waiting.append(chosen)
        found.append(chosen)
    for asker, _ in waiting:
        shares.leave(asker)
    return found


def test_one_who_asks_once_waits_for_one_turn_of_somebody_with_fifty_tables() -> None:
    shares = FairShares()
    crowd: Waiting = [(Asker("greedy", "a"), "level:5")] * 50
    shares.learn("level:5", 2.0)
    shares.learn("level:1", 0.01)
    served(shares, crowd, 30)
    crowd.append((Asker("modest", "b"), "level:1"))
    assert served(shares, crowd, 1) == [(Asker("modest", "b"), "level:1")]


def test_time_is_shared_between_networks_and_within_them_between_persons() -> None:
    shares = FairShares()
    people = [Asker("ann", "a"), Asker("bob", "a"), Asker("cid", "a"), Asker("dan", "b")]
    turns = served(shares, [(person, "level:5") for person in people for _ in range(9)], 60)
    counts = Counter(asker.person for asker, _ in turns)
    assert counts == {"ann": 10, "bob": 10, "cid": 10, "dan": 30}, turns


def test_short_searches_are_cheap() -> None:
    shares = FairShares()
    shares.learn("level:5", 1.0)
    shares.learn("level:1", 0.1)
    turns = served(shares, [(Asker("ann"), "level:5"), (Asker("bob"), "level:1")], 110)
    counts = Counter(asker.person for asker, _ in turns)
    assert counts["bob"] in range(96, 104)


def test_who_comes_late_has_no_more_than_the_others() -> None:
    shares = FairShares()
    served(shares, [(Asker("ann", "a"), "level:5")], 1000)
    late = served(shares, [(Asker("ann", "a"), "level:5"), (Asker("bob", "b"), "level:5")], 20)
    assert Counter(asker.person for asker, _ in late) == {"ann": 10, "bob": 10}
    assert all(one != other for one, other in pairwise(late))


def test_people_who_wait_come_before_tables_of_bots_alone() -> None:
    shares = FairShares()
    waits, bots = Asker("ann", "a", True), Asker("bob", "b", False)
    served(shares, [(waits, "level:5")], 50)
    waiting: Waiting = [(bots, "level:1"), (waits, "level:5")]
    assert waiting[shares.next_of(waiting)][0] == waits


def test_what_is_remembered_has_an_end() -> None:
    shares = FairShares(capacity=4)
    for number in range(50):
        asker = Asker(f"person {number}", f"network {number}")
        shares.enter(asker)
        shares.leave(asker)
    assert (len(shares._had), len(shares._waiting)) == (4, 0)
