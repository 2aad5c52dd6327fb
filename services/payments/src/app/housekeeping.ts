import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { RecurringWork } from '@waymark/platform/recurring-work';
import type { PaymentsEnv } from '../env.ts';
import { DeleteOutdated } from './delete-outdated.ts';
import { PayRefunds } from './pay-refunds.ts';
import { ProbeProvider } from './probe-provider.ts';
import { ProcessWebhooks } from './process-webhooks.ts';
import { RunReconciliation } from './run-reconciliation.ts';
import { SweepIntents } from './sweep-intents.ts';

const DELETE_EVERY_MS = 3_600_000;
/** Rounds of the polling interval between two checks whether a reconciliation is due. */
const RECONCILE_ROUNDS = 10;

@Injectable()
export class Housekeeping implements OnApplicationBootstrap {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: PaymentsEnv,
    private readonly recurring: RecurringWork,
    private readonly intents: SweepIntents,
    private readonly webhooks: ProcessWebhooks,
    private readonly refunds: PayRefunds,
    private readonly outdated: DeleteOutdated,
    private readonly reconciliation: RunReconciliation,
    private readonly probe: ProbeProvider,
  ) {}

  onApplicationBootstrap(): void {
    const everyMs = this.env.PAYMENTS_LOOK_MS;
    this.recurring.start('intents', everyMs, () => this.intents.execute());
    this.recurring.start('webhooks', everyMs, () => this.webhooks.execute());
    this.recurring.start('refunds', everyMs, () => this.refunds.execute());
    if (this.env.PAYMENTS_RECONCILE_MINUTES > 0) {
      this.recurring.start('reconciliation', everyMs * RECONCILE_ROUNDS, () => this.reconciliation.execute());
    }
    if (this.env.PAYMENTS_PROBE_SECONDS > 0) {
      this.recurring.start('probe', this.env.PAYMENTS_PROBE_SECONDS * 1_000, () => this.probe.execute());
    }
    this.recurring.start('outdated', DELETE_EVERY_MS, () => this.outdated.execute());
  }
}
