"""How groups of journal entries reach the disk, one writer per database. Running games are written nowhere else."""
