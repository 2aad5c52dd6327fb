import { expect } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { PaymentCaptured } from '@waymark/contracts/payments/events';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import { CreateIntent, SandboxConfirm } from '@waymark/contracts/payments/payments.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import {
  GetPayable,
  GetSession,
  HoldSlot,
  type Payable,
  ReleaseHold,
} from '@waymark/contracts/scheduling/scheduling.endpoints';
import { GetSessionRecord, type SessionRecord } from '@waymark/contracts/scheduling/session-record';
import type { PaymentStatus, Session } from '@waymark/contracts/scheduling/sessions';
import type { Success } from '@waymark/contracts/success';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { asLearner } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { ServiceHarness } from '@waymark/testing/service-harness';
import { ProviderHealth } from '../app/provider-health.ts';
import type { Env } from '../env.ts';
import { BoundedProvider } from '../integrations/bounded-provider.ts';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../integrations/provider.ts';
import { manifest } from '../manifest.ts';
import * as parts from '../parts.ts';
import { invariants } from '../persistence/invariants.ts';
import { aSession } from './session-facts.ts';

export const GOOD_CARD = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' };
export const WEBHOOK_SECRET = 'whsec_for_tests_alone';

/** The payables that scheduling returns, by session. */
const payables = new Map<string, Payable>();

/** The records that scheduling returns, by session. */
export const sessionRecords = new Map<string, SessionRecord>();

/** What scheduling does next, where a test replaces it; null for a session that is not booked. */
export const scheduling = {
  hold: (): Payable => {
    throw new AppError('SLOT_TAKEN', 'That time was just taken.');
  },
  release: (_id: string): Success => ({ success: true }),
  session: (_id: string): PaymentStatus | null | Promise<PaymentStatus | null> => 'paid',
};

@Injectable()
class FakeScheduling {
  @RpcHandler(HoldSlot)
  async hold(): Promise<Payable> {
    return scheduling.hold();
  }

  @RpcHandler(ReleaseHold)
  async release({ id }: RpcInput<typeof ReleaseHold>): Promise<Success> {
    return scheduling.release(id);
  }

  @RpcHandler(GetSession)
  async session({ id }: RpcInput<typeof GetSession>): Promise<Session> {
    const payment = await scheduling.session(id);
    if (payment === null) throw new AppError('NOT_FOUND', 'We could not find this session.');
    return aSession({ id, payment });
  }

  @RpcHandler(GetPayable)
  async payable({ sessionId }: RpcInput<typeof GetPayable>): Promise<Payable> {
    const payable = payables.get(sessionId);
    if (!payable) throw new AppError('NOT_FOUND', 'There is no payment due for this session.');
    return payable;
  }

  @RpcHandler(GetSessionRecord)
  async record({ sessionId }: RpcInput<typeof GetSessionRecord>): Promise<SessionRecord> {
    const record = sessionRecords.get(sessionId);
    if (!record) throw new AppError('NOT_FOUND', 'We could not find this session.');
    return record;
  }
}

export interface HarnessOptions {
  variables?: Record<string, string>;
  /** Replaces the sandbox. */
  provider?: PaymentProvider;
}

/** The service beside a scheduling service that returns payables. */
export class Harness extends ServiceHarness<typeof Env> {
  constructor({ variables, provider }: HarnessOptions = {}) {
    super({
      ...{ manifest, parts, invariants },
      variables: {
        SANDBOX_WEBHOOK_SECRET: WEBHOOK_SECRET,
        SANDBOX_WEBHOOK_COPIES: '0',
        PAYMENTS_LOOK_MS: '50',
        PAYMENTS_SWEEP_SECONDS: '1',
        PAYMENTS_RECONCILE_MINUTES: '0',
        PAYMENTS_PROBE_SECONDS: '0',
        ...variables,
      },
      overrides: provider
        ? [
            {
              provide: PAYMENT_PROVIDER,
              inject: [ProviderHealth],
              useFactory: (health: ProviderHealth) => new BoundedProvider(provider, health),
            },
          ]
        : [],
      fakes: [
        {
          name: 'scheduling',
          handles: [HoldSlot, ReleaseHold, GetPayable, GetSession, GetSessionRecord],
          providers: [FakeScheduling],
        },
      ],
    });
  }

  /** A payable of scheduling: 25 dollars for a hold of ten minutes. */
  payable(overrides: Partial<Payable> = {}): Payable {
    const payable: Payable = {
      sessionId: newId(),
      purpose: 'booking',
      payerId: 101,
      mentorId: 201,
      mentorName: 'Ada Mentor',
      startsAt: new Date(Date.now() + 86_400_000).toISOString(),
      learnerTimezone: 'Europe/Berlin',
      amount: 2_500,
      currency: 'USD',
      expiresAt: new Date(Date.now() + 600_000).toISOString(),
      ...overrides,
    };
    payables.set(payable.sessionId, payable);
    return payable;
  }

  /** An intent for a new payable. */
  async intent(overrides: Partial<Payable> = {}): Promise<PaymentIntent> {
    const { sessionId, payerId } = this.payable(overrides);
    return this.call(CreateIntent, { sessionId }, asLearner(payerId));
  }

  /** The payer submits a card in the sandbox. */
  pay(intent: PaymentIntent, number = GOOD_CARD.number) {
    return this.call(
      SandboxConfirm,
      { ...GOOD_CARD, number, clientSecret: intent.clientSecret },
      asLearner(),
    );
  }

  /** The ledger of a session, as `kind amount`. */
  async ledger(sessionId: string): Promise<string[]> {
    const rows = await this.sql<{ entry: string }>(
      `SELECT kind || ' ' || l.amount AS entry FROM ledger l JOIN intents i ON i.id = l.intent_id
       WHERE session_id = $1 ORDER BY l.id`,
      [sessionId],
    );
    return rows.map(({ entry }) => entry);
  }

  /** Resolves when the payment of 25 dollars is captured and published once. */
  captured(sessionId: string): Promise<void> {
    return eventually(
      async () => {
        expect(await this.ledger(sessionId)).toEqual(['intent 2500', 'capture 2500']);
        expect(await this.emitted(PaymentCaptured, { sessionId })).toHaveLength(1);
      },
      { timeoutMs: 60_000 },
    );
  }
}
