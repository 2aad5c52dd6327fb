import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Character maps, standard fonts, and the image decoders that work without WebAssembly. */
const FOLDERS: Record<string, RegExp> = {
  cmaps: /\.bcmap$/,
  standard_fonts: /\.(?:pfb|ttf)$/,
  wasm: /_nowasm_fallback\.js$/,
};

/** Adds the files that PDF.js requests for some documents, below `assets/pdfjs-<version>/`. */
export function pdfAssets(): Plugin {
  return {
    name: 'waymark-pdf-assets',
    apply: 'build',
    async generateBundle() {
      const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
        version: string;
      };
      for (const [folder, wanted] of Object.entries(FOLDERS)) {
        for (const name of await readdir(join(root, folder))) {
          if (!wanted.test(name)) continue;
          const source = await readFile(join(root, folder, name));
          this.emitFile({ type: 'asset', fileName: `assets/pdfjs-${version}/${folder}/${name}`, source });
        }
      }
    },
  };
}
