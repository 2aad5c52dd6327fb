import { Inject, Injectable, Logger } from '@nestjs/common';
import { type Intent, isFinal, nextCheckMs } from '../domain/intent.ts';
import { ENV, type PaymentsEnv } from '../env.ts';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../integrations/provider.ts';
import { IntentsRepository } from '../persistence/intents.repository.ts';
import { SettleIntent } from './settle-intent.ts';

const BATCH = 10;
/** Longer than the provider may take for all it is asked here. */
const LEASE_MS = 30_000;

/** Looks after open intents: what no browser and no webhook has told, and what is to be ended. */
@Injectable()
export class SweepIntents {
  private readonly logger = new Logger(SweepIntents.name);

  constructor(
    @Inject(ENV) private readonly env: PaymentsEnv,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly intents: IntentsRepository,
    private readonly settle: SettleIntent,
  ) {}

  /** One batch; true when there may be more. */
  async execute(): Promise<boolean> {
    const due = await this.intents.claimDue(this.provider.name, BATCH, LEASE_MS);
    await Promise.all(due.map((intent) => this.attend(intent)));
    return due.length === BATCH;
  }

  private async attend(intent: Intent): Promise<void> {
    try {
      const now = await this.settle.attend(intent);
      if (isFinal(now.state)) return;
    } catch (err) {
      this.logger.warn({ msg: 'intent not settled, again later', intentId: intent.id, err });
    }
    await this.intents.checkAgain(
      intent.id,
      nextCheckMs(intent.checks - 1, this.env.PAYMENTS_SWEEP_SECONDS * 1_000),
    );
  }
}
