"""The settings in `docs/hosting.md` are those that there are, with the words of the help page."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from vesuvius.cli.commands.serve import _shown
from vesuvius.server.settings import Setting, Settings, read_settings, settings
from vesuvius.texts import Texts

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
BEGIN, END = "<!-- settings -->\n", "<!-- /settings -->"


def row(setting: Setting) -> str:
    """A line of the table; a default that depends on the machine is left to the words."""
    field = next(field for field in msgspec.structs.fields(Settings) if field.name == setting.name)
    default = _shown(setting) if field.default_factory is msgspec.NODEFAULT else None
    shown = "" if default is None else f"`{default}`"
    return f"| `{setting.name}` | {shown} | {Texts('en')(setting.help)} |"


def table() -> str:
    """All settings, in the order of the help page."""
    return "\n".join(["| setting | default | what it is |", "|---|---|---|", *map(row, settings())]) + "\n"


def test_the_page_names_every_setting() -> None:
    page = PAGE.read_text("utf-8")
    assert page.partition(BEGIN)[2].partition(END)[0] == table()


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_settings_file_on_the_page_can_be_read(example: str, tmp_path: Path) -> None:
    file = tmp_path / "vesuvius.toml"
    file.write_text(example, "utf-8")
    assert read_settings({}, {}, file) != Settings()
