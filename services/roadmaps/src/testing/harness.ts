import { ServiceHarness } from '@waymark/testing/service-harness';
import type { Env } from '../env.ts';
import { manifest } from '../manifest.ts';
import * as parts from '../parts.ts';
import { invariants } from '../persistence/invariants.ts';

export class Harness extends ServiceHarness<typeof Env> {
  constructor(variables: Record<string, string> = {}) {
    super({ manifest, parts, invariants, variables: { RECONCILE_SECONDS: '3600', ...variables } });
  }
}
