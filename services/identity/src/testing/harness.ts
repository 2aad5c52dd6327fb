import type { Caller } from '@waymark/contracts/caller';
import type { AnyEventType, EventData } from '@waymark/contracts/events';
import type { AnyRpc, RpcOutput } from '@waymark/contracts/rpc';
import { serviceModule } from '@waymark/database/service-module';
import { newId } from '@waymark/kernel/ids';
import { MessagingModule } from '@waymark/messaging/messaging.module';
import { EventPublisher } from '@waymark/messaging/outbox-ports';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { type RunningService, startService } from '@waymark/platform/service';
import { callAs, testCallerKeys } from '@waymark/testing/caller';
import { freshDatabase } from '@waymark/testing/fresh-database';
import { freshNats } from '@waymark/testing/fresh-server';
import { patient } from '@waymark/testing/patient';
import pg from 'pg';
import { z } from 'zod';
import { manifest } from '../manifest.ts';
import * as parts from '../parts.ts';

export interface PublishOptions {
  id?: string;
  at?: string;
}

/** Identity on its own database and NATS, and a gateway that sends requests and events to it. */
export async function startIdentity(source: Record<string, string>) {
  const [nats, database] = await Promise.all([freshNats(), freshDatabase(['identity'])]);
  const quiet = { NODE_ENV: 'test', LOG_LEVEL: 'silent' };
  const start = (more: Record<string, string> = {}): Promise<RunningService> =>
    startService({
      ...manifest,
      module: (env) => serviceModule(manifest, parts, env),
      source: {
        ...quiet,
        DATABASE_URL: database.urls.identity,
        NATS_URL: nats.url,
        CALLER_PUBLIC_KEY: testCallerKeys.publicKey,
        ...source,
        ...more,
      },
    });
  let identity = await start();
  const messaging = MessagingModule.forRoot({
    service: 'gateway',
    natsUrl: nats.url,
    callerPrivateKey: testCallerKeys.privateKey,
    handles: [],
    consumes: [],
    jobs: [],
  });
  const others = await startService({
    name: 'gateway',
    env: z.object({}),
    module: () => messaging,
    source: quiet,
  });
  const db = new pg.Client(database.urls.identity);
  await db.connect();
  return {
    get identity() {
      return identity;
    },
    restart: async (more: Record<string, string> = {}) => {
      await identity.stop();
      identity = await start(more);
    },
    db,
    /** Another replica. */
    start,
    call: <R extends AnyRpc>(
      rpc: R,
      input: z.input<R['input']>,
      caller: Caller | null = null,
      idempotencyKey?: string,
    ): Promise<RpcOutput<R>> =>
      callAs(caller, () => others.app.get(RpcClient).call(patient(rpc), input), { idempotencyKey }),
    /** Publishes the event; returns its id. */
    publish: async <E extends AnyEventType>(
      type: E,
      data: EventData<E>,
      { id = newId(), at }: PublishOptions = {},
    ) => {
      const occurredAt = at ?? new Date().toISOString();
      const envelope = {
        id,
        type: type.type,
        occurredAt,
        requestId: 'r1',
        actorId: null,
        audience: [],
        data,
      };
      await others.app.get<EventPublisher>(EventPublisher).publish(envelope);
      return id;
    },
    stop: async () => {
      await db.end();
      await others.stop();
      await identity.stop();
      await database.drop();
      await nats.remove();
    },
  };
}

export type Identity = Awaited<ReturnType<typeof startIdentity>>;
