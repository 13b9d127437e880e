"""What the host needs: chores, the host key, logs, the load monitor, garbage collection.

No player reaches it, and it decides nothing about games.
"""
