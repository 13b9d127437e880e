"""Every operation of the OpenAPI document, tried with made-up requests, good ones and bad ones, by schemathesis.

Whoever sends them has two tables of their own, which they may change as they like; nothing else may change.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok

from tests.server.support.contents import contents

DOCUMENT = "/api/schema/openapi.json"
# What makes the one who asks and their tables go comes last.
ORDER = ("get", "post", "put", "delete")


class Asker:
    """Somebody who asks for anything, with a running table, an open one, and a key."""

    def __init__(self, http: httpx.Client) -> None:
        self._http = http
        self.key: str = self._http.post("/api/people", json={"name": "Marcus"}).json()["key"]
        self.headers = {"Authorization": f"Bearer {self.key}"}
        self.tables = [self._table(), self._table()]
        self._http.post(f"/api/tables/{self.tables[0]}/start", headers=self.headers).raise_for_status()

    def _table(self) -> str:
        form = {"rules": {"game": "downfall"}, "seats": [{"kind": "me"}, {"kind": "me"}]}
        opened = self._http.post("/api/tables", json=form, headers=self.headers)
        table: str = opened.json()["info"]["table"]
        return table


def try_operations(address: str, file: Path, examples: int, chosen: int) -> Counter[str]:
    """So many requests for every operation, for each kind; how many were sent of each."""
    before, asked = contents(file), Counter[str]()
    with httpx.Client(base_url=address, timeout=60) as http:
        asker = Asker(http)
    schema = schemathesis.openapi.from_url(f"{address}{DOCUMENT}")
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    last = "/api/me"
    operations.sort(key=lambda each: (each.path == last and each.method == "delete", ORDER.index(each.method)))
    for operation in operations:
        for number, table in enumerate([None, *asker.tables] if "{table}" in operation.path else [None]):
            mode = GenerationMode.POSITIVE if table else GenerationMode.NEGATIVE
            fixed = {"path_parameters": {"table": table}} if table else {}
            _try(operation, mode, fixed, asker.headers, (examples, chosen + number), asked)
            if not fixed:
                _try(operation, GenerationMode.POSITIVE, {}, asker.headers, (examples, chosen), asked)
    after = contents(file)
    assert all(rows <= after[name] for name, rows in before.items()), "something of others has changed"
    assert {operation.label for operation in operations} == asked.keys()
    return asked


def _try(
    operation: Any,
    mode: GenerationMode,
    fixed: dict[str, Any],
    headers: dict[str, str],
    drawn: tuple[int, int],
    asked: Counter[str],
) -> None:
    @seed(drawn[1])
    @settings(
        max_examples=drawn[0],
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=[*HealthCheck],
    )
    @given(operation.as_strategy(generation_mode=mode, **fixed))
    def send(case: Case[Any]) -> None:
        response = case.call(session=session, headers=headers)
        assert response.status_code < 500, (operation.label, case.as_curl_command(), response.text[:300])
        asked[operation.label] += 1

    try:
        with requests.Session() as session:
            send()
    except Unsatisfiable:
        # An operation that takes nothing cannot be asked wrongly.
        assert mode is GenerationMode.NEGATIVE, operation.label
