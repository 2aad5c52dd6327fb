#!/bin/sh
# As the entrypoint of the postgres image: makes the data at the first start, then runs the command as postgres.
set -eu
install -d -o postgres -g postgres /var/run/postgresql
as_postgres='setpriv --reuid=postgres --regid=postgres --init-groups'
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  install -d -o postgres -g postgres -m 700 "${PGDATA%/*}" "$PGDATA"
  password=$(mktemp)
  printf %s "${POSTGRES_PASSWORD:-$(cat "${POSTGRES_PASSWORD_FILE:-/dev/null}")}" >"$password"
  chown postgres "$password"
  $as_postgres initdb --username="$POSTGRES_USER" --pwfile="$password" --auth-local=trust --auth-host=scram-sha-256 >/dev/null
  rm "$password"
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  echo "CREATE DATABASE \"$POSTGRES_DB\"" | $as_postgres postgres --single -D "$PGDATA" postgres >/dev/null
fi
exec $as_postgres "$@" -c "listen_addresses=*"
