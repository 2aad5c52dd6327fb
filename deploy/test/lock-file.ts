import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../launch/paths.ts';
import type { Faults } from './tally.ts';

export interface LockFile {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

/**
 * `npm install` can omit the binaries of other platforms from the lock file, which `npm ci` then rejects.
 */
export async function lockFileIsWhole(): Promise<Faults> {
  return missingFrom(JSON.parse(await readFile(join(projectRoot, 'package-lock.json'), 'utf8')) as LockFile);
}

/** Optional dependencies of packages that the lock file does not contain. */
export function missingFrom({ packages }: LockFile): Faults {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesFor(name, path).some((place) => place in packages))
      .map((name) => `package-lock.json has no ${name}, which ${path || 'the project'} names`),
  );
}

/** Paths at which Node resolves a dependency, innermost first. */
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
