#!/bin/sh
# Run by the entrypoint of the nginx image, before nginx: writes the parts of its configuration that depend on the
# environment.
#   TRUSTED_PROXIES  whose X-Forwarded-* headers count: addresses and networks, separated by commas; default none
#   EDGE_TLS         off: http only, behind a proxy of yours or on localhost
#                    files: the certificate and key in TLS_CERTIFICATE_FILE and TLS_KEY_FILE
#                    acme: a certificate from ACME_DIRECTORY (Let's Encrypt), renewed by nginx itself
set -eu
dir=${EDGE_DIR:-/run/edge}
tls=${EDGE_TLS:-off}
url=${PUBLIC_URL:-}
url=${url%/}

: >"$dir/modules.conf"
: >"$dir/trusted-proxies.conf"
: >"$dir/trusted-peers.conf"
for proxy in $(printf %s "${TRUSTED_PROXIES:-}" | tr ',' ' '); do
  printf 'set_real_ip_from %s;\n' "$proxy" >>"$dir/trusted-proxies.conf"
  printf '%s 1;\n' "$proxy" >>"$dir/trusted-peers.conf"
done

if [ "$tls" = off ]; then
  printf 'server {\n  listen 8080;\n  include /etc/nginx/edge/gateway.conf;\n}\n' >"$dir/servers.conf"
  exit 0
fi

case $url in
  https://*) ;;
  *) echo "edge: EDGE_TLS=$tls requires a PUBLIC_URL that begins with https://" >&2 && exit 78 ;;
esac
name=${url#https://}
name=${name%%[:/]*}

case $tls in
  files)
    issuer=
    certificate="ssl_certificate $TLS_CERTIFICATE_FILE;
  ssl_certificate_key $TLS_KEY_FILE;"
    ;;
  acme)
    echo 'load_module modules/ngx_http_acme_module.so;' >"$dir/modules.conf"
    issuer="acme_shared_zone zone=acme:1M;
acme_issuer public {
  uri ${ACME_DIRECTORY:-https://acme-v02.api.letsencrypt.org/directory};
  ${ACME_EMAIL:+contact $ACME_EMAIL;}
  state_path /var/lib/acme;
  accept_terms_of_service;
}
"
    certificate="acme_certificate public;
  ssl_certificate \$acme_certificate;
  ssl_certificate_key \$acme_certificate_key;
  ssl_certificate_cache max=2;"
    ;;
  *) echo "edge: EDGE_TLS is $tls; it must be off, files or acme" >&2 && exit 78 ;;
esac

cat >"$dir/servers.conf" <<CONF
${issuer}server {
  listen 8080;
  location = /edge-health {
    return 204;
  }
  location / {
    return 308 $url\$request_uri;
  }
}
server {
  listen 8443 ssl;
  http2 on;
  server_name $name;
  $certificate
  include /etc/nginx/edge/tls.conf;
  include /etc/nginx/edge/gateway.conf;
}
CONF
