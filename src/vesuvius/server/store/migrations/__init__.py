"""How a database of any earlier program becomes one of this: one file a step, in order of names.

None ever changes, or imports the schema of today.
"""
