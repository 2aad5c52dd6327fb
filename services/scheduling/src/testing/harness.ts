import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Abstract, Type } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { ErrorCode } from '@waymark/contracts/errors';
import type { AnyEventType, EventData } from '@waymark/contracts/events';
import type { AnyRpc, RpcOutput } from '@waymark/contracts/rpc';
import { serviceModule } from '@waymark/database/service-module';
import { type Clock, FixedClock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { MessagingModule } from '@waymark/messaging/messaging.module';
import { EventPublisher } from '@waymark/messaging/outbox-ports';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { CLOCK } from '@waymark/platform/platform.module';
import { type RunningService, startService } from '@waymark/platform/service';
import { callAs, testCallerKeys } from '@waymark/testing/caller';
import { type FreshDatabase, freshDatabase } from '@waymark/testing/fresh-database';
import { type FreshServer, freshNats } from '@waymark/testing/fresh-server';
import { patient } from '@waymark/testing/patient';
import pg from 'pg';
import { z } from 'zod';
import { manifest } from '../manifest.ts';
import * as parts from '../parts.ts';
import { invariants } from '../persistence/invariants.ts';

/** A Monday at noon in London, weeks from any clock change. */
export const MONDAY_NOON = '2027-01-11T12:00:00.000Z';

/** The clock of the service. It changes only by `set` and `advance`. */
export class TestClock implements Clock {
  private clock = new FixedClock(MONDAY_NOON);

  now(): Date {
    return this.clock.now();
  }

  set(at: Date | string): void {
    this.clock = new FixedClock(at);
  }

  advance(ms: number): void {
    this.clock.advance(ms);
  }
}

/** The service on a database and a NATS of its own, with a client that sends it requests. */
export class Harness {
  service!: RunningService;
  readonly clock = new TestClock();
  private nats!: FreshServer;
  private database!: FreshDatabase<'scheduling'>;
  private client!: RunningService;
  private db!: pg.Client;

  private constructor(private readonly variables: Record<string, string>) {}

  /** Runs the service during the tests of a file. */
  static forFile(variables: Record<string, string> = {}): Harness {
    const harness = new Harness(variables);
    beforeAll(() => harness.open());
    afterAll(() => harness.stop());
    return harness;
  }

  /** `variables` add to a service without demo data and without housekeeping. */
  static async start(variables: Record<string, string> = {}): Promise<Harness> {
    const harness = new Harness(variables);
    await harness.open();
    return harness;
  }

  private async open(): Promise<void> {
    [this.nats, this.database] = await Promise.all([freshNats(), freshDatabase(['scheduling'])]);
    this.client = await startClient(this.nats.url);
    this.db = new pg.Client(this.database.adminUrl);
    await this.db.connect();
    await this.db.query('SET search_path = scheduling, extensions');
    await this.startService();
  }

  async startService(): Promise<void> {
    this.service = await startService({
      ...manifest,
      module: (env) => serviceModule(manifest, parts, env, [{ provide: CLOCK, useValue: this.clock }]),
      source: {
        NODE_ENV: 'test',
        LOG_LEVEL: 'fatal',
        DATABASE_URL: this.database.urls.scheduling,
        NATS_URL: this.nats.url,
        CALLER_PUBLIC_KEY: testCallerKeys.publicKey,
        HOLDS_SECONDS: '3600',
        SESSIONS_SECONDS: '3600',
        ...this.variables,
      },
    });
  }

  async stop(): Promise<void> {
    await this.db.end();
    await Promise.all([this.client.stop(), this.service.stop()]);
    await Promise.all([this.database.drop(), this.nats.remove()]);
  }

  get<T>(token: Type<T> | Abstract<T> | symbol): T {
    return this.service.app.get<T>(token);
  }

  call<R extends AnyRpc>(
    rpc: R,
    input: z.input<R['input']>,
    caller: Caller | null = null,
    idempotencyKey?: string,
  ): Promise<RpcOutput<R>> {
    return callAs(caller, () => this.client.app.get(RpcClient).call(patient(rpc), input), { idempotencyKey });
  }

  /** Publishes an event as the relay of its owner does. Events of one `id` are one event. */
  async publish<E extends AnyEventType>(type: E, data: EventData<E>, id = newId()): Promise<void> {
    await this.client.app.get<EventPublisher>(EventPublisher).publish({
      id,
      type: type.type,
      occurredAt: this.clock.now().toISOString(),
      requestId: id,
      actorId: null,
      audience: [],
      data,
    });
  }

  /** With the login of the service. */
  get databaseUrl(): string {
    return this.database.urls.scheduling;
  }

  get natsUrl(): string {
    return this.nats.url;
  }

  async sql<T extends object>(text: string, params: unknown[] = []): Promise<T[]> {
    return (await this.db.query<T>(text, params)).rows;
  }

  /** Events of one type in the outbox, oldest first. */
  async emitted<E extends AnyEventType>(type: E): Promise<EventData<E>[]> {
    const rows = await this.sql<{ payload: EventData<E> }>(
      'SELECT payload FROM outbox WHERE topic = $1 ORDER BY seq',
      [type.type],
    );
    return rows.map(({ payload }) => payload);
  }

  /** Like `emitted`, of one session or one mentor. */
  async emittedFor<E extends AnyEventType>(type: E, id: string | number): Promise<EventData<E>[]> {
    const events: object[] = await this.emitted(type);
    const of = (event: { sessionId?: string; mentorId?: number }) => event.sessionId ?? event.mentorId;
    return events.filter((event) => of(event) === id) as EventData<E>[];
  }
}

function startClient(natsUrl: string): Promise<RunningService> {
  const messaging = MessagingModule.forRoot({
    service: 'gateway',
    natsUrl,
    callerPrivateKey: testCallerKeys.privateKey,
    handles: [],
    consumes: [],
    jobs: [],
  });
  return startService({
    name: 'gateway',
    env: z.object({}),
    module: () => messaging,
    source: { NODE_ENV: 'test', LOG_LEVEL: 'fatal' },
  });
}

/** Returns the error of a rejected promise, and throws for a resolved one. */
export async function errorOf(promise: Promise<unknown>): Promise<{ code: string; [key: string]: unknown }> {
  const result = await promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('value' in result) throw new Error(`resolved with ${JSON.stringify(result.value)}`);
  return result.error as { code: string };
}

/** Fails unless the promise is rejected with an error of this code. */
export async function expectError(promise: Promise<unknown>, code: ErrorCode): Promise<void> {
  expect(await errorOf(promise)).toMatchObject({ code });
}

/** Broken invariants with the rows that break them. */
export async function brokenInvariants(scheduling: Harness): Promise<{ rule: string; rows: object[] }[]> {
  const broken: { rule: string; rows: object[] }[] = [];
  for (const { rule, sql } of invariants) {
    const rows = await scheduling.sql(sql);
    if (rows.length > 0) broken.push({ rule, rows });
  }
  return broken;
}
