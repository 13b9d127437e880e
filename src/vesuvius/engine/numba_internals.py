"""What we change inside Numba: without it, compiling rules would take several times as long.

`python bench/compile_gains.py` measures what each part saves, in CPU time of a cold compile; docs/architecture.md has
the figures. Nothing else may reach into Numba, and its version is bounded in pyproject.toml: a new version has to pass
all tests first.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

import numba
from numba.core import typed_passes, untyped_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.compiler_machinery import PassManager
from numba.core.registry import CPUDispatcher


def remember_record_names() -> None:
    """Caches the text of a state's type: Numba writes out all its fields for every pass over every rule."""
    numba.types.Record.__repr__ = cache(numba.types.Record.__repr__)


def remember_call_types() -> None:
    """Caches call types: for every `+`, Numba tries all that NumPy can add and words why each one doesn't fit."""
    find = numba.types.Function.get_call_type

    def call_type(function: Any, context: Any, kinds: tuple[Any, ...], named: dict[str, Any]) -> Any:
        if named:
            return find(function, context, kinds, named)
        known = vars(function).setdefault("_known_call_types", {})
        if (context, kinds) not in known:
            known[context, kinds] = find(function, context, kinds, named)
        return known[context, kinds]

    numba.types.Function.get_call_type = call_type


def accept_any_width(compiled: Any) -> Any:
    """Treats every integer as 64 bits, so a rule is compiled once, not for each width and each constant."""
    template = compiled.get_call_template
    compiled.get_call_template = lambda kinds, named: template([_wide(kind) for kind in kinds], named)
    return compiled


def _wide(kind: Any) -> Any:
    kind = numba.types.unliteral(kind)
    return numba.types.int64 if isinstance(kind, numba.types.Integer | numba.types.Boolean) else kind


# Numba would optimise each rule together with all that it calls, turn it into machine code and keep that. But only
# other rules call a rule, and they do the same again. So a rule is only drafted: typed and translated. A kernel links
# the drafts of all that it calls, and is optimised once, as a whole.
class Draft(JITCodeLibrary):  # type: ignore[misc]
    """The code of a rule, to be linked into a kernel; it can't be run by itself."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, _name: str) -> int:
        return 0

    @property
    def codegen(self) -> Draft:
        """The object that Numba tells where running code finds its globals; a draft never runs."""
        return self

    def set_env(self, _name: str, _environment: Any) -> None:
        pass


# For things that no rule contains: closures, `with`, tuples of mixed types, exceptions, whole-array operations.
UNUSED_PASSES = {
    untyped_passes.WithLifting,
    untyped_passes.InlineClosureLikes,
    untyped_passes.RewriteSemanticConstants,
    untyped_passes.DeadBranchPrune,
    untyped_passes.RewriteDynamicRaises,
    untyped_passes.MakeFunctionToJitFunction,
    untyped_passes.FindLiterallyCalls,
    untyped_passes.LiteralUnroll,
    untyped_passes.LiteralPropagationSubPipelinePass,
    typed_passes.InlineOverloads,
    typed_passes.NopythonRewrites,
}


class RuleCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler, without the passes for things that no rule contains."""

    library = Draft

    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        super().__init__(typing, target, library or self.library(target.codegen(), "rule"), *rest)

    def define_pipelines(self) -> Any:
        (passes,) = super().define_pipelines()
        lean = PassManager(passes.pipeline_name)
        for each, why in passes.passes:
            if each not in UNUSED_PASSES:
                lean.add_pass(each, why)
        lean.finalize()
        return [lean]


class Rule(CPUDispatcher):  # type: ignore[misc]
    """A rule for other rules to call; a call from Python makes it a kernel."""

    make_kernel: Callable[[Any], Callable[..., Any]]

    def __call__(self, *values: Any) -> Any:
        return self.kernel(*values)

    @cached_property
    def kernel(self) -> Callable[..., Any]:
        return self.make_kernel(self.py_func)


SAVINGS: list[Callable[[], None]] = [remember_record_names, remember_call_types]


def install() -> None:
    """Makes Numba compile rules faster."""
    for save in SAVINGS:
        save()
