import { WHOLE_FILE } from './groups.ts';
import type { JestRun, TestResult } from './jest-run.ts';

/** A test that passed in one of two attempts. */
export interface Flaky {
  file: string;
  test: string;
  /** Output of each attempt. */
  outputs: [string, string];
}

export interface Verdict {
  passed: number;
  failed: number;
  /** Failures, formatted. */
  faults: string[];
  flaky: Flaky[];
}

/** Counts the tests of a run. With a second run of the failed files, a test fails only when it failed in both. */
export function judge(first: JestRun, second?: JestRun): Verdict {
  const verdict: Verdict = { passed: 0, failed: 0, faults: [], flaky: [] };
  const fault = first.fault ?? second?.fault;
  if (fault) {
    verdict.failed += 1;
    verdict.faults.push(`✗ ${fault}`);
  }
  for (const { file, tests } of first.files) {
    const again = second?.files.find((other) => other.file === file);
    judgeFile(verdict, file, byKey(tests), again && byKey(again.tests));
  }
  return verdict;
}

type Tests = Map<string, TestResult>;

/** By name, and by index among the tests of the same name. */
function byKey(tests: TestResult[]): Tests {
  const found: Tests = new Map();
  for (const test of tests) {
    let number = 1;
    while (found.has(`${test.name} #${number}`)) number += 1;
    found.set(`${test.name} #${number}`, test);
  }
  return found;
}

function judgeFile(verdict: Verdict, file: string, first: Tests, second: Tests | undefined): void {
  for (const key of new Set([...first.keys(), ...(second?.keys() ?? [])])) {
    const attempts = [first.get(key), second?.get(key)];
    const known = attempts.filter((attempt) => attempt !== undefined);
    const { name: test } = known[0]!;
    const loadedAgain = test === WHOLE_FILE && second !== undefined && known.length === 1;
    const passed = loadedAgain || known.some((attempt) => attempt.passed);
    if (passed && test !== WHOLE_FILE) verdict.passed += 1;
    if (!passed) {
      verdict.failed += 1;
      verdict.faults.push(`✗ ${file}: ${test}\n${known[0]!.output}`);
    } else if (known.some((attempt) => !attempt.passed)) {
      const [one, two] = attempts.map((attempt) => attempt?.output ?? '');
      verdict.flaky.push({ file, test, outputs: [one!, two!] });
    }
  }
}
