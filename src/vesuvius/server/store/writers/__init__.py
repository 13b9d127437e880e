"""How groups of journal entries reach the disk, one writer per database."""
