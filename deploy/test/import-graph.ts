import { join } from 'node:path';
import { projectRoot } from '../launch/paths.ts';
import { tool } from './tools.ts';

interface Cruised {
  modules: { source: string; dependencies: { resolved: string }[] }[];
}

/** Returns a function from a file to all files it imports, directly and indirectly. */
export async function importGraph(): Promise<(file: string) => ReadonlySet<string>> {
  const folders = ['libs', 'services', 'gateway', 'frontend', 'deploy'];
  const config = join(projectRoot, '.dependency-cruiser.js');
  const args = ['--config', config, '--output-type', 'json', ...folders];
  const { stdout, stderr } = await tool('dependency-cruiser/bin/dependency-cruiser.mjs', args, {});
  let cruised: Cruised;
  try {
    cruised = JSON.parse(stdout) as Cruised;
  } catch {
    throw new Error(`dependency-cruiser printed no graph: ${stderr.trim()}`);
  }
  const direct = new Map(
    cruised.modules.map(({ source, dependencies }) => [source, dependencies.map((one) => one.resolved)]),
  );
  return (file) => reachable(file, (path) => direct.get(path) ?? []);
}

/** All nodes that can be reached from `start`; includes `start` only when it is in a cycle. */
export function reachable(start: string, next: (path: string) => string[]): Set<string> {
  const found = new Set<string>();
  const open = [...next(start)];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    open.push(...next(path));
  }
  return found;
}
