import { Inject, Injectable } from '@nestjs/common';
import type { Payable } from '@waymark/contracts/scheduling/scheduling.endpoints';
import { Database } from '@waymark/database/database';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { Intent } from '../domain/intent.ts';
import type { PaymentsEnv } from '../env.ts';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../integrations/provider.ts';
import { IntentsRepository } from '../persistence/intents.repository.ts';
import { LedgerRepository } from '../persistence/ledger.repository.ts';

/** Returns the live intent of a payable, or stores a new one, so that the row exists before the provider's intent. */
@Injectable()
export class OpenIntent {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: PaymentsEnv,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly db: Database,
    private readonly intents: IntentsRepository,
    private readonly ledger: LedgerRepository,
  ) {}

  async execute(payable: Payable): Promise<Intent> {
    return this.db.transaction(
      async (tx) => {
        const live = await this.intents.refreshLive(tx, payable, this.provider.name);
        const existing = live.find(({ state }) => state === 'succeeded') ?? live[0];
        if (existing) return existing;
        const firstCheckMs = this.env.PAYMENTS_SWEEP_SECONDS * 1_000;
        const intent = await this.intents.insert(tx, payable, this.provider.name, firstCheckMs);
        const { id: intentId, amount, currency } = intent;
        await this.ledger.add(tx, { kind: 'intent', intentId, amount, currency });
        return intent;
      },
      { serializeBy: `payments: ${payable.sessionId}` },
    );
  }
}
