"""The rules of Pompeii as functions on integers. They know no token, no view and no bot, and no card by its name."""
