#!/bin/sh
# Run by the entrypoint of the nginx image, before nginx: writes whose X-Forwarded-* headers the edge accepts, from
# TRUSTED_PROXIES (addresses and networks, separated by commas; default none).
set -eu
real_ip=${1:-/etc/nginx/trusted-proxies.conf}
trusted=${2:-/etc/nginx/trusted-peers.conf}
: >"$real_ip"
: >"$trusted"
for proxy in $(printf %s "${TRUSTED_PROXIES:-}" | tr ',' ' '); do
  printf 'set_real_ip_from %s;\n' "$proxy" >>"$real_ip"
  printf '%s 1;\n' "$proxy" >>"$trusted"
done
