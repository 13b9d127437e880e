"""`python -m vesuvius` is `vesuvius`."""

from vesuvius.cli import main

main()
