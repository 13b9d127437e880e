"""The alert rules and the dashboard in `deploy/monitoring` name only series that a server has, and can be read."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client.parser import text_string_to_metric_families

from tests.server.support.client import Person
from tests.server.support.inside import inside

pytestmark = pytest.mark.anyio

FOLDER = Path(__file__).parents[2] / "deploy" / "monitoring"
ALERTS, CONFIG, DASHBOARD = FOLDER / "alerts.yml", FOLDER / "prometheus.yml", FOLDER / "dashboard.json"
SERIES = re.compile(r"\b(?:vesuvius|process)_\w+")
LABEL = re.compile(r"\{([^}]*)\}")
# What Prometheus adds to every series that it reads.
ADDED = {"instance", "job"}


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


def expressions() -> dict[str, str]:
    """Every expression of the rules and the dashboard, by where it stands."""
    found = {rule["alert"]: rule["expr"] for group in rules()["groups"] for rule in group["rules"]}
    for panel in json.loads(DASHBOARD.read_text("utf-8"))["panels"]:
        found |= {f"{panel['title']} {target['refId']}": target["expr"] for target in panel["targets"]}
    return found


def rules() -> Any:
    return yaml.safe_load(ALERTS.read_text("utf-8"))


async def exposed(folder: Path) -> dict[str, set[str]]:
    """The labels of every series of a server at which something has happened."""
    async with inside(folder) as place:
        await place.service.figures.look_around()
        nobody: Person = place.with_key("nobody.nothing")
        assert (await nobody.request("GET", "/api/me")).status_code == 401
        text = (await place.with_key("").request("GET", "/metrics")).text
    found: dict[str, set[str]] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found


async def test_every_series_that_is_named_is_there_with_its_labels(tmp_path: Path) -> None:
    there = await exposed(tmp_path)
    assert len(expressions()) > 40
    for where, expression in expressions().items():
        named = set(SERIES.findall(expression))
        assert named <= there.keys() or expression.startswith("up"), where
        labels = {label for name in named for label in there[name]} | ADDED
        used = {each.split("=")[0].strip() for part in LABEL.findall(expression) for each in part.split(",")}
        used |= {each.strip() for part in re.findall(r"\bby \(([^)]*)\)", expression) for each in part.split(",")}
        assert {label.rstrip("!~") for label in used if label} <= labels, where


def test_every_figure_of_our_own_is_on_the_dashboard_or_watched() -> None:
    """A new figure is put where somebody sees it."""
    source = (Path(__file__).parents[2] / "src/vesuvius/server/operations/exposition.py").read_text("utf-8")
    named = {f"vesuvius_{name}" for name in re.findall(r'_(?:gauge|counter|histogram)s?\(\s*"(\w+)"', source)}
    text = " ".join(expressions().values())
    assert len(named) > 20
    assert {name for name in named if name not in text} == set()


def test_every_rule_says_what_is_wrong_and_how_urgent_it_is() -> None:
    for group in rules()["groups"]:
        for rule in group["rules"]:
            assert rule["labels"]["severity"] in ("page", "ticket"), rule["alert"]
            assert rule["annotations"]["summary"].endswith((".", "?")), rule["alert"]


@pytest.mark.starts_program
def test_prometheus_accepts_the_rules() -> None:
    promtool = shutil.which("promtool")
    if promtool is None:
        pytest.skip("promtool isn't installed here; on Debian: apt install prometheus")
    for command in (["check", "rules", ALERTS.name], ["check", "config", CONFIG.name]):
        checked = subprocess.run([promtool, *command], cwd=FOLDER, capture_output=True, text=True, check=False)
        assert checked.returncode == 0, checked.stdout + checked.stderr
