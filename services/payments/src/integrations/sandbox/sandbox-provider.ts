import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { RecurringWork } from '@waymark/platform/recurring-work';
import { z } from 'zod';
import { CLOCK } from '../../clock.ts';
import { ENV, type PaymentsEnv } from '../../env.ts';
import { SandboxRepository } from '../../persistence/sandbox.repository.ts';
import type { SandboxIntentRow } from '../../persistence/sandbox.row.ts';
import type { DeliveryPlan } from '../../persistence/sandbox-events.ts';
import {
  type NewIntent,
  type NewRefund,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderIntent,
  type ProviderRefund,
  ProviderRefused,
} from '../provider.ts';
import { verify } from './webhook-signature.ts';

const Event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.string().optional(),
      payment_intent: z.string().optional(),
    }),
  }),
});

/** Test mode: a provider of our own, with books of its own. No money moves. */
@Injectable()
export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox';
  readonly publishableKey = null;

  constructor(
    @Inject(ENV) private readonly env: PaymentsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly books: SandboxRepository,
    private readonly recurring: RecurringWork,
  ) {}

  /** How its webhooks are to travel. */
  get delivery(): DeliveryPlan {
    return {
      delayMs: this.env.SANDBOX_WEBHOOK_DELAY_MS,
      copies: this.env.SANDBOX_WEBHOOK_COPIES,
      shuffle: this.env.SANDBOX_WEBHOOK_SHUFFLE,
    };
  }

  async createIntent({ intentId, ...intent }: NewIntent): Promise<ProviderIntent> {
    return this.tell(await this.books.create({ ...intent, idempotencyKey: intentId }, this.delivery));
  }

  async retrieve(providerId: string): Promise<ProviderIntent> {
    return toIntent(known(await this.books.find(providerId)));
  }

  async cancel(providerId: string): Promise<ProviderIntent> {
    const intent = await this.books.move(
      providerId,
      ({ state }) =>
        state === 'succeeded' || state === 'canceled'
          ? null
          : { state: 'canceled', event: 'payment_intent.canceled' },
      this.delivery,
    );
    return this.tell(known(intent));
  }

  async refund({ refundId, providerId, amount }: NewRefund): Promise<ProviderRefund> {
    const refund = await this.books.refund({ key: refundId, intentId: providerId, amount }, this.delivery);
    if (!refund.made) throw new ProviderRefused('More than is left cannot be refunded.', 'amount_too_large');
    this.recurring.wake('deliveries');
    return { id: refund.id, state: refund.state, error: null };
  }

  async retrieveRefund(id: string): Promise<ProviderRefund> {
    const refund = await this.books.findRefund(id, this.delivery);
    if (!refund) throw new ProviderRefused('There is no such refund.', 'resource_missing');
    const error = refund.state === 'failed' ? { code: 'lost_or_stolen_card', message: WENT_WRONG } : null;
    return { id, state: refund.state, error };
  }

  readWebhook(payload: string, signature: string): ProviderEvent {
    verify(this.env.SANDBOX_WEBHOOK_SECRET ?? '', payload, signature, this.clock.now());
    const event = Event.safeParse(parsed(payload));
    if (!event.success) throw new AppError('VALIDATION', 'This is no event.');
    const { id, type, data } = event.data;
    const { object } = data;
    const intentId = object.object === 'payment_intent' ? object.id : object.payment_intent;
    return { id, type, intentId: intentId ?? null };
  }

  async *listIntents({ since }: { since: Date }): AsyncIterable<ProviderIntent> {
    for (const intent of await this.books.since(since)) yield toIntent(intent);
  }

  private tell(intent: SandboxIntentRow): ProviderIntent {
    this.recurring.wake('deliveries');
    return toIntent(intent);
  }
}

const WENT_WRONG = 'The refund failed: the card is gone.';

function known(intent: SandboxIntentRow | undefined): SandboxIntentRow {
  if (!intent) throw new ProviderRefused('There is no such payment intent.', 'resource_missing');
  return intent;
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}

export const toIntent = (row: SandboxIntentRow): ProviderIntent => ({
  id: row.id,
  clientSecret: row.clientSecret,
  state: row.state,
  amount: row.amount,
  currency: row.currency,
  amountReceived: row.amountReceived,
  amountRefunded: row.amountRefunded,
  intentId: row.idempotencyKey,
  sessionId: row.sessionId,
  error: row.errorCode ? { code: row.errorCode, message: row.errorMessage ?? row.errorCode } : null,
});
