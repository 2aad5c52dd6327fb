import { existsSync } from 'node:fs';

/** The address of a file beside the source. The compiler copies only code, so that compiled modules read the others from `src`. */
export function sourceFile(url: URL): URL {
  return existsSync(url) ? url : new URL(url.href.replace(/\/dist\/(?!.*\/dist\/)/, '/src/'));
}
