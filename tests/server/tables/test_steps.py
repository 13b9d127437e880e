"""What moves change is told with them: a client that applies the patches sees what the server would show it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest

from tests.server.support.matches import BEGUN, again, everything, new_table, play, there
from vesuvius import load
from vesuvius.formats.patch import apply
from vesuvius.formats.record import start
from vesuvius.game import Line
from vesuvius.games.downfall.presentation import dangers
from vesuvius.server.protocol import messages
from vesuvius.server.protocol.messages import Rules, encode
from vesuvius.server.tables.clocks import DAY
from vesuvius.server.tables.steps import open_view
from vesuvius.server.tables.table import Table


def begun(game: str, players: int, options: Sequence[str] = (), seed: int = 1) -> Table:
    record, _ = start(load(game), players, options, seed=seed)
    table = Table("table", record.header, Rules(game), [None] * players, 7 * DAY)
    table.enter(table.propose_begin(BEGUN))
    return table


def seen(table: Table, seat: int | None) -> Line:
    return table.view(seat, BEGUN).view


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("downfall", 2, ()),
        ("downfall", 3, ("dual_vents", "closed_vents")),
        ("downfall", 4, ("free_moves",)),
        ("pompeii", 1, ()),
        ("pompeii", 2, ("foro_timer",)),
        ("pompeii", 3, ()),
        ("pompeii", 4, ()),
    ],
)
def test_patches_lead_every_viewer_from_view_to_view(game: str, players: int, options: Sequence[str]) -> None:
    table, chance = begun(game, players, options), Random(79)
    viewers = [None, *range(players)]
    views = {viewer: seen(table, viewer) for viewer in viewers}
    for _ in range(150):
        if table.over:
            break
        entry = play(table, chance)
        for viewer in viewers:
            told = there(table.happened(entry, viewer, BEGUN).step)
            views[viewer] = apply(views[viewer], told.patch)
            assert views[viewer] == seen(table, viewer)


def forget() -> None:
    """Nothing is remembered any more of what was shown before."""
    for remembered in (dangers.parted, dangers.connected, dangers._lost_to, load("pompeii").views._seat):  # type: ignore[attr-defined]
        remembered.cache_clear()


@pytest.mark.parametrize(("game", "players"), [("downfall", 3), ("pompeii", 2), ("pompeii", 1)])
def test_a_table_that_remembers_tells_the_same_as_one_that_has_just_been_read(game: str, players: int) -> None:
    table, chance = begun(game, players, seed=8), Random(8)
    viewers = [None, *range(players)]
    for number in range(150):
        if table.over:
            break
        entry = play(table, chance)
        told = [encode(table.happened(entry, viewer, BEGUN)) for viewer in viewers]
        if number % 10 == 0:
            shown = everything(table)
            forget()
            read = again(table)
            assert [encode(read.happened(entry, viewer, BEGUN)) for viewer in viewers] == told
            assert everything(read) == shown


def test_whoever_missed_moves_gets_their_patches() -> None:
    table, chance = new_table(3), Random(7)
    before = seen(table, 1)
    for _ in range(12):
        play(table, chance)
    for told in there(table.missed(1, 1, BEGUN)):
        before = apply(before, there(told.step).patch)
    assert before == seen(table, 1)


def test_an_entry_that_is_no_move_changes_nothing() -> None:
    table = new_table()
    table.enter(table.propose(messages.Leave("table", 0, table.seq, "c"), BEGUN))
    assert table.happened(table.entries[-1], 1, BEGUN).step is None


def test_the_past_of_a_running_game_is_what_the_seat_saw() -> None:
    table, chance = new_table(2), Random(3)
    views = [seen(table, 1)]
    for _ in range(20):
        play(table, chance)
        views.append(seen(table, 1))
    past = table.past(1, BEGUN)()
    assert past.view == views[0]
    for move, (before, after) in zip(past.moves, pairwise(views), strict=True):
        assert apply(before, move.step.patch) == after


def test_the_past_is_worked_out_as_it_was_when_asked_for() -> None:
    table, chance = new_table(2), Random(3)
    for _ in range(8):
        play(table, chance)
    work_out, told = table.past(0, BEGUN), table.past(0, BEGUN)()
    for _ in range(8):
        play(table, chance)
    assert work_out() == told


def test_the_past_of_a_finished_game_lies_open() -> None:
    table, chance = new_table(2), Random(5)
    while not table.over:
        play(table, chance)
    past = table.past(None, BEGUN)()
    assert all(hand["cards"] for hand in past.view["hands"])
    view = past.view
    for move in past.moves:
        view = apply(view, move.step.patch)
        assert view == open_view(table.game, table.state_after(BEGUN, move.seq))


def test_the_way_of_a_piece_is_told_before_and_after_it_moves() -> None:
    table, chance = new_table(2, seed=4), Random(11)
    ways = 0
    while not table.over:
        standing = table.standing(there(table.turn), BEGUN)
        entry = play(table, chance)
        told = there(table.happened(entry, None, BEGUN).step).preview
        token = table.moves[-1].move
        assert told == (standing.previews or {}).get(token)
        if told is not None and "ways" in told:
            start, _, goal = token.partition(">")
            ways += 1
            assert all(way[0] == start and (goal in ("out", way[-1])) for way in told["ways"])
    assert ways > 5
