import { consoleReporter, type Reporter } from '../launch/console.ts';

/** What is wrong, in lines a person can act on. Empty: nothing. */
export type Faults = string[];

/** Counts checks and tests, and shows what failed. */
export class Tally {
  readonly console: Reporter;
  private readonly out: NodeJS.WritableStream;
  passed = 0;
  failed = 0;

  constructor(out: NodeJS.WriteStream = process.stdout) {
    this.out = out;
    this.console = consoleReporter(out);
  }

  /** Runs one check: one step on the console, one passed or failed in the count. */
  async check(title: string, run: (progress: (text: string) => void) => Promise<Faults>): Promise<boolean> {
    const step = this.console.step(title);
    const faults = await run(step.progress).catch((error: Error) => [error.stack ?? error.message]);
    if (faults.length === 0) {
      this.passed++;
      step.done();
      return true;
    }
    this.failed++;
    step.failed();
    this.show(faults);
    return false;
  }

  /** Adds the tests of one tier. */
  add(counts: { passed: number; failed: number }, faults: Faults): void {
    this.passed += counts.passed;
    this.failed += counts.failed;
    this.show(faults);
  }

  /** The last line of a run, and its exit code. */
  finish(): number {
    this.out.write(`\n${this.passed} passed, ${this.failed} failed\n`);
    return this.failed === 0 ? 0 : 1;
  }

  private show(faults: Faults): void {
    for (const fault of faults) this.out.write(`${fault.replace(/^/gm, '     ')}\n`);
  }
}
