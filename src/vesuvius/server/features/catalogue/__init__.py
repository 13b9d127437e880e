"""Which games can be played here, and what the pages learn about each. It knows them through `load` only."""
