import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import { RecurringWork } from '@waymark/platform/recurring-work';
import { isFinal } from '../../domain/intent.ts';
import type { PaymentsEnv } from '../../env.ts';
import { SandboxRepository } from '../../persistence/sandbox.repository.ts';
import type { SandboxIntentRow, SandboxRefundRow, SandboxUpdate } from '../../persistence/sandbox.row.ts';
import { insertWebhook } from '../../persistence/sandbox-webhooks.ts';
import { readEvent } from '../event-shape.ts';
import {
  type CreatedIn,
  type ListedRefund,
  type NewIntent,
  type NewRefund,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderIntent,
  type ProviderRefund,
  ProviderRejected,
} from '../provider.ts';
import { verify } from './webhook-signature.ts';

/** The provider of test mode: no money moves. Every change is stored together with its webhook event. */
@Injectable()
export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox';
  readonly publishableKey = null;

  constructor(
    @Inject(SERVICE_ENV) private readonly env: PaymentsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly db: Database,
    private readonly records: SandboxRepository,
    private readonly recurring: RecurringWork,
  ) {}

  async createIntent({ intentId, ...intent }: NewIntent): Promise<ProviderIntent> {
    const created = await this.db.transaction(async (tx) => {
      const inserted = await this.records.insert(tx, { ...intent, idempotencyKey: intentId });
      if (!inserted) return (await this.records.findByKey(tx, intentId))!;
      await this.notify(tx, 'payment_intent.created', inserted);
      return inserted;
    });
    this.recurring.wake('deliveries');
    return toIntent(created);
  }

  async retrieve(providerId: string): Promise<ProviderIntent> {
    return toIntent(found(await this.records.find(providerId)));
  }

  async cancel(providerId: string): Promise<ProviderIntent> {
    const canceled = await this.update(providerId, ({ state }) =>
      isFinal(state) ? null : { state: 'canceled', event: 'payment_intent.canceled' },
    );
    return toIntent(found(canceled));
  }

  /** Applies `decide` to the locked intent; null leaves it unchanged. */
  async update(
    id: string,
    decide: (intent: SandboxIntentRow) => SandboxUpdate | null,
  ): Promise<SandboxIntentRow | undefined> {
    const intent = await this.db.transaction(async (tx) => {
      const locked = await this.records.lock(tx, id);
      const update = locked && decide(locked);
      if (!update) return locked;
      const updated = await this.records.update(tx, locked, update);
      await this.notify(tx, update.event, updated);
      return updated;
    });
    this.recurring.wake('deliveries');
    return intent;
  }

  async refund({ refundId, providerId, amount }: NewRefund): Promise<ProviderRefund> {
    const refund = await this.db.transaction(async (tx) => {
      const intent = await this.records.lock(tx, providerId);
      const existing = await this.records.findRefundByKey(tx, refundId);
      if (existing || !intent || amount > intent.amountReceived - intent.amountRefunded) return existing;
      const state = intent.refundBehaviour === 'at-once' ? 'succeeded' : 'pending';
      const inserted = await this.records.insertRefund(tx, refundId, { intentId: intent.id, amount, state });
      await this.records.addRefunded(tx, intent.id, amount);
      await this.notify(tx, 'charge.refunded', intent);
      return inserted;
    });
    if (!refund)
      throw new ProviderRejected('The refund is more than the remaining amount.', 'amount_too_large');
    this.recurring.wake('deliveries');
    return { id: refund.id, state: refund.state, error: null };
  }

  /** A pending refund ends at the first retrieval. */
  async retrieveRefund(id: string): Promise<ProviderRefund> {
    const state = await this.db.transaction(async (tx): Promise<SandboxRefundRow['state'] | undefined> => {
      const refund = await this.records.lockRefund(tx, id);
      if (refund?.state !== 'pending') return refund?.state;
      const intent = (await this.records.lock(tx, refund.intentId))!;
      const isFailed = intent.refundBehaviour === 'wrong';
      await this.records.updateRefund(tx, id, isFailed ? 'failed' : 'succeeded');
      if (isFailed) await this.records.addRefunded(tx, intent.id, -refund.amount);
      await this.notify(tx, isFailed ? 'refund.failed' : 'refund.updated', intent);
      return isFailed ? 'failed' : 'succeeded';
    });
    if (!state) throw new ProviderRejected('There is no such refund.', 'resource_missing');
    const error = state === 'failed' ? { code: 'lost_or_stolen_card', message: CARD_BLOCKED } : null;
    return { id, state, error };
  }

  async listRefunds(providerId: string): Promise<ListedRefund[]> {
    found(await this.records.find(providerId));
    return (await this.records.refundsOf(providerId)).map((refund) => ({ ...refund, error: null }));
  }

  /** The sandbox has no banks that dispute. */
  async listDisputes(): Promise<never[]> {
    return [];
  }

  async listFraudWarnings(): Promise<never[]> {
    return [];
  }

  async probe(): Promise<void> {}

  readWebhook(payload: string, signature: string): ProviderEvent {
    verify(this.env.SANDBOX_WEBHOOK_SECRET ?? '', payload, signature, this.clock.now());
    return readEvent(parseJson(payload));
  }

  async *listIntents({ since, until }: CreatedIn): AsyncIterable<ProviderIntent> {
    for (const intent of await this.records.created(since, until)) yield toIntent(intent);
  }

  private notify(tx: Tx, event: string, intent: SandboxIntentRow): Promise<void> {
    return insertWebhook(tx, event, intent, {
      delayMs: this.env.SANDBOX_WEBHOOK_DELAY_MS,
      copies: this.env.SANDBOX_WEBHOOK_COPIES,
      shuffle: this.env.SANDBOX_WEBHOOK_SHUFFLE,
    });
  }
}

const CARD_BLOCKED = 'The refund failed because the card was lost or stolen.';

function found(intent: SandboxIntentRow | undefined): SandboxIntentRow {
  if (!intent) throw new ProviderRejected('There is no such payment intent.', 'resource_missing');
  return intent;
}

function parseJson(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}

export const toError = ({ errorCode, errorMessage }: SandboxIntentRow): ProviderIntent['error'] =>
  errorCode ? { code: errorCode, message: errorMessage ?? errorCode } : null;

export const toIntent = (row: SandboxIntentRow): ProviderIntent => ({
  id: row.id,
  clientSecret: row.clientSecret,
  state: row.state,
  amount: row.amount,
  currency: row.currency,
  amountReceived: row.amountReceived,
  amountRefunded: row.amountRefunded,
  isDisputed: false,
  intentId: row.idempotencyKey,
  sessionId: row.sessionId,
  error: toError(row),
});
