"""The bots, and the names by which they're chosen. They see what their seat sees; how to search is in `search`."""
