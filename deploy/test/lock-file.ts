import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../launch/paths.ts';
import type { Faults } from './tally.ts';

export interface LockFile {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

/**
 * `npm install` leaves the binaries of other platforms out of the lock file when it cannot
 * reach them, and `npm ci` then refuses the file, here or elsewhere.
 */
export async function lockFileIsWhole(): Promise<Faults> {
  return missingFrom(JSON.parse(await readFile(join(projectRoot, 'package-lock.json'), 'utf8')) as LockFile);
}

/** Optional dependencies that a package names and that the lock file has nowhere on the way up from it. */
export function missingFrom({ packages }: LockFile): Faults {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesFor(name, path).some((place) => place in packages))
      .map((name) => `package-lock.json has no ${name}, which ${path || 'the project'} names`),
  );
}

/** `a/node_modules/b` looks in its own node_modules, then in those of the folders above it. */
function placesFor(name: string, path: string): string[] {
  const places = [`${path}/node_modules/${name}`];
  for (
    let end = path.lastIndexOf('/node_modules/');
    end > 0;
    end = path.lastIndexOf('/node_modules/', end - 1)
  ) {
    places.push(`${path.slice(0, end)}/node_modules/${name}`);
  }
  return [...places, `node_modules/${name}`];
}
