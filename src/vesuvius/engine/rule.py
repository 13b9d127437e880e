"""How rule functions run. Only this file and `numba_internals.py` know Numba.

VESUVIUS_RULES=compiled (the default): a `kernel` is compiled for the CPU with every `rule` that it calls, and kept in a
cache folder.
VESUVIUS_RULES=checked: compiled with every index checked, in a cache folder of its own.
VESUVIUS_RULES=plain: nothing is compiled; the same functions run on plain Python objects, for debugging and to measure
coverage.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from typing import Any, TypeVar

from vesuvius.engine import compile_cache
from vesuvius.problem import Problem

F = TypeVar("F", bound=Callable[..., Any])

MODES = ("compiled", "checked", "plain")
MODE = os.environ.get("VESUVIUS_RULES", "compiled")
if MODE not in MODES:
    raise Problem("unknown-mode", got=MODE, known=", ".join(MODES))
PLAIN = MODE == "plain"
MOST = (1 << 12) - 1  # the last index of a list that `write_bits` writes into


def is_cold(name: str, part: str = "warm") -> bool:
    """Returns whether a part of that game's rules still has to be compiled on this machine."""
    return not PLAIN and not (compile_cache.folder_of_game(name, part, MODE) / part).exists()


def warming(name: str, part: str = "warm") -> AbstractContextManager[None]:
    """Lets one process compile the rules of a game while all others wait; after that they're in the cache."""
    return compile_cache.compiling(name, part, MODE)


if PLAIN:

    def rule(function: F) -> F:
        """Marks a rule: plain Python on states, arrays and ints."""
        return function

    inlined = kernel = rule

    def table(values: Iterable[int]) -> Sequence[int]:
        """Returns figures that never change, for rules to look up."""
        return tuple(int(value) for value in values)

    def lowest(bits: int) -> int:
        """Returns the number of the lowest set bit; meaningless if no bit is set."""
        return (bits & -bits).bit_length() - 1

    def write_bits(into: list[int], count: int, base: int, bits: int) -> int:
        """Writes base + number for each set bit, from into[count] on. Returns where the next one would go."""
        while bits:
            low = bits & -bits
            into[count] = base + low.bit_length() - 1
            bits ^= low
            count += 1
        return count

    def threads() -> int:
        """Returns how many threads there are."""
        return 1

else:
    import llvmlite.ir
    import numba
    import numba.extending
    import numpy as np

    from vesuvius.engine import numba_internals
    from vesuvius.engine.numba_internals import RuleCompiler, accept_any_width

    numba_internals.install()

    class _Rule(numba_internals.Rule):
        def make_kernel(self, function: Callable[..., Any]) -> Callable[..., Any]:
            return kernel(function)

    HOW = {"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": MODE == "checked"}
    UNCALLED = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}

    def _draft_rule(function: F, **how: Any) -> F:
        draft: F = accept_any_width(_Rule(function, targetoptions=HOW | UNCALLED | how, pipeline_class=RuleCompiler))
        return draft

    def rule(function: F) -> F:
        """Marks a rule: plain Python on states, arrays and ints, compiled into every kernel that calls it."""
        return _draft_rule(function)

    def inlined(function: F) -> F:
        """Marks a rule that is inlined into each caller: for the few that run thousands of times in a game."""
        return _draft_rule(function, forceinline=True)

    def kernel(function: F) -> F:
        """Marks a function for Python to call: compiled with all its rules on first use, and kept in the cache."""
        numba.config.CACHE_DIR = str(compile_cache.folder_of(function, MODE))
        whole: F = accept_any_width(numba.jit(function, cache=True, **HOW))
        return whole

    def table(values: Iterable[int]) -> Sequence[int]:
        """Returns figures that never change, for rules to look up."""
        numbers: Any = np.array(list(values), np.int64)
        figures: Sequence[int] = numbers
        return figures

    def _instruction(generate: Callable[[Any, Any], Any]) -> Any:
        """Returns a function of one word that is a single machine instruction on the CPU and on the GPU."""

        def typed(_typing: Any, _bits: Any) -> Any:
            return numba.types.int64(numba.types.int64), lambda _c, builder, _s, words: generate(builder, words[0])

        return numba.extending.intrinsic(typed)

    _trailing_zeros = _instruction(lambda builder, word: builder.cttz(word, llvmlite.ir.IntType(1)(0)))
    _set_bits = _instruction(lambda builder, word: builder.ctpop(word))

    @numba.njit(inline="always")  # type: ignore[untyped-decorator]
    def lowest(bits: int) -> int:
        """Returns the number of the lowest set bit; meaningless if no bit is set."""
        number: int = _trailing_zeros(bits)
        return number

    # Entries are written eight at a time; those too many are overwritten by the next word's. A processor predicts the
    # end of a loop that nearly always runs once far better than that of a loop over each bit. The mask tells the
    # compiler that no index is negative; the list must be that long.
    @numba.njit(forceinline=True)  # type: ignore[untyped-decorator]
    def write_bits(into: list[int], count: int, base: int, bits: int) -> int:
        """Writes base + number for each set bit, from into[count] on. Returns where the next one would go."""
        end: int = count + _set_bits(bits)
        while count < end:
            for i in range(8):
                into[count + i & MOST] = base + _trailing_zeros(bits)
                bits &= bits - 1
            count += 8
        return end

    def threads() -> int:
        """Returns how many threads there are."""
        count: int = numba.config.NUMBA_NUM_THREADS
        return count


def on_all_threads(play: Callable[[int, slice], int], games: int) -> int:
    """Lets each thread play its share of so many games: `play(thread, share)`. Returns the sum of what that returns.

    Kernels don't hold Python's lock, so they run at the same time.
    """
    count = threads()
    shares = [slice(games * number // count, games * (number + 1) // count) for number in range(count)]
    with ThreadPoolExecutor(count) as pool:
        return sum(pool.map(play, range(count), shares))
