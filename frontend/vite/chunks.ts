import { AREAS } from './areas.ts';

interface ModuleGraph {
  getModuleInfo(id: string): {
    code: string | null;
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

type Area = keyof typeof AREAS;

const LARGE: ReadonlySet<Area> = new Set(['hub', 'book', 'scheduling', 'community', 'studio']);

/** Public pages, which need neither forms nor dialogs at once. */
const LIGHT: ReadonlySet<Area> = new Set(['browse', 'mentors', 'mentor', 'hub']);

/**
 * Names the chunk of a module by the areas that load it. Imports of a module are loaded by at least the same areas, so
 * chunks never import each other in a circle.
 */
export function chunkOf(sources: string): (id: string, graph: ModuleGraph) => string | null {
  let found: { areas: Map<string, Area[]>; elsewhere: ReadonlySet<string> } | undefined;
  return (id, graph) => {
    found ??= findAreas(sources, graph);
    const areas = found.areas.get(id) ?? [];
    const [only] = areas;
    if (!only) return null;
    // Other pages must not load a large area for what they share with it.
    if (areas.length === 1) return LARGE.has(only) && found.elsewhere.has(id) ? `${only}-shared` : only;
    if (areas.includes('landing')) return 'lists';
    const isForLight = areas.some((area) => LIGHT.has(area));
    if (areas.includes('small') && !isForLight) return 'small';
    if (areas.every((area) => area === 'background' || area === 'roadmap')) return 'background';
    if (isForLight) return 'pages';
    return needsForms(id, graph) ? 'forms' : 'tools';
  };
}

const FORMS = /\/node_modules\/(?:zod|react-hook-form|@hookform)\//;

/** Whether a module is, or imports, a library for forms. */
function needsForms(id: string, graph: ModuleGraph): boolean {
  const seen = new Set([id]);
  for (const one of seen) {
    if (FORMS.test(one)) return true;
    for (const imported of importsOf(one, graph)) seen.add(imported);
  }
  return false;
}

function findAreas(sources: string, graph: ModuleGraph) {
  const areas = new Map<string, Area[]>();
  const roots = new Set<string>();
  for (const [area, { modules }] of Object.entries(AREAS)) {
    const own = modules.map((module) => `${sources}/${module}`);
    for (const id of own) {
      if (!graph.getModuleInfo(id)) throw new Error(`${id} is not in this build`);
      roots.add(id);
    }
    for (const id of reachOf(own, graph)) areas.set(id, [...(areas.get(id) ?? []), area as Area]);
  }
  return { areas, elsewhere: reachOf(otherPages(`${sources}/app/main.tsx`, roots, graph), graph) };
}

/** The modules that are imported dynamically from anywhere, except these. */
function otherPages(entry: string, except: ReadonlySet<string>, graph: ModuleGraph): string[] {
  const all = new Set([entry]);
  const lazy = new Set<string>();
  for (const id of all) {
    for (const imported of importsOf(id, graph)) all.add(imported);
    for (const imported of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      all.add(imported);
      if (!except.has(imported)) lazy.add(imported);
    }
  }
  return [...lazy];
}

function reachOf(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const seen = new Set(roots);
  for (const id of seen) for (const imported of importsOf(id, graph)) seen.add(imported);
  return seen;
}

/** Packages whose index exports everything: only what is imported by name counts. */
const INDEXES = [
  {
    id: /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/,
    importing: /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g,
  },
  { id: /\/radix-ui\/dist\/index\.m?js$/, importing: /import\s*\{([^}]*)\}\s*from\s*["']radix-ui["']/g },
];

function importsOf(id: string, graph: ModuleGraph): string[] {
  const info = graph.getModuleInfo(id);
  return (info?.importedIds ?? []).flatMap((imported) => {
    const index = INDEXES.find((one) => one.id.test(imported));
    if (!index) return [imported];
    const names = [...(info?.code ?? '').matchAll(index.importing)].flatMap(([, list = '']) =>
      list.split(','),
    );
    return names.flatMap((name) => exported(imported, name.trim().split(/\s/)[0] ?? '', graph));
  });
}

/** The modules that an index exports under this name. */
function exported(index: string, name: string, graph: ModuleGraph): string[] {
  const { code, importedIds } = graph.getModuleInfo(index) ?? { code: null, importedIds: [] };
  if (!name || !code) return [];
  const line = new RegExp(`(?:default as|\\* as) ${name}\\b[^"']*["']\\.?([^"']+)["']`).exec(code)?.[1];
  if (!line) throw new Error(`${index} has no ${name}`);
  return importedIds.filter((id) => id.endsWith(line) || id.includes(`/node_modules/${line}/`));
}
