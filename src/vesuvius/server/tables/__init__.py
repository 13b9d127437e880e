"""Tables: the authority over a match, its clocks, the registry of live tables, lobby, chat and archive.

It knows no HTTP and no SQL.
"""
