import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join, resolve } from 'node:path';

export const projectRoot = resolve(import.meta.dirname, '../..');

/** The data folder: WAYMARK_HOME, else `.waymark` in the project. */
export function waymarkHome(env: NodeJS.ProcessEnv = process.env): string {
  const home = env.WAYMARK_HOME;
  if (!home) return join(projectRoot, '.waymark');
  return isAbsolute(home) ? home : resolve(projectRoot, home);
}

/** Returns all matches on PATH, and in the `sbin` next to each `bin`, where distributions put servers. */
export function onPath(names: string[], path: string = process.env.PATH ?? ''): string[] {
  const dirs = path.split(delimiter).filter(isAbsolute);
  const sbins = dirs.filter((dir) => dir.endsWith('/bin')).map((dir) => join(dirname(dir), 'sbin'));
  const all = [...new Set([...dirs, ...sbins])];
  return names.flatMap((name) => all.map((dir) => join(dir, name))).filter(isExecutable);
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
