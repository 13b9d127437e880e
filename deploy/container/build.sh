#!/bin/sh
# Builds the image `vesuvius` on a Debian machine: mmdebstrap makes the root, pip the wheels, buildah the image.
#
#     deploy/container/build.sh [WORK] [SUITE]
#
# It needs mmdebstrap and buildah, and a Python of the version that SUITE has (3.11 for bookworm), named by PYTHON.
# WORK is a folder for what is downloaded; with it, a second build is quick.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
source=$(cd "$here/../.." && pwd)
work=${1:-"$source/dist/image"}
suite=${2:-bookworm}
python=${PYTHON:-python3}

mkdir -p "$work/wheels"
if [ ! -e "$work/root.tar" ]; then
    mmdebstrap --variant=minbase --include=python3,python3-venv,ca-certificates,tzdata "$suite" "$work/root.part.tar"
    mv "$work/root.part.tar" "$work/root.tar"
fi
"$python" -m pip wheel --quiet --require-hashes --wheel-dir "$work/wheels" --requirement "$source/requirements/run.txt"
rm -f "$work"/wheels/vesuvius-*.whl
"$python" -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir "$work/wheels" "$source"
buildah bud --quiet --isolation "${BUILDAH_ISOLATION:-chroot}" --tag vesuvius --file "$here/Containerfile" "$work"
