"""The printed board and cards of Downfall, read and validated. No rule is here."""
