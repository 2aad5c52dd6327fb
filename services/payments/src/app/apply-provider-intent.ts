import { Inject, Injectable, Logger } from '@nestjs/common';
import type { EndReason } from '@waymark/contracts/payments/endings';
import { PaymentCaptured } from '@waymark/contracts/payments/events';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { termsOf } from '../domain/earning.ts';
import { type Intent, isFinal } from '../domain/intent.ts';
import { paymentFields } from '../domain/payment-fields.ts';
import type { PaymentsEnv } from '../env.ts';
import type { ProviderIntent } from '../integrations/provider.ts';
import { EarningsRepository } from '../persistence/earnings.repository.ts';
import { IntentsRepository } from '../persistence/intents.repository.ts';
import { LedgerRepository } from '../persistence/ledger.repository.ts';
import { RefundsRepository } from '../persistence/refunds.repository.ts';

/** Stores what the provider reports, with all consequences, in one transaction. A final intent does not change. */
@Injectable()
export class ApplyProviderIntent {
  private readonly logger = new Logger(ApplyProviderIntent.name);

  constructor(
    @Inject(SERVICE_ENV) private readonly env: PaymentsEnv,
    private readonly db: Database,
    private readonly intents: IntentsRepository,
    private readonly ledger: LedgerRepository,
    private readonly refunds: RefundsRepository,
    private readonly earnings: EarningsRepository,
  ) {}

  /** `endReason`: why it is canceled, if it is and we requested that just now. */
  async execute(intentId: string, reported: ProviderIntent, endReason?: EndReason): Promise<Intent> {
    return this.db.transaction(async (tx) => {
      const intent = await this.intents.lock(tx, intentId);
      if (isFinal(intent.state)) return intent;
      if (reported.state !== 'succeeded') {
        // Whoever looks between our cancellation there and its record here finds it canceled, too.
        const reason = endReason ?? (intent.cancelRequestedAt === null ? 'at-provider' : 'not-needed');
        return this.intents.updateState(tx, intentId, reported, reason);
      }
      return this.capture(tx, intentId, reported);
    });
  }

  private async capture(tx: Tx, intentId: string, reported: ProviderIntent): Promise<Intent> {
    const captured = await this.intents.capture(tx, intentId, reported);
    const { amountReceived: amount, currency } = reported;
    if (amount > 0) await this.ledger.add(tx, { kind: 'capture', intentId, amount, currency });
    if (captured.mismatch) await this.requestFullRefund(tx, captured, reported);
    else {
      await this.earnings.add(tx, intentId, termsOf(this.env));
      this.publish(tx, captured);
    }
    await this.refunds.createRequested(tx, intentId);
    return captured;
  }

  private publish(tx: Tx, intent: Intent & { capturedAt: Date }): void {
    const { amount, currency, capturedAt, payerId, expiresAt } = intent;
    const data = {
      ...paymentFields(intent, amount, currency),
      paidAt: capturedAt.toISOString(),
      isLate: expiresAt !== null && capturedAt >= expiresAt,
    };
    tx.emit(PaymentCaptured, data, { audience: [payerId] });
  }

  private async requestFullRefund(tx: Tx, intent: Intent, reported: ProviderIntent): Promise<void> {
    this.logger.error({
      msg: 'the paid amount differs from the requested one and is refunded',
      intentId: intent.id,
      requested: `${intent.amount} ${intent.currency}`,
      paid: `${reported.amountReceived} ${reported.currency}`,
    });
    await this.refunds.insertRequest(tx, {
      sessionId: intent.sessionId,
      cause: 'refused',
      refusal: 'wrong-amount',
      intentId: intent.id,
      amount: null,
    });
  }
}
