import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '../launch/paths.ts';
import { type RunResult, run } from '../launch/run.ts';
import { type Groups, WHOLE_FILE, withGroups } from './groups.ts';
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
    assertionResults: JestTest[];
  }[];
}

interface JestTest {
  status: string;
  fullName: string;
  ancestorTitles?: string[];
  failureMessages: string[] | null;
  /** Milliseconds since the epoch. */
  startAt?: number | null;
  /** In milliseconds. */
  duration?: number | null;
}

const OUTPUT_LINES = 14;

/** Runs these files of a tier in one Jest, each by itself or in groups of the tier's size. */
export function runJest(
  tier: Tier,
  files: string[],
  onFile: (file: string) => void,
  { signal, alone = false }: { signal?: AbortSignal; alone?: boolean } = {},
): Promise<JestRun> {
  return withGroups(files, alone ? 1 : tier.perGroup, (groups) => runGroups(tier, groups, onFile, signal));
}

async function runGroups(
  tier: Tier,
  groups: Groups,
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
    ...groups.keys(),
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
  return read(json, result, tier.withinMinutes, groups);
}

/** Reads Jest's results. A skipped test and a file that cannot be loaded count as failed. */
export function read(
  json: JestJson | null,
  result: Pick<RunResult, 'code' | 'stderr'>,
  withinMinutes: number,
  groups: Groups = new Map(),
): JestRun {
  if (!json) {
    const why =
      result.code === null ? `was ended after ${withinMinutes} minutes` : `ended with ${result.code}`;
    return { files: [], fault: `Jest gave no results: it ${why}\n${shortened(result.stderr, true)}` };
  }
  const files = json.testResults.flatMap((result) => {
    const group = groups.get(relative(projectRoot, result.name)) ?? [];
    return group.length > 1 ? readGroupResult(result, group) : [readFileResult(result)];
  });
  const allPassed = files.every(({ tests }) => tests.every(({ passed }) => passed));
  if (!allPassed || result.code === 0) return { files };
  const code = result.code ?? 'a time-out';
  return {
    files,
    fault: `Jest ended with ${code} although no test failed\n${shortened(result.stderr, true)}`,
  };
}

function readFileResult(result: JestJson['testResults'][number]): FileResult {
  const tests = result.assertionResults.map(readTest);
  if (result.status === 'failed' && tests.every(({ passed }) => passed))
    tests.push({ name: WHOLE_FILE, passed: false, output: shortened(result.message) });
  return {
    file: relative(projectRoot, result.name),
    seconds: ((result.endTime ?? 0) - (result.startTime ?? 0)) / 1000,
    tests,
  };
}

/** A file's time runs from the last test of the one before to its own last test. Failures outside of tests are all files'. */
function readGroupResult(result: JestJson['testResults'][number], group: string[]): FileResult[] {
  const outside =
    result.status === 'failed' && !result.assertionResults.some(({ status }) => status === 'failed');
  let from = result.startTime ?? 0;
  return group.map((file) => {
    const its = result.assertionResults.filter(({ ancestorTitles }) => ancestorTitles?.[0] === file);
    const tests = its.map((test) => readTest({ ...test, fullName: test.fullName.slice(file.length + 1) }));
    if (outside || tests.length === 0)
      tests.push({ name: WHOLE_FILE, passed: false, output: shortened(result.message) });
    const until = Math.max(from, ...its.map(({ startAt, duration }) => (startAt ?? 0) + (duration ?? 0)));
    const seconds = (until - from) / 1000;
    from = until;
    return { file, seconds, tests };
  });
}

const readTest = ({ fullName, status, failureMessages }: JestTest): TestResult => ({
  name: fullName,
  passed: status === 'passed',
  output:
    status === 'failed'
      ? shortened((failureMessages ?? []).join('\n'))
      : status === 'passed'
        ? ''
        : '    was not run',
});

function shortened(text: string, fromTheEnd = false): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim());
  const kept = fromTheEnd ? lines.slice(-OUTPUT_LINES) : lines.slice(0, OUTPUT_LINES);
  return kept.map((line) => `    ${line.slice(0, 240)}`).join('\n');
}
