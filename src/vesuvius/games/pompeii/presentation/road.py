"""The road to the Castrum: what a seat still lacks for its army and for the Castrum, as far as everybody can see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vesuvius.game import Line
from vesuvius.games.pompeii.data.names import CARD_NAMES, GOOD_NAMES
from vesuvius.games.pompeii.presentation.state_words import BUILDING_NAMES
from vesuvius.games.pompeii.rules import figures as f
from vesuvius.games.pompeii.rules import state as st
from vesuvius.games.pompeii.rules.effects.construction import BUILD_WAIVE
from vesuvius.games.pompeii.rules.effects.injury import ARMY
from vesuvius.games.pompeii.rules.figures import Figures

# How an army and the Castrum are come by, and what a seat would win by if that is all that it lacks (P39).
WINS_BY = {"recruit": "recruiting", "heal": "healing", "build": "building", "finish": "finishing"}
DONE: Line = {"by": None}


class Road:
    """How far it is to the Castrum, by the figures of a game."""

    def __init__(self, t: Figures) -> None:
        self._t = t
        self.stations = 1 << t.foro | 1 << t.recruits | 1 << t.castrum

    def of(self, goods: Sequence[int], army: int, halts: int, built: int, active: Sequence[str]) -> Line:
        """Both steps of a seat, and by what it would win in its next turn if nobody stops it; None if by nothing.

        A step says `by` what it is done, None once it is; what it `needs` and how much of that is there, what is
        `missing`, which buildings have to stand `first`, and the active `card` that saves goods, if one does.
        """
        steps = {"army": self._army(goods, army, built), "castrum": self._castrum(goods, halts, built, active)}
        ahead = [step for step in steps.values() if step["by"]]
        ready = not any(step["missing"] or step["first"] for step in ahead)
        wins_by = None
        if ready and len(ahead) < len(steps):
            wins_by = WINS_BY[ahead[0]["by"]] if ahead else "arriving"
        return {"road": steps, "wins_by": wins_by}

    def _pairs(self, bundle: int) -> Iterator[tuple[int, int]]:
        pairs = range(self._t.first[bundle], self._t.first[bundle + 1])
        return ((self._t.good[i], self._t.amount[i]) for i in pairs)

    def _army(self, goods: Sequence[int], army: int, built: int) -> Line:
        """P27, P39: the army is recruited, or healed at the Foro."""
        if army == st.INJURED:
            return self._step("heal", goods, f.EFFECT_IN + self._t.injury[ARMY], built, self._t.foro)
        if army == st.RECRUITED:
            return DONE
        return self._step("recruit", goods, f.RECRUIT, built, self._t.foro, self._t.recruits)

    def _castrum(self, goods: Sequence[int], halts: int, built: int, active: Sequence[str]) -> Line:
        """P8, P38: the shortest way: to finish what was halted, or to build, with the active card that saves most."""
        if built >> self._t.castrum & 1:
            return DONE
        cost = f.COST + self._t.castrum
        ways = [self._step("build", goods, cost, built, self._t.foro)]
        if halts:
            ways.insert(0, self._step("finish", goods, f.EFFECT_IN + self._t.halting, built, self._t.foro))
        for card in active:
            saved = self._saved(CARD_NAMES.index(card))
            if saved:
                ways.append(self._step("build", goods, cost, built, self._t.foro, saved=saved) | {"card": card})
        return min(ways, key=lambda way: sum(way["missing"].values()))

    def _saved(self, card: int) -> set[int]:
        """P16: the goods that need not be paid with a card."""
        effects = range(f.EFFECTS_OF_A_CARD * card, f.EFFECTS_OF_A_CARD * card + self._t.effects[card])
        saving = (effect for effect in effects if self._t.kind[effect] == BUILD_WAIVE)
        return {good for effect in saving for good, _ in self._pairs(f.EFFECT_IN + effect)}

    def _step(
        self, by: str, goods: Sequence[int], bundle: int, built: int, *first: int, saved: set[int] | None = None
    ) -> Line:
        needs = {good: n for good, n in self._pairs(bundle) if not saved or good not in saved}
        missing = {good: n - goods[good] for good, n in needs.items() if goods[good] < n}
        need = sum(needs.values())
        return {
            "by": by,
            "needs": {GOOD_NAMES[good]: n for good, n in needs.items()},
            "missing": {GOOD_NAMES[good]: n for good, n in missing.items()},
            "have": need - sum(missing.values()),
            "need": need,
            "first": [BUILDING_NAMES[building] for building in first if not built >> building & 1],
        }
