"""The data to play with: those of a set that is shipped, or of a folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from vesuvius.games.pompeii.data.model import FILES, Data, assemble
from vesuvius.games.pompeii.data.read import DEFAULT, SETS, Source, shipped
from vesuvius.games.pompeii.data.validate import BadData, look, settled


def load(folder: Path | None = None, name: str = "") -> Data:
    """The data of a folder or a set; raises BadData with all that keeps a game from being played with them.

    A file that the folder does not have is that of the set.
    """
    if folder is None:
        return _shipped(name or DEFAULT)
    found, data = look(settled(Source(name, folder)))
    if data is None:
        raise BadData(found.refusals)
    known = next((known for known, hash_ in hashes().items() if hash_ == data.hash), "")
    return msgspec.structs.replace(data, name=known)


@cache
def hashes() -> dict[str, str]:
    """The hash of every shipped set by its name, the oldest first."""
    return {name: _shipped(name).hash for name in SETS}


@cache
def _shipped(name: str) -> Data:
    data = assemble({file: shipped(file, name) for file in FILES})
    return msgspec.structs.replace(data, name=name)
