import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Abstract, Provider, Type } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { AnyEventType, EventData, EventEnvelope } from '@waymark/contracts/events';
import type { AnyJobType } from '@waymark/contracts/jobs';
import { type AnySignalType, type SignalData, signalSubject } from '@waymark/contracts/live';
import type { AnyRpc, RpcOutput } from '@waymark/contracts/rpc';
import type { BrokenInvariant, Invariant } from '@waymark/database/check-invariants';
import { type ServiceEnv, type ServiceParts, serviceModule } from '@waymark/database/service-module';
import { type Clock, systemClock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { LiveBus } from '@waymark/messaging/live-bus';
import type { ProcessManifest } from '@waymark/messaging/manifest';
import { NatsLink } from '@waymark/messaging/nats-link';
import { EventPublisher } from '@waymark/messaging/outbox-ports';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { CLOCK } from '@waymark/platform/platform.module';
import { type RunningService, startService } from '@waymark/platform/service';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { z } from 'zod';
import { callAs } from './caller.ts';
import { type FakeProcess, startFake } from './fake-process.ts';
import { type FreshDatabase, migratedDatabase } from './fresh-database.ts';
import { type FreshServer, freshNats, freshRedis, redisUrlOf } from './fresh-server.ts';
import { patient } from './patient.ts';
import { serviceEnv } from './service-env.ts';

type EnvSchema = z.ZodObject & z.ZodType<ServiceEnv>;

export interface ServiceHarnessOptions<S extends EnvSchema> {
  manifest: ProcessManifest<S>;
  parts: ServiceParts<z.infer<S>>;
  /** Environment variables other than addresses and keys. */
  variables?: Record<string, string>;
  /** Replace providers of the service. */
  overrides?: Provider[];
  /** Services that it calls. */
  fakes?: FakeProcess[];
  invariants?: readonly Invariant[];
  /** Of the service, and for the time of published events. */
  clock?: Clock;
}

/**
 * A service on its own NATS, database, object folder and (if it reads REDIS_URL) Redis, with a client that calls its RPCs
 * and publishes events as the gateway and other services do.
 */
export class ServiceHarness<S extends EnvSchema> {
  service!: RunningService;
  private nats!: FreshServer;
  private redis: FreshServer | undefined;
  private database!: FreshDatabase<string>;
  private objects!: string;
  private client!: RunningService;
  private fakes!: RunningService[];
  private db!: pg.Client;
  private signals: EventEnvelope[] = [];

  constructor(private readonly options: ServiceHarnessOptions<S>) {}

  /** Runs the service during the tests of a file, and checks the invariants after them. */
  forFile({ checkInvariants = true } = {}): this {
    beforeAll(() => this.start());
    afterAll(async () => {
      try {
        if (checkInvariants) expect(await this.brokenInvariants()).toEqual([]);
      } finally {
        await this.stop();
      }
    });
    return this;
  }

  async start(): Promise<this> {
    const { manifest, parts, fakes = [] } = this.options;
    const { name } = manifest;
    [this.nats, this.redis, this.database, this.objects] = await Promise.all([
      freshNats(),
      'REDIS_URL' in manifest.env.shape ? freshRedis({ of: [manifest] }) : undefined,
      migratedDatabase(name, parts.migrations),
      mkdtemp(join(tmpdir(), `waymark-${name}-`)),
    ]);
    this.db = new pg.Client({
      connectionString: this.database.adminUrl,
      options: `-c search_path=${name},extensions`,
    });
    [this.client, this.fakes] = await Promise.all([
      startFake(this.natsUrl, { name: 'gateway' }),
      Promise.all(fakes.map((fake) => startFake(this.natsUrl, fake))),
      this.db.connect(),
    ]);
    this.signals = [];
    this.client.app.get(NatsLink).connection.subscribe(signalSubject('>'), {
      callback: (_error, message) => void this.signals.push(message.json()),
    });
    this.service = await this.startReplica();
    return this;
  }

  /** Starts another process of the service, which the test stops. */
  startReplica(variables: Record<string, string> = {}): Promise<RunningService> {
    const { manifest, parts, overrides = [], clock } = this.options;
    const replaced = clock ? [...overrides, { provide: CLOCK, useValue: clock }] : overrides;
    return startService({
      ...manifest,
      module: (env: z.infer<S>) => serviceModule(manifest, parts, env, replaced),
      source: serviceEnv({
        DATABASE_URL: this.databaseUrl,
        NATS_URL: this.natsUrl,
        ...(this.redis && { REDIS_URL: redisUrlOf(manifest, this.redis.url) }),
        STORAGE_DIR: this.objects,
        ...this.options.variables,
        ...variables,
      }),
    });
  }

  /** Stops the service, runs `meanwhile` and starts it on the same data. */
  async restart(variables: Record<string, string> = {}, meanwhile?: () => unknown): Promise<void> {
    await this.service.stop();
    await meanwhile?.();
    this.service = await this.startReplica(variables);
  }

  async stop(): Promise<void> {
    await this.db.end();
    await Promise.all([this.client, ...this.fakes, this.service].map((running) => running.stop()));
    await Promise.all([this.database.drop(), this.nats.remove(), this.redis?.remove()]);
    await rm(this.objects, { recursive: true, force: true });
  }

  /** A provider of the service. */
  get<T>(token: Type<T> | Abstract<T> | symbol): T {
    return this.service.app.get<T>(token);
  }

  /** Calls the RPC as this user; null: a visitor. */
  call<R extends AnyRpc>(
    rpc: R,
    input: z.input<R['input']>,
    caller: Caller | null = null,
    idempotencyKey?: string,
  ): Promise<RpcOutput<R>> {
    return callAs(caller, () => this.client.app.get(RpcClient).call(patient(rpc), input), { idempotencyKey });
  }

  /** Publishes an event as its owner's relay does. Events with one `id` are one event. */
  async publish<E extends AnyEventType>(
    type: E,
    data: EventData<E>,
    { id = newId(), at = (this.options.clock ?? systemClock).now().toISOString() } = {},
  ): Promise<void> {
    const envelope = {
      id,
      type: type.type,
      occurredAt: at,
      requestId: id,
      actorId: null,
      audience: [],
      data,
    };
    await this.client.app.get<EventPublisher>(EventPublisher).publish(envelope);
  }

  /** Live signals as the gateway receives them. */
  get live(): LiveBus {
    return this.client.app.get(LiveBus);
  }

  /** With the login of the service. */
  get databaseUrl(): string {
    return this.database.urls[this.options.manifest.name]!;
  }

  /** Removes all jobs, as a Redis without its data does. */
  async loseJobs(): Promise<void> {
    const client = new Redis(this.redis!.url);
    await client.flushall();
    client.disconnect();
  }

  get natsUrl(): string {
    return this.nats.url;
  }

  /** Runs a statement as the administrator, always on one connection: a transaction can span several calls. */
  async sql<T extends object = Record<string, unknown>>(text: string, params: unknown[] = []): Promise<T[]> {
    return (await this.db.query<T>(text, params)).rows;
  }

  /** Data of one type's events or jobs in the outbox, oldest first; with `fields`, of those that have these values. */
  async emitted<E extends AnyEventType | AnyJobType>(
    type: E,
    fields: Partial<z.infer<E['data']>> = {},
  ): Promise<z.infer<E['data']>[]> {
    const topic = 'type' in type ? type.type : `${type.queue}/${type.name}`;
    const rows = await this.sql<{ payload: z.infer<E['data']> }>(
      'SELECT payload FROM outbox WHERE topic = $1 AND payload @> $2 ORDER BY seq',
      [topic, fields],
    );
    return rows.map(({ payload }) => payload);
  }

  /** Data of one type's signals, oldest first; with `fields`, of those that have these values. */
  signalled<S extends AnySignalType>(type: S, fields: Partial<SignalData<S>> = {}): SignalData<S>[] {
    const all = this.signals
      .filter((one) => one.type === type.signal)
      .map(({ data }) => data as SignalData<S>);
    return all.filter((data) => Object.entries(fields).every(([name, value]) => data[name] === value));
  }

  /** Broken invariants with the rows that break them, as `sql` sees them. */
  async brokenInvariants(): Promise<BrokenInvariant[]> {
    const broken: BrokenInvariant[] = [];
    for (const { rule, sql } of this.options.invariants ?? []) {
      const rows = await this.sql(sql);
      if (rows.length > 0) broken.push({ rule, rows });
    }
    return broken;
  }
}
