import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '../launch/paths.ts';
import { type RunResult, run } from '../launch/run.ts';
import { isolatedEnv } from './isolated-env.ts';
import type { Tier } from './tiers.ts';

/** One test of one run. */
export interface TestResult {
  name: string;
  passed: boolean;
  /** Why it failed; empty when it passed. */
  output: string;
}

export interface FileResult {
  file: string;
  seconds: number;
  tests: TestResult[];
}

/** Result of a run of Jest. `fault` is a failure outside of tests. */
export interface JestRun {
  files: FileResult[];
  fault?: string;
}

/** The part of Jest's JSON that is read. */
export interface JestJson {
  testResults: {
    name: string;
    message: string;
    status: string;
    startTime?: number;
    endTime?: number;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

const OUTPUT_LINES = 14;

/** Name of the failure of a file outside of its tests. */
export const WHOLE_FILE = '(the file itself)';

/** Runs these files of a tier in one Jest. Never throws. */
export async function runJest(
  tier: Tier,
  files: string[],
  onFile: (file: string) => void,
  signal?: AbortSignal,
): Promise<JestRun> {
  const dir = await mkdtemp(join(tmpdir(), 'waymark-tests-'));
  const outputFile = join(dir, 'results.json');
  const args = [
    '--experimental-vm-modules',
    '--no-warnings',
    join(projectRoot, 'node_modules/jest/bin/jest.js'),
    `--selectProjects=${tier.name}`,
    `--maxWorkers=${tier.workers}`,
    ...(tier.freshAboveMb ? [`--workerIdleMemoryLimit=${tier.freshAboveMb}MB`] : []),
    '--json',
    `--outputFile=${outputFile}`,
    '--colors=false',
    `--testSequencer=${join(import.meta.dirname, 'slow-first.mjs')}`,
    // Jest's default reporter prints megabytes of failures.
    `--reporters=${join(import.meta.dirname, 'line-reporter.cjs')}`,
    '--runTestsByPath',
    ...files,
  ];
  const result = await run(process.execPath, args, {
    cwd: projectRoot,
    env: isolatedEnv(), // tests start their own servers
    signal,
    timeoutMs: tier.withinMinutes * 60_000,
    onLine: (line) => {
      const [, file] = /^(?:PASS|FAIL) (\S+)/.exec(line) ?? [];
      if (file) onFile(file);
    },
  });
  const json = await readFile(outputFile, 'utf8').then(
    (text) => JSON.parse(text) as JestJson,
    () => null,
  );
  await rm(dir, { recursive: true, force: true });
  return read(json, result, tier.withinMinutes);
}

/** Reads Jest's results. A skipped test and a file that cannot be loaded count as failed. */
export function read(
  json: JestJson | null,
  result: Pick<RunResult, 'code' | 'stderr'>,
  withinMinutes: number,
): JestRun {
  if (!json) {
    const why =
      result.code === null ? `was ended after ${withinMinutes} minutes` : `ended with ${result.code}`;
    return { files: [], fault: `Jest gave no results: it ${why}\n${shortened(result.stderr, true)}` };
  }
  const files = json.testResults.map(readFileResult);
  const allPassed = files.every(({ tests }) => tests.every(({ passed }) => passed));
  if (!allPassed || result.code === 0) return { files };
  const code = result.code ?? 'a time-out';
  return {
    files,
    fault: `Jest ended with ${code} although no test failed\n${shortened(result.stderr, true)}`,
  };
}

function readFileResult(result: JestJson['testResults'][number]): FileResult {
  const tests = result.assertionResults.map(({ fullName, status, failureMessages }) => ({
    name: fullName,
    passed: status === 'passed',
    output:
      status === 'failed'
        ? shortened((failureMessages ?? []).join('\n'))
        : status === 'passed'
          ? ''
          : '    was not run',
  }));
  if (result.status === 'failed' && tests.every(({ passed }) => passed))
    tests.push({ name: WHOLE_FILE, passed: false, output: shortened(result.message) });
  return {
    file: relative(projectRoot, result.name),
    seconds: ((result.endTime ?? 0) - (result.startTime ?? 0)) / 1000,
    tests,
  };
}

function shortened(text: string, fromTheEnd = false): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim());
  const kept = fromTheEnd ? lines.slice(-OUTPUT_LINES) : lines.slice(0, OUTPUT_LINES);
  return kept.map((line) => `    ${line.slice(0, 240)}`).join('\n');
}
