"""One file per command of `vesuvius`. What several commands share is one folder up; no rule is decided here."""
