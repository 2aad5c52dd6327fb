import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * What a page needs to start offline; without the icons of the manifest, which the system caches, the lists of common
 * passwords (none can be set offline), and the viewer of documents, which are not saved for offline use.
 */
const SHELL =
  /^(?:assets\/(?!password-strength-|pdf).+\.(?:js|css|woff2|svg)|index\.html|early\.js|favicon\.svg|manifest\.webmanifest)$/;

/** Builds `sw.js` with the names of all files of this build. The content policy allows no other way to pass them. */
export function serviceWorker(entry: string): Plugin {
  let outDir = '';
  let minify = true;
  return {
    name: 'waymark-service-worker',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
      minify = config.build.minify !== false;
    },
    async writeBundle() {
      const shell = await shellOf(outDir);
      await build({
        configFile: false,
        root: import.meta.dirname,
        logLevel: 'error',
        publicDir: false,
        define: { __BUILD__: JSON.stringify(shell) },
        build: {
          outDir,
          emptyOutDir: false,
          minify,
          target: 'es2022',
          modulePreload: false,
          reportCompressedSize: false,
          rollupOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      });
    },
  };
}

/** The names, and a version that changes with their contents. */
async function shellOf(outDir: string): Promise<{ version: string; files: string[] }> {
  const found = await readdir(outDir, { recursive: true, withFileTypes: true });
  const files = found
    .filter((file) => file.isFile())
    .map((file) => relative(outDir, join(file.parentPath, file.name)))
    .filter((file) => SHELL.test(file))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(outDir, file)));
  return { version: hash.digest('hex').slice(0, 12), files: files.map((file) => `/${file}`) };
}
