"""What the bots make of Pompeii: they plan ahead to the Castrum, keep to the rules, and know no more than they may."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.pompeii.data.changed_folders import changed
from tests.games.pompeii.playing import EVERYTHING, GAME, SPECIALISTS, asked, at, seat
from vesuvius.bots.players.registry import NamedBot, read_bot
from vesuvius.bots.search.workspace import workspace_for
from vesuvius.engine.block import blocks, get, get_list, put
from vesuvius.engine.rule import kernel
from vesuvius.games.pompeii.data.encode import figures
from vesuvius.games.pompeii.data.names import GOOD_NAMES
from vesuvius.games.pompeii.game import Pompeii
from vesuvius.games.pompeii.judgement.plans import think
from vesuvius.games.pompeii.judgement.prices import TERMS, JudgementScratch, price_goods
from vesuvius.games.pompeii.judgement.search_interface import ACTIONS, number, token
from vesuvius.games.pompeii.rules.figures import GOODS

THE_GAME: Any = GAME
WAY = "3 planks, 4 pillars, 3 bricks"  # what the Castrum costs
ARMY = "1 sword, 1 tunics, 1 gold_coin, 2 bread, 2 meat, 2 wool"
BOTS = tuple(map(read_bot, ("greedy", "level:1", "level:2", "mcts:8")))
GREEDY = BOTS[0]
LATEST = 30


def chosen(state: Any, named: NamedBot = GREEDY, game: Any = THE_GAME) -> str:
    return named.choose(game, game.mask(state, game.seat(state)), 1).token


def play_on(players: int, number_: int, bots: list[NamedBot], options: tuple[str, ...] = ()) -> Any:
    """A game to its end, or for many rounds."""
    state, plies = GAME.new(players, options, seed=number_), 0
    while (player := GAME.seat(state)) is not None and GAME.round(state) <= LATEST:
        plies += 1
        GAME.play(state, bots[player].choose(THE_GAME, GAME.mask(state, player), plies).token)
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_plans_reaches_the_castrum(players: int) -> None:
    state = play_on(players, players, [GREEDY] * players)
    assert GAME.result(state)["end"] == "castrum"


def test_who_plans_beats_who_does_not() -> None:
    bots = [GREEDY, *[read_bot("uniform")] * 2]
    for number_ in range(3):
        turned = bots[number_:] + bots[:number_]
        outcome = GAME.outcome(play_on(3, number_, turned))
        assert outcome is not None
        assert outcome.winners == [turned.index(GREEDY)]


def test_an_army_and_the_goods_win_at_once() -> None:
    state = at(seat(f"{WAY}, 9 grain", army="recruited"), seat(army="recruited"), built=EVERYTHING)
    assert all(chosen(state, named) == "build20" for named in BOTS)


def test_nobody_builds_the_castrum_for_the_army_of_another() -> None:
    state = at(seat(WAY), seat(army="recruited"), built=EVERYTHING)
    assert "build20" in GAME.legal(state)
    assert all(chosen(state, named) != "build20" for named in BOTS)


def test_an_army_is_recruited_when_it_can_be() -> None:
    state = at(seat(f"{ARMY}, 9 grain, 9 wine"), seat(), built=EVERYTHING)
    assert all(chosen(state, named) == "army" for named in BOTS[:3])


def test_the_foro_waits_until_everything_is_there() -> None:
    some = at(seat("2 pillars, 2 planks, 2 bricks, 4 grain"), seat(), built={"b7": [0]})
    assert "build17" in GAME.legal(some)
    assert chosen(some) != "build17"
    everything = f"9 pillars, 5 planks, 8 bricks, 1 olive_oil, {ARMY}"
    assert chosen(at(seat(everything), seat(), built={"b7": [0]})) != "build17"  # there is nothing to offer
    assert chosen(at(seat(f"{everything}, 6 grain", left=1), seat(), built={"b7": [0]})) != "build17"  # too late
    assert chosen(at(seat(f"{everything}, 6 grain"), seat(), built={"b7": [0]})) == "build17"


def test_the_whole_batch_is_converted_where_it_is_asked_for() -> None:
    state = at(seat(f"9 stone, 5 planks, 8 bricks, 1 olive_oil, {ARMY}"), seat(), built={"b5": [0]})
    assert chosen(state) == "@b5"
    GAME.play(state, "@b5")
    assert chosen(state) == "*9"


@kernel
def plan(states: Any, facts: Any, thoughts: Any) -> None:
    think(states[0], facts[0], thoughts[0], 0)


@kernel
def price(states: Any, facts: Any, thoughts: Any) -> None:
    price_goods(states[0], facts[0], thoughts[0], 0)


def prices(game: Any, built: dict[str, list[int]], terms: int = 3) -> dict[str, int]:
    """What each good costs, with these buildings."""
    thoughts = blocks(JudgementScratch)
    put(thoughts, "terms", terms)
    price(game.at({"players": 2, "built": built}, seed=1), game.figures, thoughts)
    return dict(zip(GOOD_NAMES, get_list(thoughts, "price", GOODS), strict=True))


def seat_prices(own: dict[str, Any], built: dict[str, list[int]] | None = None, terms: int = 3) -> dict[str, int]:
    """What each good costs the first seat."""
    return dict(zip(GOOD_NAMES, get_list(thought(own, built, terms), "price", GOODS), strict=True))


def cost(own: dict[str, Any], built: dict[str, list[int]] | None = None) -> int:
    """What the first seat's plan costs."""
    return get(thought(own, built), "rest")


def thought(own: dict[str, Any], built: dict[str, list[int]] | None = None, terms: int = 3) -> Any:
    """The plan of the first seat."""
    thoughts = blocks(JudgementScratch)
    put(thoughts, "terms", terms)
    plan(at(own, seat(), built=built or {}), GAME.figures, thoughts)
    return thoughts


def test_goods_cost_less_with_the_buildings_that_make_them() -> None:
    without, with_them = prices(GAME, {}), prices(GAME, {"b7": [], "b10": []})
    assert without["grain"] == with_them["grain"] < with_them["flour"] < with_them["bread"] < without["bread"]
    assert prices(GAME, {}, terms=0)["sword"] > without["sword"]  # without trade


def test_prices_follow_changed_data(tmp_path: Path) -> None:
    text = changed("buildings.toml", 'id = "b7"', ("cost = { stone = 1, reed = 1 }", "cost = { stone = 9, reed = 9 }"))
    (tmp_path / "buildings.toml").write_text(text, "utf-8")
    dear: Any = Pompeii(tmp_path)
    assert prices(dear, {})["flour"] > prices(GAME, {})["flour"]
    assert prices(dear, {"b7": []}) == prices(GAME, {"b7": []})
    assert figures() is not dear.figures


def test_active_cards_make_goods_cheaper() -> None:
    plain = seat_prices(seat())
    assert seat_prices(seat(hand="S02")) == plain  # not before it is trained
    with_bonus = seat_prices(seat(active="S02"))
    assert with_bonus["deer"] < plain["deer"]
    assert with_bonus["grain"] == plain["grain"]
    assert seat_prices(seat(active="S17"))["pillars"] == plain["stone"]  # taken in the place of stone
    doubled = seat_prices(seat(active="S48"), built={"b5": [0]})["pillars"]
    assert doubled <= seat_prices(seat(), built={"b5": [0]})["pillars"]
    assert seat_prices(seat(active="S02"), terms=1) == seat_prices(seat(), terms=1)  # who knows nothing of cards


def test_what_a_card_waives_is_not_asked_for() -> None:
    way = seat(f"3 planks, 3 bricks, {ARMY}, 9 grain", active="S39")
    assert chosen(at(way, seat(), built=EVERYTHING)) == "army"
    ready = seat("3 planks, 3 bricks, 9 grain", active="S39", army="recruited")
    assert chosen(at(ready, seat(), built=EVERYTHING)) == "build20/S39"
    without, with_it = (cost(seat("3 planks", active=cards), built=EVERYTHING) for cards in ("", "S39"))
    assert without - with_it > 3000  # four pillars


def test_a_specialist_is_trained_while_much_is_still_to_come_of_it() -> None:
    early = at(seat("6 deer", hand="S02"), seat(), built={"b6": [0]})
    assert chosen(early) == "train:S02"
    late = at(seat(f"{WAY}, 9 deer", hand="S02", army="recruited", left=1), seat(), built=EVERYTHING, round=14)
    assert chosen(late) == "build20"
    nearly = seat("9 pillars, 5 planks, 8 bricks, 1 olive_oil, 4 deer", hand="S02", army="recruited")
    assert chosen(at(nearly, seat(), built={"b6": [0]})) != "train:S02"


def test_the_first_building_suits_the_hand() -> None:
    def first(*hand: str) -> str:
        deal = GAME.deal(2, seed=1)
        rest = [card for card in SPECIALISTS if card not in hand]
        hands = {"hands": [rest[:6], list(hand)], "specialists": rest[6:]}
        return chosen(GAME.new(deal={**deal, **hands}, seed=1))

    grain, deer = first("S01", "S42", "S14", "S26", "S30", "S49"), first("S02", "S13", "S44", "S34", "S50", "S49")
    assert (grain, deer) == ("own7", "own6")


def test_a_share_of_the_offerings_is_paid_and_no_more() -> None:
    rich = "9 grain, 9 meat, 9 deer"
    state = at(seat(rich, left=1), seat(rich, left=1), built=EVERYTHING)
    while asked(state) != "0 pledge":
        GAME.play(state, chosen(state))
    pledged = []
    while asked(state).endswith(("pledge", "pledged")):
        pledged.append(chosen(state))
        GAME.play(state, pledged[-1])
    assert [text[:5] for text in pledged[::2]] == ["give:", "give:", "pass"]
    assert pledged[-2:] == ["pass", "pass"]
    assert GAME.round(state) == 2


@pytest.mark.parametrize("named", BOTS, ids=lambda named: named.name)
def test_a_choice_is_legal_and_the_same_again(named: NamedBot) -> None:
    state = GAME.new(3, seed=3)
    for ply in range(60):
        if ply % 12 == 0:
            assert chosen(state, named) == chosen(state, named)
            assert chosen(state, named) in GAME.legal(state)
        GAME.play(state, chosen(state))


def test_actions_have_numbers_of_their_own() -> None:
    state = GAME.new(3, seed=5)
    seen: dict[int, str] = {}
    for _ in range(150):
        for text in GAME.legal(state):
            packed = number(state, text)
            assert 0 <= packed < ACTIONS
            assert token(state, packed) == text
            assert seen.setdefault(packed, text) == text
        GAME.play(state, chosen(state))
    assert len(seen) > 60


def test_amounts_are_judged_in_actions() -> None:
    state = at(seat(f"9 stone, 5 planks, 8 bricks, 1 olive_oil, {ARMY}"), seat(), built={"b5": [0]})
    GAME.play(state, "@b5")
    workspace = workspace_for(THE_GAME)
    workspace.begin(GAME.mask(state, 0), 1)
    workspace.consider(TERMS)
    judged = {token(state, action): urge for action, urge in workspace.look_ahead(0, 1).items()}
    assert judged == {f"*{amount}": -200 * (9 - amount) for amount in range(1, 10)}
