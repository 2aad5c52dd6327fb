#!/bin/sh
# As the entrypoint of the nginx image: runs the executable scripts of its folder, then the command.
set -eu
for script in /docker-entrypoint.d/*.sh; do
  if [ -x "$script" ]; then "$script"; fi
done
exec "$@"
