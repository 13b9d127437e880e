"""What Pompeii declares about itself: `info.toml`."""

from __future__ import annotations

from pathlib import Path

import msgspec

from vesuvius.engine.data_files import read_toml
from vesuvius.game import GameInfo

INFO = msgspec.convert(read_toml(Path(__file__).with_suffix(".toml")), GameInfo)
