import { describe, expect, it } from '@jest/globals';
import { type JestRun, read, type TestResult } from './jest-run.ts';
import { judge } from './verdict.ts';

const json = {
  testResults: [
    {
      name: '/a.test.ts',
      message: '',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'one rule', failureMessages: [] },
        { status: 'failed', fullName: 'a rule', failureMessages: ['it broke'] },
        { status: 'pending', fullName: 'another rule', failureMessages: [] },
      ],
    },
    { name: '/b.test.ts', message: 'cannot be read', status: 'failed', assertionResults: [] },
  ],
};

const passes = (name: string): TestResult => ({ name, passed: true, output: '' });
const fails = (name: string, output = 'it broke'): TestResult => ({ name, passed: false, output });
const runOf = (tests: TestResult[], fault?: string): JestRun => ({
  files: [{ file: 'a.test.ts', seconds: 1, tests }],
  ...(fault && { fault }),
});

describe('the verdict on one run', () => {
  it('counts a failed test, a skipped test and a file that cannot be loaded as failures', () => {
    const { passed, failed, faults } = judge(read(json, { code: 1, stderr: '' }, 1));
    expect({ passed, failed }).toEqual({ passed: 1, failed: 3 });
    expect(faults.join('\n')).toMatch(
      /a rule\n\s+it broke[\s\S]*another rule\n\s+was not run[\s\S]*cannot be read/,
    );
  });

  it('counts a crash of Jest as a failure although every test passed', () => {
    const green = { testResults: [] };
    expect(judge(read(green, { code: 1, stderr: 'open handle' }, 1))).toMatchObject({ passed: 0, failed: 1 });
    expect(judge(read(green, { code: 0, stderr: '' }, 1))).toMatchObject({ passed: 0, failed: 0 });
  });

  it('counts a run without results as a failure', () => {
    expect(judge(read(null, { code: null, stderr: '' }, 7)).faults).toEqual([
      expect.stringContaining('ended after 7 minutes'),
    ]);
  });
});

describe('the verdict on two attempts', () => {
  it('passes a test that passed once, and lists it as flaky with both outputs', () => {
    const verdict = judge(
      runOf([fails('a', 'too early'), passes('b')]),
      runOf([passes('a'), fails('b', 'too late')]),
    );
    expect(verdict).toMatchObject({ passed: 2, failed: 0, faults: [] });
    expect(verdict.flaky).toEqual([
      { file: 'a.test.ts', test: 'a', outputs: ['too early', ''] },
      { file: 'a.test.ts', test: 'b', outputs: ['', 'too late'] },
    ]);
  });

  it('fails a test that failed twice', () => {
    const verdict = judge(runOf([fails('a'), passes('b')]), runOf([fails('a'), passes('b')]));
    expect(verdict).toMatchObject({ passed: 1, failed: 1, flaky: [] });
  });

  it('distinguishes tests of the same name', () => {
    const verdict = judge(runOf([passes('a'), fails('a')]), runOf([fails('a'), fails('a')]));
    expect(verdict).toMatchObject({ passed: 1, failed: 1, flaky: [{ outputs: ['', 'it broke'] }] });
  });

  it('counts the tests of a file that was loaded at the second attempt only', () => {
    const unloaded = read({ testResults: [json.testResults[1]!] }, { code: 1, stderr: '' }, 1);
    const file = unloaded.files[0]!.file;
    const second = { files: [{ file, seconds: 1, tests: [passes('a'), fails('b')] }] };
    expect(judge(unloaded, second)).toMatchObject({ passed: 1, failed: 1, flaky: [{ file }] });
  });

  it('fails when Jest itself failed at the second attempt', () => {
    expect(judge(runOf([fails('a')]), runOf([passes('a')], 'Jest crashed'))).toMatchObject({ failed: 1 });
  });
});
