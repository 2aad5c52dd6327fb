import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Abstract, Type } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { ErrorCode } from '@waymark/contracts/errors';
import type { AnyEventType, EventData } from '@waymark/contracts/events';
import type { AnyRpc, RpcOutput } from '@waymark/contracts/rpc';
import { serviceModule } from '@waymark/database/service-module';
import { newId } from '@waymark/kernel/ids';
import { LiveBus } from '@waymark/messaging/live-bus';
import { MessagingModule } from '@waymark/messaging/messaging.module';
import { EventPublisher } from '@waymark/messaging/outbox-ports';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { type RunningService, startService } from '@waymark/platform/service';
import { callAs, testCallerKeys } from '@waymark/testing/caller';
import { type FreshDatabase, freshDatabase } from '@waymark/testing/fresh-database';
import { type FreshServer, freshNats, freshRedis } from '@waymark/testing/fresh-server';
import { patient } from '@waymark/testing/patient';
import pg from 'pg';
import { z } from 'zod';
import { manifest } from '../manifest.ts';
import * as parts from '../parts.ts';
import { invariants } from '../persistence/invariants.ts';

/** The service on a database, a NATS and a Redis of its own, with a client that sends it requests. */
export class Harness {
  service!: RunningService;
  private nats!: FreshServer;
  private redis!: FreshServer;
  private database!: FreshDatabase<'roadmaps'>;
  private objects!: string;
  private client!: RunningService;
  private db!: pg.Client;

  private constructor(private readonly variables: Record<string, string>) {}

  /**
   * Runs the service during the tests of a file, and checks the invariants after them. `variables` add to a
   * service without demo data and without housekeeping.
   */
  static forFile(variables: Record<string, string> = {}): Harness {
    const harness = new Harness(variables);
    beforeAll(() => harness.start());
    afterAll(async () => {
      try {
        expect(await brokenInvariants(harness)).toEqual([]);
      } finally {
        await harness.stop();
      }
    });
    return harness;
  }

  private async start(): Promise<void> {
    [this.nats, this.redis, this.database, this.objects] = await Promise.all([
      freshNats(),
      freshRedis(),
      freshDatabase(['roadmaps']),
      mkdtemp(join(tmpdir(), 'waymark-roadmaps-')),
    ]);
    this.client = await startClient(this.nats.url);
    this.db = new pg.Client(this.database.adminUrl);
    await this.db.connect();
    await this.db.query('SET search_path = roadmaps, extensions');
    await this.startService();
  }

  async startService(): Promise<void> {
    this.service = await startService({
      ...manifest,
      module: (env) => serviceModule(manifest, parts, env),
      source: {
        NODE_ENV: 'test',
        LOG_LEVEL: 'fatal',
        DATABASE_URL: this.database.urls.roadmaps,
        NATS_URL: this.nats.url,
        REDIS_URL: this.redis.url,
        CALLER_PUBLIC_KEY: testCallerKeys.publicKey,
        STORAGE_DIR: this.objects,
        RECONCILE_SECONDS: '3600',
        ...this.variables,
      },
    });
  }

  private async stop(): Promise<void> {
    await this.db.end();
    await Promise.all([this.client.stop(), this.service.stop()]);
    await Promise.all([this.database.drop(), this.nats.remove(), this.redis.remove()]);
    await rm(this.objects, { recursive: true, force: true });
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
      occurredAt: new Date().toISOString(),
      requestId: id,
      actorId: null,
      audience: [],
      data,
    });
  }

  /** With the login of the service. */
  get databaseUrl(): string {
    return this.database.urls.roadmaps;
  }

  get live(): LiveBus {
    return this.client.app.get(LiveBus);
  }

  async sql<T extends object>(text: string, params: unknown[] = []): Promise<T[]> {
    return (await this.db.query<T>(text, params)).rows;
  }

  /** Payloads of one topic in the outbox, oldest first: events by type, jobs by `queue/name`. */
  async emitted(topic: string): Promise<Record<string, unknown>[]> {
    const rows = await this.sql<{ payload: Record<string, unknown> }>(
      'SELECT payload FROM outbox WHERE topic = $1 ORDER BY seq',
      [topic],
    );
    return rows.map(({ payload }) => payload);
  }

  /** Like `emitted`, for the payloads in which the field `name` is `id`. */
  async emittedFor(topic: string, name: string, id: unknown): Promise<Record<string, unknown>[]> {
    return (await this.emitted(topic)).filter((payload) => payload[name] === id);
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
export async function rejection(
  promise: Promise<unknown>,
): Promise<{ code: string; [key: string]: unknown }> {
  const settled = await promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('value' in settled) throw new Error(`resolved with ${JSON.stringify(settled.value)}`);
  return settled.error as { code: string };
}

/** Fails unless the promise is rejected with an error of this code. */
export async function expectRejection(promise: Promise<unknown>, code: ErrorCode): Promise<void> {
  expect(await rejection(promise)).toMatchObject({ code });
}

/** Broken invariants with the rows that break them. */
export async function brokenInvariants(roadmaps: Harness): Promise<{ rule: string; rows: object[] }[]> {
  const checked = await Promise.all(
    invariants.map(async ({ rule, sql }) => ({ rule, rows: await roadmaps.sql(sql) })),
  );
  return checked.filter(({ rows }) => rows.length > 0);
}
