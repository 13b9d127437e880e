"""How a database of any earlier program becomes one of this: one file a step, in order of names; none ever changes."""
