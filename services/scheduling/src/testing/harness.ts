import { type Clock, FixedClock } from '@waymark/kernel/clock';
import { ServiceHarness } from '@waymark/testing/service-harness';
import type { Env } from '../env.ts';
import { manifest } from '../manifest.ts';
import * as parts from '../parts.ts';
import { invariants } from '../persistence/invariants.ts';

/** A Monday at noon in London, weeks from any clock change. */
export const MONDAY_NOON = '2027-01-11T12:00:00.000Z';

/** The clock of the service. It changes only by `set` and `advance`. */
export class TestClock implements Clock {
  private clock = new FixedClock(MONDAY_NOON);

  now(): Date {
    return this.clock.now();
  }

  set(at: Date | string): void {
    this.clock = new FixedClock(at);
  }

  advance(ms: number): void {
    this.clock.advance(ms);
  }
}

export class Harness extends ServiceHarness<typeof Env> {
  constructor(
    variables: Record<string, string> = {},
    readonly clock = new TestClock(),
  ) {
    super({
      ...{ manifest, parts, invariants, clock },
      variables: { HOLDS_SECONDS: '3600', SESSIONS_SECONDS: '3600', ...variables },
    });
  }

  /** Without a check of the invariants: they use the clock of PostgreSQL. */
  override forFile(): this {
    return super.forFile({ checkInvariants: false });
  }
}
