#!/bin/sh
# Makes a folder from which PostgreSQL starts as it was at a time; without a time, as it last was.
#
#     recover.sh BASE WAL NEW_FOLDER [TIME]   # as the user postgres
set -eu
base=$1 wal=$2 new=$3 time=${4:-}
cp -a "$base" "$new"
chmod 700 "$new"
{
    echo "restore_command = 'cp $wal/%f %p'"
    echo "recovery_target_action = promote"
    if [ -n "$time" ]; then
        echo "recovery_target_time = '$time'"
    fi
} >> "$new/postgresql.auto.conf"
touch "$new/recovery.signal"
