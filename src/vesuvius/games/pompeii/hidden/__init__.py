"""What a seat of Pompeii may not know: wiped, and filled in again. It never shapes the rules."""
