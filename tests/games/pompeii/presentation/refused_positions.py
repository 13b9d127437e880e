"""Positions of Pompeii that cannot be, and what is wrong with each: message and arguments as a Problem says them."""

from __future__ import annotations

from typing import Any

from tests.games.pompeii.playing import seat
from vesuvius.games.pompeii.data.names import SHIPPED
from vesuvius.games.pompeii.presentation.position_schema import TOOLS
from vesuvius.games.pompeii.presentation.state_words import ARMIES, STAGES
from vesuvius.games.pompeii.rules.state import DEPTH

Impossible = tuple[dict[str, Any], str]

GENERATOR = [0] * 27
ACTION, KEEP = ["action", 0, 0, 0, 0], ["keep", 0, 1, 11, 0]
TRADE, STEAL, INJURE = 208, 10, 126  # effects: of the Porta, of S06, of C12


def one(**owned: Any) -> dict[str, Any]:
    """A game of two in which the first player has something."""
    return {"players": 2, "seats": [owned]}


def two(**more: Any) -> dict[str, Any]:
    """A game of two in which something is so."""
    return {"players": 2, **more}


def pending(*frames: list[Any], **more: Any) -> dict[str, Any]:
    """A game of two in which something is pending."""
    return two(turn=0, pending=[*frames], **more)


FORM: list[tuple[Any, str]] = [
    (5, "not-an-object key=position got=5"),
    ({}, "missing key=players"),
    (two(buildt={}), "unknown-key key=buildt known=['built']"),
    (one(goodies=3), "unknown-key key=seats[0].goodies known=['goods']"),
    (two(round="x"), "wrong-kind key=round wanted=int"),
    (two(at={1: [2]}), "wrong-kind key=at wanted=str"),
    (two(seats=[5]), "wrong-kind key=seats[0] wanted=object"),
    (two(city=5), "wrong-kind key=city wanted=array"),
    (pending(["action", 0]), "wrong-length key=pending[0] got=2 wanted=5"),
]
WORDS: list[Impossible] = [
    (two(game="chess"), "unknown-word key=game got=chess known=['pompeii']"),
    (two(stage="turn"), "unknown-word key=stage got=turn known=['turns']"),
    (two(stage="lunch"), f"unknown-word key=stage got=lunch known={[*STAGES]}"),
    (two(end="castrun"), "unknown-word key=end got=castrun known=['castrum']"),
    (two(acts_with="hand"), f"unknown-word key=acts_with got=hand known={[*TOOLS]}"),
    (two(acts_at="portal"), "unknown-word key=acts_at got=portal known=['porta']"),
    (two(built={"b21": []}), "unknown-word key=built got=b21 known=['b2', 'b1', 'b20']"),
    (two(tokens={"b0": 1}), "unknown-word key=tokens got=b0"),
    (two(at={"graim": [1]}), "unknown-word key=at got=graim"),
    (two(pile=["S53"]), "unknown-word key=pile got=S53"),
    (two(pile=["S?"]), "unknown-word key=pile got=S?"),
    (two(known={"S99": [0]}), "unknown-word key=known got=S99 known=['S49', 'S39', 'S29']"),
    (two(city=["C?"]), "unknown-word key=city got=C?"),
    (two(volcano=["VA19"]), "unknown-word key=volcano got=VA19"),
    (two(revealed=["?"]), "unknown-word key=revealed got=?"),
    ({"players": 1, "blocked": ["would"]}, "unknown-word key=blocked got=would"),
    (two(skipped={"stones": 1}), "unknown-word key=skipped got=stones known=['stone']"),
    (pending(["acton", 0, 0, 0, 0]), "unknown-word key=pending got=acton known=['action', 'coin']"),
    (one(army="hurt"), f"unknown-word key=seats[0].army got=hurt known={[*ARMIES]}"),
    (one(goods={"grains": 1}), "unknown-word key=seats[0].goods got=grains"),
    (one(pledged={"grains": 1}), "unknown-word key=seats[0].pledged got=grains"),
    (one(hand=["?"]), "unknown-word key=seats[0].hand got=?"),
    (one(active=["S?"]), "unknown-word key=seats[0].active got=S?"),
]
NUMBERS: list[Impossible] = [
    (two(seats=[{}] * 3), "too-many-seats got=3 players=2"),
    (two(round=0), "wrong-number key=round got=0 lowest=1 highest=16383"),
    (two(round=1 << 70), f"wrong-number key=round got={1 << 70} lowest=1 highest=16383"),
    ({"players": 1, "round": 19}, "wrong-number key=round got=19 lowest=1 highest=18"),
    (two(lap=3), "wrong-number key=lap got=3 lowest=0 highest=2"),
    (two(passes=3), "wrong-number key=passes got=3 lowest=0 highest=2"),
    (two(extra=-1), "wrong-number key=extra got=-1 lowest=0 highest=63"),
    (two(delta=1 << 15), "wrong-number key=delta got=32768 lowest=-16383 highest=16383"),
    (two(required=-1), "wrong-number key=required got=-1 lowest=0 highest=16383"),
    (two(paid=2), "wrong-number key=paid got=2 lowest=0 highest=1"),
    (two(start=2), "no-such-seat key=start got=2 last=1"),
    (two(next_start=-1), "no-such-seat key=next_start got=-1 last=1"),
    (two(turn=4), "no-such-seat key=turn got=4 last=1"),
    (two(winner=2), "no-such-seat key=winner got=2 last=1"),
    (two(porta=[0, 2]), "no-such-seat key=porta got=2 last=1"),
    (two(abstains=[7]), "no-such-seat key=abstains got=7 last=1"),
    (two(shielded=[-1]), "no-such-seat key=shielded got=-1 last=1"),
    (two(built={"b7": [2]}), "no-such-seat key=built.b7 got=2 last=1"),
    (two(known={"S01": [4]}), "no-such-seat key=known.S01 got=4 last=3"),
    (two(tokens={"b7": -1}), "wrong-number key=tokens.b7 got=-1 lowest=0 highest=2"),
    (two(skipped={"wood": -1}), "wrong-number key=skipped.wood got=-1 lowest=0 highest=63"),
    (two(at={"grain": [1, 0, 1]}), "too-many-counts key=at.grain got=3 players=2"),
    (two(marks={"grain": [-1]}), "wrong-number key=marks.grain got=-1 lowest=0 highest=63"),
    (one(goods={"wood": -1}), "wrong-number key=seats[0].goods.wood got=-1 lowest=0 highest=16383"),
    (one(pledged={"wood": 1 << 14}), "wrong-number key=seats[0].pledged.wood got=16384 lowest=0 highest=16383"),
    (one(workers=9), "wrong-number key=seats[0].workers got=9 lowest=1 highest=6"),
    (one(left=4), "wrong-number key=seats[0].left got=4 lowest=0 highest=3"),
    (one(taken=-1), "wrong-number key=seats[0].taken got=-1 lowest=0 highest=63"),
    ({"players": 1, "seats": [{"taken": 1}]}, "wrong-number key=seats[0].taken got=1 lowest=0 highest=0"),
    (one(hurt=3), "wrong-number key=seats[0].hurt got=3 lowest=0 highest=2"),
    (one(halts=64), "wrong-number key=seats[0].halts got=64 lowest=0 highest=63"),
    (one(fresh=1), "wrong-number key=seats[0].fresh got=1 lowest=0 highest=0"),
    (one(halts=1, kept_by_halts=2), "wrong-number key=seats[0].kept_by_halts got=2 lowest=0 highest=1"),
    (one(spaced=-1), "wrong-number key=seats[0].spaced got=-1 lowest=0 highest=63"),
    (one(markers=13), "wrong-number key=seats[0].markers got=13 lowest=0 highest=12"),
    (two(generator=GENERATOR[1:]), "wrong-length key=generator got=26 wanted=27"),
    (
        two(generator=[1 << 32, *GENERATOR[1:]]),
        f"wrong-number key=generator[0] got={1 << 32} lowest=0 highest={(1 << 32) - 1}",
    ),
    (two(generator=[*GENERATOR[:9], 17, *GENERATOR[10:]]), "wrong-number key=generator[9] got=17 lowest=0 highest=16"),
]
CARDS: list[Impossible] = [
    (one(hand=["S01", "S01"]), "card-twice card=S01 key=seats[0].hand other=seats[0].hand"),
    (two(seats=[seat(hand="S01"), seat(active="S01")]), "card-twice card=S01 key=seats[0].hand other=seats[1].active"),
    (one(hand=["C03"]) | {"city": ["C03"]}, "card-twice card=C03 key=seats[0].hand other=city"),
    (two(specialists=["C03"]), "wrong-deck card=C03 key=specialists deck=specialists"),
    (two(city=["S03"]), "wrong-deck card=S03 key=city deck=city"),
    ({"players": 1, "row": ["C03"]}, "wrong-deck card=C03 key=row deck=specialists"),
    (two(row=["S03"]), "solo-only key=row"),
    (two(joining=["S03"]), "solo-only key=joining"),
    (one(active=["C27"]), "does-not-stay card=C27 key=seats[0].active"),
    (one(hand=["S?"] * 53), "cards-run-out"),
    (two(viewed=["S01"]), "waits-in-vain card=S01 zone=viewed wanted=['keep']"),
    (two(carried=["S01"]), "waits-in-vain card=S01 zone=carried wanted=['activate', 'put_away', 'carry_out']"),
    (two(revealed=["VA01", "VA01"]), "volcano-card-twice card=VA01"),
    (two(revealed=["VA01"], volcano=["VA01", "apocalypse"]), "volcano-card-twice card=VA01"),
    (two(volcano=["?"] * 20), "too-many-volcano-cards got=20 most=19"),
    (two(revealed=[f"VA{i:02}" for i in range(1, 11)]), "too-many-volcano-cards got=10 most=9"),
    ({"players": 1, "volcano": ["?"] * 19}, "cards-run-out"),
]
TABLE: list[Impossible] = [
    (two(blocked=["wood"]), "nothing-blocked good=wood round=10"),
    ({"players": 1, "round": 10, "blocked": ["wood"]}, "nothing-blocked good=wood round=10"),
    (two(built={"b18": []}), "foro-first building=b18 foro=b17"),
    ({"players": 1, "options": ["no_textoria"], "built": {"b17": [], "b14": []}}, "left-out building=b14"),
    (one(halts=1) | {"built": {"b17": [], "b20": []}}, "castrum-halted seat=0 castrum=b20"),
    (two(built={"b7": [0, 0]}), "owner-twice building=b7 seat=0"),
    (two(porta=[0, 1, 0, 1, 0]), "too-many-owners place=porta got=5 most=4"),
    (one(markers=12) | {"built": {"b7": [0]}}, "too-many-markers seat=0 got=13 most=12"),
    (two(built={building.id: [0] for building in SHIPPED.buildings}), "too-many-markers seat=0 got=20 most=12"),
    (two(built={"b1": [], "b2": []}, tokens={"b1": 2, "b2": 1}), "too-many-tokens got=3 most=2"),
    (two(tokens={"b7": 1}), "not-built key=tokens building=b7"),
    (two(built={"b17": [], "b20": []}, tokens={"b20": 1}), "covered building=b20 got=1 most=0"),
    (one(hurt=2, army="injured"), "all-held seat=0 got=3 workers=3"),
    (two(at={"grain": [2], "wood": [2]}), "too-many-workers seat=0 got=4 workers=3"),
    (one(left=2) | {"at": {"grain": [2]}}, "too-many-workers seat=0 got=4 workers=3"),
    (one(workers=6, left=6) | {"at": {"grain": [1]}}, "too-many-workers seat=0 got=7 workers=6"),
    (two(borrowed={"grain": [1]}), "borrowed place=grain seat=0 got=1 most=0"),
    (two(at={"b7": [1]}), "not-built key=at building=b7"),
    (two(at={"costruzione": [3]}), "no-room place=costruzione got=3 most=2"),
    (two(stage="over"), "wrong-end end= stage=over"),
    (two(end="castrum"), "wrong-end end=castrum stage=turns"),
    (two(winner=0), "wrong-winner end="),
    (two(stage="over", end="castrum"), "wrong-winner end=castrum"),
    (one(pledged={"wood": 1}), "pledged-too-early stage=turns"),
    (two(skipped={"wood": 1}), "skipped-in-vain good=wood"),
]
PENDING: list[Impossible] = [
    (pending(*[ACTION] * (DEPTH + 1)), f"too-deep got={DEPTH + 1} most={DEPTH}"),
    (pending(["action", 2, 0, 0, 0]), "no-such-seat key=pending[0][1] got=2 last=1"),
    (pending(["action", 0, 1, 0, 0]), "wrong-number key=pending[0][2] got=1 lowest=0 highest=0"),
    (pending(ACTION, ["pledged", 0, 32, 0, 0]), "wrong-number key=pending[1][2] got=32 lowest=0 highest=31"),
    (pending(["given", 0, STEAL, 0, 0]), "wrong-effect key=pending[0] kind=given got=10"),
    (pending(["good", 0, TRADE, 1, 32]), "wrong-effect key=pending[0] kind=good got=208"),
    (pending(["good", 0, STEAL, 3, 32]), "no-such-seat key=pending[0][3] got=3 last=1"),
    (pending(["halt", 1, 0, 0, 0]), "wrong-frame key=pending[0] kind=halt wanted=ask_halt"),
    (pending(["ask_halt", 0, 2, 0, 0], ["halt", 1, 3, 0, 0]), "no-such-seat key=pending[1][2] got=3 last=1"),
    (pending(ACTION, ["draw", 0, 1, 0, 0]), "wrong-frame key=pending[1] kind=draw wanted=keep"),
    (pending(["keep", 0, 1, 12, 0]), "unknown-word key=pending[0][3] got=12 known=[11, 14]"),
    (pending(["times", 0, 0, 0, -1]), "no-conversion key=pending[0] place=grain line=0"),
    (pending(["traded", 0, TRADE, 1, 1]), "no-trade key=pending[0] given=deer taken=deer"),
    (pending(["payment", 0, 0, 0, 0]), "not-in-hand key=pending[0] card=S01 seat=0"),
    (pending(["put_away", 0, 0, 0, 0]), "not-carried key=pending[0] kind=put_away card=S01"),
    (two(stage="over", end="apocalypse", pending=[ACTION]), "over kind=action"),
    (two(turn=1, pending=[ACTION]), "not-in-turn seat=0"),
    (one(left=0) | {"turn": 0, "pending": [ACTION]}, "no-worker seat=0"),
    (pending(ACTION, acts_with="taken_worker"), "no-taken-worker seat=0"),
    (one(left=0), "no-taken-worker seat=0"),
]
