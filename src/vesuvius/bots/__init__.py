"""Players that are programs: they see what a seat sees, choose, and say why."""
