// Prints what Waymark guarantees, and the tests of each, from their lines `// guarantees: …`:
//   npm run guarantees [-- <part of a sentence or path>]
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../launch/paths.ts';

const TESTS = ['deploy', 'frontend/{src,icons}', 'gateway/src', 'libs/*/src', 'services/*/{src,eval}'].map(
  (folder) => `${folder}/**/*.test.{ts,tsx}`,
);

/** The paths of the tests of each guarantee, by its sentence. */
export function readGuarantees(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of globSync(TESTS, { cwd: projectRoot }).toSorted()) {
    const text = readFileSync(join(projectRoot, path), 'utf8');
    for (const [, guarantee] of text.matchAll(/^\/\/ guarantees: (.+)$/gm))
      found.set(guarantee!, [...(found.get(guarantee!) ?? []), path]);
  }
  return found;
}

if (import.meta.main) {
  const wanted = process.argv[2] ?? '';
  for (const [guarantee, paths] of readGuarantees())
    if ([guarantee, ...paths].some((text) => text.includes(wanted)))
      process.stdout.write(`${[guarantee, ...paths.map((path) => `  ${path}`)].join('\n')}\n`);
}
