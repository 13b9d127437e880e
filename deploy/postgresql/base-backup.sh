#!/bin/sh
# Copies a running PostgreSQL as a whole, the ground on which recover.sh stands.
#
#     base-backup.sh FOLDER [OPTION ...]      # the options of pg_basebackup, such as --host
set -eu
folder=$1
shift
made="$folder/base-$(date -u +%Y%m%dT%H%M%SZ)"
pg_basebackup --pgdata="$made.part" --checkpoint=fast --wal-method=none --no-password "$@"
mv "$made.part" "$made"
echo "$made"
