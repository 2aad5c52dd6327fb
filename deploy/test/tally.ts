import { consoleReporter, type Reporter } from '../launch/console.ts';
import type { FileResult } from './jest-run.ts';
import type { Flaky, Verdict } from './verdict.ts';

/** Messages of a failed check. Empty when it passed. */
export type Faults = string[];

export type Check = [title: string, run: (progress: (text: string) => void) => Promise<Faults>];

const SLOWEST = 10;

/** Counts checks and tests, and prints what failed. */
export class Tally {
  readonly console: Reporter;
  private readonly out: NodeJS.WritableStream;
  private readonly flaky: Flaky[] = [];
  private readonly files: FileResult[] = [];
  passed = 0;
  failed = 0;

  constructor(out: NodeJS.WriteStream = process.stdout) {
    this.out = out;
    this.console = consoleReporter(out);
  }

  /** Runs one check as a step on the console. */
  async check(title: Check[0], run: Check[1]): Promise<boolean> {
    const step = this.console.step(title);
    const faults = await run(step.progress).catch((error: Error) => [error.stack ?? error.message]);
    if (faults.length === 0) {
      this.passed++;
      step.done();
      return true;
    }
    this.failed++;
    step.failed();
    this.print(faults);
    return false;
  }

  add({ passed, failed, faults, flaky }: Verdict): void {
    this.passed += passed;
    this.failed += failed;
    this.flaky.push(...flaky);
    this.print(faults);
  }

  /** Adds a failure outside of checks and tests. */
  fail(fault: string): void {
    this.failed += 1;
    this.print([`✗ ${fault}`]);
  }

  /** Records durations for the list of the slowest files. */
  took(files: FileResult[]): void {
    this.files.push(...files);
  }

  /** Prints the slowest files, the flaky tests and the counts. Returns the exit code. */
  finish(): number {
    if (this.files.length > 0) this.printSlowest();
    if (this.flaky.length > 0) this.printFlaky();
    this.out.write(`\n${this.passed} passed, ${this.failed} failed\n`);
    return this.failed === 0 ? 0 : 1;
  }

  private printSlowest(): void {
    const slowest = this.files.toSorted((one, two) => two.seconds - one.seconds).slice(0, SLOWEST);
    this.out.write('\nSlowest files:\n');
    for (const { file, seconds } of slowest)
      this.out.write(`  ${seconds.toFixed(1).padStart(6)} s  ${file}\n`);
  }

  private printFlaky(): void {
    this.out.write(`\nFlaky, passed in one of two attempts (fix these next): ${this.flaky.length}\n`);
    for (const { file, test, outputs } of this.flaky) {
      this.out.write(`  ${file}: ${test}\n`);
      for (const [index, output] of outputs.entries())
        this.out.write(`    attempt ${index + 1}: ${output ? `failed\n${output}` : 'passed'}\n`);
    }
  }

  private print(faults: Faults): void {
    for (const fault of faults) this.out.write(`${fault.replace(/^/gm, '     ')}\n`);
  }
}
