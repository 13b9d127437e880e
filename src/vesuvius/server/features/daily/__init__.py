"""The challenge of the day: one deal for everybody. Before the day is over it tells nobody the seed."""
