#!/bin/sh
# Installs the production packages of the named workspaces in the working folder, without what no process reads.
set -eu
for folder; do
  set -- "$@" --workspace "$folder"
  shift
done
npm ci --omit=dev "$@"
# A plugin for compilers, of @nestjs/swagger, would use the compiler. PDFs are read where no native code may be loaded, so
# the canvas of @napi-rs never is.
rm -rf node_modules/typescript node_modules/@typescript node_modules/@napi-rs
# Nothing reads types, source maps and descriptions at run time.
find node_modules -type f \
  '(' -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' ')' -delete
