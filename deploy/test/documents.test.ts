import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../launch/paths.ts';
import { readGuarantees } from './guarantees.ts';

describe('the guarantees', () => {
  it('are named by the tests of each', () => {
    expect(readGuarantees().size).toBeGreaterThan(130);
  });
});

describe('SECURITY.md', () => {
  const text = readFileSync(join(projectRoot, 'SECURITY.md'), 'utf8');
  const rows = text.split('\n').filter((line) => /^\| \d/.test(line));

  it('has a state for each item of ASVS, and a reason where there is no test', () => {
    expect(rows.length).toBeGreaterThan(70);
    for (const row of rows) {
      const [, item, subject, state, tests] = row.split('|').map((cell) => cell.trim());
      expect([item, subject, state, tests].filter(Boolean)).toHaveLength(4);
    }
  });

  it.each(
    rows.flatMap((row) => [...row.matchAll(/`([^`]+\/src\/[^`]+|deploy\/[^`]+)`/g)].map(([, path]) => path!)),
  )('names tests that exist: %s', (path) => {
    const pattern = path.endsWith('.ts') ? path : `${path}.test.{ts,tsx}`;
    expect(globSync(pattern, { cwd: projectRoot }).length).toBeGreaterThan(0);
  });
});
