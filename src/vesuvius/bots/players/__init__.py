"""The bots themselves, and the names by which they are chosen. They see what their seat sees, nothing else."""
