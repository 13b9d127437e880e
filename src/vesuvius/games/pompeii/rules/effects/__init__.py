"""What cards do: a file for each kind of effect, or for a few that belong together. Which card has which is data.

To add a kind: one file here, with its parameters, checks and rules, declared by a class that the list below names. The
class says all that can be declared: its timing and place, the decisions that it asks for, what it's lacking if it
can't act, and which words tell what it does. Besides, a kind touches:

- `dispatch.py`: a branch for each question that it answers; if it's used in the place of an action, `list_card` in
  `actions/listing.py`;
- bots: `judgement/card_worth.py` for what it's worth; if it changes yields, conversions or costs, `prices.py` and
  `evaluation.py` there too;
- words: `pompeii-effect-<kind>` in `locales/*/pompeii.ftl`; if its text names goods in a new way,
  `cli/boards/pompeii/cards.py` and `web/src/games/pompeii/names.ts`; a new `lack` in `pompeii_refusals.ftl`;
- its description in `data/effects.toml`, its icons in `web/src/games/pompeii/cards/EffectIcons.svelte`;
- a story of its card in `tests/games/pompeii/rules/test_cards.py`, and a wrong rule that the story must notice in
  `tests/games/pompeii/mutants.toml`.

No card is named here.
"""

from __future__ import annotations

from typing import TypeAlias

from vesuvius.games.pompeii.rules.effects.construction import BuildNow, BuildWaive
from vesuvius.games.pompeii.rules.effects.conversion import ConvertAlt, ConvertBonus
from vesuvius.games.pompeii.rules.effects.drawing import DrawCards
from vesuvius.games.pompeii.rules.effects.field_yield import FieldBonus, FieldTake
from vesuvius.games.pompeii.rules.effects.gain import Gain
from vesuvius.games.pompeii.rules.effects.immediate import HaltCastrum, Offering
from vesuvius.games.pompeii.rules.effects.injury import Heal, Injure
from vesuvius.games.pompeii.rules.effects.kind import Kind
from vesuvius.games.pompeii.rules.effects.ownership import DenyOwnerBonus, PlaceMarker
from vesuvius.games.pompeii.rules.effects.spaces import BlockSpaces, ExtraSpace
from vesuvius.games.pompeii.rules.effects.stealing import StealGoods
from vesuvius.games.pompeii.rules.effects.taking import DestroyTemples, ReplayDiscard, TakeCard
from vesuvius.games.pompeii.rules.effects.trade import TradeOnce
from vesuvius.games.pompeii.rules.effects.workers import ExtraActions, StartPlayer, TakeWorkers, WorkerCount

Effect: TypeAlias = (
    FieldBonus
    | FieldTake
    | ConvertBonus
    | ConvertAlt
    | BuildWaive
    | DenyOwnerBonus
    | ExtraSpace
    | ExtraActions
    | Gain
    | StealGoods
    | TakeCard
    | TakeWorkers
    | Injure
    | BlockSpaces
    | DestroyTemples
    | PlaceMarker
    | WorkerCount
    | DrawCards
    | ReplayDiscard
    | BuildNow
    | TradeOnce
    | Heal
    | StartPlayer
    | Offering
    | HaltCastrum
)
KINDS: tuple[type[Kind], ...] = Effect.__args__  # by number
