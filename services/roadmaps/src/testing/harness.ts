import type { Clock } from '@waymark/kernel/clock';
import { ServiceHarness } from '@waymark/testing/service-harness';
import type { Env } from '../env.ts';
import { manifest } from '../manifest.ts';
import { invariants } from '../persistence/invariants.ts';
import { parts } from '../service.ts';

export class Harness extends ServiceHarness<typeof Env> {
  constructor(variables: Record<string, string> = {}, clock?: Clock) {
    super({
      manifest,
      parts,
      invariants,
      clock,
      variables: { RECONCILE_SECONDS: '3600', STEP_REMINDERS_SECONDS: '3600', ...variables },
    });
  }
}
