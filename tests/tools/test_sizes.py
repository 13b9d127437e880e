"""The check of sizes catches what is planted for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.sizes import main


def function(name: str, lines: int) -> str:
    return "\n".join([f"def {name}():", *["    pass"] * (lines - 1)]) + "\n"


def short_functions(count: int) -> str:
    return "".join(function(f"short_{number}", 2) for number in range(count))


def run(folder: Path, capsys: pytest.CaptureFixture[str], **files: str) -> tuple[int, list[str]]:
    for name, text in files.items():
        (folder / f"{name}.py").write_text(text)
    return main([str(folder)]), capsys.readouterr().out.splitlines()


def test_short_functions_and_files_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, capsys, one=function("full", 40), two="#\n" * 600) == (0, [])


def test_one_function_in_twenty_may_reach_sixty(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, capsys, one=short_functions(19) + function("long", 60)) == (0, [])


def test_no_function_passes_sixty(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = run(tmp_path, capsys, one=short_functions(19) + function("endless", 61))
    assert status == 1
    assert lines == [f"{tmp_path / 'one.py'}:39: endless: 61 lines > 60"]


def test_two_long_functions_in_twenty_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    method = "class Two:\n    async def second(self):\n" + "        pass\n" * 40
    status, lines = run(tmp_path, capsys, one=short_functions(18) + function("first", 41), two=method)
    assert status == 1
    assert [line.split(": ", 1)[1] for line in lines] == [
        "first: 41 lines > 40",
        "second: 41 lines > 40",
        "2 of 20 functions > 40 lines, more than 1 in 20",
    ]


def test_a_long_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, capsys, long="#\n" * 601) == (1, [f"{tmp_path / 'long.py'}: 601 lines > 600"])


def test_the_yardstick_is_left_as_it_came(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    yardstick = tmp_path / "bench" / "yardstick"
    yardstick.mkdir(parents=True)
    (yardstick / "rules.py").write_text("#\n" * 601)
    assert run(tmp_path, capsys) == (0, [])


def test_a_folder_that_is_missing_has_nothing_too_long(tmp_path: Path) -> None:
    assert main([str(tmp_path / "none")]) == 0
