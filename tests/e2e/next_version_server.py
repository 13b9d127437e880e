"""The next version of the pages, as a browser finds out: `python -m tests.e2e.next_version_server serve …`."""

from __future__ import annotations

import sys
from pathlib import Path

WORKER = "/service-worker.js"


def run() -> int:
    """Run the command line, with a service worker of another version."""
    from vesuvius.cli import main
    from vesuvius.server.transport import static_site
    from vesuvius.server.transport.tagged_files import File

    read = static_site.read_site

    def read_next(folder: Path = static_site.SITE) -> dict[str, File]:
        files = read(folder)
        worker = files[WORKER]
        headers = {**worker.headers, "ETag": '"next"'}
        return files | {WORKER: File(worker.body + b"// next", None, headers)}

    setattr(static_site, "read_site", read_next)  # noqa: B010  a type checker takes no other function for it
    return main()


if __name__ == "__main__":
    sys.exit(run())
