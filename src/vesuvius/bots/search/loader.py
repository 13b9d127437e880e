"""Loads the search code once for each game, over that game's own rules.

Compiled code can't take functions as arguments without losing its cache, so `tree_search.py` finds them as names in
its module. `search_over` loads a copy of that module for each judgement, or of `sequential_halving.py` if the game
judges actions by sight.
"""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from threading import Lock
from typing import Any

from vesuvius.engine.compile_cache import MADE_OVER

TREE_SEARCH, SEQUENTIAL_HALVING = (
    Path(__file__).with_name(name) for name in ("tree_search.py", "sequential_halving.py")
)
_being_loaded: list[Any] = []
_lock = Lock()


def own_judgement() -> Any:
    """Returns the judgement for which the current module is being loaded."""
    return _being_loaded[-1]


def search_over(judgement: Any) -> Any:
    """Returns the search over a game's judgement: always the same copy."""
    name = f"{judgement.__name__}_search"
    with _lock:
        if name not in sys.modules:
            spec = spec_from_file_location(name, SEQUENTIAL_HALVING if judgement.BY_SIGHT else TREE_SEARCH)
            if spec is None or spec.loader is None:
                raise ImportError(name)
            module = module_from_spec(spec)
            sys.modules[name] = module
            setattr(module, MADE_OVER, judgement.__name__)
            _being_loaded.append(judgement)
            try:
                spec.loader.exec_module(module)
            except BaseException:
                del sys.modules[name]
                raise
            finally:
                _being_loaded.pop()
        return sys.modules[name]
