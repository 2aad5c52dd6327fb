import { expect } from '@jest/globals';
import type { Abstract, Type } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { AnyEventType, EventData } from '@waymark/contracts/events';
import { PaymentCaptured } from '@waymark/contracts/payments/events';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import { CreateIntent, SandboxConfirm } from '@waymark/contracts/payments/rpc';
import type { AnyRpc, RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { GetPayable, type Payable } from '@waymark/contracts/scheduling/rpc';
import { serviceModule } from '@waymark/database/service-module';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { MessagingModule } from '@waymark/messaging/messaging.module';
import { EventPublisher } from '@waymark/messaging/outbox-ports';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { type RunningService, startService } from '@waymark/platform/service';
import { asLearner, callAs, testCallerKeys } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { type FreshDatabase, freshDatabase } from '@waymark/testing/fresh-database';
import { type FreshServer, freshNats } from '@waymark/testing/fresh-server';
import { patient } from '@waymark/testing/patient';
import pg from 'pg';
import { z } from 'zod';
import { BoundedProvider } from '../integrations/bounded-provider.ts';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../integrations/provider.ts';
import { manifest } from '../manifest.ts';
import * as parts from '../parts.ts';
import { invariants } from '../persistence/invariants.ts';

export const GOOD_CARD = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' };
export const WEBHOOK_SECRET = 'whsec_for_tests_alone';

/** The payables that scheduling returns, by session. */
const payables = new Map<string, Payable>();

@Injectable()
class FakeScheduling {
  @RpcHandler(GetPayable)
  async payable({ sessionId }: RpcInput<typeof GetPayable>): Promise<Payable> {
    const payable = payables.get(sessionId);
    if (!payable) throw new AppError('NOT_FOUND', 'There is no payment due for this session.');
    return payable;
  }
}

export interface HarnessOptions {
  /** Replace the defaults of the harness. */
  variables?: Record<string, string>;
  /** Replaces the sandbox. */
  provider?: PaymentProvider;
}

/** The service as the launcher starts it, beside a gateway and a scheduling service that returns payables. */
export class Harness {
  service!: RunningService;

  private constructor(
    private readonly nats: FreshServer,
    private readonly database: FreshDatabase<'payments'>,
    private readonly others: RunningService[],
    private readonly db: pg.Pool,
    private readonly options: HarnessOptions,
  ) {}

  static async start(options: HarnessOptions = {}): Promise<Harness> {
    const [nats, database] = await Promise.all([freshNats(), freshDatabase(['payments'])]);
    const others = [await startOther('gateway', nats.url), await startOther('scheduling', nats.url)];
    const db = new pg.Pool({
      connectionString: database.adminUrl,
      options: '-c search_path=payments,extensions',
      max: 3,
    });
    const harness = new Harness(nats, database, others, db, options);
    await harness.startService();
    return harness;
  }

  async startService(): Promise<void> {
    const { provider, variables } = this.options;
    const overrides = provider
      ? [{ provide: PAYMENT_PROVIDER, useFactory: () => new BoundedProvider(provider) }]
      : [];
    this.service = await startService({
      ...manifest,
      module: (env) => serviceModule(manifest, parts, env, overrides),
      source: {
        NODE_ENV: 'test',
        LOG_LEVEL: 'fatal',
        DATABASE_URL: this.database.urls.payments,
        NATS_URL: this.nats.url,
        CALLER_PUBLIC_KEY: testCallerKeys.publicKey,
        SANDBOX_WEBHOOK_SECRET: WEBHOOK_SECRET,
        SANDBOX_WEBHOOK_COPIES: '0',
        PAYMENTS_LOOK_MS: '50',
        PAYMENTS_SWEEP_SECONDS: '1',
        ...variables,
      },
    });
  }

  async stop(): Promise<void> {
    await this.db.end();
    await Promise.all([this.service, ...this.others].map((running) => running.stop()));
    await Promise.all([this.database.drop(), this.nats.remove()]);
  }

  get<T>(token: Type<T> | Abstract<T> | symbol): T {
    return this.service.app.get<T>(token);
  }

  call<R extends AnyRpc>(
    rpc: R,
    input: z.input<R['input']>,
    caller: Caller | null = null,
  ): Promise<RpcOutput<R>> {
    return callAs(caller, () => this.others[0]!.app.get(RpcClient).call(patient(rpc), input));
  }

  /** Publishes an event of scheduling; a repeated `id` is the same event. */
  async publish<E extends AnyEventType>(type: E, data: EventData<E>, id = newId()): Promise<void> {
    await this.others[1]!.app.get<EventPublisher>(EventPublisher).publish({
      id,
      type: type.type,
      occurredAt: new Date().toISOString(),
      requestId: id,
      actorId: null,
      audience: [],
      data,
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

  async sql<T extends object = Record<string, unknown>>(text: string, params: unknown[] = []): Promise<T[]> {
    return (await this.db.query<T>(text, params)).rows;
  }

  /** The published events of a session, oldest first. */
  async published(type: AnyEventType, sessionId: string): Promise<Record<string, unknown>[]> {
    const rows = await this.sql<{ payload: Record<string, unknown> }>(
      `SELECT payload FROM outbox WHERE topic = $1 AND payload ->> 'sessionId' = $2 ORDER BY seq`,
      [type.type, sessionId],
    );
    return rows.map(({ payload }) => payload);
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
        expect(await this.published(PaymentCaptured, sessionId)).toHaveLength(1);
      },
      { timeoutMs: 60_000 },
    );
  }

  /** Broken invariants of the service, with the rows. */
  async brokenInvariants(): Promise<{ rule: string; rows: object[] }[]> {
    const broken: { rule: string; rows: object[] }[] = [];
    for (const { rule, sql } of invariants) {
      const rows = await this.sql(sql);
      if (rows.length > 0) broken.push({ rule, rows });
    }
    return broken;
  }
}

function startOther(service: 'gateway' | 'scheduling', natsUrl: string): Promise<RunningService> {
  const messaging = MessagingModule.forRoot({
    service,
    natsUrl,
    ...(service === 'gateway'
      ? { callerPrivateKey: testCallerKeys.privateKey }
      : { callerPublicKey: testCallerKeys.publicKey }),
    handles: service === 'scheduling' ? [GetPayable] : [],
    consumes: [],
    jobs: [],
  });
  return startService({
    name: service,
    env: z.object({}),
    module: () => ({
      module: class Other {},
      imports: [messaging],
      providers: service === 'scheduling' ? [FakeScheduling] : [],
    }),
    source: { NODE_ENV: 'test', LOG_LEVEL: 'fatal' },
  });
}

/** Returns the error of a rejected promise; throws when it is fulfilled. */
export async function rejection(
  promise: Promise<unknown>,
): Promise<{ code: string; [key: string]: unknown }> {
  const result = await promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('value' in result) throw new Error(`did not reject: ${JSON.stringify(result.value)}`);
  return result.error as { code: string };
}
