"""How groups of journal entries reach the disk, one writer per database. Nothing else writes entries of running games."""
