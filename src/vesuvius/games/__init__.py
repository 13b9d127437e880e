"""The games, a folder each, and what games whose state is a block of integers share.

No game imports another, or anything above this folder.
"""
