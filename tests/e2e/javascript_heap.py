"""What a page holds in the memory of its scripts: the texts, and the lists of texts, after the garbage is gone."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from playwright.sync_api import Page

TEXTS = ("string", "concatenated string", "sliced string")

Rows = npt.NDArray[np.int64]


class Heap(NamedTuple):
    """All texts in the memory of a page, and all lists that hold texts."""

    texts: set[str]
    lists: set[tuple[str, ...]]


def read_heap(page: Page) -> Heap:
    """The memory of a page as it is now."""
    session = page.context.new_cdp_session(page)
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    session.send("HeapProfiler.collectGarbage")
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return _read(json.loads("".join(chunks)))


def _read(snapshot: dict[str, Any]) -> Heap:
    meta = snapshot["snapshot"]["meta"]
    nodes, edges = _rows(snapshot, "node"), _rows(snapshot, "edge")
    kinds, names = meta["node_types"][0], snapshot["strings"]
    is_text = np.isin(nodes["type"], [kinds.index(kind) for kind in TEXTS])
    owners = np.repeat(np.arange(len(is_text)), nodes["edge_count"])
    targets = edges["to_node"] // len(meta["node_fields"])
    # The numbered parts of a thing are those of a list.
    numbered = (edges["type"] == meta["edge_types"][0].index("element")) & is_text[targets]
    parts = np.stack([owners[numbered], edges["name_or_index"][numbered], targets[numbered]], axis=1)
    lists: dict[int, list[str]] = {}
    for owner, _, target in parts[np.lexsort((parts[:, 1], parts[:, 0]))].tolist():
        lists.setdefault(owner, []).append(names[nodes["name"][target]])
    return Heap({names[name] for name in nodes["name"][is_text].tolist()}, {*map(tuple, lists.values())})


def _rows(snapshot: dict[str, Any], kind: str) -> dict[str, Rows]:
    """The nodes or edges: one column for each of their fields."""
    fields = snapshot["snapshot"]["meta"][f"{kind}_fields"]
    table = np.array(snapshot[f"{kind}s"], np.int64).reshape(-1, len(fields))
    return {field: table[:, number] for number, field in enumerate(fields)}
