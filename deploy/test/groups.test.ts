import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../launch/paths.ts';
import { groupsOf, WHOLE_FILE, withGroups } from './groups.ts';
import { read } from './jest-run.ts';
import { tierOf } from './tiers.ts';

const files = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/src/part${index}.int.test.ts`);

describe('groups of test files', () => {
  it('have files of one service, up to their size and as many in each', () => {
    const [identity, payments] = [files('services/identity', 5), files('services/payments', 2)];
    expect(groupsOf([...identity, ...payments], 4)).toEqual([
      identity.slice(0, 3),
      identity.slice(3),
      payments,
    ]);
  });

  it('have no slow file, which starts first and alone', () => {
    const [one, two] = files('services/identity', 2) as [string, string];
    const slow = 'deploy/inputs/inputs.int.test.ts';
    expect(groupsOf([one, slow, two], 4)).toEqual([[one, two], [slow]]);
  });

  it('are written for their tier during the run, without files that need their own process', async () => {
    const together = ['libs/kernel/src/count-words.test.ts', 'libs/kernel/src/keyed-queue.test.ts'];
    const ownProcess = 'frontend/src/shared/safety/assess-text.test.ts';
    const screens = ['frontend/src/lib/format.test.ts', 'frontend/src/lib/server-clock.test.ts'];
    for (const files of [together, [...screens, ownProcess]]) {
      const paths = await withGroups(files, 4, async (groups) => {
        expect([...groups.values()].flat()).toEqual(files);
        const all = [...groups.keys()];
        for (const path of all) {
          expect(existsSync(join(projectRoot, path))).toBe(true);
          expect(tierOf(path)).toBe(tierOf(files[0]!));
        }
        return all;
      });
      expect(paths).toHaveLength(files === together ? 1 : 2);
      expect(paths.includes(ownProcess)).toBe(files !== together);
      expect(existsSync(join(projectRoot, paths[0]!))).toBe(false);
    }
  });
});

describe('the results of a group', () => {
  const [one, two] = files('services/identity', 2) as [string, string];
  const groups = new Map([['deploy/groups-1/identity.int.test.ts', [one, two]]]);
  const passing = { status: 'passed', failureMessages: [] };
  const resultOf = (status: string, assertionResults: unknown[]) => ({
    testResults: [
      {
        name: join(projectRoot, 'deploy/groups-1/identity.int.test.ts'),
        message: 'out of memory',
        status,
        startTime: 1_000,
        endTime: 9_000,
        assertionResults: assertionResults as [],
      },
    ],
  });

  it('are those of its files, with their times', () => {
    const run = read(
      resultOf('failed', [
        { ...passing, fullName: `${one} works`, ancestorTitles: [one], startAt: 3_000, duration: 1_000 },
        {
          status: 'failed',
          failureMessages: ['it broke'],
          fullName: `${two} a rule holds`,
          ancestorTitles: [two, 'a rule'],
          startAt: 5_000,
          duration: 500,
        },
      ]),
      { code: 1, stderr: '' },
      1,
      groups,
    );
    expect(run.files).toEqual([
      { file: one, seconds: 3, tests: [{ name: 'works', passed: true, output: '' }] },
      {
        file: two,
        seconds: 1.5,
        tests: [{ name: 'a rule holds', passed: false, output: expect.stringContaining('it broke') }],
      },
    ]);
  });

  it('are failures of all its files when its process died', () => {
    const run = read(resultOf('failed', []), { code: 1, stderr: '' }, 1, groups);
    const failure = { name: WHOLE_FILE, passed: false, output: expect.stringContaining('out of memory') };
    expect(run.files).toMatchObject([
      { file: one, tests: [failure] },
      { file: two, tests: [failure] },
    ]);
  });

  it('include a file without tests as a failure', () => {
    const run = read(
      resultOf('passed', [{ ...passing, fullName: `${one} works`, ancestorTitles: [one] }]),
      { code: 0, stderr: '' },
      1,
      groups,
    );
    expect(run.files[1]).toMatchObject({ file: two, tests: [{ name: WHOLE_FILE, passed: false }] });
  });
});
