import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../launch/paths.ts';
import { coveredFolders, selectDeep } from './deep-selection.ts';
import { reachable } from './import-graph.ts';
import { testFiles, tierOf } from './tiers.ts';

interface JestConfig {
  projects: { displayName: string; roots: string[]; testRegex: string }[];
}

const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `libs/${name}.int.deep.test.ts`);
const [a, b, c] = files as [string, string, string];
const select = (given: {
  changed?: string[] | null;
  imports?: Record<string, string[]>;
  turn?: number;
  day?: number;
}) =>
  selectDeep({
    files,
    changed: given.changed === undefined ? [] : given.changed,
    importsOf: (file) => new Set(given.imports?.[file] ?? []),
    covers: (file) => (file === c ? ['services/payments'] : []),
    turn: given.turn ?? 0,
    day: given.day ?? 0,
  });

describe('the deep tests for a change', () => {
  it('are those that were changed, then those that import a changed file', () => {
    const selected = select({ changed: [a, 'libs/x.ts'], imports: { [b]: ['libs/x.ts'] } });
    expect(selected.slice(0, 2)).toEqual([
      { file: a, reason: 'it was changed' },
      { file: b, reason: 'a change reaches it' },
    ]);
  });

  it('include those that cover the folder of a changed file', () => {
    expect(select({ changed: ['services/payments/src/a.ts'] })[0]).toEqual({
      file: c,
      reason: 'a change reaches it',
    });
    expect(select({ changed: ['services/payments-too/a.ts'] }).map(({ reason }) => reason)).not.toContain(
      'a change reaches it',
    );
  });

  it('are followed by all others, which begin at another five every day', () => {
    const runs = [0, 1].map((day) => select({ changed: [b], day }).map(({ file }) => file));
    for (const run of runs) expect(run.toSorted()).toEqual(files);
    const others = files.filter((file) => file !== b);
    expect(runs).toEqual([
      [b, ...others],
      [b, ...others.slice(5), ...others.slice(0, 5)],
    ]);
  });

  it('are all of them when the change is unknown', () => {
    expect(select({ changed: null })).toHaveLength(files.length);
  });

  it('begin at another file from run to run', () => {
    const firsts = [0, 1, 2].map((turn) => select({ changed: null, turn })[0]!.file);
    expect(firsts).toEqual([a, b, c]);
  });
});

describe('what a test covers', () => {
  it('is the list of folders in its line of that name', () => {
    expect(coveredFolders('// A\n// covers: services/payments, libs/messaging\nimport')).toEqual([
      'services/payments',
      'libs/messaging',
    ]);
    expect(coveredFolders('import a from "a";')).toEqual([]);
  });

  it('is everything it imports, also in a circle', () => {
    const graph: Record<string, string[]> = { a: ['b'], b: ['c', 'a'], c: [] };
    expect([...reachable('a', (path) => graph[path] ?? [])].sort()).toEqual(['a', 'b', 'c']);
  });
});

describe('the tiers', () => {
  it('are those of the Jest configuration for every test file', async () => {
    const config = (await import(pathToFileURL(join(projectRoot, 'jest.config.js')).href)) as {
      default: JestConfig;
    };
    const projects = config.default.projects.map(({ displayName, roots, testRegex }) => ({
      displayName,
      roots: roots.map((root) => root.replace('<rootDir>/', '')),
      regex: new RegExp(testRegex),
    }));
    const all = testFiles();
    expect(all.length).toBeGreaterThan(200);
    for (const file of all) {
      const takers = projects.filter(
        ({ roots, regex }) => roots.some((root) => file.startsWith(`${root}/`)) && regex.test(file),
      );
      expect({ file, tiers: takers.map(({ displayName }) => displayName) }).toEqual({
        file,
        tiers: [tierOf(file).name],
      });
    }
  });
});
