"""Where a move becomes durable: `Journal.append` returns once the transaction with its entry is committed.

`journal.py` collects entries into groups, a writer for each kind of database commits them. Running games are written
nowhere else, and nothing here knows what an entry means.
"""
