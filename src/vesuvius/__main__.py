"""`python -m vesuvius` is `vesuvius`."""

import sys

from vesuvius.cli import main

sys.exit(main())
