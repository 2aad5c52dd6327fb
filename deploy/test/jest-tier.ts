import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '../launch/paths.ts';
import { type RunResult, run } from '../launch/run.ts';
import { withoutTheirs } from './isolated-env.ts';
import type { Faults, Tally } from './tally.ts';

export interface Tier {
  name: 'unit' | 'frontend' | 'int' | 'e2e';
  workers: number;
  withinMinutes: number;
  /** Files go on in a new process once one has grown to this: modules of past files stay, and collecting them takes seconds. */
  freshAboveMb?: number;
}

interface JestAnswer {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    message: string;
    status: 'passed' | 'failed' | string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

const FAULT_LINES = 14;

/** Runs one tier of tests; each test counts, and so does a file that could not even be loaded. */
export async function runTier(tier: Tier, tally: Tally, signal?: AbortSignal): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'waymark-tests-'));
  const outputFile = join(dir, 'results.json');
  const step = tally.console.step(`Tests: ${tier.name}`);
  const jest = [
    '--experimental-vm-modules',
    '--no-warnings',
    join(projectRoot, 'node_modules/jest/bin/jest.js'),
  ];
  const args = [
    '--selectProjects',
    tier.name,
    `--maxWorkers=${tier.workers}`,
    ...(tier.freshAboveMb ? [`--workerIdleMemoryLimit=${tier.freshAboveMb}MB`] : []),
    '--json',
    `--outputFile=${outputFile}`,
    '--colors=false',
    // Jest's own reporter tells every failure at length, several times: megabytes that nobody reads.
    `--reporters=${join(import.meta.dirname, 'line-reporter.cjs')}`,
  ];
  const result = await run(process.execPath, [...jest, ...args], {
    cwd: projectRoot,
    env: withoutTheirs(), // tests bring their own servers
    signal,
    timeoutMs: tier.withinMinutes * 60_000,
    onLine: (line) => {
      const [, file] = /^(?:PASS|FAIL) (\S+)/.exec(line) ?? [];
      if (file) step.progress(file);
    },
  });
  const answer = await readFile(outputFile, 'utf8').then(
    (text) => JSON.parse(text) as JestAnswer,
    () => null,
  );
  await rm(dir, { recursive: true, force: true });
  const { passed, failed, faults } = answer ? judge(answer, result) : noAnswer(tier, result);
  if (failed > 0) step.failed();
  else step.done(`Tests: ${tier.name}, ${passed} passed`);
  tally.add({ passed, failed }, faults);
}

/** A skipped test is no passed test. */
export function judge(answer: JestAnswer, result: Pick<RunResult, 'code' | 'stderr'>) {
  const faults: Faults = [];
  let failed = answer.numFailedTests;
  for (const file of answer.testResults) {
    const name = relative(projectRoot, file.name);
    const bad = file.assertionResults.filter(({ status }) => status === 'failed');
    const left = file.assertionResults.filter(({ status }) => status === 'pending' || status === 'todo');
    for (const test of bad)
      faults.push(`✗ ${name}: ${test.fullName}\n${shortened(test.failureMessages.join('\n'))}`);
    for (const test of left) faults.push(`✗ ${name}: ${test.fullName} was not run`);
    failed += left.length;
    if (file.status === 'failed' && bad.length === 0) {
      failed++;
      faults.push(`✗ ${name} could not be run\n${shortened(file.message)}`);
    }
  }
  if (failed === 0 && result.code !== 0) {
    failed++;
    faults.push(
      `✗ Jest ended with ${result.code ?? 'a time-out'} although no test failed\n${shortened(result.stderr, true)}`,
    );
  }
  return { passed: answer.numPassedTests, failed, faults };
}

function noAnswer(tier: Tier, result: RunResult) {
  const why =
    result.code === null ? `was ended after ${tier.withinMinutes} minutes` : `ended with ${result.code}`;
  return {
    passed: 0,
    failed: 1,
    faults: [`✗ Jest gave no results: it ${why}\n${shortened(result.stderr, true)}`],
  };
}

function shortened(text: string, fromTheEnd = false): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim());
  const kept = fromTheEnd ? lines.slice(-FAULT_LINES) : lines.slice(0, FAULT_LINES);
  return kept.map((line) => `    ${line.slice(0, 240)}`).join('\n');
}
