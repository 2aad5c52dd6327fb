import type { Clock } from '@waymark/kernel/clock';
import type { FakeProcess } from '@waymark/testing/fake-process';
import { ServiceHarness } from '@waymark/testing/service-harness';
import type { Env } from '../env.ts';
import { manifest } from '../manifest.ts';
import { invariants } from '../persistence/invariants.ts';
import { parts } from '../service.ts';

export class Harness extends ServiceHarness<typeof Env> {
  constructor(variables: Record<string, string> = {}, clock?: Clock, fakes: FakeProcess[] = []) {
    super({ manifest, parts, variables, invariants, clock, fakes });
  }

  /** Without a check of the invariants by default: many files write rows that no use case writes. */
  override forFile({ checkInvariants = false } = {}): this {
    return super.forFile({ checkInvariants });
  }
}
