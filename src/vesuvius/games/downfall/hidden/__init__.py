"""What a seat of Downfall may not know: wiped, and filled in again. It never shapes the rules."""
