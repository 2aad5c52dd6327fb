import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rollup } from 'vite';

interface FirstPaintOptions {
  /** The module whose `firstPaint` renders the page. */
  entry: string;
  /** The page's own module, whose imports are preloaded in the head. */
  page: string;
}

const ROOT = '<div id="root"></div>';
/** Read by the server. Not public, since paths that start with a dot are not served. */
const OUT = '.pages/home.html';

/**
 * Prerenders the landing page into its HTML, so that it is readable before the scripts have run. All other pages are
 * rendered by the browser.
 */
export function firstPaint({ entry, page }: FirstPaintOptions): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'waymark-first-paint',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle(_, bundle) {
      const outDir = resolve(config.root, config.build.outDir);
      const shell = await readFile(join(outDir, 'index.html'), 'utf8');
      if (!shell.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
      const drawn = await draw(config, entry);
      const html = shell
        .replace(ROOT, () => ROOT.replace('></', () => `>${drawn}</`))
        .replace('</head>', () => `${preloads(bundle, page, shell)}</head>`);
      await mkdir(join(outDir, '.pages'), { recursive: true });
      await writeFile(join(outDir, OUT), html);
    },
  };
}

async function draw(
  { root, resolve: { conditions, alias } }: ResolvedConfig,
  entry: string,
): Promise<string> {
  const outDir = join(root, 'node_modules', `.first-paint-${process.pid}`);
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      publicDir: false,
      resolve: { conditions, alias },
      ssr: { noExternal: true, resolve: { conditions } },
      build: {
        ssr: entry,
        outDir,
        emptyOutDir: true,
        rollupOptions: { output: { entryFileNames: 'draw.mjs' } },
      },
    });
    const drawing = (await import(pathToFileURL(join(outDir, 'draw.mjs')).href)) as {
      firstPaint(): Promise<string>;
    };
    return await drawing.firstPaint();
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** A preload link for each script of the page that the shell does not contain yet. */
function preloads(bundle: Rollup.OutputBundle, page: string, shell: string): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId === page);
  if (!own) throw new Error(`${page} is no page of its own in this build`);
  const wanted = new Set([own.fileName]);
  for (const file of wanted) {
    for (const needed of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) wanted.add(needed);
  }
  return [...wanted]
    .filter((file) => !shell.includes(file))
    .map((file) => `  <link rel="modulepreload" crossorigin href="/${file}">\n  `)
    .join('');
}
