#!/bin/sh
# Starts the gateway after its assets are where the edge finds them; without them only pages of other builds miss files.
node deploy/docker/store-assets.ts "$STATIC_DIR" /data/assets || echo 'The assets of this build could not be kept.' >&2
exec "$@"
