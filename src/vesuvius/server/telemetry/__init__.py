"""What is measured on the way of a move: plain counts that nothing waits for, and, if the host wants them, traces."""
