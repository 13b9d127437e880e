"""What lies on the board: goods, worker spaces, workers, buildings. Nothing here knows turns or cards in hand."""
