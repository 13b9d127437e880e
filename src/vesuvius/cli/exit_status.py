"""The exit statuses of the command line."""

FAILED = 1  # the input could be read, but the check failed
BAD_USE = 2  # bad use, or input that cannot be read
INTERRUPTED = 130
READER_GONE = 141  # what a shell reports for a program that lost the reader of its pipe
