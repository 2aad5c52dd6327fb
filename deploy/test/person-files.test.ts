import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { personFiles } from '@waymark/contracts/person-files';
import { projectRoot } from '../launch/paths.ts';

/** Made by the gateway, which has the sessions. */
const OF_GATEWAY = 'logged-in-devices';

it('the README of the export describes each of its files', () => {
  const sources = globSync('services/*/src/**/personal-data.ts', { cwd: projectRoot });
  const files = sources.flatMap((path) =>
    [...readFileSync(join(projectRoot, path), 'utf8').matchAll(/file: '([a-z-]+)'/g)].map(
      ([, file]) => file!,
    ),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(Object.keys(personFiles).sort()).toEqual([...new Set(files), OF_GATEWAY].sort());
});
