import { Inject, Injectable, Logger } from '@nestjs/common';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { type Intent, isFinal, nextCheckMs } from '../domain/intent.ts';
import type { PaymentsEnv } from '../env.ts';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../integrations/provider.ts';
import { IntentsRepository } from '../persistence/intents.repository.ts';
import { SettleIntent } from './settle-intent.ts';

const BATCH = 10;
/** Longer than all calls to the provider for one intent. */
const LEASE_MS = 30_000;

/** Settles or cancels open intents that no browser and no webhook has reported. */
@Injectable()
export class SweepIntents {
  private readonly logger = new Logger(SweepIntents.name);

  constructor(
    @Inject(SERVICE_ENV) private readonly env: PaymentsEnv,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly intents: IntentsRepository,
    private readonly settle: SettleIntent,
  ) {}

  async execute(): Promise<boolean> {
    const due = await this.intents.claimDue(this.provider.name, BATCH, LEASE_MS);
    await Promise.all(due.map((intent) => this.check(intent)));
    return due.length === BATCH;
  }

  private async check(intent: Intent): Promise<void> {
    try {
      const { state } = await this.settle.settleOrCancel(intent);
      if (isFinal(state)) return;
    } catch (err) {
      this.logger.warn({ msg: 'intent not settled, will be retried', intentId: intent.id, err });
    }
    const afterMs = nextCheckMs(intent.checks - 1, this.env.PAYMENTS_SWEEP_SECONDS * 1_000);
    await this.intents.scheduleCheck(intent.id, afterMs);
  }
}
