"""Games of Pompeii that are counted: what each came to, actions that take back the one before, the tables, the page."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from bench import balance_pompeii, pompeii_games, strength_pompeii
from bench.pompeii_games import CUT, LONGEST, Tale, actions, play, taken_back, undoes
from tests.games.pompeii.playing import EVERYTHING, GAME, at, seat
from vesuvius.game import Event
from vesuvius.games.pompeii.game import Pompeii

BOTS = ["greedy", "uniform", "uniform"]


def placed(seat: int, place: str) -> Event:
    return Event("placed", "P3", seat, {"place": place, "with": "worker", "card": None})


def goods(kind: str, seat: int, good: str, amount: int) -> Event:
    return Event(kind, "P12", seat, {"good": good, "amount": amount})


def trade(seat: int, given: str, paid: int, taken: str, got: int) -> list[Event]:
    return [placed(seat, "porta"), goods("paid", seat, given, paid), goods("got", seat, taken, got)]


def on(kind: str, seat: int, building: str) -> Event:
    return Event(kind, "P28", seat, {"building": building})


THERE, BACK = trade(0, "meat", 4, "planks", 4), trade(0, "planks", 4, "meat", 1)
FIELD = [placed(0, "deer"), goods("got", 0, "deer", 1)]
OTHER = [placed(1, "grain"), goods("got", 1, "grain", 1), goods("got", 0, "fish", 1)]
COVERS = [placed(0, "b17"), on("covered", 0, "b7")]
LIFTS = [placed(0, "b17"), goods("paid", 0, "bricks", 1), on("lifted", 0, "b7")]
BUILDS = [placed(0, "costruzione"), goods("paid", 0, "planks", 4), on("built", 0, "b7")]


@pytest.mark.parametrize(
    ("told", "back"),
    [
        ([*THERE, *BACK], True),
        ([*THERE, *OTHER, *BACK], True),  # what others do does not count, nor what one gets by it
        ([*THERE, Event("round", "P13", 1, {"round": 3}), goods("got", 0, "wine", 1), *BACK], True),
        ([*THERE, *BACK, Event("waited", "P31", 0)], True),
        ([*COVERS, *LIFTS], True),
        ([*COVERS, *COVERS], False),
        ([*THERE, *FIELD], False),
        ([*THERE, *trade(0, "planks", 4, "bricks", 2)], False),
        ([*trade(0, "meat", 4, "planks", 4), *trade(0, "planks", 1, "meat", 1)], False),  # something is left
        ([placed(0, "deer"), placed(0, "deer")], False),  # nothing was there to be taken back
        ([*THERE, *BUILDS], False),
        ([*THERE, *BUILDS[:2], Event("waited", "P31", 1), BUILDS[2]], False),  # others were asked in between
    ],
)
def test_an_action_takes_back_the_one_before(told: list[Event], back: bool) -> None:
    one, other = actions(told, 0)
    assert undoes(one, other) is back


@pytest.mark.parametrize(
    ("one", "other", "back"),
    [
        (["act:C14", "!b7", "."], ["lift:b7"], True),
        (["act:C14", "!b7", "!b8"], ["lift:b7"], False),  # a token is left
        (["act:C38", "meat>", ">iron", "*2"], ["@porta", "iron>", ">meat", "*2"], True),
        (["act:C04"], ["@porta", "meat>", ">planks", "*2"], False),  # the card stays
    ],
)
def test_what_was_played_is_taken_back_by_what_is_played_next(one: list[str], other: list[str], back: bool) -> None:
    state = at(seat("9 meat, 9 bricks", hand="C04 C14 C38"), seat(), built=EVERYTHING)
    told = [event for token in (*one, "@wood", *other) for event in GAME.play(state, token)]
    assert [undoes(*pair) for pair in pairwise(actions(told, 0))] == [back]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("games")


@pytest.fixture(scope="module")
def tales(folder: Path) -> list[Tale]:
    return play(folder, BOTS, 2)


def test_games_come_in_whole_rotations_and_are_told(tales: list[Tale]) -> None:
    assert [tale.bots.index("greedy") for tale in tales] == [0, 2, 1]
    for tale in tales:
        assert tale.end == "castrum"
        assert tale.winner == tale.bots.index("greedy")
        assert tale.foro is not None
        assert 3 < tale.foro <= tale.round <= LONGEST
        assert len({*tale.first}) == 3
        assert [len(hand) for hand in tale.hands] == [6, 6, 6]
        assert all(len(cards) >= 6 and {card[0] for card in cards} == {"C"} for cards in tale.city)
    assert taken_back(tales) == 0


def test_a_match_is_taken_up_again(folder: Path, tales: list[Tale], monkeypatch: pytest.MonkeyPatch) -> None:
    def no_more(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr("vesuvius.arena.runner.play_game", no_more)
    assert play(folder, BOTS, 3) == tales


def test_a_game_without_end_is_cut(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pompeii_games, "LONGEST", 2)
    (tale, _) = play(folder, ["uniform", "uniform"], 2)
    assert (tale.end, tale.winner, tale.foro) == (CUT, None, None)
    assert Pompeii.rounds > 2


def test_a_game_alone_has_no_hands_and_ends_with_a_title_if_it_is_won(folder: Path) -> None:
    (won,) = play(folder / "mild", ["greedy"], 1, ["set_a"], data="mild")
    (lost,) = play(folder / "harsh", ["greedy"], 1, ["set_a"], data="harsh")
    assert [(tale.bots, tale.hands, tale.winner) for tale in (won, lost)] == [
        (["greedy"], [[]], 0),
        (["greedy"], [[]], None),
    ]
    assert won.title in balance_pompeii.TITLES
    assert lost.title is None


OFFERED, SHORT = (Event("offered", "P34", None, {"enough": enough, "value": 3, "required": 3}) for enough in (1, 0))
ROUND, STRUCK = Event("round", "P13", 0, {"round": 11}), Event("erupted", "P36", None, {"card": "VA13"})
CALLED_OFF = Event("played", "P31", 0, {"card": "C33"})


@pytest.mark.parametrize(
    ("told", "count"),
    [
        ([ROUND, SHORT, STRUCK, ROUND, SHORT, STRUCK], 2),
        ([ROUND, CALLED_OFF, STRUCK], 1),
        ([ROUND, CALLED_OFF, OFFERED, ROUND, STRUCK], 0),  # another card was played, and enough was offered
        ([ROUND, STRUCK, ROUND, OFFERED, STRUCK], 0),  # alone, where a card is turned over in any case
    ],
)
def test_an_eruption_is_an_offering_that_fell_short(told: list[Event], count: int) -> None:
    assert pompeii_games.eruptions(told) == count


def test_the_table_says_whether_a_figure_is_reached(tales: list[Tale]) -> None:
    wins, ends = strength_pompeii.STRENGTH[:2]
    line, reached = strength_pompeii.row(wins, tales)
    assert reached
    assert "| 3 | 100.0% (43.9% to 100.0%) |" in line
    lost = [tale._replace(winner=None, end=CUT) for tale in tales[:1]]
    assert not strength_pompeii.row(wins, [*lost, *tales[1:]])[1]
    assert not strength_pompeii.row(ends, [*lost, *tales[1:]])[1]
    (pace,) = strength_pompeii.PACE
    late = [tale._replace(round=21) for tale in tales]
    assert [strength_pompeii.row(pace, some)[1] for some in (tales, late)] == [True, False]


def test_the_table_tells_titles_and_asks_nothing_of_what_is_told_only(tales: list[Tale]) -> None:
    solo, told = strength_pompeii.SOLO[0], strength_pompeii.TOLD[0]
    alone = [tale._replace(bots=["level:5"], winner=0, title=title) for tale, title in zip(tales, "AAB", strict=True)]
    assert "| wins, A 2, B 1 | 3 | 100.0%" in strength_pompeii.row(solo, alone)[0]
    line, reached = strength_pompeii.row(told, [tale._replace(end=CUT) for tale in tales])
    assert reached
    assert line.endswith("| – |")


def test_no_action_is_taken_back_in_as_many_games_as_are_asked_for(tales: list[Tale]) -> None:
    line, steady = strength_pompeii.never_back([tales, tales], 6)
    assert steady
    assert ": 0 in 6 games, " in line
    assert not strength_pompeii.never_back([tales, tales], 7)[1]
    assert not strength_pompeii.never_back([tales, [tales[0]._replace(undone=[1, 0, 0])]], 4)[1]


def test_the_page_counts_by_seat_chain_building_and_card(tales: list[Tale]) -> None:
    by_seat = balance_pompeii.shares(tales, lambda _, seat: [str(seat)])
    assert sorted(by_seat) == [("0", 1, 3), ("1", 1, 3), ("2", 1, 3)]
    by_card = balance_pompeii.shares(tales, lambda tale, seat: tale.hands[seat])
    assert sum(share.wins for share in by_card) == 6 * 3
    solo = [tales[0]._replace(bots=["greedy"], winner=0, title="Aedile", round=16)]
    page = balance_pompeii.page({3: tales}, {"set_a": solo}, "About.", {"b6": "Macellum"}, {3: tales})
    for words in (
        "b6 Macellum",
        "<td>100.0% (43.9% to 100.0%)</td>",
        "<td>set_a</td>",
        "About.",
        "<rect",
        "By city card",
    ):
        assert words in page
    assert "<title>1 in round 16</title>" in page.partition("<h2>3 players")[0]


def test_shares_on_the_same_deals_are_compared_seat_by_seat(tales: list[Tale]) -> None:
    assert {tale.winner for tale in tales} == {0, 1, 2}
    other = [tale._replace(winner=0) for tale in tales]
    rows = balance_pompeii.compared({3: tales}, {3: other})
    assert [row[:2] for row in rows] == [("3", "0"), ("3", "1"), ("3", "2")]
    assert [row[4].partition(" ")[0] for row in rows] == ["+66.7%", "-33.3%", "-33.3%"]
    many = tales * 200
    assert balance_pompeii.compared({3: many}, {3: many})[0][4] == "+0.0% (-0.5% to +0.5%)"


def test_the_page_tells_which_games_take_long(tales: list[Tale]) -> None:
    long = [tales[0]._replace(round=26), *tales[1:]]
    assert balance_pompeii.course(long)[-2:] == ["33.3% (6.1% to 79.2%)", "0.00"]


def test_the_bars_of_a_table_have_one_scale() -> None:
    rows = [balance_pompeii.Share("rare", 4, 10), balance_pompeii.Share("often", 8, 10)]
    drawn = balance_pompeii.shared("By something", "something", rows, 0.5)
    often, rare = map(float, re.findall(r'<rect y="3" width="([0-9.]+)"', drawn))
    assert often == pytest.approx(2 * rare, abs=0.1)
    assert len({*re.findall(r'class="even" x1="([0-9.]+)"', drawn)}) == 1
    assert often < balance_pompeii.WIDTH


def test_a_column_stands_for_every_round() -> None:
    drawn = balance_pompeii.columns("Rounds", [12, 12, 14])
    assert drawn.count("<rect") == LONGEST
    assert "<title>2 in round 12</title>" in drawn
    assert re.findall(r'height="([0-9.]+)"><title>[12] ', drawn) == ["60.0", "30.0"]
