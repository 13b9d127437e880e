"""The bot that takes any legal token, all alike: the floor under every measurement."""

from __future__ import annotations

from random import Random

from vesuvius.bots.bot import Candidate, Choice, Decision


class Uniform:
    """Every legal token is as likely as the others."""

    def choose(self, decision: Decision) -> Choice:
        """One of the legal tokens."""
        token = Random(decision.seed).choice(decision.legal)
        if not decision.reasons:
            return Choice(token)
        return Choice(token, [Candidate(token, 0.0) for token in decision.legal])
