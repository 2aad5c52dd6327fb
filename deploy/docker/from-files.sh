#!/bin/sh
# For servers that take passwords from their environment only: fills NAME from the file that NAME_FILE names, then starts.
set -eu
for name in $(env | sed -n 's/^\([A-Z][A-Z_]*\)_FILE=.*/\1/p'); do
  eval "path=\$${name}_FILE"
  value=$(cat "$path")
  export "$name=$value"
done
exec "$@"
