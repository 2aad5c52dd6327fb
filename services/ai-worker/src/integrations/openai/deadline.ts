/** One limit over all calls and waits of a run. */
export class Deadline {
  readonly signal: AbortSignal;
  private readonly endsAt: number;

  constructor(ms: number) {
    this.signal = AbortSignal.timeout(ms);
    this.endsAt = Date.now() + ms;
  }

  allows(waitMs: number): boolean {
    return Date.now() + waitMs < this.endsAt;
  }
}

/** Aborts a response that stalls. */
export class StallTimer {
  private readonly stalled = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  readonly signal: AbortSignal;

  constructor(
    outer: AbortSignal,
    private readonly ms: number,
  ) {
    this.signal = AbortSignal.any([outer, this.stalled.signal]);
  }

  restart(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.stalled.abort(), this.ms);
  }

  stop(): void {
    clearTimeout(this.timer);
    // Closes the connection of an unfinished response.
    this.stalled.abort();
  }
}
