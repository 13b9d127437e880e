"""How a database of any earlier program becomes one of this program: one file a step, in the order of names."""
