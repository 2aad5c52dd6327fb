import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rollup } from 'vite';
import { AREAS, type Area } from './areas.ts';

const ROOT = '<div id="root"></div>';
/** Read by the server. Not public, since paths that start with a dot are not served. */
const OUT = '.pages';

/**
 * Builds what the server needs to send pages that are readable before the scripts have run: the program that renders public
 * pages, the landing page rendered by it, and the scripts that each page preloads.
 */
export function firstPaint({ entry }: { entry: string }): Plugin {
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
      const out = join(outDir, OUT);
      await rm(out, { recursive: true, force: true });
      await mkdir(out, { recursive: true });
      const areas: readonly Area[] = Object.values(AREAS);
      const preloads = areas.flatMap(({ path, hasSession, modules }) =>
        path === null
          ? []
          : [{ path: path.source, hasSession, files: scriptsOf(bundle, config.root, modules, shell) }],
      );
      await writeFile(join(out, 'preloads.json'), JSON.stringify(preloads));
      const drawn = await draw(config, entry, out);
      await writeFile(
        join(out, 'home.html'),
        shell.replace(ROOT, () => filled(drawn)),
      );
    },
  };
}

interface Drawn {
  html: string;
  data: object;
}

/** As the server does for other pages, see gateway/src/pages/page-shell.ts. The data is our own: it needs no escaping. */
const filled = ({ html, data }: Drawn): string =>
  `<div id="root">${html}</div><script type="application/json" id="page-data">${JSON.stringify(data)}</script>`;

async function draw(
  { root, resolve: { conditions, alias } }: ResolvedConfig,
  entry: string,
  outDir: string,
): Promise<Drawn> {
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
      emptyOutDir: false,
      minify: true,
      rolldownOptions: {
        output: { entryFileNames: 'render.mjs', chunkFileNames: 'render/[name]-[hash].mjs' },
      },
    },
  });
  const rendering = (await import(pathToFileURL(join(outDir, 'render.mjs')).href)) as {
    drawLandingPage(): Promise<Drawn>;
  };
  return rendering.drawLandingPage();
}

/** The scripts of these modules that the shell does not name yet. */
function scriptsOf(
  bundle: Rollup.OutputBundle,
  root: string,
  modules: readonly string[],
  shell: string,
): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const wanted = new Set(
    modules.map((module) => {
      const id = `${root}/src/${module}`;
      const own = chunks.find(({ moduleIds }) => moduleIds.includes(id));
      if (!own) throw new Error(`${id} is not in this build`);
      return own.fileName;
    }),
  );
  for (const module of modules) {
    const facade = chunks.find(({ facadeModuleId }) => facadeModuleId === `${root}/src/${module}`);
    if (facade) wanted.add(facade.fileName);
  }
  for (const file of wanted) {
    for (const needed of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) wanted.add(needed);
  }
  return [...wanted].filter((file) => !shell.includes(file)).map((file) => `/${file}`);
}
