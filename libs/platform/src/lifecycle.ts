/** Wiring that can never work. Every fault in one error; `runService` prints them and exits with code 78. */
export class BootFault extends Error {
  override readonly name = 'BootFault';
  readonly faults: string[];

  constructor(faults: string[]) {
    super(
      `The service is wired wrongly, ${faults.length} fault(s):\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
    this.faults = faults;
  }
}

type Step = { name: string; run: () => Promise<void> | void };

/**
 * What happens when the process is asked to stop. Drain steps run first and side by side (stop taking
 * requests, events, jobs; finish those in hand) while everything they use still works; then Nest closes
 * the app (its shutdown hooks close databases and connections).
 */
export class ServiceLifecycle {
  /** Called with an error no part can recover from; `runService` logs it and ends the process. */
  onFailure: (error: unknown) => void = () => {};
  private readonly drains: Step[] = [];
  private readonly stop = new AbortController();
  private draining: Promise<void> | undefined;

  /** Aborts when the process starts to stop: give up waiting, retrying, sleeping. */
  get stopping(): AbortSignal {
    return this.stop.signal;
  }

  /** Registers a step of the drain phase. It must end by itself within a few seconds. */
  onDrain(name: string, run: Step['run']): void {
    this.drains.push({ name, run });
  }

  /** Reports a fault that makes the process useless. */
  fail(error: unknown): void {
    this.onFailure(error);
  }

  /** Runs all drain steps once; rejects with what failed after all have ended. */
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
