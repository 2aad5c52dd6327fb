import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../launch/paths.ts';
import { tierOf } from './tiers.ts';

const SECTION = /### Where each guarantee is tested\n([\s\S]*?)\n## /;

/** The rows of the table, without its header. */
function guarantees(): { guarantee: string; files: string[]; tiers: string[] }[] {
  const [, section = ''] = SECTION.exec(readFileSync(join(projectRoot, 'CONTRIBUTING.md'), 'utf8')) ?? [];
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((row) => {
    const [, guarantee = '', tests = '', tiers = ''] = row.split('|').map((cell) => cell.trim());
    const files = [...tests.matchAll(/`([^`]+)`/g)].map(([, path]) => `${path}.test.{ts,tsx}`);
    return { guarantee, files, tiers: tiers.split(', ').sort() };
  });
}

describe('the table of guarantees in CONTRIBUTING.md', () => {
  it('has a row for each guarantee, with its tests', () => {
    expect(guarantees().length).toBeGreaterThan(20);
  });

  it.each(guarantees())('names test files that exist, and their tiers: $guarantee', ({ files, tiers }) => {
    const found = files.flatMap((pattern) => {
      const matches = globSync(pattern, { cwd: projectRoot });
      return matches.length > 0 ? matches : [`no file: ${pattern}`];
    });
    expect(found.filter((file) => file.startsWith('no file'))).toEqual([]);
    const theirs = new Set(found.map((file) => tierOf(file).name.replace(/^deep-.*/, 'deep')));
    expect([...theirs].sort()).toEqual(tiers);
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
