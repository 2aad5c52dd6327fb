import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { PaymentsEnv } from '../env.ts';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../integrations/provider.ts';
import { ReconciliationsRepository } from '../persistence/reconciliations.repository.ts';
import { ReconcileWindow } from './reconcile-window.ts';

/** A payment can be disputed for 120 days, and banks take up to 90 more to decide. */
const DAYS = 270;
const WINDOW_MS = 7 * 24 * 3_600_000;
/** Also the delay after a failure. */
const LEASE_MS = 5 * 60_000;

/** Compares all payments with the provider's records, one window per call. A later process continues at the position. */
@Injectable()
export class RunReconciliation {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: PaymentsEnv,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly runs: ReconciliationsRepository,
    private readonly window: ReconcileWindow,
  ) {}

  /** Returns true if another window may follow. */
  async execute(): Promise<boolean> {
    const { name } = this.provider;
    await this.runs.startDue(name, this.env.PAYMENTS_RECONCILE_MINUTES, DAYS);
    const run = await this.runs.lease(name, LEASE_MS);
    if (!run) return false;
    const to = new Date(Math.min(run.position.getTime() + WINDOW_MS, run.coversTo.getTime()));
    const { compared, findings } = await this.window.execute(run.position, to);
    await this.runs.advance(run, to, compared, findings);
    return true;
  }
}
