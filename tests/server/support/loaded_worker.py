"""What the process imports from which workers are forked: all that a worker would import and load by itself."""

from importlib import import_module

from tests.support.compiled_rules import compile_rules
from vesuvius import GAMES, load

import_module("vesuvius.server.thinking.worker")
for name in GAMES:
    compile_rules(load(name))
