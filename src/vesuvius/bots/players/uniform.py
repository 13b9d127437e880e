"""The bot that plays any legal token, each equally likely: the baseline for every measurement."""

from __future__ import annotations

from random import Random

from vesuvius.bots.bot import Candidate, Choice, Decision


class Uniform:
    """Chooses each legal token with the same chance."""

    def choose(self, decision: Decision) -> Choice:
        """Returns one of the legal tokens."""
        token = Random(decision.seed).choice(decision.legal)
        if not decision.reasons:
            return Choice(token)
        return Choice(token, [Candidate(token, 0.0) for token in decision.legal])
