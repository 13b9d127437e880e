"""What a seat of Downfall may not know: wiped, and filled in again. No rule depends on it."""
