import { Inject, Injectable } from '@nestjs/common';
import { DisputeChanged, FraudWarned } from '@waymark/contracts/payments/events';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { RecurringWork } from '@waymark/platform/recurring-work';
import {
  changeOf,
  movementsOf,
  nextStatus,
  type ReportedDispute,
  type ReportedWarning,
  type StoredDispute,
} from '../domain/dispute.ts';
import type { Intent } from '../domain/intent.ts';
import { paymentFields } from '../domain/payment-fields.ts';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../integrations/provider.ts';
import { DisputesRepository } from '../persistence/disputes.repository.ts';
import { IntentsRepository } from '../persistence/intents.repository.ts';
import { LedgerRepository } from '../persistence/ledger.repository.ts';
import { ReduceRefunds } from './reduce-refunds.ts';

/** Stores the disputes and fraud warnings of a payment as the provider reports them now. Idempotent. */
@Injectable()
export class TakeOverDisputes {
  constructor(
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly db: Database,
    private readonly intents: IntentsRepository,
    private readonly disputes: DisputesRepository,
    private readonly ledger: LedgerRepository,
    private readonly reduce: ReduceRefunds,
    private readonly recurring: RecurringWork,
  ) {}

  /** Throws ProviderUnavailable and ProviderRejected. */
  async execute({ id, providerId }: { id: string; providerId: string }): Promise<void> {
    const [disputes, warnings] = await Promise.all([
      this.provider.listDisputes(providerId),
      this.provider.listFraudWarnings(providerId),
    ]);
    if (disputes.length + warnings.length === 0) return;
    await this.db.transaction(async (tx) => {
      const intent = await this.intents.lock(tx, id);
      for (const dispute of disputes) await this.store(tx, intent, dispute);
      for (const warning of warnings) await this.storeWarning(tx, intent, warning);
    });
    // Those that waited for a decision.
    this.recurring.wake('refunds');
  }

  private async store(tx: Tx, intent: Intent, reported: ReportedDispute): Promise<void> {
    const known = await this.disputes.find(tx, reported.id);
    const status = nextStatus(known?.status, reported.status);
    // Before the loss counts as returned.
    if (status === 'lost' && known?.status !== 'lost') await this.reduce.free(tx, intent, reported.amount);
    const stored = known ?? (await this.disputes.insert(tx, intent.id, reported));
    if (known) await this.disputes.update(tx, known.id, status, reported.respondBy);
    await this.moveMoney(tx, intent, stored, reported);
    const change = changeOf(known?.status, status);
    if (!change) return;
    const { amount, currency, reason, respondBy } = reported;
    tx.emit(DisputeChanged, {
      ...paymentFields(intent, amount, currency),
      ...{ disputeId: stored.id, reason, status, change },
      respondBy: respondBy?.toISOString() ?? null,
    });
  }

  /** Fees of the provider are not in the ledger. */
  private async moveMoney(
    tx: Tx,
    intent: Intent,
    stored: StoredDispute,
    reported: ReportedDispute,
  ): Promise<void> {
    const { amount, currency } = reported;
    for (const kind of movementsOf(stored, reported)) {
      await this.disputes.markMoved(tx, stored.id, kind);
      await this.ledger.add(tx, { kind, intentId: intent.id, disputeId: stored.id, amount, currency });
    }
  }

  private async storeWarning(tx: Tx, intent: Intent, warning: ReportedWarning): Promise<void> {
    const id = await this.disputes.insertWarning(tx, intent.id, warning);
    if (!id) return;
    const fields = paymentFields<string>(intent, intent.amount, intent.currency);
    tx.emit(FraudWarned, { ...fields, warningId: id, reason: warning.reason });
  }
}
