import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;
const SMALLEST = 1_024;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file of the build, so that the server never compresses. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'waymark-precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true, withFileTypes: true });
      const texts = files.filter((file) => file.isFile() && COMPRESSIBLE.test(file.name));
      await Promise.all(texts.map((file) => compress(join(file.parentPath, file.name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < SMALLEST) return;
  const [br, gz] = await Promise.all([
    asBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    asGzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
