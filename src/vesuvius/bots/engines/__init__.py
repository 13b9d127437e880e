"""Programs in any language that choose moves: how they're started, told and heard. No move is weighed here."""
