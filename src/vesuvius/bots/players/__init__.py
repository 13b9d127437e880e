"""The bots, and the names by which they're chosen. They see what their seat sees and nothing else."""
