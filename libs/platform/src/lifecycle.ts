/** Faults in the wiring; `runService` prints all of them and exits with code 78. */
export class BootFault extends Error {
  override readonly name = 'BootFault';
  readonly faults: string[];

  constructor(faults: string[]) {
    super(`Invalid wiring, ${faults.length} fault(s):\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

type Step = { name: string; run: () => Promise<void> | void };

/** Drain steps (stop taking work, finish running work) run first and concurrently; then Nest closes databases and connections. */
export class ServiceLifecycle {
  /** Called with an unrecoverable error; `runService` logs it and exits. */
  onFailure: (error: unknown) => void = () => {};
  private readonly drains: Step[] = [];
  private readonly stop = new AbortController();
  private draining: Promise<void> | undefined;

  /** Aborts when the shutdown begins. */
  get stopping(): AbortSignal {
    return this.stop.signal;
  }

  onDrain(name: string, run: Step['run']): void {
    this.drains.push({ name, run });
  }

  fail(error: unknown): void {
    this.onFailure(error);
  }

  /** Runs all drain steps once; rejects with all failures after the last step. */
  drain(): Promise<void> {
    this.draining ??= this.runDrains();
    return this.draining;
  }

  private async runDrains(): Promise<void> {
    this.stop.abort();
    const results = await Promise.allSettled(this.drains.map(async ({ run }) => run()));
    const failures = results.flatMap((result, index) =>
      result.status === 'rejected'
        ? [new Error(`drain of ${this.drains[index]?.name} failed`, { cause: result.reason })]
        : [],
    );
    if (failures.length > 0) throw new AggregateError(failures, 'not everything drained');
  }
}
