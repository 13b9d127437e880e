"""Programs that choose moves: what they're told, and that whatever they do, the match goes on."""

from __future__ import annotations

import json
import re
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shlex import quote
from time import monotonic

import pytest

from tests.arena.matches import load, match
from vesuvius.arena.match import GameResult, play_game
from vesuvius.arena.standings import standings
from vesuvius.bots.bot import Budget, Decision
from vesuvius.bots.engines.engine_bot import EngineBot
from vesuvius.bots.engines.engine_process import EngineProcess
from vesuvius.bots.engines.faults import EngineFault
from vesuvius.bots.players.registry import NamedBot, read_bot
from vesuvius.cli import main
from vesuvius.game import Problem

Program = Callable[[str], str]
EXAMPLES = Path(__file__).parents[2] / "examples" / "engines"
PAGE = (Path(__file__).parents[2] / "docs" / "engines.md").read_text("utf-8")
BEGINNING = """
import json, sys, time
def say(**message): print(json.dumps(message), flush=True)
def told(): return json.loads(sys.stdin.readline())
"""
READY = BEGINNING + "told(); say(type='ready', protocol=1, name='x')\n"
# What an engine does when it's asked to decide, and the fault that is.
BAD = {
    "engine-late": "time.sleep(60)",
    "engine-flood": "while True: sys.stdout.write('x' * 65536)",
    "engine-flo": "while True: say(type='info', text='x' * 100)",
    "engine-closed": "import os; os.close(1); time.sleep(60)",
    "engine-ended status=3": "sys.exit(3)",
    "engine-ended-saying status=1 words=my mistake": "sys.exit('my mistake')",
    'engine-garbage got="hm"': "print('hm', flush=True)",
    'engine-garbage got="{\\"type\\":\\"chosen\\",\\"id\\":7': "say(type='chosen', id=7, token='.')",
    'engine-garbage got="{\\"type\\":\\"ready\\"': "say(type='ready', protocol=1, name='x')",
    'engine-garbage got="\\ufffd': r"sys.stdout.buffer.write(b'\xff\xfe\n'); sys.stdout.flush()",
    'engine-illegal token="!"': "say(type='chosen', id=asked['id'], token='!')",
    "engine-ended-saying status=1 words=MemoryError": "bytearray(5 << 30)",
}
DECIDES = """
for line in sys.stdin:
    asked = json.loads(line)
    if asked['type'] == 'decide':
        {act}
"""


@pytest.fixture
def program(tmp_path: Path) -> Callable[[str], str]:
    """Writes an engine and returns the command that runs it."""

    def write(code: str) -> str:
        (tmp_path / "engine.py").write_text(code, "utf-8")
        return f"{quote(sys.executable)} -I -S {quote(str(tmp_path / 'engine.py'))}"

    return write


def decision() -> Decision:
    game = load("lanterns")
    state = game.new(2, seed=1)
    seat = game.seat(state)
    assert seat is not None
    return Decision(game, game.mask(state, seat), seat, game.legal(state), Budget(), seed=5, reasons=True)


@pytest.mark.parametrize("fault", BAD)
def test_whatever_an_engine_does_is_a_fault_that_says_what(program: Program, fault: str) -> None:
    bot = EngineBot(program(READY + DECIDES.format(act=BAD[fault])), 2.0)
    with pytest.raises(EngineFault, match=rf"^{re.escape(fault)}"):
        bot.choose(decision())
    with pytest.raises(EngineFault):  # it's started again
        bot.choose(decision())
    bot.close()


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("sys.exit()", "engine-ended status=0"),
        ("say(type='ready', protocol=2, name='x'); told()", "engine-protocol got=2 known=1"),
        ("say(type='chosen', id=1, token='.'); told()", "engine-garbage"),
        ("say(type='ready', protocol=1); told()", "engine-garbage"),
    ],
)
def test_an_engine_says_first_that_it_is_ready(program: Program, code: str, fault: str) -> None:
    with pytest.raises(EngineFault, match=rf"^{fault}"):
        EngineBot(program(BEGINNING + code), 2.0).choose(decision())


def test_one_that_reads_nothing_is_too_late_and_no_trouble() -> None:
    process = EngineProcess([sys.executable, "-I", "-S", "-c", "import time; time.sleep(60)"])
    with pytest.raises(EngineFault, match="engine-late"):
        process.tell(b"x" * (1 << 20), monotonic() + 0.1)
    process.close()


def test_it_has_the_cpu_for_as_long_as_one_thread_and_no_more_memory_than_that() -> None:
    process = EngineProcess([sys.executable, "-I", "-S", "-c", "input()"])
    process.allow(3.0)
    number = process.id
    assert 4 <= resource.prlimit(number, resource.RLIMIT_CPU)[0] <= 6
    assert resource.prlimit(number, resource.RLIMIT_AS)[0] == 4 << 30
    process.close()


def test_it_is_told_all_that_its_seat_may_know_and_its_values_are_heard(program: Program) -> None:
    bot = EngineBot(
        program(
            READY
            + "begun, asked = told(), told()\n"
            + "wanted = {'type': 'new-game', 'game': 'lanterns', 'players': 2, 'options': [], 'seat': 0}\n"
            + "assert begun == wanted, begun\n"
            + "say(type='info', text='thinking')\n"
            + "worth = {token: 1 / (2 + place) for place, token in enumerate(asked['legal'])}\n"
            + "say(type='chosen', id=asked['id'], token=asked['legal'][-1], values={**worth, 'else': 1.0})\n"
            + "print(json.dumps(asked), file=sys.stderr); sys.exit(9)"
        ),
        5.0,
    )
    wanted = decision()
    bot.begin(wanted.game, 2, [], 0)
    choice = bot.choose(wanted)
    assert choice.token == wanted.legal[-1]
    assert [each.token for each in choice.candidates] == wanted.legal
    assert [each.value for each in choice.candidates] == [1 / (2 + place) for place in range(len(wanted.legal))]
    with pytest.raises(EngineFault, match="engine-ended-saying") as found:
        bot.choose(wanted)
    asked = str(found.value.args_of_message["words"])
    assert '"seed": 5' in asked or len(asked) == 200  # only the last words are kept
    bot.close()


def play(bots: list[NamedBot], games: int = 2) -> list[GameResult]:
    chosen = match(bots=[bot.name for bot in bots])
    return [play_game(chosen, load("lanterns"), bots, number).played for number in range(games)]


def test_a_fault_loses_the_game_and_never_stops_the_match(program: Program) -> None:
    name = f"engine:{program(READY + DECIDES.format(act='sys.exit(3)'))}"
    bots = [read_bot(name), read_bot("uniform")]
    results = play(bots)
    assert [result.winners for result in results] == [[1], [0]]
    assert [[(lost.seat, lost.problem, lost.args) for lost in result.forfeits] for result in results] == [
        [(0, "engine-ended", {"status": 3})],
        [(1, "engine-ended", {"status": 3})],
    ]
    table = standings(match(bots=[name, "uniform"]), results)
    assert [(row.wins, row.forfeits) for row in table.bots] == [(0, 2), (2, 0)]


def test_if_nobody_is_left_nobody_wins(program: Program) -> None:
    name = f"engine:{program(READY + DECIDES.format(act='sys.exit(3)'))}"
    (result,) = play([read_bot(name), read_bot(name)], 1)
    assert (result.winners, len(result.forfeits)) == ([], 2)


@pytest.fixture(params=["by_lot.py", "by_lot.cpp"])
def example(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The command of an example."""
    source = EXAMPLES / request.param
    if source.suffix == ".py":
        return f"{quote(sys.executable)} -I {quote(str(source))}"
    compiler = shutil.which("c++")
    if compiler is None:
        pytest.skip("there's no compiler for C++")
    subprocess.run([compiler, "-std=c++17", "-o", str(tmp_path / "by_lot"), str(source)], check=True)
    return quote(str(tmp_path / "by_lot"))


def test_the_examples_play_whole_games_the_same_each_time(example: str) -> None:
    one, other = (play([read_bot(f"engine:{example}"), read_bot("uniform")]) for _ in range(2))
    assert [(each.winners, each.scores, each.forfeits) for each in one] == [
        (each.winners, each.scores, []) for each in other
    ]


@pytest.mark.parametrize("game", ["downfall", "pompeii"])
def test_the_examples_understand_the_views_of_a_game(example: str, game: str) -> None:
    rules = load(game)
    state = rules.new(2, seed=1)
    seat = rules.seat(state)
    assert seat is not None
    legal = rules.legal(state)
    choice = read_bot(f"engine:{example}").choose(rules, rules.mask(state, seat), 7)
    assert choice.token in legal


def test_the_examples_are_short() -> None:
    assert len((EXAMPLES / "by_lot.py").read_text("utf-8").splitlines()) < 80
    assert len((EXAMPLES / "by_lot.cpp").read_text("utf-8").splitlines()) < 200
    assert "vesuvius" not in re.sub(r'""".*?"""', "", (EXAMPLES / "by_lot.py").read_text("utf-8"), flags=re.DOTALL)


@pytest.mark.parametrize(
    ("name", "seconds"), [("engine:true", 10), ("engine@2s:true -x", 2), ("engine@50ms:true", 0.05)]
)
def test_the_time_is_part_of_the_name(name: str, seconds: float) -> None:
    bot = read_bot(name)
    assert isinstance(bot.bot, EngineBot)
    assert (bot.name, bot.bot.seconds) == (name, seconds)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("engine:./no-such-engine --x", "engine-no-program got=./no-such-engine"),
        ("engine:'", "bot-unknown"),
        ("engine: ", "bot-unknown"),
        ("engine:", "bot-unknown"),
        ("engine@0s:true", "bot-unknown"),
    ],
)
def test_what_cannot_be_run_is_said_at_once(name: str, problem: str) -> None:
    with pytest.raises(Problem, match=rf"^{problem}"):
        read_bot(name)


def test_after_a_match_it_is_said_why_games_were_lost(program: Program, capsys: pytest.CaptureFixture[str]) -> None:
    bots = f"engine:{program(READY + DECIDES.format(act='sys.exit(3)'))},uniform"
    assert main(["match", "downfall", "--bots", bots, "--games", "2", "--seed", "1", "--json"]) == 0
    said = capsys.readouterr()
    assert [row["forfeits"] for row in json.loads(said.out)["bots"]] == [2, 0]
    assert "lost 2 games by default, first in game 0: The engine ended with exit status 3." in said.err


def test_the_conversation_of_the_page_is_understood(program: Program) -> None:
    (talk,) = re.findall(r"^```\n(> .*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    lines = [(line[0], json.loads(line[2:])) for line in talk.splitlines()]
    answers = [json.dumps(line) for side, line in lines if side == "<"]
    told = [line["type"] for side, line in lines if side == ">"]
    assert told == ["hello", "new-game", "decide", "quit"]
    code = f"""
{BEGINNING}
for line in sys.stdin:
    if json.loads(line)['type'] in ('hello', 'decide'):
        for answer in {answers!r}[:1] if 'hello' in line else {answers!r}[1:]:
            print(answer, flush=True)
"""
    wanted = decision()
    asked = next(line for _, line in lines if line["type"] == "decide")
    bot = EngineBot(program(code), 5.0)
    bot.begin(wanted.game, 2, [], 0)
    with pytest.raises(EngineFault, match='engine-illegal token="H9"'):  # which isn't a move of this game
        bot.choose(wanted)
    assert {*asked} == {"type", "id", "game", "seat", "view", "legal", "seconds", "seed"}
